import type { ReactNode } from 'react';

export type Condition = 'good' | 'doubtful' | 'bad';

const WORDS = { good: 'text-green', doubtful: 'text-amber', bad: 'text-red' };
const DOTS = { good: 'bg-green-bright', doubtful: 'bg-amber-bright', bad: 'bg-red-bright' };

interface StatusLineProps {
  readonly health: Condition;
  /** How it is, at the right. */
  readonly word: string;
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

/** A line of a list that says of each thing how it is. */
export function StatusLine({ health, word, hasDot = false, children }: StatusLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 px-4 py-2.5">
      {hasDot && <span className={`size-2.25 flex-none rounded-full ${DOTS[health]}`} />}
      {children}
      <b className={`ml-auto font-bold ${WORDS[health]}`}>{word}</b>
    </li>
  );
}
