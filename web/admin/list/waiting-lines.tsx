import { LineSkeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../frame/admin-page.tsx';

export function WaitingLines({ count }: { readonly count: number }) {
  return (
    <div className="grid gap-3 py-2">
      <p className="sr-only" role="status">
        Loading
      </p>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of what comes
        <LineSkeleton key={place} />
      ))}
    </div>
  );
}

interface NotLoadedProps {
  readonly query: { readonly isFailed: boolean; readonly reload: () => unknown };
  readonly count: number;
  readonly flush?: boolean;
  readonly children: string;
}

/** In place of what is not loaded: its shape, or a failure that can be tried again. */
export function NotLoaded({ query: { isFailed, reload }, count, flush = false, children }: NotLoadedProps) {
  if (isFailed)
    return (
      <Notice flush={flush} onRetry={reload}>
        {children}
      </Notice>
    );
  return (
    <div className={flush ? 'p-4' : ''}>
      <WaitingLines count={count} />
    </div>
  );
}
