import { type Paise, paise } from '../pricing/money.ts';

/** A figure of the GST law that changes: each holds from its day on, in India. The first holds for all days before, too. */
type DatedFigures<Value> = readonly [{ from: string; value: Value }, ...{ from: string; value: Value }[]];

/**
 * Above it, an invoice to a consumer in another State is reported by itself (table 5 of GSTR-1), tax included:
 * ₹2,50,000 until 31 July 2024, ₹1,00,000 since.
 */
const LARGE_CONSUMER_INVOICE: DatedFigures<Paise> = [
  { from: '2017-07-01', value: paise(2_50_000_00) },
  { from: '2024-08-01', value: paise(1_00_000_00) },
];

/** Table 12 of GSTR-1 has a part for businesses and one for consumers since May 2025. */
const HSN_BY_BUYER: DatedFigures<boolean> = [
  { from: '2017-07-01', value: false },
  { from: '2025-05-01', value: true },
];

const figureOn = <Value>(figures: DatedFigures<Value>, day: string): Value =>
  (figures.findLast(({ from }) => from <= day) ?? figures[0]).value;

export const largeConsumerLimit = (day: string): Paise => figureOn(LARGE_CONSUMER_INVOICE, day);
export const isHsnSplitByBuyer = (day: string): boolean => figureOn(HSN_BY_BUYER, day);
