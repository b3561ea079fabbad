import type { ReactNode } from 'react';

interface OwnRowProps {
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly action?: ReactNode;
}

/** A passkey or a session: what it is, when it was used, and what can be done about it. */
export function OwnRow({ title, facts, action }: OwnRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-steel">{facts}</p>
      </div>
      {action}
    </li>
  );
}
