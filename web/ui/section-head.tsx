import type { ReactNode } from 'react';
import { withNonBreakingUnits } from './keep-units-together.tsx';

interface SectionHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the right: a link to all of it, or the arrows of a carousel. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2;
  readonly size?: 'small' | undefined;
  readonly id?: string;
}

export function SectionHead({ title, lead, action, level = 2, size, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  const isSmall = size === 'small';
  const textSize = level === 1 ? 'text-4xl' : 'text-3xl';
  return (
    <div
      className={`section-head flex flex-wrap items-end justify-between border-t-2 border-ink pt-4 ${isSmall ? 'mb-4 gap-x-4 gap-y-2' : 'mb-6 gap-4'}`}
    >
      <div className={isSmall ? 'flex-auto' : 'flex-[1_1_min-content]'}>
        <Heading
          className={`section-head-title lettering font-black text-balance uppercase admin:normal-case ${isSmall ? 'text-2xl' : textSize}`}
          id={id}
        >
          {withNonBreakingUnits(title)}
        </Heading>
        {lead !== undefined && <p className="mt-2 max-w-[60ch] text-pretty text-steel">{lead}</p>}
      </div>
      {action !== undefined && <div className="max-w-full flex-none">{action}</div>}
    </div>
  );
}
