import { formatClock, formatShortDate } from '../../../domain/text/format.ts';

/** A day, and below it the time that it was in India; a dash for what has not happened. */
export function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at}>
      {formatShortDate(at)}
      <span className="sub">{formatClock(at)}</span>
    </time>
  );
}
