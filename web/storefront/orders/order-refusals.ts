import type { GstLine } from '../../../domain/pricing/gst-rates.ts';
import { nearestPaise, type Paise } from '../../../domain/pricing/money.ts';
import type { Totals } from '../../../domain/pricing/totals.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';

/** Why an order was not taken, as far as the shopper can do something about it. */

/** Today's prices, when the shopper has seen others. */
export interface NewPrices {
  readonly totals: Totals;
  /** What is paid now, where a part is. */
  readonly advance: Paise | undefined;
  /** In the order of the lines. */
  readonly unitPrices: readonly Paise[];
}

/** What there is too little of. */
export interface ShortItem {
  readonly productId: string;
  readonly name: string | undefined;
  /** Undefined: the answer names none, so every line of the product is meant. Null: the product has no variants. */
  readonly variant: string | null | undefined;
  readonly available: number;
}

export function readNewPrices(details: unknown): NewPrices | undefined {
  const amount = (name: string) => paiseOf(getPath(details, 'totals', name));
  const totals = {
    subtotal: amount('subtotal'),
    shipping: amount('shippingCost'),
    tax: amount('taxAmount'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    discount: amount('discountAmount'),
    roundOff: amount('roundOff'),
    total: amount('totalAmount'),
  };
  const items = getPath(details, 'items');
  const unitPrices = Array.isArray(items)
    ? items.map((item) => paiseOf(getPath(item, 'priceAtPurchase')))
    : [];
  if (!isComplete(totals) || !unitPrices.every((price) => price !== undefined)) return undefined;
  return {
    totals: { ...totals, taxLines: taxLinesOf(getPath(details, 'totals', 'taxLines')) },
    advance: amount('advance'),
    unitPrices,
  };
}

function taxLinesOf(value: unknown): GstLine[] {
  return (Array.isArray(value) ? value : []).flatMap((line) => {
    const [label, amount] = [textOf(getPath(line, 'label')), paiseOf(getPath(line, 'amount'))];
    return label === undefined || amount === undefined ? [] : [{ label, amount }];
  });
}

function isComplete<Name extends string>(
  amounts: Record<Name, Paise | undefined>,
): amounts is Record<Name, Paise> {
  return Object.values(amounts).every((amount) => amount !== undefined);
}

function paiseOf(value: unknown): Paise | undefined {
  try {
    return typeof value === 'number' ? nearestPaise(value) : undefined;
  } catch {
    return undefined;
  }
}

export function readShortItems(details: unknown): ShortItem[] {
  const items = getPath(details, 'items');
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const productId = idOf(getPath(item, 'productId'));
    if (!isObject(item) || productId === undefined) return [];
    const { variant, available } = item;
    return [
      {
        productId,
        name: textOf(item.name),
        variant: variant === null ? null : textOf(variant),
        available: typeof available === 'number' && available > 0 ? Math.floor(available) : 0,
      },
    ];
  });
}
