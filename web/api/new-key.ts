/**
 * An idempotency key. Not by `randomUUID`, which browsers do not have on plain http addresses of a local network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
