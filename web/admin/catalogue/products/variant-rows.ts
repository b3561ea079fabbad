import type { ProductRecord, VariantRecord } from '../../../../contract/catalogue/product.ts';
import type { VariantType } from '../../../../domain/catalogue/product.ts';
import { parsePrice } from '../../../../domain/pricing/parse-price.ts';
import { type Box, boxesFault, boxText, readBoxes } from '../../../../domain/shipping/box.ts';
import { parseNumber, textOf } from '../../dialogs/form-fields.tsx';

export interface SoldRow {
  /** Identifies the row while the form is open. */
  readonly key: string;
  readonly kind: VariantType;
  readonly label: string;
  readonly price: string;
  readonly salePrice: string;
  readonly stock: string;
  /** In kilograms, for the freight; options weigh what their weight does. */
  readonly shippingWeight: string;
  /** One in a line; none: it leaves in those of the product. */
  readonly boxes: string;
  readonly inStock: boolean;
  /** The stored variant; a new one has none. */
  readonly source?: VariantRecord;
}

export interface VariantRow extends SoldRow {
  /** The second choice of a weight, such as the finish of a set; colours have none. */
  readonly options: readonly SoldRow[];
}

export const newRow = (kind: VariantType, key: string): VariantRow => ({
  key,
  kind,
  label: '',
  price: '',
  salePrice: '',
  stock: '',
  shippingWeight: '',
  boxes: '',
  inStock: true,
  options: [],
});

export function rowsOf(product: ProductRecord | null): VariantRow[] {
  const { weightVariants = [], colorVariants = [] } = product ?? {};
  const row = (kind: VariantType, label: string, source: VariantRecord): VariantRow => ({
    key: `${kind} ${label}`,
    kind,
    label,
    source,
    inStock: source.inStock,
    options: [],
    price: textOf(source.price),
    salePrice: textOf(source.salePrice),
    stock: textOf(source.stock),
    shippingWeight: weightOf(source),
    boxes: boxesOf(source),
  });
  return [
    ...weightVariants.map((variant) => ({
      ...row('weight', variant.weight, variant),
      options: (variant.weightOptions ?? []).map((option) => row('weight', option.weight, option)),
    })),
    ...colorVariants.map((variant) => row('color', variant.color, variant)),
  ];
}

export const isSameRows = (rows: readonly VariantRow[], others: readonly VariantRow[]) =>
  JSON.stringify(rows) === JSON.stringify(others);

/**
 * After an edit conflict: untouched rows become theirs; touched ones stay, but take over the current counts where no
 * count was typed, so that a sale is not overwritten.
 */
export function mergeTheirs(
  before: readonly VariantRow[],
  known: ProductRecord | null,
  theirs: ProductRecord,
) {
  const [then, now] = [rowsOf(known), rowsOf(theirs)];
  const isTouched = !isSameRows(before, then);
  const rows = isTouched
    ? before.map((row) => ({
        ...mergeRow(row, now),
        options: row.options.map((option) => mergeRow(option, now)),
      }))
    : now;
  const theirText = variantsText(now);
  if (known === null || variantsText(then) === theirText) return { rows };
  const note = isTouched
    ? `Someone else saved: ${theirText}. If you save again, your changes replace theirs.`
    : 'Someone else changed the variants. These are the latest.';
  return { rows, note };
}

function mergeRow<Row extends SoldRow>(row: Row, now: readonly VariantRow[]): Row {
  const { source } = row;
  if (source === undefined) return row;
  const same = now
    .flatMap((other) => [other, ...other.options])
    .find((other) => other.source?.id === source.id && source.id !== undefined);
  // A variant that they removed is created again, with the count of this form.
  if (same?.source === undefined) return { ...row, source: { ...source, id: undefined, stock: null } };
  const isCountTyped = row.stock !== textOf(source.stock);
  return { ...row, source: same.source, stock: isCountTyped ? row.stock : same.stock };
}

/** `10kg ₹900 (7 left) / Pair ₹1700, Red (out of stock)` */
function variantsText(rows: readonly VariantRow[]): string {
  const one = ({ label, price, salePrice, shippingWeight, boxes, stock, inStock }: SoldRow): string =>
    [
      label,
      price && `₹${price}`,
      salePrice && `sale ₹${salePrice}`,
      shippingWeight && `shipping weight ${shippingWeight}`,
      boxes && `boxes ${inOneLine(boxes)}`,
      inStock ? stock && `(${stock} left)` : '(out of stock)',
    ]
      .filter(Boolean)
      .join(' ');
  return rows.map((row) => [row, ...row.options].map(one).join(' / ')).join(', ') || 'no variants';
}

export interface VariantFault {
  /** Of the field in the form: `variants.0.price`. */
  readonly path: string;
  readonly message: string;
}

export function variantFault(rows: readonly VariantRow[]): VariantFault | undefined {
  for (const [index, { options, ...row }] of rows.entries()) {
    const path = `variants.${index}`;
    const fault =
      rowFault(path, row.label, row, 'Each variant needs a weight or a colour') ??
      options.flatMap((option, at) => {
        const name = `${row.label} / ${option.label}`;
        const unnamed = `Each option of ${row.label} needs a name`;
        return rowFault(`${path}.options.${at}`, name, option, unnamed) ?? [];
      })[0];
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type TypedRow = Pick<SoldRow, 'label' | 'price' | 'salePrice' | 'stock' | 'boxes'>;

function rowFault(
  path: string,
  name: string,
  { label, price, salePrice, stock, boxes }: TypedRow,
  unnamed: string,
): VariantFault | undefined {
  if (label.trim() === '') return { path: `${path}.label`, message: unnamed };
  if (price.trim() !== '' && parsePrice(price) === undefined)
    return { path: `${path}.price`, message: `Price of ${name} must be a number` };
  if (salePrice.trim() !== '' && parsePrice(salePrice) === undefined)
    return { path: `${path}.salePrice`, message: `Sale price of ${name} must be a number` };
  if (!/^\d*$/.test(stock.trim()))
    return { path: `${path}.stock`, message: `Stock of ${name} must be a whole number` };
  const fault = boxesFault(boxes);
  return fault === undefined ? undefined : { path: `${path}.boxes`, message: `Boxes of ${name}. ${fault}` };
}

/** The body for the API. An unchanged count is not sent, since some may have been sold meanwhile. */
export function variantsBody(rows: readonly VariantRow[]) {
  const of = (kind: VariantType) => rows.filter((row) => row.kind === kind).map(bodyOf);
  return { weightVariants: of('weight'), colorVariants: of('color') };
}

/** An empty list of options removes those that are stored. */
function bodyOf(row: VariantRow) {
  const hadOptions = row.source !== undefined && 'weightOptions' in row.source;
  return {
    ...soldBody(row),
    ...(hadOptions || row.options.length > 0 ? { weightOptions: row.options.map(soldBody) } : {}),
  };
}

function soldBody({ kind, label, price, salePrice, shippingWeight, boxes, stock, inStock, source }: SoldRow) {
  const { stock: seenStock = null, ...fields } = source ?? {};
  const counted = stock.trim() === '' ? null : Number(stock);
  const isWeightTyped = shippingWeight.trim() !== (source === undefined ? '' : weightOf(source));
  return {
    ...fields,
    [kind]: label.trim(),
    price: parsePrice(price) ?? null,
    salePrice: parsePrice(salePrice) ?? null,
    inStock,
    ...(boxes === (source === undefined ? '' : boxesOf(source)) ? {} : { boxes: readBoxes(boxes) ?? [] }),
    ...(isWeightTyped ? { shippingWeight: parseNumber(shippingWeight) ?? null } : {}),
    ...(counted === seenStock ? {} : { stock: counted, seenStock }),
  };
}

const weightOf = (variant: VariantRecord) =>
  'shippingWeight' in variant && variant.shippingWeight != null ? String(variant.shippingWeight) : '';

/** One in a line, as the form has them. */
export const boxLines = (boxes: readonly Box[] = []): string => boxes.map(boxText).join('\n');

const boxesOf = (variant: VariantRecord) => boxLines('boxes' in variant ? variant.boxes : undefined);

/** Boxes of the form, where there is one line. */
export const inOneLine = (boxes: string): string => boxes.trim().replace(/\s*\n\s*/g, '; ');
