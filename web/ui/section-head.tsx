import type { ReactNode } from 'react';
import './section-head.css';

interface SectionHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the right: a link to all of it, or the arrows of a carousel. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2;
  /** For the section's aria-labelledby. */
  readonly id?: string;
}

export function SectionHead({ title, lead, action, level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`section-head section-head-${level}`}>
      <div>
        <Heading className="section-head-title" id={id}>
          {title}
        </Heading>
        {lead !== undefined && <p className="section-head-lead">{lead}</p>}
      </div>
      {action !== undefined && <div className="section-head-action">{action}</div>}
    </div>
  );
}
