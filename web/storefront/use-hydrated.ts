import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser takes over its markup, which knows neither question nor storage of the
 * visitor; true from then on, and at once on every page that the browser opens by itself. Where the server's markup is what
 * the browser would make (`isSame`), there is nothing to wait for, and nothing to render twice.
 */
export function useHydrated(isSame = false): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => isSame,
  );
}
