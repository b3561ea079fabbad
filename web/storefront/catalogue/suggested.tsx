import { lazy, Suspense } from 'react';
import type { SuggestionsProps } from './suggestions.tsx';

/** Its code comes when there is nothing else to show; if it does not come, nothing is missing. */
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })));

export function Suggested(props: SuggestionsProps) {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
