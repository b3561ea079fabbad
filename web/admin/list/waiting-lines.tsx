import { LineSkeleton } from '../../ui/skeleton.tsx';

/** The shape of a few lines, until they are there. */
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
