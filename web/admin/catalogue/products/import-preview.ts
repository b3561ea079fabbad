import type { FileProblem, ImportPreview } from '../../../../contract/catalogue/product-import.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { amountText } from './price-preview.ts';

/** 'Row 12, sale price: must be below the list price' */
export function problemText({ row, column, message }: FileProblem): string {
  const parts = [
    row === null ? null : `Row ${row}`,
    column === null ? null : sentenceCase(column, row === null),
  ];
  const place = parts.filter((part) => part !== null).join(', ');
  return place === '' ? message : `${place}: ${message}`;
}

/** 'Sale Price' inside a sentence is 'sale price'; 'HSN' and 'Product ID' keep their capitals. */
function sentenceCase(title: string, isFirst: boolean): string {
  const words = title.split(' ').map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** 'Black, Red ₹5,999; Gold ₹9,999': those with one price together. */
export function keptPricesText(variants: ImportPreview['keptPrices'][number]['variants']): string {
  const prices = [...new Set(variants.map(({ price }) => price))];
  return prices
    .map((price) => {
      const names = variants.filter((one) => one.price === price).map(({ variant }) => variant);
      return `${names.join(', ')}\u00a0${amountText(price)}`;
    })
    .join('; ');
}

/** '2 new, 1 changes, 48 stay as they are' */
export function importSummary({ create, change, leave }: ImportPreview): string {
  const parts = [
    ...(create === 0 ? [] : [`${formatCount(create)} new`]),
    ...(change === 0 ? [] : [`${formatCount(change)} ${change === 1 ? 'changes' : 'change'}`]),
    ...(leave === 0 ? [] : [`${formatCount(leave)} ${leave === 1 ? 'stays as it is' : 'stay as they are'}`]),
  ];
  return parts.length === 0 ? 'No products' : parts.join(', ');
}

export interface ImportRow {
  readonly key: string;
  readonly name: string;
  readonly row: number;
  readonly isNew: boolean;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** One line for each cell that changes; of a new product its name and price say enough. */
export function importRows({ products }: ImportPreview): ImportRow[] {
  return products.flatMap(({ row, id, name, action, changes }): ImportRow[] => {
    if (action === 'create') {
      const price = changes.find(({ column }) => column === 'List Price')?.after ?? '';
      const more = { column: 'New product', before: '', after: price === '' ? '' : `₹${price}` };
      return [{ key: `${id} ${row}`, name, row, isNew: true, ...more }];
    }
    return changes.map((change) => ({
      key: JSON.stringify([id, change.row, change.column]),
      name: change.variant === null ? name : `${name}, ${change.variant}`,
      row: change.row,
      isNew: false,
      column: change.column,
      before: change.before,
      after: change.after,
    }));
  });
}
