import { parseWeightKg } from '../shipping/freight.ts';
import { formatKg } from '../text/format.ts';
import type { Product } from './product.ts';
import { specificationRows } from './specifications.ts';

type Specified = Pick<Product, 'specifications' | 'dimensions' | 'shippingWeight'>;

/**
 * The specifications side by side: every name that one of the products has is a row. Names are the same whatever their
 * letter case, and so are values: 'Powder coat' and 'powder  coat' do not differ. A value that is missing does.
 */
export function compareRows(products: readonly Specified[]) {
  const sheets = products.map((product) => new Map(rowsOf(product).map((row) => [keyOf(row.label), row])));
  const labels = new Map(
    sheets.toReversed().flatMap((sheet) => [...sheet].map(([key, { label }]) => [key, label] as const)),
  );
  return orderOf(sheets.map((sheet) => [...sheet.keys()])).map((key) => {
    const values = sheets.map((sheet) => sheet.get(key)?.text);
    return {
      label: labels.get(key) ?? key,
      values,
      differs: new Set(values.map((value) => (value === undefined ? value : keyOf(value)))).size > 1,
    };
  });
}

const keyOf = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

function rowsOf({ specifications, dimensions, shippingWeight }: Specified) {
  const kg = parseWeightKg(shippingWeight);
  return [
    ...specificationRows(specifications),
    { label: 'Dimensions', text: dimensions ?? '' },
    { label: 'Shipping weight', text: kg === undefined ? '' : formatKg(kg) },
  ].filter(({ text }) => text.trim() !== '');
}

/** The order of the first list; a key that only a later one has comes after the one that it follows there. */
function orderOf(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const list of lists)
    list.forEach((key, place) => {
      if (order.includes(key)) return;
      const before = place === 0 ? undefined : list[place - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    });
  return order;
}
