import type { ReactNode } from 'react';

interface PartHeadProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** The note says what has changed. */
  readonly isStatus?: boolean;
}

export function PartHead({ id, title, note, isStatus = false }: PartHeadProps) {
  return (
    <div className="part-head mb-2 flex items-baseline justify-between gap-3 border-t-2 border-ink pt-2.5">
      <h2 className="text-xl normal-case" id={id}>
        {title}
      </h2>
      <span className="text-sm text-steel" role={isStatus ? 'status' : undefined}>
        {note}
      </span>
    </div>
  );
}
