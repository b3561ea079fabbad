import { DELIVERY_ZONES, type DeliveryZone } from '../../../domain/shipping/promise.ts';
import type { DeliveryPromiseSettings } from '../../../domain/shipping/promise-schema.ts';
import { parseNumber, textOf } from '../dialogs/form-fields.tsx';

/** The texts of the form's fields: '3-5' days, holidays one below the other. An empty one stands for our own. */
type PromiseValues = ReturnType<typeof promiseValues>;

type ZoneTexts = Record<DeliveryZone, string>;

export function promiseValues(given: DeliveryPromiseSettings | undefined) {
  const zones = (method: 'standard' | 'express'): ZoneTexts => ({
    metro: daysText(given?.[method]?.metro),
    state: daysText(given?.[method]?.state),
    rest: daysText(given?.[method]?.rest),
    remote: daysText(given?.[method]?.remote),
  });
  return {
    cutOffHour: textOf(given?.cutOffHour),
    dispatchDays: textOf(given?.dispatchDays),
    standard: zones('standard'),
    express: zones('express'),
    holidays: (given?.holidays ?? []).join('\n'),
  };
}

export const daysText = (days: readonly [number, number] | undefined): string =>
  days === undefined ? '' : [...new Set(days)].join('-');

export function promiseBody(values: PromiseValues) {
  const zones = (method: 'standard' | 'express') =>
    Object.fromEntries(DELIVERY_ZONES.map((zone) => [zone, parseDays(values[method][zone])]));
  return {
    cutOffHour: parseNumber(values.cutOffHour),
    dispatchDays: parseNumber(values.dispatchDays),
    standard: zones('standard'),
    express: zones('express'),
    holidays: parseHolidays(values.holidays),
  };
}

/** '3-5', '3 – 5' and '3 to 5' are two numbers, '4' is both; anything else stays a text, which the check refuses. */
export function parseDays(text: string): readonly [number, number] | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, min, max = min] = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?$/.exec(trimmed) ?? [];
  return min === undefined ? trimmed : [Number(min), Number(max)];
}

/** One per line or separated by commas; `09-11-2026` and `9/11/2026` as Indians write it, too. */
export function parseHolidays(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(line) ?? [];
      return day === undefined ? line : `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}`;
    });
}
