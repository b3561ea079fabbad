import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { addEntry, readEntry } from './entries.ts';

/** Each shop in test mode makes its own keys, so that no secret is in the source. */
const keysSchema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookUsername: z.string(),
  webhookPassword: z.string(),
  signingSecret: z.string(),
});
export type SimulatorKeys = z.infer<typeof keysSchema>;

const entry = { name: 'keys', schema: keysSchema };

/** Read from the database once; made by whichever process comes first. */
export function simulatorKeys(pool: Pool): () => Promise<SimulatorKeys> {
  let reading: Promise<SimulatorKeys> | null = null;
  return () => {
    reading ??= readOrMake(pool).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

async function readOrMake(pool: Pool): Promise<SimulatorKeys> {
  const random = () => randomBytes(9).toString('hex');
  await addEntry(pool, entry, {
    clientId: `TEST-${random()}`,
    clientSecret: random() + random(),
    webhookUsername: `test_${random().slice(0, 12)}`,
    webhookPassword: `a1${random()}`,
    signingSecret: random() + random(),
  });
  const keys = await readEntry(pool, entry);
  if (keys === null) throw new Error('The simulator has no keys');
  return keys;
}

/** `text.signature`, which only this shop's simulator can make. */
export function sign(keys: SimulatorKeys, purpose: string, text: string): string {
  const mac = createHmac('sha256', keys.signingSecret).update(`${purpose}|${text}`).digest('base64url');
  return `${text}.${mac}`;
}

/** The text of a token, if it was signed for this purpose. */
export function readSigned(keys: SimulatorKeys, purpose: string, token: string): string | null {
  const text = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const wanted = Buffer.from(sign(keys, purpose, text));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? text : null;
}

/** Compares in constant time. */
export function isSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
