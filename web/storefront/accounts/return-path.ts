/** Not returned to after signing in. */
const LOGIN_PAGES = /^\/(?:login|admin\/login|reset-password)(?:[/?#]|$)/;
const BASE = 'http://shop.invalid';

/**
 * The page before the login, if it is a path of this shop. Undefined for everything that a browser would read as another site
 * (`//evil.example`, `/\evil.example`, `javascript:`).
 */
export function returnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/') || from.length > 2000) return undefined;
  let read: URL;
  try {
    read = new URL(from, BASE);
  } catch {
    return undefined;
  }
  const path = read.pathname + read.search + read.hash;
  return read.origin !== BASE || path.startsWith('//') || LOGIN_PAGES.test(path) ? undefined : path;
}

/** For the `state` of a link to the login page. */
export const cameFrom = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => ({
  from: pathname + search + hash,
});
