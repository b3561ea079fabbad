import { add, maxPaise, type Paise, paise, RUPEE, rupees, scale, subtract } from './money.ts';
import { percentOff } from './price.ts';

/** A change of many prices by one rule: what each product and each of its variants costs afterwards. */

/** Up with an amount above zero, down with one below. */
export interface PriceStep {
  readonly by: 'percent' | 'rupees';
  readonly amount: number;
}

export const ROUNDINGS = ['paisa', 'rupee', 'ten', 'hundred', 'nine', 'ninety-nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export interface PriceRule {
  readonly listPrice?: PriceStep | undefined;
  /** Counted from the present sale price, or from the list price as it will be; `remove` takes it away. */
  readonly salePrice?: (PriceStep & { readonly from: 'salePrice' | 'listPrice' }) | 'remove' | undefined;
  readonly rounding: Rounding;
}

interface Priced {
  /** Of a variant, as it is stored. */
  readonly id?: number | undefined;
  readonly price?: number | undefined;
  readonly salePrice?: number | undefined;
}

export interface PricedProduct extends Omit<Priced, 'id'> {
  readonly price: number;
  readonly weightVariants?:
    | readonly (Priced & {
        readonly weight: string;
        readonly weightOptions?: readonly (Priced & { readonly weight: string })[] | undefined;
      })[]
    | undefined;
  readonly colorVariants?: readonly (Priced & { readonly color: string })[] | undefined;
}

export const PRICE_PROBLEMS = {
  BELOW_ONE_RUPEE: 'A price must be at least ₹1',
  TOO_HIGH: 'A price must be at most ₹1,00,00,000',
  SALE_NOT_BELOW_LIST: 'The sale price must be below the list price',
} as const;
export type PriceProblem = keyof typeof PRICE_PROBLEMS;

export interface PriceTag {
  readonly price: Paise | null;
  readonly salePrice: Paise | null;
  /** Of the list price that counts for it: its own, or that of what it belongs to. */
  readonly percentOff: number;
}

/** What one thing costs before and after: the product itself, or a variant that has a price of its own. */
export interface PriceLine {
  readonly variantId: number | null;
  /** '25 kg set / Chrome rod'; null: the product itself. */
  readonly variant: string | null;
  readonly before: PriceTag;
  readonly after: PriceTag;
  readonly isChanged: boolean;
  readonly problem: PriceProblem | null;
}

const HIGHEST = rupees(10_000_000);

/** Every so many rupees there is a price of this kind, and so much below: 99, 199, 299 … */
const GRIDS: Readonly<Record<Rounding, { readonly step: Paise; readonly below: Paise }>> = {
  paisa: { step: paise(1), below: paise(0) },
  rupee: { step: RUPEE, below: paise(0) },
  ten: { step: rupees(10), below: paise(0) },
  hundred: { step: rupees(100), below: paise(0) },
  nine: { step: rupees(10), below: RUPEE },
  'ninety-nine': { step: rupees(100), below: RUPEE },
};

/** To the nearest price of its kind, halves up, and never to nothing: ₹8,763 to a 99 is ₹8,799, ₹12 is ₹99. */
export function roundPrice(amount: Paise, rounding: Rounding): Paise {
  const { step, below } = GRIDS[rounding];
  return subtract(maxPaise(scale(add(amount, below), 1, 1, step), step), below);
}

/** ₹8,999 up by 7.5 percent is ₹9,673.93; to the rupee ₹9,674. What is not above zero is left for the checks. */
export function stepPrice(amount: Paise, { by, amount: change }: PriceStep, rounding: Rounding): Paise {
  const stepped =
    by === 'rupees' ? add(amount, rupees(change)) : scale(amount, 10_000 + Math.round(change * 100), 10_000);
  return stepped < RUPEE ? stepped : roundPrice(stepped, rounding);
}

/** A line for the product, and one for each variant with a price of its own; the others cost what the product costs. */
export function changePrices(product: PricedProduct, rule: PriceRule): PriceLine[] {
  const list = { before: rupees(product.price), after: listAfter(rupees(product.price), rule) };
  const { price, salePrice } = product;
  const lines = [lineOf({ price, salePrice }, null, list, rule)];
  for (const weight of product.weightVariants ?? []) {
    const own = listOf(weight, list, rule);
    if (hasPrice(weight)) lines.push(lineOf(weight, weight.weight, own, rule));
    for (const option of weight.weightOptions ?? [])
      if (hasPrice(option))
        lines.push(lineOf(option, `${weight.weight} / ${option.weight}`, listOf(option, own, rule), rule));
  }
  for (const color of product.colorVariants ?? [])
    if (hasPrice(color)) lines.push(lineOf(color, color.color, listOf(color, list, rule), rule));
  return lines;
}

interface ListPrices {
  readonly before: Paise;
  readonly after: Paise;
}

const hasPrice = ({ price, salePrice }: Priced) => price !== undefined || salePrice !== undefined;

const listAfter = (price: Paise, { listPrice, rounding }: PriceRule): Paise =>
  listPrice === undefined ? price : stepPrice(price, listPrice, rounding);

function listOf({ price }: Priced, inherited: ListPrices, rule: PriceRule): ListPrices {
  return price === undefined ? inherited : { before: rupees(price), after: listAfter(rupees(price), rule) };
}

function saleAfter({ salePrice }: Priced, list: ListPrices, rule: PriceRule): Paise | null {
  const present = salePrice === undefined ? null : rupees(salePrice);
  if (rule.salePrice === undefined) return present;
  if (rule.salePrice === 'remove') return null;
  const base = rule.salePrice.from === 'listPrice' ? list.after : present;
  return base === null ? null : stepPrice(base, rule.salePrice, rule.rounding);
}

function lineOf(thing: Priced, variant: string | null, list: ListPrices, rule: PriceRule): PriceLine {
  const sale = thing.salePrice === undefined ? null : rupees(thing.salePrice);
  const before = tagOf(thing, list.before, sale);
  const after = tagOf(thing, list.after, saleAfter(thing, list, rule));
  return {
    variantId: thing.id ?? null,
    variant,
    before,
    after,
    isChanged: before.price !== after.price || before.salePrice !== after.salePrice,
    problem: problemOf(after, list.after),
  };
}

function tagOf({ price }: Priced, list: Paise, salePrice: Paise | null): PriceTag {
  return {
    price: price === undefined ? null : list,
    salePrice,
    percentOff: salePrice === null ? 0 : percentOff(list, salePrice),
  };
}

function problemOf({ price, salePrice }: PriceTag, list: Paise): PriceProblem | null {
  const amounts = [price, salePrice].filter((amount) => amount !== null);
  if (amounts.some((amount) => amount < RUPEE)) return 'BELOW_ONE_RUPEE';
  if (amounts.some((amount) => amount > HIGHEST)) return 'TOO_HIGH';
  return salePrice !== null && salePrice >= list ? 'SALE_NOT_BELOW_LIST' : null;
}
