import type { Carrier } from '../../../contract/shipping/carrier.ts';
import type { OnTimeFigures } from '../../../contract/shipping/promise.ts';
import type { Rate } from '../../../contract/shipping/rate.ts';
import type { Shipment } from '../../../contract/shipping/shipment.ts';
import { slugify } from '../../../domain/catalogue/slug.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { negate, rupees, subtract } from '../../../domain/pricing/money.ts';
import { NATIONAL_ZONE } from '../../../domain/shipping/carrier-rates.ts';
import { SHIPPING_METHODS } from '../../../domain/shipping/freight.ts';
import { unusualBill } from '../../../domain/shipping/freight-margin.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { formatCount, formatKg, formatRupeesUnrounded } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { ListFilter } from '../list/list-toolbar.tsx';
import { optionsOf, sentenceCase } from '../list/options.ts';

export const STATUS_OPTIONS = optionsOf(SHIPMENT_STATUSES, sentenceCase);
export const METHOD_OPTIONS = optionsOf(SHIPPING_METHODS, sentenceCase);
export const ACTIVE_FILTER: ListFilter = {
  name: 'isActive',
  label: 'Active',
  all: 'All',
  options: [
    { value: 'true', label: 'Active' },
    { value: 'false', label: 'Not active' },
  ],
};

/** Amber waits, blue moves, green is there; red needs the owner. */
export const SHIPMENT_TONES: Readonly<Record<ShipmentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PICKED_UP: 'blue',
  IN_TRANSIT: 'blue',
  OUT_FOR_DELIVERY: 'violet',
  DELIVERED: 'green',
  FAILED: 'red',
  RETURNED: 'red',
  CANCELLED: 'neutral',
};

export const ZONE_OPTIONS = [
  { value: NATIONAL_ZONE, label: 'All of India' },
  ...STATE_NAMES.map((name) => ({ value: slugify(name), label: name })),
];

/** A zone that is no State's, entered through the API, is shown as it is. */
export const zoneName = (zone: string): string =>
  ZONE_OPTIONS.find(({ value }) => value === zone)?.label ?? zone;

export const money = (amount: number): string => formatRupeesUnrounded(rupees(amount));

/** 'Any weight', 'From 50 kg', '0–50 kg': up to, and not including, the second. */
export function weightRange({ minWeightKg, maxWeightKg }: Pick<Rate, 'minWeightKg' | 'maxWeightKg'>): string {
  if (maxWeightKg !== null)
    return `${formatKg(minWeightKg).replace('\u00a0kg', '')}–${formatKg(maxWeightKg)}`;
  return minWeightKg === 0 ? 'Any weight' : `From ${formatKg(minWeightKg)}`;
}

export const dayRange = ({ minDays, maxDays }: Pick<Rate, 'minDays' | 'maxDays'>): string =>
  minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;

/** A field's text as people read it; the carrier's name is that of the stored rate. */
export const rateFieldText = (name: string, text: string, { carrierName }: Rate): string =>
  name === 'carrierId'
    ? carrierName
    : ([...ZONE_OPTIONS, ...METHOD_OPTIONS].find(({ value }) => value === text)?.label ??
      (text || 'nothing'));

export const orderAddress = (orderNumber: number): string =>
  `/admin/orders/${displayOrderNumber(orderNumber)}`;

export const shipmentName = ({
  orderNumber,
  trackingNumber,
}: Pick<Shipment, 'orderNumber' | 'trackingNumber'>): string =>
  [displayOrderNumber(orderNumber), trackingNumber].filter(Boolean).join(', ');

export const rateName = (rate: Rate): string =>
  `${rate.carrierName}, ${zoneName(rate.zone)}, ${rate.method}, ${weightRange(rate)}`;

/** '18,200 pincodes', or 'Everywhere except 3' where it goes to those that its list does not name. */
export function servedText({ listed, served, servesOthers }: NonNullable<Carrier['pincodes']>): string {
  const refused = listed - served;
  if (!servesOthers) return `${formatCount(served)} ${served === 1 ? 'pincode' : 'pincodes'}`;
  return refused === 0 ? 'Everywhere' : `Everywhere except ${formatCount(refused)}`;
}

/** '93%' of those that are decided; '–' while none is. */
export function onTimeShare({ onTime, late }: Pick<OnTimeFigures, 'onTime' | 'late'>): string {
  return onTime + late === 0 ? '–' : `${Math.floor((onTime * 100) / (onTime + late))}%`;
}

/** '3 late by 2 days', 'none late' */
export function lateText({ late, medianDaysLate }: Pick<OnTimeFigures, 'late' | 'medianDaysLate'>): string {
  if (late === 0 || medianDaysLate === null) return 'none late';
  return `${formatCount(late)} late by ${medianDaysLate} ${medianDaysLate === 1 ? 'day' : 'days'}`;
}

/** '₹85 margin', '₹210 lost': of what the customer paid, once the carrier is paid. */
export function marginText(charged: number, paid: number): string {
  const difference = subtract(rupees(charged), rupees(paid));
  if (difference === 0) return 'no margin';
  if (difference > 0) return `${formatRupeesUnrounded(difference)} margin`;
  return `${formatRupeesUnrounded(negate(difference))} lost`;
}

type FreightOf = Pick<Shipment, 'cost' | 'quotedCost' | 'billedAt' | 'charged'>;

/** 'Charged ₹750, paid ₹300: ₹450 margin'. Undefined where the reader sees no amounts, or there are none. */
export function freightText({ cost, billedAt, charged }: FreightOf): string | undefined {
  if (charged === undefined) return undefined;
  if (billedAt !== null)
    return `Charged ${money(charged)}, paid ${money(cost)}: ${marginText(charged, cost)}`;
  if (cost === 0) return charged === 0 ? undefined : `Charged ${money(charged)}, no bill yet`;
  return `Charged ${money(charged)}, quoted ${money(cost)}: ${marginText(charged, cost)} if the bill matches`;
}

/** 'Bill 15% above the quote', where that is more than usual. */
export function unusualBillText({ cost, quotedCost, billedAt }: FreightOf): string | undefined {
  if (billedAt === null) return undefined;
  const percent = unusualBill(quotedCost === null ? null : rupees(quotedCost), rupees(cost));
  if (percent === undefined) return undefined;
  return `Bill ${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} the quote`;
}

export const lateByText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} late`;
