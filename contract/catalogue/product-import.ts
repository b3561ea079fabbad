import { z } from '../../domain/zod.ts';
import { errorSchema } from '../responses.ts';

/** The response lists no more than this of products, kept prices and problems. */
export const MOST_SHOWN = 200;

const IMPORT_PREVIEW_EXAMPLE = {
  success: true,
  rows: 2,
  create: 0,
  change: 1,
  leave: 1,
  products: [
    {
      row: 2,
      id: '1',
      name: 'Olympic Barbell 7 ft 20 kg',
      action: 'change',
      changes: [{ row: 2, column: 'Sale Price', variant: null, before: '8999', after: '8499' }],
    },
  ],
  keptPrices: [],
  keptPriceCount: 0,
  problems: [],
  problemCount: 0,
  version: 'b1946ac92492d234',
};

export const fileProblemSchema = z.object({
  row: z.number().int().nullable().describe('The row number in the spreadsheet; null: the whole file'),
  column: z.string().nullable(),
  message: z.string(),
});
const changeSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  variant: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});
export const importPreviewSchema = z
  .object({
    success: z.literal(true),
    rows: z.number().int(),
    create: z.number().int(),
    change: z.number().int(),
    leave: z.number().int(),
    products: z
      .array(
        z.object({
          row: z.number().int(),
          id: z.string(),
          name: z.string(),
          action: z.enum(['create', 'change']),
          changes: z.array(changeSchema),
        }),
      )
      .describe(`The first ${MOST_SHOWN} that are new or changed`),
    keptPrices: z
      .array(
        z.object({
          row: z.number().int(),
          id: z.string(),
          name: z.string(),
          price: z.number().describe('The new price of the product'),
          variants: z.array(z.object({ variant: z.string(), price: z.number() })),
        }),
      )
      .describe(
        `The first ${MOST_SHOWN} whose price changes while their variants keep their own prices, which shoppers pay`,
      ),
    keptPriceCount: z.number().int(),
    problems: z.array(fileProblemSchema).describe(`The first ${MOST_SHOWN}`),
    problemCount: z.number().int(),
    version: z.string().describe('Version of the list: send it with the import'),
  })
  .meta({ examples: [IMPORT_PREVIEW_EXAMPLE] });
export type FileProblem = z.output<typeof fileProblemSchema>;
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** A line of the response while a file is imported: the progress, the result, or the error that undid everything. */
export const importLineSchema = z.union([
  z.object({ done: z.number().int(), total: z.number().int() }),
  z.object({
    success: z.literal(true),
    created: z.number().int(),
    changed: z.number().int(),
    left: z.number().int(),
  }),
  errorSchema,
]);
export type ImportLine = z.output<typeof importLineSchema>;
