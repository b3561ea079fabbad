import type { OrderStatus } from '../orders/order-status.ts';
import { HOME_STATE } from '../pricing/gst.ts';
import { indianClock } from '../text/indian-clock.ts';
import type { ShippingMethod } from './freight.ts';
import { stateOfPincode } from './pincode/pincode.ts';

/** From the order to the door in working days, Monday to Saturday without holidays. */

export const DELIVERY_ZONES = ['metro', 'state', 'rest', 'remote'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** Working days in transit, from and to. */
export type TransitDays = readonly [min: number, max: number];

export interface PromiseTerms {
  /** On a clock in India. An order of this hour or later starts on the next working day. */
  readonly cutOffHour: number;
  /** Working days from the start until the order has left the warehouse. */
  readonly dispatchDays: number;
  readonly standard: Readonly<Record<DeliveryZone, TransitDays>>;
  readonly express: Readonly<Record<DeliveryZone, TransitDays>>;
  /** Days of the calendar: '2026-11-09'. Nothing is dispatched or delivered on them. */
  readonly holidays: readonly string[];
}

/**
 * They agree with what the pages say: dispatch within 1-2 business days, standard delivery 3-7 days in transit and
 * express 1-3, 7 working days in all and up to 10 in remote areas.
 */
export const PROMISE_TERMS: PromiseTerms = {
  cutOffHour: 14,
  dispatchDays: 2,
  standard: { metro: [3, 4], state: [3, 5], rest: [4, 5], remote: [5, 7] },
  express: { metro: [1, 2], state: [1, 2], rest: [2, 3], remote: [3, 3] },
  holidays: [],
};

/** Mumbai with Thane, Delhi, Bengaluru, Chennai, Kolkata, Hyderabad, Pune and Ahmedabad. */
const METRO_PREFIXES: ReadonlySet<string> = new Set(['400', '110', '560', '600', '700', '500', '411', '380']);

/** The north-east, the far north and the islands. */
const REMOTE_STATES: ReadonlySet<string> = new Set([
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
  'Jammu and Kashmir',
  'Ladakh',
  'Andaman and Nicobar Islands',
  'Lakshadweep',
]);

/** A pincode whose State is unknown gets the days of the rest of India, the longest but for remote States. */
export function deliveryZone(pincode: string): DeliveryZone {
  if (METRO_PREFIXES.has(pincode.slice(0, 3))) return 'metro';
  const state = stateOfPincode(pincode);
  if (state === undefined) return 'rest';
  if (REMOTE_STATES.has(state)) return 'remote';
  return state === HOME_STATE ? 'state' : 'rest';
}

/** What the list of one carrier says of a pincode. */
export interface CarrierAnswer {
  readonly serves: boolean;
  /** Of its standard service; null where its list names none. */
  readonly days: TransitDays | null;
}

/** A shop without lists delivers everywhere. */
export function isDelivered(carriers: readonly CarrierAnswer[]): boolean {
  return carriers.length === 0 || carriers.some(({ serves }) => serves);
}

/** First and last day of delivery, as days of the calendar in India. */
export interface DeliveryPromise {
  readonly first: string;
  readonly last: string;
}

export interface PromisedOrder {
  readonly pincode: string;
  readonly method: ShippingMethod;
  /** Of the product that takes longest. */
  readonly leadDays: number;
  readonly orderedAt: Date;
  readonly terms: PromiseTerms;
  /** The active carriers that have a list. */
  readonly carriers?: readonly CarrierAnswer[];
}

/**
 * Example: ordered on Wednesday 18 November 2026 at noon for Bengaluru, it leaves on Friday the 20th and comes from
 * Tuesday the 24th to Wednesday the 25th.
 */
export function promiseFor(order: PromisedOrder): DeliveryPromise {
  const { leadDays, orderedAt, terms } = order;
  const calendar = workingDays(terms);
  const start = calendar.startOf(orderedAt);
  const [min, max] = transitDays(order);
  const dispatch = terms.dispatchDays + leadDays;
  return {
    first: dayText(calendar.after(start, dispatch + min)),
    last: dayText(calendar.after(start, dispatch + max)),
  };
}

/** What an order was promised, moved by the working days that it waited before it could start. */
export function postponed(
  { first, last }: DeliveryPromise,
  {
    orderedAt,
    startsAt,
    terms,
  }: { readonly orderedAt: Date; readonly startsAt: Date; readonly terms: PromiseTerms },
): DeliveryPromise {
  const calendar = workingDays(terms);
  const started = calendar.startOf(startsAt);
  let waited = 0;
  for (let day = calendar.startOf(orderedAt); day < started; day = calendar.after(day, 1)) waited += 1;
  const later = (day: string) => dayText(calendar.after(new Date(day), waited));
  return { first: later(first), last: later(last) };
}

/** The day on which what is packed now leaves: today until the cut-off hour. */
export const nextWorkingDay = (now: Date, terms: PromiseTerms): string =>
  dayText(workingDays(terms).startOf(now));

export const afterWorkingDays = (start: string, days: number, terms: PromiseTerms): string =>
  dayText(workingDays(terms).after(new Date(start), days));

function workingDays({ cutOffHour, holidays }: PromiseTerms) {
  const isHoliday = new Set(holidays);
  const isWorking = (day: Date) => day.getUTCDay() !== SUNDAY && !isHoliday.has(dayText(day));
  return {
    /** The working day on which an order starts. */
    startOf: (orderedAt: Date): Date => {
      const clock = indianClock(orderedAt);
      const start = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()));
      if (clock.getUTCHours() >= cutOffHour) start.setUTCDate(start.getUTCDate() + 1);
      while (!isWorking(start)) start.setUTCDate(start.getUTCDate() + 1);
      return start;
    },
    after: (start: Date, days: number): Date => {
      const day = new Date(start);
      for (let left = days; left > 0; ) {
        day.setUTCDate(day.getUTCDate() + 1);
        if (isWorking(day)) left -= 1;
      }
      return day;
    },
  };
}

const SUNDAY = 0;
const dayText = (day: Date): string => day.toISOString().slice(0, 10);

/** Those of the quickest carrier that goes there. Where it is slower than the zone, express is slower by as much. */
function transitDays({ pincode, method, terms, carriers = [] }: PromisedOrder): TransitDays {
  const zone = deliveryZone(pincode);
  const usual = terms.standard[zone];
  const [quickest = usual] = carriers
    .filter(({ serves }) => serves)
    .map(({ days }) => days ?? usual)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  if (method === 'standard') return quickest;
  const [first, last] = terms.express[zone];
  const min = first + Math.max(0, quickest[0] - usual[0]);
  return [min, Math.max(min, last + Math.max(0, quickest[1] - usual[1]))];
}

/** Statuses of orders that have not come yet, and still should. */
export const AWAITED_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
] as const satisfies readonly OrderStatus[];

/** Its last promised day is over, and it has not come. `today` is a day in India. */
export function isOverdue(
  {
    promise_last: last,
    status,
    fully_refunded: isRefunded,
  }: {
    readonly promise_last: string | null;
    readonly status: OrderStatus;
    /** It is not sent any more. */
    readonly fully_refunded: boolean;
  },
  today: string,
): boolean {
  const isAwaited = status === 'SHIPPED' || !isRefunded;
  return last !== null && last < today && isAwaited && AWAITED_STATUSES.some((awaited) => awaited === status);
}

/** Several products leave together, with the one that takes longest. */
export function longestLead(products: readonly { readonly leadDays?: number | undefined }[]): number {
  return Math.max(0, ...products.map(({ leadDays = 0 }) => leadDays));
}

/** What the shop says where no carrier goes. */
export const notDelivered = (pincode: string): string => `We do not deliver to ${pincode} yet.`;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Tue 24 Nov' for '2026-11-24'. Spaces that do not break keep a day together. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return [WEEKDAYS[date.getUTCDay()], date.getUTCDate(), MONTHS[date.getUTCMonth()]].join('\u00a0');
}

/** 'Tue 24 Nov to Wed 25 Nov', or the one day. */
export function promiseWords({ first, last }: DeliveryPromise): string {
  return first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;
}
