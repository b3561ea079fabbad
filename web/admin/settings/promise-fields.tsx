import { DELIVERY_ZONES, type DeliveryZone, PROMISE_TERMS } from '../../../domain/shipping/promise.ts';
import type { DeliveryPromiseSettings } from '../../../domain/shipping/promise-schema.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { parseNumber, textOf } from '../dialogs/form-fields.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { LABELS, METHOD_NAMES, ZONE_NAMES } from './sections.ts';
import type { SettingsValues } from './settings-form.tsx';

/** What the promised dates are worked out from. An empty field shows its default. */
export function PromiseFields({ form }: { readonly form: EntityFormState<SettingsValues> }) {
  return (
    <>
      <p className="text-md text-steel sm:col-span-full">
        Shoppers see these dates before they order, and each order keeps its own. Working days are Monday to
        Saturday, without your holidays. Leave a field empty to use the default.
      </p>
      <Field
        label={LABELS['deliveryPromise.cutOffHour']}
        inputMode="numeric"
        placeholder={String(PROMISE_TERMS.cutOffHour)}
        {...form.field(
          'deliveryPromise.cutOffHour',
          '0 to 24. Orders from this hour on start the next working day.',
        )}
      />
      <Field
        label={LABELS['deliveryPromise.dispatchDays']}
        inputMode="numeric"
        placeholder={String(PROMISE_TERMS.dispatchDays)}
        {...form.field('deliveryPromise.dispatchDays', 'A product’s own lead days come on top.')}
      />
      {(['standard', 'express'] as const).map((method) => (
        <fieldset key={method} className="sm:col-span-full">
          <legend className="pb-2 font-semibold">{METHOD_NAMES[method]}, days in transit</legend>
          <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-4">
            {DELIVERY_ZONES.map((zone) => (
              <Field
                key={zone}
                label={ZONE_NAMES[zone]}
                aria-label={`${METHOD_NAMES[method]}: ${ZONE_NAMES[zone]}`}
                autoComplete="off"
                placeholder={daysText(PROMISE_TERMS[method][zone])}
                {...form.field(`deliveryPromise.${method}.${zone}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-steel sm:col-span-full">
        Remote areas are the north-east, Jammu and Kashmir, Ladakh and the islands. A carrier’s own days, from
        its list of pincodes, come first.
      </p>
      <div className="sm:col-span-full">
        <Field
          label={LABELS['deliveryPromise.holidays']}
          optional
          multiline
          rows={4}
          placeholder="2026-11-09"
          {...form.field('deliveryPromise.holidays', 'One date per line, such as 2026-11-09 or 09/11/2026.')}
        />
      </div>
      <div className="sm:col-span-full">
        <Button
          onClick={() => form.setValue('deliveryPromise', promiseValues(undefined), { shouldDirty: true })}
        >
          Reset the promise to defaults
        </Button>
      </div>
    </>
  );
}

/** The texts of the form's fields: '3-5' days, holidays one below the other. An empty one stands for our own. */
type PromiseValues = ReturnType<typeof promiseValues>;

export function promiseValues(given: DeliveryPromiseSettings | undefined) {
  const zones = (method: 'standard' | 'express') =>
    Object.fromEntries(DELIVERY_ZONES.map((zone) => [zone, daysText(given?.[method]?.[zone])])) as Record<
      DeliveryZone,
      string
    >;
  return {
    cutOffHour: textOf(given?.cutOffHour),
    dispatchDays: textOf(given?.dispatchDays),
    standard: zones('standard'),
    express: zones('express'),
    holidays: (given?.holidays ?? []).join('\n'),
  };
}

const daysText = (days: readonly [number, number] | undefined): string =>
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
