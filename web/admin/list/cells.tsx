import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { formatClock, formatLongDate } from '../../../domain/text/format.ts';
import { PlainButton } from '../../ui/plain-button.tsx';

interface SubProps {
  readonly as?: 'span' | 'bdi' | 's';
  readonly tone?: 'steel' | 'red';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Sub({ as: Tag = 'span', tone = 'steel', className = '', children }: SubProps) {
  const colour = tone === 'red' ? 'text-red' : 'text-steel';
  return <Tag className={`sub block text-xs font-normal ${colour} ${className}`}>{children}</Tag>;
}

interface TwoLinesProps {
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** A cell of two lines, which stay together where a row is a card. */
export function TwoLines({ below, children }: TwoLinesProps) {
  return (
    <span>
      {children}
      {below && <Sub>{below}</Sub>}
    </span>
  );
}

interface RowNameLook {
  /** It waits to be read. */
  readonly isUnread?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const rowNameClass = ({ isUnread = false, className = '' }: RowNameLook) =>
  `row-name min-h-6 cursor-pointer border-0 bg-transparent p-0 text-left ${isUnread ? 'font-heavy' : 'font-bold'} underline decoration-1 underline-offset-3 hover:text-orange-deep hover:decoration-2 max-md:min-h-11 ${className}`;

interface RowNameProps extends RowNameLook {
  /** Undefined where the row cannot be opened. */
  readonly onClick: (() => void) | undefined;
}

export function RowName({ onClick, children, ...look }: RowNameProps) {
  if (onClick === undefined) return <b className={`font-semibold ${look.className ?? ''}`}>{children}</b>;
  return (
    <PlainButton className={rowNameClass({ children, ...look })} onClick={onClick}>
      {children}
    </PlainButton>
  );
}

export function RowNameLink({ to, state, children }: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Link
      to={to}
      state={state}
      preventScrollReset
      className={`${rowNameClass({ children })} inline-flex items-center`}
    >
      {children}
    </Link>
  );
}

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
