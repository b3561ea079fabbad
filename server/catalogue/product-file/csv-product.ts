import { csvCell } from '../../../domain/text/csv.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';
import { type CellValue, COLUMNS, FILE_TITLES, type FileField, type RowKind, writeValue } from './columns.ts';

export type CsvValues = Readonly<Partial<Record<FileField, CellValue>>>;

/** A product as its file has it. */
export interface CsvProduct {
  readonly id: string;
  readonly values: CsvValues;
  readonly variants: readonly CsvVariant[];
}

export interface VariantKey {
  readonly kind: Exclude<RowKind, 'product'>;
  /** The weight or the colour; of an option, the weight that it belongs to. */
  readonly label: string;
  readonly option: string | null;
}

export interface CsvVariant extends VariantKey {
  readonly values: CsvValues;
}

export const keyText = ({ kind, label, option }: VariantKey) =>
  JSON.stringify([kind === 'color' ? 'color' : 'weight', label, option]);

export const PRODUCT_FILE_HEAD = lineOf(FILE_TITLES);

/** Named by the day in India: `products-2026-11-15.csv`. */
export const productFileName = (now: Date) => `products-${indianClock(now).toISOString().slice(0, 10)}.csv`;

/** Its own row, and those of its variants. */
export function productFileLines({ id, values, variants }: CsvProduct): string {
  const own = lineOf([id, '', '', '', ...cells(values, 'product')]);
  const others = variants.map(({ kind, label, option, values: its }) =>
    lineOf([id, kind === 'color' ? 'Colour' : 'Weight', label, option ?? '', ...cells(its, kind)]),
  );
  return [own, ...others].join('');
}

function cells(values: CsvValues, kind: RowKind): string[] {
  return COLUMNS.map(({ field, on }) =>
    on.some((one) => one === kind) ? writeValue(values[field === 'seenStock' ? 'stock' : field]) : '',
  );
}

function lineOf(given: readonly string[]): string {
  return `${given.map(csvCell).join(',')}\r\n`;
}
