import { type ReactNode, Suspense } from 'react';

/**
 * A part below the first screen. It is in the server's page like everything else, but comes alive in its turn, or at once
 * when it is touched: many short tasks instead of a long one, and the first screen answers sooner.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
