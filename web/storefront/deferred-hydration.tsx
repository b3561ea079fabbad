import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

let isPageAlive = false;

/**
 * A part below the first screen. It is in the server's page like everything else, but comes alive in its turn, or at once
 * when it is touched: many short tasks instead of a long one, and the first screen answers sooner. On a page that the
 * browser makes by itself it follows when what stands above it is there to see.
 */
export function DeferredHydration({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(!isPageAlive);
  useEffect(() => {
    isPageAlive = true;
    startTransition(() => setDue(true));
  }, []);
  return isDue && <Suspense>{children}</Suspense>;
}
