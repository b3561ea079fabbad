import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import './outcome-head.css';

export type Outcome = 'done' | 'failed' | 'waiting' | 'pending' | 'unknown';

const ICONS = { done: 'check', failed: 'close', pending: 'warning', unknown: 'warning' } as const;

interface OutcomeHeadProps {
  readonly outcome: Outcome;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The band under the header that says at a glance how it went, read out when it changes. */
export function OutcomeHead({ outcome, title, lead, children }: OutcomeHeadProps) {
  return (
    <div className={`outcome outcome-${outcome}`}>
      <div className="wrap outcome-inner">
        <span className={`outcome-mark outcome-mark-${outcome}`}>
          {outcome === 'waiting' ? <span className="outcome-spinner" /> : <Icon name={ICONS[outcome]} />}
        </span>
        <div role="status">
          <h1>{title}</h1>
          {lead !== undefined && <p className="outcome-lead">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
