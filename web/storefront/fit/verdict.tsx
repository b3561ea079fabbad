import type { ReactNode } from 'react';
import type { Verdict as FitVerdict } from '../../../domain/fit/verdict.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** `open` is not asked yet, `note` is information. */
export type Sign = FitVerdict | 'open' | 'note';

const SIGNS: Readonly<Record<Sign, { icon: IconName; ground: string; block: string; text: string }>> = {
  fits: { icon: 'check', ground: 'bg-green', block: 'border-green bg-green-tint', text: 'text-green' },
  tight: { icon: 'warning', ground: 'bg-amber', block: 'border-amber bg-amber-tint', text: 'text-amber' },
  'does not fit': { icon: 'close', ground: 'bg-red', block: 'border-red bg-red-tint', text: 'text-red' },
  open: { icon: 'info', ground: 'bg-ink', block: 'border-ink bg-studio', text: 'text-graphite' },
  note: { icon: 'info', ground: 'bg-ink', block: 'border-ink bg-studio', text: 'text-graphite' },
};

const SIZES = { small: 'size-6', medium: 'size-7', large: 'size-10' } as const;

/** Colour never speaks alone: a verdict has a sign, and words beside it. */
export function VerdictSign({
  sign,
  size = 'small',
}: {
  readonly sign: Sign;
  readonly size?: keyof typeof SIZES;
}) {
  const { icon, ground } = SIGNS[sign];
  return (
    <span
      className={`inline-grid flex-none place-items-center rounded-sm text-paper ${ground} ${SIZES[size]}`}
    >
      <Icon name={icon} size={size === 'large' ? 'medium' : 'small'} />
    </span>
  );
}

interface VerdictProps {
  readonly sign: Sign;
  readonly title: string;
  /** One line, for what needs no more words. */
  readonly isSlim?: boolean | undefined;
  /** At the right of a slim one. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The answer to "does it fit?": edge, sign, word and reason. */
export function Verdict({ sign, title, isSlim = false, action, children }: VerdictProps) {
  const space = isSlim ? 'min-h-13 px-3.5 py-1' : 'p-4';
  return (
    <div className={`rounded-r-sm border-l-6 ${space} ${SIGNS[sign].block}`}>
      <div className={`flex items-center gap-3.5 ${isSlim ? 'min-h-11' : ''}`}>
        <VerdictSign sign={sign} size={isSlim ? 'medium' : 'large'} />
        <p
          className={`lettering min-w-0 flex-1 font-heavy text-balance ${isSlim ? 'text-lg leading-tight' : 'text-2xl'}`}
          role="status"
        >
          {title}
        </p>
        {action}
      </div>
      {children !== undefined && <div className={isSlim ? '' : 'mt-2 md:pl-13.5'}>{children}</div>}
    </div>
  );
}

/** One line about one thing: 'Hole 28.5 mm: too small for the 50 mm bar'. */
export function VerdictMark({ sign, children }: { readonly sign: Sign; readonly children: ReactNode }) {
  return (
    <p className={`my-1 flex items-center gap-2 text-md font-semibold ${SIGNS[sign].text}`}>
      <VerdictSign sign={sign} />
      <span>{children}</span>
    </p>
  );
}
