import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

interface Tall {
  /** It stands alone, so it is tall enough for a finger. */
  readonly tall?: boolean | undefined;
}

type TextLinkProps = Tall &
  (
    | (LinkProps & { readonly href?: never })
    | (ComponentProps<'a'> & { readonly href: string; readonly to?: never })
  );

const LINK =
  'text-link font-semibold underline decoration-1 underline-offset-3 hover:decoration-2 on-ink:hover:text-orange';

/** Words in a line are tall enough for a finger by a padding that moves nothing. */
const linkClass = (tall: boolean, place = '') =>
  `${LINK} hover:text-orange-deep ${tall ? 'inline-flex min-h-11 items-center' : '[p>&]:py-1'} ${place}`;

/** `to` stays in the shop, `href` leaves it (a website, tel:, mailto:). */
export function TextLink({ tall = false, className, children, ...props }: TextLinkProps) {
  return props.to === undefined ? (
    <a {...props} className={linkClass(tall, className)}>
      {children}
    </a>
  ) : (
    <Link prefetch="intent" {...props} className={linkClass(tall, className)}>
      {children}
    </Link>
  );
}

interface TextButtonProps extends PlainButtonProps {
  readonly danger?: boolean | undefined;
}

/** An action that reads as a link, such as Remove beside a cart line. */
export function TextButton({ danger, className, ...native }: TextButtonProps) {
  const colour = danger ? 'text-red' : 'hover:text-orange-deep';
  return (
    <PlainButton
      {...native}
      className={`text-button ${LINK} ${colour} min-h-11 min-w-11 cursor-pointer border-0 bg-transparent p-0 ${className ?? ''}`}
    />
  );
}
