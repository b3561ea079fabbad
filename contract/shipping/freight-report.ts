import { z } from '../../domain/zod.ts';

/** What customers paid for freight against what carriers were paid, in rupees. */

const count = z.number().int();

const freightSumsSchema = z.object({
  shipments: count.describe('Those that were sent'),
  billed: count.describe('Those whose bill was recorded; the others count with what was quoted'),
  unusual: count.describe('Bills that differ from the quote by more than 10 %'),
  charged: z.number().describe('What the customers paid; a cancelled order’s freight is not counted'),
  paid: z.number(),
  difference: z.number().describe('The margin; below zero it’s a loss'),
});
export type FreightSums = z.infer<typeof freightSumsSchema>;

const EXAMPLE = { shipments: 28, billed: 21, unusual: 2, charged: 30800, paid: 26450, difference: 4350 };

export const freightReportSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    total: freightSumsSchema,
    carriers: z.array(freightSumsSchema.extend({ id: z.string().nullable(), name: z.string().nullable() })),
  })
  .meta({
    id: 'FreightReport',
    examples: [
      {
        from: '2026-10-20',
        to: '2026-11-18',
        total: EXAMPLE,
        carriers: [{ ...EXAMPLE, id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11', name: 'Blue Lorry' }],
      },
    ],
  });
export type FreightReport = z.infer<typeof freightReportSchema>;
