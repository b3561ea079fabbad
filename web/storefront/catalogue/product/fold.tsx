import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** A row below the buttons to buy; a link that goes on from there looks like it. */
export const FOLD_ROW =
  'flex min-h-12 cursor-pointer items-center gap-3 py-1.5 font-semibold hover:text-orange-deep';

interface FoldProps {
  readonly title: ReactNode;
  /** What most shoppers want to know, without unfolding it. */
  readonly answer: ReactNode;
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

export function Fold({ title, answer, className = '', onOpen, children }: FoldProps) {
  return (
    <details
      className={`group/item border-b border-line ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={`${FOLD_ROW} list-none [&::-webkit-details-marker]:hidden`}>
        {title}
        <span className="ml-auto text-right text-md font-normal text-steel">{answer}</span>
        <Icon
          name="chevron-down"
          size="small"
          className="flex-none transition-[rotate] duration-250 group-open/item:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
