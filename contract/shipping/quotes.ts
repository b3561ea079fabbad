import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { z } from '../../domain/zod.ts';
import { integer } from '../responses.ts';

/** What each carrier would charge for an order that leaves on the next working day. */

const quoteSchema = z.object({
  carrierId: z.string(),
  carrierName: z.string(),
  method: z.enum(SHIPPING_METHODS),
  weightKg: z.number().describe('What it would charge for: mass or volume, by its rule'),
  why: z.array(z.string()).describe('How weight and surcharges came about; empty where the mass is charged'),
  amount: z.number().describe('What it would charge the shop, in rupees'),
  minDays: z.number().int(),
  maxDays: z.number().int(),
  arrival: z.iso.date().describe('The last day on which it would arrive'),
  daysLate: integer
    .nullable()
    .describe('After the last promised day; 0 keeps the promise, null where nothing was promised'),
});
export type Quote = z.infer<typeof quoteSchema>;

const CARRIER = { carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11', carrierName: 'Blue Lorry' };

export const orderQuotesSchema = z
  .object({
    weightKg: z.number().describe('The mass of the whole order, packed'),
    boxes: z.number().int(),
    unmeasured: z
      .array(z.string())
      .describe('Products whose boxes nobody has entered: one box of their shipping weight counts instead'),
    promise: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
    dispatch: z.iso.date().describe('The day it would be sent'),
    quotes: z
      .array(quoteSchema)
      .describe('Those that keep the promise by price, then the others, the least late first'),
    refused: z
      .array(z.object({ carrierId: z.string(), carrierName: z.string(), reason: z.string() }))
      .describe('Active carriers that can’t take it, and why'),
  })
  .meta({
    id: 'OrderQuotes',
    examples: [
      {
        weightKg: 61,
        boxes: 3,
        unmeasured: [],
        promise: { first: '2026-11-24', last: '2026-11-27' },
        dispatch: '2026-11-19',
        quotes: [
          {
            ...CARRIER,
            method: 'standard',
            weightKg: 96,
            why: ['volumetric: 96 kg, mass 61 kg', '1 box over 180 cm: ₹300'],
            amount: 1360,
            minDays: 3,
            maxDays: 5,
            arrival: '2026-11-25',
            daysLate: 0,
          },
        ],
        refused: [{ ...CARRIER, carrierName: 'Air Mule', reason: 'takes boxes up to 120 cm' }],
      },
    ],
  });
export type OrderQuotes = z.infer<typeof orderQuotesSchema>;
