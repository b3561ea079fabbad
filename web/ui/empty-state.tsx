import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do now. */
  readonly action?: ReactNode;
  /** It is all that the page says, so its title is the page's. */
  readonly isPageTitle?: boolean;
}

/** A plate with nothing on it. */
export function EmptyState({ title, children, action, isPageTitle = false }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className="empty-state">
      <svg className="empty-state-plate" width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
        <circle className="empty-state-rim" cx="48" cy="48" r="43" />
        <circle className="empty-state-bore" cx="48" cy="48" r="13" />
      </svg>
      <Title className="empty-state-title">{title}</Title>
      {children !== undefined && <div className="empty-state-words">{children}</div>}
      {action}
    </div>
  );
}
