import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { SpinnerRing } from '../../spinner.tsx';

export type Outcome = 'done' | 'failed' | 'waiting' | 'pending' | 'unknown';

const MARKS = {
  done: { icon: 'check', ground: 'bg-green' },
  failed: { icon: 'close', ground: 'bg-red' },
  pending: { icon: 'warning', ground: 'bg-amber' },
  unknown: { icon: 'warning', ground: 'bg-amber' },
} as const;

interface OutcomeHeadProps {
  readonly outcome: Outcome;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The band under the header that says at a glance how it went, read out when it changes. */
export function OutcomeHead({ outcome, title, lead, children }: OutcomeHeadProps) {
  return (
    <div className="border-b border-line bg-studio">
      <div className="wrap grid grid-cols-1 gap-4 py-9">
        {outcome === 'waiting' ? <SpinnerRing /> : <Mark {...MARKS[outcome]} />}
        <div role="status">
          {/* What is not decided is not shouted. */}
          <h1 className={`wrap-anywhere ${outcome === 'pending' ? 'text-2xl' : 'text-4xl'}`}>{title}</h1>
          {lead !== undefined && <p className="mt-2 max-w-[70ch] wrap-anywhere text-steel">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

function Mark({ icon, ground }: (typeof MARKS)[keyof typeof MARKS]) {
  return (
    <span className={`outcome-mark grid size-14 place-items-center rounded-full text-paper ${ground}`}>
      <Icon name={icon} />
    </span>
  );
}
