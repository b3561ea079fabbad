import type { ReactNode } from 'react';

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
    <div className="section-head mb-6 flex flex-wrap items-end justify-between gap-4 border-t-2 border-ink pt-4">
      <div className="flex-[1_1_min-content]">
        <Heading
          className={`section-head-title lettering font-black text-balance uppercase ${level === 1 ? 'text-4xl' : 'text-3xl'}`}
          id={id}
        >
          {title}
        </Heading>
        {lead !== undefined && <p className="mt-2 max-w-[60ch] text-pretty text-steel">{lead}</p>}
      </div>
      {action !== undefined && <div className="flex-none">{action}</div>}
    </div>
  );
}
