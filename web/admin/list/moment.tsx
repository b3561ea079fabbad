import { formatClock, formatShortDate } from '../../../domain/text/format.ts';
import { Sub } from './cells.tsx';

/** The day and, below it, the time in India; a dash for null. */
export function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at}>
      {formatShortDate(at)}
      <Sub>{formatClock(at)}</Sub>
    </time>
  );
}
