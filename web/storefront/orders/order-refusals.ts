import type { GstLine } from '../../../domain/pricing/gst-rates.ts';
import { nearestPaise, type Paise } from '../../../domain/pricing/money.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';

/** Why an order was not taken, as far as the shopper can do something about it. */

/** Today's prices, when the shopper has seen others; undefined where an amount is missing. */
export type NewPrices = NonNullable<ReturnType<typeof readNewPrices>>;

export type ShortItem = ReturnType<typeof readShortItems>[number];

export function readNewPrices(details: unknown) {
  const amount = (name: string) => paiseOf(getPath(details, 'totals', name));
  const advance = getPath(details, 'totals', 'advance');
  try {
    return {
      totals: {
        subtotal: amount('subtotal'),
        shipping: amount('shippingCost'),
        tax: amount('taxAmount'),
        cgst: amount('cgst'),
        sgst: amount('sgst'),
        igst: amount('igst'),
        discount: amount('discountAmount'),
        roundOff: amount('roundOff'),
        total: amount('totalAmount'),
        taxLines: listOf(getPath(details, 'totals', 'taxLines')).flatMap(readTaxLine),
      },
      /** What is paid now, where a part is. */
      advance: typeof advance === 'number' ? paiseOf(advance) : undefined,
      /** In the order of the lines. */
      unitPrices: listOf(getPath(details, 'items')).map((item) => paiseOf(getPath(item, 'priceAtPurchase'))),
    };
  } catch {
    return undefined;
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Throws for what is no amount. */
const paiseOf = (value: unknown): Paise => nearestPaise(typeof value === 'number' ? value : Number.NaN);

function readTaxLine(line: unknown): GstLine[] {
  const [label, amount] = [textOf(getPath(line, 'label')), getPath(line, 'amount')];
  return label === undefined || typeof amount !== 'number' ? [] : [{ label, amount: paiseOf(amount) }];
}

export function readShortItems(details: unknown) {
  return listOf(getPath(details, 'items')).flatMap((item) => {
    const productId = idOf(getPath(item, 'productId'));
    if (!isObject(item) || productId === undefined) return [];
    const { variant, available } = item;
    return [
      {
        productId,
        name: textOf(item.name),
        /** Undefined: the answer names none, so every line of the product is meant. Null: the product has no variants. */
        variant: variant === null ? null : textOf(variant),
        available: typeof available === 'number' && available > 0 ? Math.floor(available) : 0,
      },
    ];
  });
}
