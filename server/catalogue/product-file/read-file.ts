import { type CsvRow, withoutGuard } from '../../../domain/text/csv-reader.ts';
import { COLUMNS, FILE_TITLES, type FileField } from './columns.ts';
import { keyText, type VariantKey } from './csv-product.ts';

export interface FileProblem {
  /** Null: about the file as a whole. */
  readonly row: number | null;
  readonly column: string | null;
  readonly message: string;
}

export type Cells = ReadonlyMap<FileField, string>;

export interface VariantEntry extends VariantKey {
  readonly row: number;
  readonly cells: Cells;
}

/** What the file says of one product. */
export interface FileEntry {
  /** Of the product's own row, or of its first variant where that is all there is. */
  readonly row: number;
  readonly id: string;
  readonly cells: Cells;
  readonly variants: readonly VariantEntry[];
}

interface Growing extends FileEntry {
  readonly variants: VariantEntry[];
}

const plain = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '');
const TITLES = new Map(FILE_TITLES.map((title) => [plain(title), title]));
const FIELDS = new Map<string, FileField>(COLUMNS.map(({ title, field }) => [title, field]));

/** Rows put together by product: a variant belongs to the product that it names, or to the row above it. */
export function readProductFile(rows: readonly CsvRow[]): {
  entries: FileEntry[];
  problems: FileProblem[];
} {
  const [head, ...others] = rows;
  if (head === undefined) return { entries: [], problems: [problem(null, null, 'The file is empty')] };
  const titles = head.cells.map((cell) => TITLES.get(plain(cell)));
  const problems = headProblems(head, titles);
  if (problems.length > 0) return { entries: [], problems };
  if (others.length === 0) problems.push(problem(null, null, 'The file has column titles but no products'));
  const entries: Growing[] = [];
  const byId = new Map<string, Growing>();
  for (const { row, cells } of others) {
    const named = new Map<string, string>();
    for (const [index, title] of titles.entries())
      if (title !== undefined)
        named.set(title, withoutGuard((cells[index] ?? '').replaceAll('\r\n', '\n')).trim());
    if (cells.slice(titles.length).some((cell) => cell.trim() !== ''))
      problems.push(problem(row, null, 'There are more cells than column titles'));
    const id = named.get('Product ID') ?? '';
    const key = variantKey(named, row);
    if (key !== null && 'message' in key) {
      problems.push(key);
      continue;
    }
    const fields = fieldsOf(named);
    const owner = id === '' ? (key === null ? undefined : entries.at(-1)) : byId.get(id);
    if (key === null) {
      if (owner !== undefined) {
        problems.push(problem(row, 'Product ID', `is already in row ${owner.row}`));
        continue;
      }
      const entry = { row, id, cells: fields, variants: [] };
      entries.push(entry);
      if (id !== '') byId.set(id, entry);
      continue;
    }
    addVariant({ row, ...key, cells: fields }, id, owner);
  }
  return { entries, problems };

  function addVariant(variant: VariantEntry, id: string, known: Growing | undefined): void {
    if (known === undefined && id === '') {
      problems.push(
        problem(variant.row, 'Product ID', 'is required, or put the row of its product above it'),
      );
      return;
    }
    const owner: Growing = known ?? { row: variant.row, id, cells: new Map(), variants: [] };
    if (known === undefined) {
      entries.push(owner);
      byId.set(id, owner);
    }
    const duplicate = owner.variants.find((other) => keyText(other) === keyText(variant));
    if (duplicate !== undefined)
      problems.push(problem(variant.row, 'Variant', `is already in row ${duplicate.row}`));
    else owner.variants.push(variant);
  }
}

export function problem(row: number | null, column: string | null, message: string): FileProblem {
  return { row, column, message };
}

function headProblems({ row, cells }: CsvRow, titles: readonly (string | undefined)[]): FileProblem[] {
  const unknown = cells.filter((cell, index) => titles[index] === undefined && cell.trim() !== '');
  const duplicates = titles.filter((title, index) => title !== undefined && titles.indexOf(title) < index);
  return [
    ...unknown.map((title) =>
      problem(row, title.slice(0, 60), `is not a column of this file. Use ${FILE_TITLES.join(', ')}`),
    ),
    ...duplicates.map((title) => problem(row, title ?? null, 'appears twice')),
    ...(titles.includes('Product ID') || titles.includes('Product Code') || titles.includes('Name')
      ? []
      : [problem(row, 'Product ID', 'is missing. The file needs a Product ID, Product Code or Name column')]),
  ];
}

const KINDS = new Map<string, 'weight' | 'color'>([
  ['weight', 'weight'],
  ['size', 'weight'],
  ['colour', 'color'],
  ['color', 'color'],
]);

/** Null: the row of a product. */
function variantKey(named: ReadonlyMap<string, string>, row: number): VariantKey | FileProblem | null {
  const type = named.get('Variant Type') ?? '';
  const label = named.get('Variant') ?? '';
  const option = named.get('Option') ?? '';
  if (type === '' && label === '' && option === '') return null;
  const kind = KINDS.get(type.toLowerCase());
  if (kind === undefined) return problem(row, 'Variant Type', 'must be Weight or Colour');
  if (label === '') return problem(row, 'Variant', 'is required');
  if (option === '') return { kind, label, option: null };
  if (kind === 'color') return problem(row, 'Option', 'is only for weights');
  return { kind: 'option', label, option };
}

function fieldsOf(named: ReadonlyMap<string, string>): Map<FileField, string> {
  return new Map(
    [...named].flatMap(([title, cell]) => {
      const field = FIELDS.get(title);
      return field === undefined ? [] : [[field, cell] as const];
    }),
  );
}
