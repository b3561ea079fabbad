import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** At the right of the title, such as a refresh button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A ruled box with a heading: a sum, the details of a payment, an address. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className="min-w-0 rounded-sm border-[1.5px] border-ink bg-paper" aria-labelledby={id}>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b-[1.5px] border-ink px-5 py-1">
        <h2 className="text-2xl" id={id}>
          {title}
        </h2>
        {action}
      </div>
      <div className="@container grid grid-cols-1 gap-4 p-5">{children}</div>
    </section>
  );
}
