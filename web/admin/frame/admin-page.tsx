import type { ReactNode } from 'react';

interface AdminPageProps {
  readonly title: string;
  /** Beside the title: how many, how much. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Title and actions of an admin page, with its content below. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
        {note !== undefined && <p className="admin-note">{note}</p>}
        {actions !== undefined && <div className="admin-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}

interface BoxProps {
  readonly title?: string | undefined;
  /** At the right of the title: a count, a link, a select. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A white box with a ruled head; without a title only the box, for a table. */
export function Box({ title, aside, className, children }: BoxProps) {
  return (
    <section className={className === undefined ? 'box' : `box ${className}`} aria-label={title}>
      {title !== undefined && (
        <header className="box-head">
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

/** `export const meta = adminMeta('Orders')`. */
export const adminMeta = (title: string) => () => [
  { title: `${title} · Rack & Rep back-office` },
  { name: 'robots', content: 'noindex' },
];
