import type { ReactNode } from 'react';
import { withNonBreakingUnits } from './keep-units-together.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** It is all that the page says, so its title is the page's. */
  readonly isPageTitle?: boolean;
}

export function EmptyState({ title, children, action, isPageTitle = false }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className="empty-state grid justify-items-center gap-3 rounded-sm bg-studio px-4 py-12 text-center">
      <svg className="size-24" width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
        <circle className="fill-none stroke-mist stroke-10" cx="48" cy="48" r="43" />
        <circle className="fill-mist" cx="48" cy="48" r="13" />
      </svg>
      <Title className="lettering text-2xl/[0.95] font-black text-balance uppercase admin:normal-case">
        {withNonBreakingUnits(title)}
      </Title>
      {children !== undefined && <div className="max-w-[52ch] text-pretty text-steel">{children}</div>}
      {action}
    </div>
  );
}
