import type { ReactNode } from 'react';
import { BADGE_TONES, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface AdminPageProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** On phones the actions stand in a menu of the content. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

export function AdminPage({ title, note, actions, isFolded = false, children }: AdminPageProps) {
  return (
    <Stack>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto">{title}</h1>
        {note !== undefined && (
          <p className={`text-steel ${isFolded ? '' : 'max-md:order-1 max-md:w-full'}`}>{note}</p>
        )}
        {actions !== undefined && (
          <div
            className={`flex flex-wrap gap-2 ${isFolded ? 'max-md:hidden' : 'max-md:w-full max-md:*:flex-auto max-md:[&>.button]:px-2!'}`}
          >
            {actions}
          </div>
        )}
      </header>
      {children}
    </Stack>
  );
}

interface StackProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Stack({ className = '', children }: StackProps) {
  return <div className={`grid grid-cols-1 content-start gap-4 ${className}`}>{children}</div>;
}

interface BoxProps extends StackProps {
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
  readonly isBusy?: boolean;
}

export const BOX = 'min-w-0 rounded-md border border-line bg-paper';

/** A white box with a ruled head; without a title only the box, for a table. */
export function Box({ title, aside, isBusy, className = '', children }: BoxProps) {
  return (
    <section className={`${BOX} ${className}`} aria-label={title} aria-busy={isBusy}>
      {title !== undefined && (
        <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
          <h2 className="mr-auto">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

export const adminMeta = (title: string) => () => [
  { title: `${title} · Rack & Rep back-office` },
  { name: 'robots', content: 'noindex' },
];

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
