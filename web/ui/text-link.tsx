import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import './text-link.css';

type TextLinkProps =
  | (LinkProps & { readonly href?: never })
  | (ComponentProps<'a'> & { readonly href: string; readonly to?: never });

const linkClass = (more?: string) => (more === undefined ? 'text-link' : `text-link ${more}`);

/** `to` stays in the shop, `href` leaves it (a website, tel:, mailto:). */
export function TextLink({ className, children, ...props }: TextLinkProps) {
  return props.to === undefined ? (
    <a {...props} className={linkClass(className)}>
      {children}
    </a>
  ) : (
    <Link prefetch="intent" {...props} className={linkClass(className)}>
      {children}
    </Link>
  );
}

interface TextButtonProps extends PlainButtonProps {
  readonly danger?: boolean | undefined;
}

/** An action that reads as a link, such as Remove beside a cart line. */
export function TextButton({ danger, className, ...native }: TextButtonProps) {
  const names = ['text-link text-button', danger && 'text-button-danger', className];
  return <PlainButton {...native} className={names.filter(Boolean).join(' ')} />;
}
