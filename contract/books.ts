import { ARN_FORMAT, MONTH_FORMAT } from '../domain/books/filing.ts';
import { CHECK_KINDS } from '../domain/books/month-checks.ts';
import { GST_CLASSES } from '../domain/books/sections.ts';
import { z } from '../domain/zod.ts';
import { paragraph } from './fields.ts';
import { dataResponse, integer, listResponse, oneResponse, savedResponse } from './responses.ts';

const paise = integer.describe('In paise');
const day = z.iso.date();
const MONTH_EXAMPLE = '2026-10';

export const periodSchema = z
  .string()
  .regex(MONTH_FORMAT, 'A month, such as 2026-10')
  .meta({ examples: [MONTH_EXAMPLE] });

const tax = { taxable: paise, igst: paise, cgst: paise, sgst: paise };
const TAX_EXAMPLE = { taxable: 12_650_000, igst: 2_277_000, cgst: 0, sgst: 0 };
const kind = z.enum(['invoice', 'credit_note']);
const section = z.enum(GST_CLASSES);

export const bookMonthSchema = z
  .object({
    period: periodSchema,
    state: z.enum(['running', 'open', 'filed', 'locked']),
    gstr1Due: day,
    gstr3bDue: day,
    arn: z.string().nullable().describe('The acknowledgement number of GSTR-1, once it is filed'),
    filedOn: day.nullable(),
    filedBy: z.string().nullable(),
    overrideReason: z.string().nullable().describe('Why the files were taken with a red check open'),
  })
  .meta({
    id: 'BookMonth',
    examples: [
      {
        ...{ period: MONTH_EXAMPLE, state: 'open', gstr1Due: '2026-11-11', gstr3bDue: '2026-11-20' },
        ...{ arn: null, filedOn: null, filedBy: null, overrideReason: null },
      },
    ],
  });
export type BookMonth = z.infer<typeof bookMonthSchema>;

const LINK_EXAMPLE = { number: 'RR/26-27/42', orderId: 'GUEST-4f1c', buyerName: 'B Gym', total: 14_927_000 };
const documentLink = z
  .object({ number: z.string(), orderId: z.string(), buyerName: z.string(), total: paise })
  .meta({ examples: [LINK_EXAMPLE] });

const checkSchema = z
  .object({
    kind: z.enum(CHECK_KINDS),
    level: z.enum(['red', 'amber', 'passed']),
    title: z.string(),
    detail: z.string().describe('What is wrong and how it is mended; empty where it passed'),
    documents: z.array(documentLink).describe('The first of them'),
  })
  .meta({
    examples: [{ kind: 'rate', level: 'passed', title: 'All rates are listed', detail: '', documents: [] }],
  });

const sectionSchema = z
  .object({ section, documents: integer, ...tax, total: paise })
  .meta({ examples: [{ section: 'b2b', documents: 1, ...TAX_EXAMPLE, total: 14_927_000 }] });
const HSN_EXAMPLE = {
  ...{ buyers: 'businesses', hsn: '95069190', description: 'Bumper plates' },
  ...{ unit: 'SET', quantity: 10, ratePercent: 18 },
};
const hsnSchema = z
  .object({
    buyers: z.enum(['businesses', 'consumers']),
    hsn: z.string(),
    description: z.string(),
    unit: z.string(),
    quantity: integer,
    ratePercent: z.number(),
    ...tax,
  })
  .meta({ examples: [{ ...HSN_EXAMPLE, ...TAX_EXAMPLE }] });
const seriesSchema = z
  .object({ kind, from: z.string(), to: z.string(), used: integer, issued: integer })
  .meta({
    examples: [{ kind: 'invoice', from: 'RR/26-27/000041', to: 'RR/26-27/000045', used: 5, issued: 4 }],
  });
const taxSchema = z.object(tax).meta({ examples: [TAX_EXAMPLE] });

export const bookMonthReportSchema = z
  .object({
    month: bookMonthSchema,
    gstin: z.string().meta({ examples: ['27ABCFR1234K1Z8'] }),
    fileName: z.string().meta({ examples: ['returns_9112026_R1_27ABCFR1234K1Z8_offline.json'] }),
    documents: integer.meta({ examples: [6] }),
    cancelled: integer
      .meta({ examples: [1] })
      .describe('Orders paid in test mode; their numbers count as cancelled'),
    checks: z.array(checkSchema),
    sections: z.array(sectionSchema),
    total: taxSchema.extend({ total: paise }).meta({ examples: [{ ...TAX_EXAMPLE, total: 14_927_000 }] }),
    hsn: z.array(hsnSchema),
    series: z.array(seriesSchema),
    gstr3b: z.object({
      taxed: taxSchema.describe('3.1(a)'),
      untaxed: taxSchema.describe('3.1(c)'),
      consumers: z
        .array(
          taxSchema
            .extend({ placeCode: z.string(), place: z.string() })
            .meta({ examples: [{ placeCode: '24', place: 'Gujarat', ...TAX_EXAMPLE }] }),
        )
        .describe('3.2'),
    }),
  })
  .meta({
    id: 'BookMonthReport',
  });
export type BookMonthReport = z.infer<typeof bookMonthReportSchema>;

export const bookDocumentSchema = documentLink
  .extend({
    kind,
    day,
    buyerGstin: z.string(),
    place: z.string(),
    original: z.string().nullable().describe('The invoice that a note corrects'),
    ...tax,
  })
  .meta({
    id: 'BookDocument',
    examples: [
      {
        ...{ ...LINK_EXAMPLE, ...TAX_EXAMPLE, kind: 'invoice', day: '2026-10-07', original: null },
        ...{ buyerGstin: '29AAJCB4321M1ZF', place: '29 Karnataka' },
      },
    ],
  });
export type BookDocumentRow = z.infer<typeof bookDocumentSchema>;

const portalErrorSchema = z
  .object({
    code: z.string(),
    sentence: z.string(),
    about: z.string().describe('What names the row where it is no document: HSN, GSTIN, State'),
    documents: z.array(z.object({ number: z.string(), orderId: z.string().nullable() })),
  })
  .meta({
    id: 'PortalError',
    examples: [
      {
        code: 'RET191113',
        sentence: 'The buyer’s GSTIN does not exist, or it is our own.',
        about: '29AAJCB4321M1ZF',
        documents: [{ number: 'RR/26-27/000042', orderId: 'GUEST-4f1c' }],
      },
    ],
  });

export const PORTAL_FILE_MAX = 20 * 1024 * 1024;
export const portalFileSchema = z
  .object({ file: z.string().max(PORTAL_FILE_MAX).describe('The text of the portal’s error file') })
  .meta({ examples: [{ file: '{"error_report":{}}' }] });

export const overrideSchema = z
  .object({ reason: paragraph('Reason', 500, 'Please say why') })
  .meta({ examples: [{ reason: 'The accountant has seen it: the unit is corrected in November.' }] });

export const filingSchema = z
  .object({
    arn: z
      .string()
      .trim()
      .toUpperCase()
      .regex(ARN_FORMAT, 'An ARN has 15 letters and digits, such as AA271026048213K'),
    filedOn: z.iso.date('Please enter the day of filing'),
  })
  .meta({ examples: [{ arn: 'AA271026048213K', filedOn: '2026-11-10' }] });
export type Filing = z.output<typeof filingSchema>;

export const bookMonthListResponse = listResponse(bookMonthSchema);
export const bookMonthReportResponse = oneResponse('report', bookMonthReportSchema);
export const bookDocumentListResponse = listResponse(bookDocumentSchema);
export const portalErrorsResponse = dataResponse(z.array(portalErrorSchema));
export const savedMonthResponse = (sentence: string) => savedResponse('month', bookMonthSchema, sentence);
export const bookSectionSchema = section;
