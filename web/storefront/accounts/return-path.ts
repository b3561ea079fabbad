/** Pages that one does not go back to after signing in. */
const WAYS_IN = /^\/(?:login|admin\/login|reset-password)(?:[/?#]|$)/;
const NOWHERE = 'http://shop.invalid';

/**
 * Where somebody came from before signing in: a path of this shop, or nothing. Whatever a browser would read as another
 * site (`//evil.example`, `/\evil.example`, `javascript:`) is nothing.
 */
export function returnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > 2000) return undefined;
  let read: URL;
  try {
    read = new URL(from, NOWHERE);
  } catch {
    return undefined;
  }
  const path = read.pathname + read.search + read.hash;
  return read.origin !== NOWHERE || path.startsWith('//') || WAYS_IN.test(path) ? undefined : path;
}

/** For the `state` of a link to the login page. */
export const cameFrom = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => ({
  from: pathname + search + hash,
});
