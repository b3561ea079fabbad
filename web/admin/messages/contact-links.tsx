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
