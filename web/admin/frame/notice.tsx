import type { ReactNode } from 'react';
import { BADGE_TONES, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface NoticeProps {
  readonly tone?: BadgeTone;
  readonly icon?: 'warning' | 'info';
  readonly role?: 'alert' | 'status';
  /** Inside a box, from edge to edge. */
  readonly flush?: boolean;
  readonly action?: ReactNode;
  readonly onRetry?: () => unknown;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence on a tinted ground: an error, unless it says otherwise. */
export function Notice({
  tone = 'red',
  icon = 'warning',
  role = 'alert',
  flush = false,
  onRetry,
  action = onRetry && <Button onClick={() => void onRetry()}>Try again</Button>,
  className = '',
  children,
}: NoticeProps) {
  return (
    <div
      className={`${className} flex flex-wrap gap-x-3 gap-y-2 px-4 py-3 ${action === undefined ? 'items-start' : 'items-center'} ${flush ? 'border-b border-line' : 'rounded-sm'} ${BADGE_TONES[tone]}`}
      role={role}
    >
      <Icon name={icon} size="small" />
      <p className="flex-[1_1_200px] wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}

interface DialogFailureProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function DialogFailure(props: DialogFailureProps) {
  return <Notice {...props} className="dialog-failure mt-4" />;
}
