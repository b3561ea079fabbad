import { NO_FACTS, readFacts, writeFacts } from '../../../domain/fit/fact-text.ts';
import { parsePrice } from '../../../domain/pricing/parse-price.ts';
import { boxesFault, boxesText, readBoxes } from '../../../domain/shipping/box.ts';

/** The columns of the products' file: one row for a product, and one for each of its variants below it. */

export type CellValue = string | number | boolean | readonly string[] | null;
/** Undefined: the field stays as it is. */
export type CellRead = { readonly value: CellValue | undefined } | { readonly message: string };

export type RowKind = 'product' | 'weight' | 'option' | 'color';

export interface FileColumn {
  readonly title: string;
  /** Its name in the API. */
  readonly field: string;
  /** The rows that have it. */
  readonly on: readonly RowKind[];
  readonly read: (cell: string) => CellRead;
}

const PRODUCT = ['product'] as const;
const ALL = ['product', 'weight', 'option', 'color'] as const;
const WEIGHTS = ['product', 'weight', 'color'] as const;

const text = (cell: string): CellRead => ({ value: cell });
const textOrNothing = (cell: string): CellRead => ({ value: cell === '' ? undefined : cell });
const textOrNone = (cell: string): CellRead => ({ value: cell === '' ? null : cell });

const HIGHEST = 10_000_000;
const amount = (cell: string): CellRead => {
  const bare = cell.replace(/^₹\s*/, '');
  if (bare === '') return { value: null };
  const parsed = parsePrice(bare);
  if (parsed === undefined) return { message: 'must be a number, such as 8999.50' };
  if (parsed <= 0) return { message: 'must be more than 0' };
  if (parsed > HIGHEST) return { message: `must be at most ${HIGHEST}` };
  return Math.round(parsed * 100) / 100 === parsed
    ? { value: parsed }
    : { message: 'must have at most two decimals' };
};

/** Empty: the store's rate counts. */
const percent = (cell: string): CellRead => {
  const bare = cell.replace(/\s*%$/, '');
  if (bare === '') return { value: null };
  const parsed = parsePrice(bare);
  return parsed === undefined ? { message: 'must be a number, such as 18' } : { value: parsed };
};

/** Empty: not counted. */
export const readStock = (cell: string): CellRead => {
  if (cell === '') return { value: null };
  const parsed = parsePrice(cell.replace(/\.0+$/, ''));
  return parsed === undefined || !Number.isInteger(parsed)
    ? { message: 'must be a whole number, or empty if you don’t track stock' }
    : { value: parsed };
};

/** Empty: it leaves at once. */
const wholeDays = (cell: string): CellRead => {
  if (cell === '') return { value: null };
  const parsed = parsePrice(cell.replace(/\.0+$/, ''));
  return parsed === undefined || !Number.isInteger(parsed)
    ? { message: 'must be a whole number of working days' }
    : { value: parsed || null };
};

/** A number of kilograms, or a text such as `22.5 kg`. */
const weight = (cell: string): CellRead => {
  if (cell === '') return { value: null };
  return { value: /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell };
};

/** `120 x 60 x 20 cm, 45 kg`, with semicolons between several. Empty: none, or those of the product. */
const boxes = (cell: string): CellRead => {
  const fault = boxesFault(cell, 'Box');
  return fault === undefined ? { value: boxesText(readBoxes(cell) ?? []) || null } : { message: fault };
};

const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);
const yesNo = (cell: string): CellRead => {
  const word = cell.toLowerCase();
  if (word === '') return { value: undefined };
  if (!YES.has(word) && !NO.has(word)) return { message: 'must be Yes or No' };
  return { value: YES.has(word) };
};

const images = (cell: string): CellRead => ({
  value: cell
    .split(/[,\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== ''),
});

/** `2026-12-31`, or as Indian spreadsheets write it: `31-12-2026` and `31/12/2026`. */
const day = (cell: string): CellRead => {
  if (cell === '') return { value: null };
  const [, date, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(cell) ?? [];
  const written = date === undefined ? cell : `${year}-${month?.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(written)
    ? { value: written }
    : { message: 'must be a date, such as 2026-12-31' };
};

/** Empty: they stay as they are. */
const facts = (cell: string): CellRead => {
  if (cell === '') return { value: undefined };
  const read = readFacts(cell);
  if (!read.ok) return { message: read.message };
  return { value: writeFacts(read.facts) || NO_FACTS };
};

/** What a row is about comes first. These are read by themselves, not as fields. */
export const KEY_TITLES = ['Product ID', 'Variant Type', 'Variant', 'Option'] as const;
/** The count when the file was written: what was sold since is never overwritten. */
export const SEEN_TITLE = 'Stock Before';

export const COLUMNS = [
  { title: 'Name', field: 'name', on: PRODUCT, read: text },
  { title: 'Category', field: 'category', on: PRODUCT, read: text },
  { title: 'Product Code', field: 'productCode', on: WEIGHTS, read: textOrNone },
  { title: 'List Price', field: 'price', on: ALL, read: amount },
  { title: 'Sale Price', field: 'salePrice', on: ALL, read: amount },
  { title: 'In Stock', field: 'inStock', on: ALL, read: yesNo },
  { title: 'Stock', field: 'stock', on: ALL, read: readStock },
  { title: SEEN_TITLE, field: 'seenStock', on: ALL, read: readStock },
  { title: 'Shipping Weight', field: 'shippingWeight', on: WEIGHTS, read: weight },
  { title: 'Boxes', field: 'boxes', on: WEIGHTS, read: boxes },
  { title: 'Lead Days', field: 'leadDays', on: PRODUCT, read: wholeDays },
  { title: 'GST', field: 'gst', on: PRODUCT, read: percent },
  { title: 'HSN', field: 'hsn', on: PRODUCT, read: textOrNothing },
  { title: 'Featured', field: 'featured', on: PRODUCT, read: yesNo },
  { title: 'Best Seller', field: 'bestSeller', on: PRODUCT, read: yesNo },
  { title: 'New', field: 'isNew', on: PRODUCT, read: yesNo },
  { title: 'Offer', field: 'offerText', on: PRODUCT, read: textOrNone },
  { title: 'Offer Ends', field: 'offerEnd', on: PRODUCT, read: day },
  { title: 'Offer On', field: 'offerEnabled', on: PRODUCT, read: yesNo },
  { title: 'Brand', field: 'brand', on: PRODUCT, read: textOrNone },
  { title: 'SKU', field: 'sku', on: PRODUCT, read: textOrNone },
  { title: 'Weight', field: 'weight', on: PRODUCT, read: textOrNone },
  { title: 'Dimensions', field: 'dimensions', on: PRODUCT, read: textOrNone },
  { title: 'Fit Facts', field: 'fitFacts', on: WEIGHTS, read: facts },
  { title: 'Slug', field: 'slug', on: PRODUCT, read: textOrNone },
  { title: 'Images', field: 'images', on: ['product', 'weight'], read: images },
  { title: 'Short Description', field: 'shortDescription', on: PRODUCT, read: text },
  { title: 'Description', field: 'description', on: PRODUCT, read: text },
] as const satisfies readonly FileColumn[];

export type FileField = (typeof COLUMNS)[number]['field'];
export const FILE_TITLES: readonly string[] = [...KEY_TITLES, ...COLUMNS.map(({ title }) => title)];

/** As it stands in the file. */
export function writeValue(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
