import { z } from '../zod.ts';
import { DELIVERY_ZONES, PROMISE_TERMS, type PromiseTerms, type TransitDays } from './promise.ts';

/** What the owner may change of the terms that deliveries are promised by. */

const DAYS_MAX = 90;
const HOLIDAYS_MAX = 200;

const wholeNumber = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 or more`)
    .max(most, `${label} must be at most ${most}`);

const DAYS = `Enter two numbers of days such as 3-5, up to ${DAYS_MAX}`;
const transitDays = z
  .tuple([z.number(), z.number()], { error: DAYS })
  .refine((days) => days.every((day) => Number.isInteger(day) && day >= 0 && day <= DAYS_MAX), DAYS)
  .refine(([min, max]) => min <= max, 'The second number can’t be smaller than the first')
  .optional();

const zones = z
  .strictObject({ metro: transitDays, state: transitDays, rest: transitDays, remote: transitDays })
  .optional();

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export const deliveryPromiseSchema = z.strictObject({
  cutOffHour: wholeNumber('Cut-off hour', 24)
    .optional()
    .describe('0 to 24, in India. Orders from this hour on start on the next working day'),
  dispatchDays: wholeNumber('Days to dispatch', 30).optional(),
  standard: zones.describe('Working days in transit by zone, from and to'),
  express: zones,
  holidays: z
    .array(z.string({ error: 'A holiday must be a date' }))
    .max(HOLIDAYS_MAX, `At most ${HOLIDAYS_MAX} holidays`)
    .superRefine((days, context) => {
      const wrong = days.find((text) => !isDay(text));
      if (wrong !== undefined)
        context.addIssue(`${wrong.slice(0, 40)} is not a date. Write it as 2026-11-09`);
    })
    .optional()
    .describe('Days such as 2026-11-09. Nothing is dispatched or delivered on them, nor on Sundays'),
});
export type DeliveryPromiseSettings = z.output<typeof deliveryPromiseSchema>;

type Zones = NonNullable<DeliveryPromiseSettings['standard']>;

/** Ours, with those that an administrator has changed. */
export function promiseTerms({
  deliveryPromise: given = {},
}: {
  readonly deliveryPromise?: DeliveryPromiseSettings | undefined;
}): PromiseTerms {
  const { standard, express, ...others } = given;
  return {
    ...PROMISE_TERMS,
    ...defined(others),
    standard: { ...PROMISE_TERMS.standard, ...defined(standard) },
    express: { ...PROMISE_TERMS.express, ...defined(express) },
  };
}

/** Without what is undefined. */
function defined<T extends object>(
  terms: T | undefined,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(
    Object.entries(terms ?? {}).filter(([, term]) => term !== undefined),
  ) as ReturnType<typeof defined<T>>;
}

const isSame = (a: TransitDays, b: TransitDays) => a[0] === b[0] && a[1] === b[1];

/** Without those that are ours anyway; each holiday once, in order. */
export function changedTerms(given: DeliveryPromiseSettings): DeliveryPromiseSettings {
  const { cutOffHour, dispatchDays, holidays = [] } = given;
  const zonesOf = (method: 'standard' | 'express'): Zones | undefined => {
    const changed: Zones = {};
    for (const zone of DELIVERY_ZONES) {
      const days = given[method]?.[zone];
      if (days !== undefined && !isSame(days, PROMISE_TERMS[method][zone])) changed[zone] = days;
    }
    return Object.keys(changed).length > 0 ? changed : undefined;
  };
  const [standard, express] = [zonesOf('standard'), zonesOf('express')];
  return {
    ...(cutOffHour !== undefined && cutOffHour !== PROMISE_TERMS.cutOffHour && { cutOffHour }),
    ...(dispatchDays !== undefined && dispatchDays !== PROMISE_TERMS.dispatchDays && { dispatchDays }),
    ...(standard && { standard }),
    ...(express && { express }),
    ...(holidays.length > 0 && { holidays: [...new Set(holidays)].sort() }),
  };
}
