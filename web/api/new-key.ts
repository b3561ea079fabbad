/**
 * For a request that must not be done twice. Not `randomUUID`, which a shop on a plain http address in the local network
 * does not have.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
