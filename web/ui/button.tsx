import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

export type ButtonKind = 'primary' | 'card' | 'dark' | 'outline' | 'quiet' | 'danger' | 'danger-outline';

interface ButtonLook {
  /**
   * Orange (primary) is the one thing to do in a view, ink (dark) its equal partner, outline everything else. On a card
   * (a `group` with a link) it is orange while the card is in use.
   */
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly block?: boolean | undefined;
  /** At the end of a field, as one piece with it. */
  readonly joined?: boolean | undefined;
}

const IN_ADMIN =
  'admin:min-h-11 admin:border-[1.5px] admin:px-4 admin:font-body admin:text-md admin:font-bold admin:[word-spacing:normal] admin:normal-case lg:admin:min-h-9';
const OFF = 'off:cursor-not-allowed off:border-disabled-ground off:bg-disabled-ground off:text-disabled';
const BUTTON = `button lettering cursor-pointer place-items-center rounded-r-sm border-2 py-1 text-center leading-tight font-heavy uppercase no-underline transition-colors aria-busy:cursor-progress ${IN_ADMIN} ${OFF}`;

const ON_INK = 'on-ink:text-paper on-ink:hover:bg-paper on-ink:hover:text-ink';
const SIZES = { small: 'min-h-11 text-md', medium: 'min-h-12 text-base', large: 'min-h-14 text-lg' };

/** A finger leaves no hover behind, so what it presses shows it by itself. */
const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary:
    'border-orange bg-orange text-ink hover:border-orange-hover hover:bg-orange-hover active:border-orange-press active:bg-orange-press',
  card: 'border-ink bg-transparent text-ink group-hover:border-orange group-hover:bg-orange group-has-[a:focus-visible]:border-orange group-has-[a:focus-visible]:bg-orange hover:border-orange-hover hover:bg-orange-hover focus-visible:border-orange focus-visible:bg-orange active:border-orange-press active:bg-orange-press',
  dark: 'border-ink bg-ink text-paper hover:bg-graphite active:bg-graphite',
  outline: `border-ink bg-transparent text-ink hover:bg-ink hover:text-paper pointer-coarse:active:bg-line on-ink:border-paper ${ON_INK} admin:border-edge-soft admin:bg-paper admin:not-off:hover:border-ink admin:not-off:hover:bg-paper admin:not-off:hover:text-ink`,
  quiet: `border-transparent bg-transparent text-ink hover:bg-studio active:bg-line ${ON_INK}`,
  danger: 'border-red bg-red text-paper hover:border-red-hover hover:bg-red-hover',
  'danger-outline':
    'border-red bg-transparent text-red hover:bg-red hover:text-paper pointer-coarse:active:bg-red-tint',
};

function buttonClass({ kind = 'outline', size = 'medium', block, joined }: ButtonLook, place = ''): string {
  const inset = kind === 'quiet' ? 'px-3' : size === 'small' ? 'px-4' : 'px-6';
  const box = `${block ? 'grid w-full' : 'inline-grid'} ${joined ? 'flex-none' : 'rounded-l-sm'} ${inset}`;
  return `${BUTTON} button-${kind} ${box} ${SIZES[size]} ${KINDS[kind]} ${place}`;
}

/** Label and busy label share one place, so the wider of the two sets the width in both states. */
const LABEL = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

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
  joined,
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
      className={buttonClass({ kind, size, block, joined }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span
        className={`${LABEL} ${busy ? 'opacity-0' : ''}`}
        aria-hidden={(busy && busyLabel !== undefined) || undefined}
      >
        {children}
      </span>
      {(busy || busyLabel !== undefined) && (
        <span className={`${LABEL} ${busy ? '' : 'invisible'}`}>
          <span className="size-4.5 flex-none animate-turn rounded-full border-3 border-current/30 border-t-current" />
          {busyLabel}
        </span>
      )}
    </PlainButton>
  );
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly to: string;
}

export function ButtonLink({ kind, size, block, joined, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link prefetch="intent" {...link} className={buttonClass({ kind, size, block, joined }, className)}>
      <span className={LABEL}>{children}</span>
    </Link>
  );
}

const ICON_BUTTON =
  'inline-grid size-11 flex-none cursor-pointer place-items-center rounded-sm bg-transparent p-0 transition-colors aria-pressed:*:fill-orange-deep aria-pressed:*:stroke-orange-deep off:cursor-not-allowed off:bg-transparent off:text-edge';
const BOXED = 'border-2 border-ink enabled:hover:bg-ink enabled:hover:text-paper off:border-on-ink';

interface IconButtonProps extends Omit<PlainButtonProps, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly boxed?: boolean | undefined;
  readonly iconSize?: 'small' | 'medium' | undefined;
}

export function IconButton({ icon, label, boxed, iconSize, className, ...native }: IconButtonProps) {
  const look = `${ICON_BUTTON} ${boxed ? BOXED : 'border-0 enabled:hover:bg-current/10'} ${className ?? ''}`;
  return (
    <PlainButton {...native} className={look} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </PlainButton>
  );
}
