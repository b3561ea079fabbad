import type { ReactNode } from 'react';

interface ContactLinkProps {
  readonly to: string;
}

const LINK = 'hover:text-orange-deep hover:decoration-2';

export function MailLink({ to }: ContactLinkProps) {
  return (
    <a className={LINK} href={`mailto:${encodeURIComponent(to)}`}>
      {to}
    </a>
  );
}

export function PhoneLink({ to }: ContactLinkProps) {
  return (
    <a className={LINK} href={`tel:${to.replace(/[^+\d]/g, '')}`}>
      {to}
    </a>
  );
}

export function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-xs text-steel">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
