import { RATING_MAX } from '../../domain/limits.ts';

const STAR_PX = 16;
const ROW_PX = RATING_MAX * STAR_PX;

/**
 * Five stars, filled to the tenth: 4.6 fills 73.6 of 80 px. The width is an attribute of the drawing, because
 * the page's security policy allows no style attribute.
 */
export function Stars({ rating, count }: { readonly rating: number; readonly count?: number | undefined }) {
  const shown = rating > 0 ? Math.min(Math.round(rating * 10) / 10, RATING_MAX) : 0;
  return (
    <span className="stars flex min-h-5 items-center gap-1.5 text-sm whitespace-nowrap text-steel">
      <svg
        className="stars-row flex-none"
        width={ROW_PX}
        height={STAR_PX}
        role="img"
        aria-label={ratingLabel(shown, count)}
      >
        <rect className="fill-mist" width={ROW_PX} height={STAR_PX} />
        <rect className="fill-ink" width={shown * STAR_PX} height={STAR_PX} />
      </svg>
      {count !== undefined && (
        <span aria-hidden="true">
          {count > 0 && <span className="@max-card:hidden">{shown} </span>}({count})
        </span>
      )}
    </span>
  );
}

function ratingLabel(rating: number, count: number | undefined): string {
  const stars = `${rating} out of ${RATING_MAX} stars`;
  if (count === undefined) return stars;
  if (count === 0) return 'No reviews yet';
  return `${stars}, ${count} ${count === 1 ? 'review' : 'reviews'}`;
}
