import { FACT_PART_NAMES, FACT_PARTS } from '../../../../domain/fit/fact-fields.ts';
import type { ProductValues } from './product-form.ts';
import { type SectionName, sectionOf } from './product-sections.ts';
import type { SoldRow, VariantRow } from './variant-rows.ts';

export interface ProductChange {
  readonly section: SectionName;
  /** "Stock of 20 kg: 7 is now 11". */
  readonly text: string;
}

/** Told with what they were and are; longer texts only say that they changed. */
const SHORT_FIELDS = {
  name: 'Name',
  productCode: 'Product code',
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  shippingWeight: 'Weight',
  leadDays: 'Lead days',
  gst: 'GST',
  hsn: 'HSN code',
} as const satisfies Partial<Record<keyof ProductValues, string>>;
const LONG_FIELDS = {
  shortDescription: 'Short description',
  description: 'Full description',
  images: 'Pictures',
  boxes: 'Boxes',
} as const satisfies Partial<Record<keyof ProductValues, string>>;
const BOXES = {
  inStock: 'In stock',
  featured: 'Featured',
  bestSeller: 'Best seller',
  isNew: 'New',
} as const satisfies Partial<Record<keyof ProductValues, string>>;

const entriesOf = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][];

/** What the form has that is not stored yet, in the order of its sections. */
export function productChanges(
  before: ProductValues,
  now: ProductValues,
  categoryName: (id: string) => string,
): ProductChange[] {
  const changes: ProductChange[] = [];
  const tell = (field: string, text: string) => changes.push({ section: sectionOf(field), text });
  for (const [field, label] of entriesOf(SHORT_FIELDS))
    if (before[field] !== now[field]) tell(field, `${label}: ${isNow(before[field], now[field])}`);
  if (before.category !== now.category)
    tell('category', `Category: ${isNow(categoryName(before.category), categoryName(now.category))}`);
  for (const [field, label] of entriesOf(LONG_FIELDS))
    if (before[field] !== now[field]) tell(field, `${label} changed`);
  for (const [field, label] of entriesOf(BOXES))
    if (before[field] !== now[field]) tell(field, `${label}: ${now[field] ? 'on' : 'off'}`);
  if (isOther(before.imageAlts, now.imageAlts)) tell('imageAlts', 'Alt text of the pictures changed');
  if (isOther(before.offer, now.offer)) tell('offer', 'Offer changed');
  for (const text of fitChanges(before.fit, now.fit)) tell('fit', text);
  for (const text of variantChanges(before.variants, now.variants)) tell('variants', text);
  for (const row of now.variants) {
    const old = before.variants.find(({ key }) => key === row.key);
    if (old !== undefined && old.boxes !== row.boxes) tell('boxes', `Boxes of ${row.label.trim()} changed`);
  }
  return changes;
}

const isNow = (before: string, now: string) => `${before.trim() || 'empty'} is now ${now.trim() || 'empty'}`;
const isOther = (before: unknown, now: unknown) => JSON.stringify(before) !== JSON.stringify(now);

/** "Bar: facts changed", by the parts of the form. */
function fitChanges(before: ProductValues['fit'], now: ProductValues['fit']): string[] {
  return FACT_PART_NAMES.flatMap((name) => {
    const { title } = FACT_PARTS[name];
    if (before.parts[name] !== now.parts[name])
      return [`${title}: facts ${now.parts[name] ? 'added' : 'removed'}`];
    if (!now.parts[name]) return [];
    const texts = ({ body, space, mass, ...others }: ProductValues['fit']) =>
      name === 'stands' ? [body, space, mass] : others[name];
    return isOther(texts(before), texts(now)) ? [`${title}: facts changed`] : [];
  });
}

const ROW_FIELDS = {
  label: 'Name',
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  shippingWeight: 'Weight',
} as const satisfies Partial<Record<keyof SoldRow, string>>;

function variantChanges(before: readonly VariantRow[], now: readonly VariantRow[]): string[] {
  const [then, after] = [withNames(before), withNames(now)];
  return [
    ...[...after].flatMap(([key, { name, row }]) => {
      const old = then.get(key);
      return old === undefined ? [`${name} added`] : rowChanges(old.name, old.row, row);
    }),
    ...[...then].flatMap(([key, { name }]) => (after.has(key) ? [] : [`${name} removed`])),
  ];
}

function rowChanges(name: string, before: SoldRow, now: SoldRow): string[] {
  const called = before.kind === 'weight' ? `the ${name}` : name;
  const texts = entriesOf(ROW_FIELDS).flatMap(([field, label]) =>
    before[field] === now[field] ? [] : [`${label} of ${called}: ${isNow(before[field], now[field])}`],
  );
  return before.inStock === now.inStock
    ? texts
    : [...texts, `${name} in stock: ${now.inStock ? 'on' : 'off'}`];
}

function withNames(rows: readonly VariantRow[]) {
  const named = rows.flatMap((row) => {
    const name = row.label.trim() || 'A new variant';
    return [
      [row.key, { name, row }] as const,
      ...row.options.map(
        (option) =>
          [
            `${row.key} / ${option.key}`,
            { name: `${name} / ${option.label.trim() || 'a new option'}`, row: option },
          ] as const,
      ),
    ];
  });
  return new Map<string, { name: string; row: SoldRow }>(named);
}

/** "1 change not saved", and what it is; of several the first ones. */
export function changesText(changes: readonly ProductChange[]): { title: string; details: string } {
  if (changes.length === 0) return { title: 'No changes', details: '' };
  const told = changes.slice(0, MOST_TOLD).map(({ text }) => text);
  const more = changes.length - told.length;
  return {
    title: changes.length === 1 ? '1 change not saved' : `${changes.length} changes not saved`,
    details: [...told, ...(more > 0 ? [`${more} more`] : [])].join('. '),
  };
}

const MOST_TOLD = 3;
