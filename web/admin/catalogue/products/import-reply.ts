import { z } from '../../../../contract/zod.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { amountText } from './price-preview.ts';

const problem = z.object({ row: z.number().nullable(), column: z.string().nullable(), message: z.string() });
const previewSchema = z.object({
  rows: z.number(),
  create: z.number(),
  change: z.number(),
  leave: z.number(),
  products: z.array(
    z.object({
      row: z.number(),
      id: z.string(),
      name: z.string(),
      action: z.enum(['create', 'change']),
      changes: z.array(
        z.object({
          row: z.number(),
          column: z.string(),
          variant: z.string().nullable(),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
  keptPrices: z.array(
    z.object({
      row: z.number(),
      id: z.string(),
      name: z.string(),
      price: z.number(),
      variants: z.array(z.object({ variant: z.string(), price: z.number() })),
    }),
  ),
  keptPriceCount: z.number(),
  problems: z.array(problem),
  problemCount: z.number(),
  version: z.string(),
});

export type FileProblem = z.output<typeof problem>;
export type ImportPreview = z.output<typeof previewSchema>;
export const readProblems = (given: unknown): FileProblem[] => z.array(problem).parse(given);
export const readImportPreview = (reply: unknown): ImportPreview => previewSchema.parse(reply);

/** A line of the answer while a file is imported: how far it is, what came of it, or why nothing did. */
const lineSchema = z.union([
  z.object({ done: z.number(), total: z.number() }),
  z.object({ success: z.literal(true), created: z.number(), changed: z.number() }),
  z.object({
    success: z.literal(false),
    error: z.string(),
    details: z
      .object({ problems: z.array(problem) })
      .optional()
      .catch(undefined),
  }),
]);
export type ImportLine = z.output<typeof lineSchema>;
export const readImportLine = (line: string): ImportLine => lineSchema.parse(JSON.parse(line));

/** 'Row 12, sale price: must be below the list price' */
export function problemText({ row, column, message }: FileProblem): string {
  const place = [
    row === null ? null : `Row ${row}`,
    column === null ? null : sentenceCase(column, row === null),
  ];
  const words = place.filter((part) => part !== null).join(', ');
  return words === '' ? message : `${words}: ${message}`;
}

/** 'Sale Price' inside a sentence is 'sale price'; 'HSN' and 'Product ID' keep their capitals. */
function sentenceCase(title: string, isFirst: boolean): string {
  const words = title.split(' ').map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** 'Black, Red ₹5,999; Gold ₹9,999': those with one price together. */
export function keptText(variants: ImportPreview['keptPrices'][number]['variants']): string {
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
      ...{ column: change.column, before: change.before, after: change.after },
    }));
  });
}
