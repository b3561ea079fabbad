import { REASONS } from '../../domain/books/money/settlement-line.ts';
import { z } from '../../domain/zod.ts';

/** Money in: what is owed to the shop, and the files that say what was paid. Amounts are rupees. */

export const MONEY_FILE_KINDS = ['phonepe', 'courier', 'bank'] as const;
export type MoneyFileKind = (typeof MONEY_FILE_KINDS)[number];

export const MONEY_FILE_MAX = 20 * 1024 * 1024;
/** A preview shows no more rows than this of one reason. */
export const MOST_ROWS_SHOWN = 200;
export const MOST_OPEN_SHOWN = 200;

const count = z.number().int();
const amount = z.number();
const order = z
  .object({ id: z.string(), number: z.string(), customer: z.string() })
  .describe('The order that it belongs to');
const ORDER_EXAMPLE = { id: 'GUEST-0123456789abcdefghijklmnop', number: 'RR-1009', customer: 'Sunita Patil' };

const LINE_EXAMPLE = {
  reference: '59311004830094',
  reason: 'short',
  expected: 8299,
  amount: 7799,
  difference: -500,
  order: ORDER_EXAMPLE,
};
const lineFields = {
  reference: z.string(),
  reason: z.enum(REASONS),
  expected: amount.nullable(),
  amount: amount.describe('With fee and GST on it: what is paid out'),
  difference: amount.nullable().describe('What is paid beyond what we expect'),
  order: order.nullable(),
};

const previewRowSchema = z.object({
  ...lineFields,
  row: count.describe('As the spreadsheet numbers it'),
  sameAsRow: count.nullable().describe('The row with the same reference that counts'),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

const PREVIEW_EXAMPLE = {
  kind: 'preview',
  lines: 46,
  utrs: ['HDFCN52026111704812'],
  savedAt: null,
  placed: { lines: 44, amount: 283979 },
  bank: { amount: 283979, day: '2026-11-17' },
  file: 309977,
  counts: [{ reason: 'short', lines: 1 }],
  rows: [{ ...LINE_EXAMPLE, row: 19, sameAsRow: null }],
};
const previewSchema = z.object({
  kind: z.literal('preview'),
  lines: count,
  utrs: z.array(z.string()).describe('By which the bank names the payouts'),
  savedAt: z.iso.datetime().nullable().describe('When this very file was saved'),
  placed: z.object({ lines: count, amount }),
  bank: z.object({ amount, day: z.iso.date() }).nullable().describe('What the bank received with these UTRs'),
  file: amount.describe('The sum of all lines'),
  counts: z.array(z.object({ reason: z.enum(REASONS), lines: count })),
  rows: z.array(previewRowSchema).describe(`Of each reason the first ${MOST_ROWS_SHOWN}`),
});
export type MoneyPreview = z.infer<typeof previewSchema>;

const unknownColumnsSchema = z.object({
  kind: z.literal('columns'),
  titles: z.array(z.string()),
  sample: z.array(z.array(z.string())).describe('The first records'),
});
export type UnknownColumns = z.infer<typeof unknownColumnsSchema>;

/** What a file would change, or which of its columns mean what has to be said first. */
export const previewResponse = z
  .object({ success: z.literal(true), data: z.union([previewSchema, unknownColumnsSchema]) })
  .meta({ examples: [{ success: true, data: PREVIEW_EXAMPLE }] });

export const importResponse = z
  .object({
    success: z.literal(true),
    message: z.string(),
    matched: count,
    waiting: count.describe('Saved too; they wait for somebody'),
    closedOrders: count.describe('Cash orders that are paid now'),
  })
  .meta({
    examples: [
      { success: true, message: 'Saved 40 matched lines', matched: 40, waiting: 4, closedOrders: 40 },
    ],
  });

const title = z.string().trim().min(1).max(100);
const columnFields = {
  awb: title,
  amount: title,
  day: title.nullable(),
  utr: title.nullable(),
  freight: title.nullable().describe('Deducted from each parcel'),
  paysAfterDays: z.number().int().min(0).max(90).describe('After the delivery'),
};
const COLUMNS_EXAMPLE = {
  awb: 'AWB NO.',
  amount: 'Price',
  day: 'Remittance Date',
  utr: 'Remittance UTR',
  freight: null,
  paysAfterDays: 8,
};
export const remittanceColumnsSchema = z.object(columnFields).meta({ examples: [COLUMNS_EXAMPLE] });
export type RemittanceColumns = z.infer<typeof remittanceColumnsSchema>;

const debtorSchema = z.object({
  carrierId: z.string().nullable().describe('Null: the payment service'),
  name: z.string(),
  email: z.string().nullable(),
  paysAfterDays: count,
  open: count,
  oldestDays: count,
  ages: z.array(amount).describe('Not due, up to 7 days late, 8 to 14, and more'),
  late: amount,
  owed: amount,
});
export type OwedRow = z.infer<typeof debtorSchema>;

const openLineSchema = z.object({
  id: z.string(),
  source: z.enum(['line', 'bank', 'payout']),
  from: z.string().describe('The payment service, the carrier, or the bank'),
  day: z.iso.date().nullable(),
  ...lineFields,
  likelyOrder: order.nullable().describe('The only unpaid order of this amount'),
});
export type OpenLine = z.infer<typeof openLineSchema>;

export const moneyResponse = z
  .object({
    success: z.literal(true),
    data: z.object({
      owed: z.array(debtorSchema),
      lastFiles: z.array(
        z.object({
          kind: z.enum(MONEY_FILE_KINDS),
          fileName: z.string(),
          at: z.iso.datetime(),
          lines: count,
        }),
      ),
      open: z.array(openLineSchema).describe(`The first ${MOST_OPEN_SHOWN} that wait for somebody`),
      carriers: z.array(z.object({ id: z.string(), name: z.string(), hasColumns: z.boolean() })),
    }),
  })
  .meta({
    examples: [
      {
        success: true,
        data: {
          owed: [
            {
              carrierId: '00000000-0000-4000-8000-000000000005',
              name: 'Trackon',
              email: 'cod@trackon.example',
              paysAfterDays: 7,
              open: 11,
              oldestDays: 19,
              ages: [52180, 61420, 48200, 22500],
              late: 132120,
              owed: 184300,
            },
          ],
          lastFiles: [
            { kind: 'phonepe', fileName: 'settlement.csv', at: '2026-11-17T12:30:00.000Z', lines: 38 },
          ],
          open: [
            {
              ...LINE_EXAMPLE,
              id: '00000000-0000-4000-8000-000000000006',
              source: 'line',
              from: 'Trackon',
              day: '2026-11-17',
              likelyOrder: null,
            },
          ],
          carriers: [{ id: '00000000-0000-4000-8000-000000000005', name: 'Trackon', hasColumns: true }],
        },
      },
    ],
  });
export type MoneyIn = z.infer<typeof moneyResponse>['data'];
