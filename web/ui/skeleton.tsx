/*
 * The shape of what comes, without a word: the list that waits says "Loading" once, by aria-busy and a status,
 * not every shape in it.
 */

export function SkeletonShape({ className }: { readonly className: string }) {
  return (
    <span
      className={`block animate-shimmer rounded-sm shimmer bg-size-[300%_100%] motion-reduce:bg-disabled-ground motion-reduce:bg-none ${className}`}
      aria-hidden="true"
    />
  );
}

const WIDTHS = { short: 'w-[30%]', medium: 'w-[60%]', full: 'w-full' };

export function LineSkeleton({ width = 'full' }: { readonly width?: keyof typeof WIDTHS }) {
  return <SkeletonShape className={`my-1.25 h-3.5 ${WIDTHS[width]}`} />;
}

/**
 * Exactly as tall as a product card with a name of one line. Each bar is drawn smaller than its line of text and keeps the
 * line's height by its margins.
 */
export function CardSkeleton() {
  return (
    <div
      className="skeleton-card @container grid h-full min-w-0 grid-rows-[auto_1fr_auto]"
      aria-hidden="true"
    >
      <SkeletonShape className="aspect-square" />
      <span className="grid grid-rows-[auto_auto_auto_1fr_auto] gap-1 py-3">
        <SkeletonShape className="my-0.5 h-4 w-[85%] @card:my-0.75 @card:h-4.25" />
        <SkeletonShape className="my-0.75 h-3 w-[60%]" />
        <SkeletonShape className="my-0.75 h-3.5 w-27.5" />
        <SkeletonShape className="mt-1.5 mb-0.5 h-5 w-22.5 self-end @card:mt-1.75 @card:mb-0.75 @card:h-5.5" />
        <SkeletonShape className="my-0.5 h-3 w-[60%]" />
      </span>
      <SkeletonShape className="h-11" />
    </div>
  );
}
