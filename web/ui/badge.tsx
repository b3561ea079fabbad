import type { ReactNode } from 'react';

export const BADGE_TONES = {
  neutral: 'bg-studio text-graphite',
  green: 'bg-green-tint text-green',
  red: 'bg-red-tint text-red',
  amber: 'bg-amber-tint text-amber',
  blue: 'bg-blue-tint text-blue',
  violet: 'bg-violet-tint text-violet',
  teal: 'bg-teal-tint text-teal',
} as const;
export type BadgeTone = keyof typeof BADGE_TONES;

const TAG_KINDS = {
  dark: 'bg-ink text-paper',
  light: 'bg-paper text-ink inset-ring inset-ring-mist',
  offer: 'bg-orange text-ink',
} as const;

const TAG_SIZES = {
  card: 'px-1.25 py-px text-[min(0.75rem,13cqi)] leading-[1.4] @card:px-1.75 @card:py-0.5 @card:text-sm',
  medium: 'px-1.75 py-0.5 text-sm whitespace-nowrap',
  large: 'px-1.75 py-px text-base whitespace-nowrap',
} as const;

/** A state: of an order, a payment, a stock. The words carry the meaning, the colour helps to find it. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={`badge inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-bold tracking-[0.01em] whitespace-nowrap before:size-1.75 before:flex-none before:rounded-full before:bg-current ${BADGE_TONES[tone]}`}
    >
      {children}
    </span>
  );
}

/** A claim about a product: where it is made, that it sells best, what is off its price. */
export function Tag({
  kind = 'dark',
  isOnCard = false,
  children,
}: {
  readonly kind?: keyof typeof TAG_KINDS;
  /** It grows with the card whose picture it stands on. */
  readonly isOnCard?: boolean;
  readonly children: ReactNode;
}) {
  const size = isOnCard ? TAG_SIZES.card : kind === 'offer' ? TAG_SIZES.large : TAG_SIZES.medium;
  return (
    <span
      className={`tag lettering inline-block rounded-sm font-heavy tracking-[0.03em] uppercase ${size} ${TAG_KINDS[kind]}`}
    >
      {children}
    </span>
  );
}
