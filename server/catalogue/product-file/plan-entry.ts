import type { z } from 'zod';
import {
  type ProductFields,
  type ProductPatch,
  productBodySchema,
  productPatchSchema,
} from '../../../contract/catalogue/product-body.ts';
import {
  colorVariantBody,
  type VariantLists,
  type WeightVariantFields,
  weightOptionBody,
  weightVariantBody,
} from '../../../contract/catalogue/variant-body.ts';
import { NO_FACTS, readFacts } from '../../../domain/fit/fact-text.ts';
import type { FitFacts, ProductFit } from '../../../domain/fit/facts.ts';
import { readBoxes } from '../../../domain/shipping/box.ts';
import { withoutGuard } from '../../../domain/text/csv-reader.ts';
import { type CellValue, COLUMNS, type FileField, type RowKind, readStock, writeValue } from './columns.ts';
import { type CsvProduct, type CsvValues, keyText, type VariantKey } from './csv-product.ts';
import { type Cells, type FileEntry, type FileProblem, problem, type VariantEntry } from './read-file.ts';

export interface CellChange {
  readonly row: number;
  readonly column: string;
  readonly variant: string | null;
  readonly before: string;
  readonly after: string;
}

export interface VariantPlan extends VariantKey {
  readonly row: number;
  readonly isNew: boolean;
  /** The fields that the file gives; any other stays as it is. */
  readonly values: CsvValues;
  readonly fields: VariantFields;
}

type CountFields = Pick<ProductFields, 'stock' | 'seenStock'>;
type VariantFields = Partial<Omit<WeightVariantFields, 'weight' | 'weightOptions'>>;

/** What the import does to one product of the file. */
export interface EntryPlan {
  readonly row: number;
  /** Empty: it gets the next one. */
  readonly id: string;
  readonly name: string;
  readonly action: 'create' | 'change' | 'leave';
  readonly patch: ProductFields;
  /** Those alone that are new or change. */
  readonly variants: readonly VariantPlan[];
  readonly changes: readonly CellChange[];
  readonly problems: readonly FileProblem[];
}

/** A cell with the stored value is no change: importing an exported file changes nothing. */
export function planEntry(entry: FileEntry, present: CsvProduct | undefined): EntryPlan {
  const notes: Notes = { changes: [], problems: [] };
  const own = readRow({ ...entry, kind: 'product', name: null }, present?.values, notes);
  const known = new Map(present?.variants.map((variant) => [keyText(variant), variant] as const));
  const variants = entry.variants.map((variant): VariantPlan => {
    const before = known.get(keyText(variant))?.values;
    const { values, count } = readRow({ ...variant, name: nameOf(variant) }, before, notes);
    const fields = { ...checkVariant(variant, values, notes), ...count };
    return { ...variant, isNew: before === undefined, values, fields };
  });
  missingParents(variants, known, notes);
  const fit = fitOfRows(own.values, variants, present);
  const moved = variants.filter(
    ({ isNew, values, fields }) => isNew || 'stock' in fields || Object.keys(values).length > 0,
  );
  const isMoved = moved.length > 0 || 'stock' in own.count || Object.keys(own.values).length > 0;
  const patch = {
    ...checkProduct(entry, own.values, present, notes),
    ...own.count,
    ...(fit && { fit }),
    ...(moved.length > 0 && variantLists(present?.variants ?? [], moved)),
  };
  return {
    row: entry.row,
    id: present?.id ?? entry.id,
    patch,
    variants: moved,
    name: String(own.values.name ?? present?.values.name ?? entry.cells.get('name') ?? ''),
    action: present === undefined ? 'create' : isMoved ? 'change' : 'leave',
    ...notes,
  };
}

interface Notes {
  readonly changes: CellChange[];
  readonly problems: FileProblem[];
}

/** '25 kg set / Chrome rod' */
export const nameOf = ({ label, option }: VariantKey) => (option === null ? label : `${label} / ${option}`);

interface RowToRead {
  readonly row: number;
  readonly kind: RowKind;
  readonly name: string | null;
  readonly cells: Cells;
}

function readRow(
  { row, kind, name, cells }: RowToRead,
  before: CsvValues | undefined,
  notes: Notes,
): { values: CsvValues; count: CountFields } {
  const values: Partial<Record<FileField, CellValue>> = {};
  for (const { title, field, on, read } of COLUMNS) {
    const cell = cells.get(field);
    if (cell === undefined || field === 'stock' || field === 'seenStock') continue;
    if (!on.some((one) => one === kind)) {
      if (cell !== '') notes.problems.push(problem(row, title, misplaced(kind)));
      continue;
    }
    const stored = writeValue(before?.[field]);
    if (cell === withoutGuard(stored.replaceAll('\r\n', '\n').trim())) continue;
    const given = read(cell);
    // A variant without facts of its own has none already.
    if (kind !== 'product' && stored === '' && 'value' in given && given.value === NO_FACTS) continue;
    if ('message' in given) notes.problems.push(problem(row, title, given.message));
    else if (given.value !== undefined && writeValue(given.value) !== stored) {
      values[field] = given.value;
      notes.changes.push({
        row,
        column: title,
        variant: name,
        before: stored,
        after: writeValue(given.value),
      });
    }
  }
  return { values, count: readCount({ row, kind, name, cells }, before, notes) };
}

const misplaced = (kind: RowKind) =>
  kind === 'option'
    ? 'belongs to the weight or the product, not to an option'
    : 'can only be in the row of the product';

/** A count that was not touched since the file was written stays as it is, whatever was sold meanwhile. */
function readCount(
  { row, name, cells }: RowToRead,
  before: CsvValues | undefined,
  notes: Notes,
): CountFields {
  const [wanted, seen] = (['stock', 'seenStock'] as const).map((field) => {
    const cell = cells.get(field);
    const read = cell === undefined ? undefined : readStock(cell);
    if (read !== undefined && 'message' in read)
      notes.problems.push(problem(row, field === 'stock' ? 'Stock' : 'Stock Before', read.message));
    return read !== undefined && 'value' in read ? read.value : undefined;
  });
  const present = typeof before?.stock === 'number' ? before.stock : null;
  if (wanted === undefined || wanted === present || (before !== undefined && wanted === seen)) return {};
  if (before !== undefined && seen !== undefined && seen !== present) {
    const now = present === null ? 'Stock is no longer tracked' : `There are now ${present} in stock`;
    notes.problems.push(problem(row, 'Stock', `${now}, not ${seen ?? 'none'}. Please export again`));
    return {};
  }
  const available = typeof wanted === 'number' ? wanted : null;
  const [old, fresh] = [writeValue(present), writeValue(available)];
  notes.changes.push({ row, column: 'Stock', variant: name, before: old, after: fresh });
  return { stock: available, seenStock: present };
}

function missingParents(
  variants: readonly VariantPlan[],
  known: ReadonlyMap<string, unknown>,
  notes: Notes,
): void {
  const weights = new Set(variants.filter(({ kind }) => kind === 'weight').map(({ label }) => label));
  for (const { row, kind, label } of variants)
    if (
      kind === 'option' &&
      !weights.has(label) &&
      !known.has(keyText({ kind: 'weight', label, option: null }))
    )
      notes.problems.push(problem(row, 'Variant', 'is not a weight of this product'));
}

const TITLE_OF = new Map<string, string>(COLUMNS.map(({ field, title }) => [field, title]));
TITLE_OF.set('variantImages', 'Images').set('color', 'Variant').set('offer', 'Offer');

/** Beside the column's name, 'Name is required' is shortened to 'is required'. */
function complaint(row: number, { path, message }: z.core.$ZodIssue, fallback: string): FileProblem {
  const title = TITLE_OF.get(String(path[0] ?? '')) ?? fallback;
  const subject = new RegExp(`^(?:The )?(?:${title}|Price|Image URLs|Colour) (?=is|are|must|cannot)`, 'i');
  return problem(row, title, message.replace(subject, ''));
}

function checkProduct(
  { row, id }: FileEntry,
  values: CsvValues,
  present: CsvProduct | undefined,
  notes: Notes,
): ProductPatch {
  const { offerText, offerEnd, offerEnabled, fitFacts: _facts, boxes, ...fields } = values;
  const hasOffer = [offerText, offerEnd, offerEnabled].some((value) => value !== undefined);
  const offer = hasOffer ? { offer: offerOf({ ...present?.values, ...values }) } : {};
  const given = {
    ...fields,
    ...boxesIn(boxes),
    ...offer,
    ...(present === undefined && id !== '' ? { id } : {}),
  };
  const unread = new Set(notes.problems.filter((one) => one.row === row).map(({ column }) => column));
  const parsed = (present === undefined ? productBodySchema : productPatchSchema).safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const found = complaint(row, issue, 'Product ID');
    if (!unread.has(found.column)) notes.problems.push(found);
  }
  // Valid fields are checked further, so that all mistakes are reported at once.
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(given).filter(([field]) => !wrong.has(field));
  return productPatchSchema.safeParse(Object.fromEntries(right)).data ?? {};
}

/** As the API takes them. */
const boxesIn = (cell: CellValue | undefined) =>
  cell === undefined ? {} : { boxes: typeof cell === 'string' ? readBoxes(cell) : null };

/** The facts of the product and of all its variants, as they will be; undefined where the file leaves them as they are. */
function fitOfRows(
  own: CsvValues,
  rows: readonly VariantPlan[],
  present: CsvProduct | undefined,
): ProductFit | undefined {
  if ([own, ...rows.map(({ values }) => values)].every(({ fitFacts }) => fitFacts === undefined))
    return undefined;
  const variants = new Map<string, FitFacts>();
  for (const { option, label, values } of [...(present?.variants ?? []), ...rows]) {
    if (option !== null || values.fitFacts === undefined) continue;
    const facts = factsIn(values.fitFacts);
    if (Object.keys(facts).length === 0) variants.delete(label);
    else variants.set(label, facts);
  }
  return {
    ...factsIn(own.fitFacts ?? present?.values.fitFacts),
    ...(variants.size > 0 && { variants: Object.fromEntries(variants) }),
  };
}

function factsIn(cell: CellValue | undefined): FitFacts {
  const read = typeof cell === 'string' ? readFacts(cell) : null;
  return read?.ok ? read.facts : {};
}

function offerOf({ offerText, offerEnd, offerEnabled }: CsvValues) {
  if (!offerText && !offerEnd) return null;
  return { discount: offerText ?? '', endDate: offerEnd ?? '', enabled: offerEnabled ?? true };
}

function checkVariant(
  { row, kind, label, option }: VariantEntry,
  values: CsvValues,
  notes: Notes,
): VariantFields {
  const { images, fitFacts: _facts, boxes, ...fields } = values;
  const own = { ...fields, ...boxesIn(boxes) };
  const checks = {
    weight: () => weightVariantBody.safeParse({ weight: label, ...own, ...imagesIn(images) }),
    option: () => weightOptionBody.safeParse({ weight: option, ...fields }),
    color: () => colorVariantBody.safeParse({ color: label, ...own }),
  };
  const parsed = checks[kind]();
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) notes.problems.push(complaint(row, issue, 'Variant'));
  return {};
}

const imagesIn = (cell: CellValue | undefined) =>
  cell === undefined ? {} : { variantImages: Array.isArray(cell) && cell.length === 0 ? null : cell };

/** All that the product will have, in their order, new ones behind the others. */
function variantLists(present: readonly VariantKey[], rows: readonly VariantPlan[]): VariantLists {
  const keys = [...present, ...rows.filter(({ isNew }) => isNew)];
  const given = new Map(rows.map((row) => [keyText(row), row.fields]));
  const fieldsOf = (key: VariantKey): VariantFields => given.get(keyText(key)) ?? {};
  const options = keys.flatMap((key) => (key.option === null ? [] : [{ ...key, option: key.option }]));
  return {
    weightVariants: keys
      .filter(({ kind }) => kind === 'weight')
      .map((key) => ({
        ...fieldsOf(key),
        weight: key.label,
        weightOptions: options
          .filter(({ label }) => label === key.label)
          .map((option) => ({ ...fieldsOf(option), weight: option.option })),
      })),
    colorVariants: keys
      .filter(({ kind }) => kind === 'color')
      .map((key) => ({ ...fieldsOf(key), color: key.label })),
  };
}
