import { z } from '../../domain/zod.ts';
import { line } from '../fields.ts';
import { dataResponse, messageResponse } from '../responses.ts';

export const ERASED = 'Your data has been deleted';

const TOKEN = 'q3Jt0mXo8uR2bYwVn5kLd7ZsHc1PfAe4TgI6yUxB9Kw';
const token = line('Token', 500);

export const personalDataSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    email: z.string(),
    parts: z.array(
      z.object({
        name: z.string().describe('Fixed, for programs: the table'),
        title: z.string(),
        rows: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
  })
  .meta({
    id: 'PersonalData',
    description: 'Everything that the shop knows about a person. Amounts are in paise: 100 are ₹1.',
    examples: [
      {
        exportedAt: '2026-11-15T10:00:00.000Z',
        email: 'asha@example.in',
        parts: [
          {
            name: 'stock_alerts',
            title: 'Stock alerts',
            rows: [{ product_id: '1', email: 'asha@example.in', asked_at: '2026-11-14T10:00:00+00:00' }],
          },
        ],
      },
    ],
  });
export type PersonalData = z.infer<typeof personalDataSchema>;
export const personalDataResponse = dataResponse(personalDataSchema);

/** Of the page behind a mailed link; without one the caller is signed in. */
export const dataRequestSchema = z.object({ token: token.optional() }).meta({ examples: [{ token: TOKEN }] });

export const erasureSchema = z
  .object({
    token: token.optional(),
    password: z.string().max(200).optional().describe('Of the signed-in user, where there is no link'),
  })
  .meta({ examples: [{ token: TOKEN }] });

export const keptSchema = z.array(
  z.object({ what: z.string(), why: z.string(), count: z.number().int() }).meta({
    examples: [
      {
        what: 'Invoices and credit notes',
        why: 'GST law makes us store them unchanged, with your name and address, for 72 months.',
        count: 2,
      },
    ],
  }),
);
export const erasedResponse = messageResponse(ERASED).extend({
  kept: keptSchema.describe('What stays, and why'),
});

export const dataLinkSchema = z.object({ token }).meta({ examples: [{ token: TOKEN }] });
export const openedLinkResponse = dataResponse(
  z
    .object({ email: z.string(), token: z.string().describe('Opens the data for 30 minutes') })
    .meta({ examples: [{ email: 'asha@example.in', token: TOKEN }] }),
);
