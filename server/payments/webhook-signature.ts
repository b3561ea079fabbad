import { createHash, timingSafeEqual } from 'node:crypto';

/** What PhonePe sends as `Authorization`: the hash of a name and a password that both sides know. */
export function webhookSignature(username: string, password: string): string {
  return createHash('sha256').update(`${username}:${password}`).digest('hex');
}

/**
 * Upper case and a leading `SHA256 ` are accepted too. Compares in constant time.
 * The hash does not cover the body, so a genuine header only causes a status call to the gateway.
 */
export function isSignature(given: string | undefined, wanted: string): boolean {
  const bare = (given ?? '')
    .trim()
    .replace(/^SHA256\s+/i, '')
    .toLowerCase();
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(bare), digest(wanted));
}
