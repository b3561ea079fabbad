import './skeleton.css';

/*
 * The shape of what comes, without a word: the list that waits says "Loading" once, by aria-busy and a status,
 * not every shape in it.
 */

export function LineSkeleton({ width = 'full' }: { readonly width?: 'short' | 'medium' | 'full' }) {
  return <span className={`skeleton skeleton-line skeleton-${width}`} aria-hidden="true" />;
}

/** Exactly as tall as a product card with a name of one line. */
export function CardSkeleton() {
  return (
    <div className="skeleton-card" aria-hidden="true">
      <span className="skeleton skeleton-picture" />
      <span className="skeleton-text">
        <span className="skeleton skeleton-name" />
        <span className="skeleton skeleton-spec" />
        <span className="skeleton skeleton-stars" />
        <span className="skeleton skeleton-price" />
      </span>
      <span className="skeleton skeleton-button" />
    </div>
  );
}
