import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import './button.css';

export type ButtonKind = 'primary' | 'dark' | 'outline' | 'quiet' | 'danger' | 'danger-outline';

interface ButtonLook {
  /** Orange (primary) is the one thing to do in a view, ink (dark) its equal partner, outline everything else. */
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly block?: boolean | undefined;
}

function buttonClass({ kind = 'outline', size = 'medium', block }: ButtonLook, more?: string): string {
  const names = [
    'button',
    `button-${kind}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
    more,
  ];
  return names.filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonLook, Omit<PlainButtonProps, 'type'> {
  readonly type?: 'button' | 'submit' | undefined;
  /** At work: it keeps its width and focus, and no click counts. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
}

export function Button({
  kind,
  size,
  block,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  ...native
}: ButtonProps) {
  return (
    <PlainButton
      {...native}
      className={buttonClass({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className="button-label" aria-hidden={(busy && busyLabel !== undefined) || undefined}>
        {children}
      </span>
      {(busy || busyLabel !== undefined) && (
        <span className="button-busy">
          <span className="button-spinner" />
          {busyLabel}
        </span>
      )}
    </PlainButton>
  );
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly to: string;
}

export function ButtonLink({ kind, size, block, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link prefetch="intent" {...link} className={buttonClass({ kind, size, block }, className)}>
      <span className="button-label">{children}</span>
    </Link>
  );
}

interface IconButtonProps extends Omit<PlainButtonProps, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly boxed?: boolean | undefined;
}

export function IconButton({ icon, label, boxed, className, ...native }: IconButtonProps) {
  const names = ['icon-button', boxed && 'icon-button-boxed', className];
  return (
    <PlainButton {...native} className={names.filter(Boolean).join(' ')} aria-label={label}>
      <Icon name={icon} />
    </PlainButton>
  );
}
