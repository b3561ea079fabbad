import { formatClock, formatLongDate } from '../../../domain/text/format.ts';
import { Sub } from './cells.tsx';

interface MomentProps {
  readonly at: string | null;
  /** On tablets without the time, on phones in one line. */
  readonly isShort?: boolean;
}

const SHORT = 'max-md:ml-1.5 max-md:inline max-md:text-sm md:max-xl:hidden';

/** The day and, below it, the time in India; a dash for null. */
export function Moment({ at, isShort = false }: MomentProps) {
  if (at === null) return '–';
  return (
    <time dateTime={at}>
      {formatLongDate(at)}
      <Sub className={isShort ? SHORT : ''}>{formatClock(at)}</Sub>
    </time>
  );
}
