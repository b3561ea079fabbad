import type { Pool } from 'pg';
import { z } from 'zod';
import { addEntry, changeEntry, readEntry } from './entries.ts';

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
const DEFAULT_SWITCHES: Switches = { gateway: 'up', lateMs: 15_000, refundMs: 5_000, refunds: 'COMPLETED' };

export async function readSwitches(pool: Pool): Promise<Switches> {
  return (await readEntry(pool, entry)) ?? DEFAULT_SWITCHES;
}

/** A switch that is left out stays as it is. */
export type SwitchChanges = { readonly [Name in keyof Switches]?: Switches[Name] | undefined };

export async function setSwitches(pool: Pool, turned: SwitchChanges): Promise<Switches> {
  await addEntry(pool, entry, DEFAULT_SWITCHES);
  const changed = await changeEntry(pool, entry, (switches) => ({
    gateway: turned.gateway ?? switches.gateway,
    lateMs: turned.lateMs ?? switches.lateMs,
    refundMs: turned.refundMs ?? switches.refundMs,
    refunds: turned.refunds ?? switches.refunds,
  }));
  return changed?.after ?? DEFAULT_SWITCHES;
}
