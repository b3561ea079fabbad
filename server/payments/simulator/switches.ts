import type { Pool } from 'pg';
import { z } from 'zod';
import { addEntry, changeEntry, readEntry } from './book.ts';

/** How the simulated gateway behaves as a whole; what one payment does is chosen on its page. */
export const switchesSchema = z.strictObject({
  gateway: z
    .enum(['up', 'down', 'cut', 'failing', 'slow', 'garbage'])
    .describe(
      'down: drops the connection; cut: obeys and drops it then; failing: 500; slow: silent for 30 s; garbage: no JSON',
    ),
  lateMs: z.number().int().min(0).max(3_600_000).describe('After which time a late approval comes'),
  refundMs: z.number().int().min(0).max(3_600_000).describe('How long a refund takes'),
  refunds: z.enum(['COMPLETED', 'FAILED']).describe('How refunds end'),
});
export type Switches = z.infer<typeof switchesSchema>;

const entry = { name: 'switches', schema: switchesSchema };
const AT_FIRST: Switches = { gateway: 'up', lateMs: 15_000, refundMs: 5_000, refunds: 'COMPLETED' };

export async function readSwitches(pool: Pool): Promise<Switches> {
  return (await readEntry(pool, entry)) ?? AT_FIRST;
}

/** What is not named stays. */
export type Turned = { readonly [Name in keyof Switches]?: Switches[Name] | undefined };

export async function turnSwitches(pool: Pool, turned: Turned): Promise<Switches> {
  await addEntry(pool, entry, AT_FIRST);
  const changed = await changeEntry(pool, entry, (switches) => ({
    gateway: turned.gateway ?? switches.gateway,
    lateMs: turned.lateMs ?? switches.lateMs,
    refundMs: turned.refundMs ?? switches.refundMs,
    refunds: turned.refunds ?? switches.refunds,
  }));
  return changed?.after ?? AT_FIRST;
}
