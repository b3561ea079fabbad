import type { ConfirmationState } from '../../../domain/orders/cash-confirmation.ts';

interface ConfirmationText {
  readonly tone: 'green' | 'amber' | 'red';
  readonly title: string;
  readonly text: string;
}

const MAY_CANCEL = 'If you no longer want it, you can cancel it on the order’s page until we ship it.';
const NOTHING_TO_PAY = 'Nothing will be delivered, and you don’t have to pay anything.';

const TEXTS: Readonly<Record<Exclude<ConfirmationState, 'open'>, ConfirmationText>> = {
  confirmed: {
    tone: 'green',
    title: 'Your order is already confirmed',
    text: `There’s nothing more to do. ${MAY_CANCEL}`,
  },
  'under-way': {
    tone: 'green',
    title: 'We’re already preparing your order',
    text: `There’s nothing more to confirm. ${MAY_CANCEL}`,
  },
  shipped: {
    tone: 'amber',
    title: 'Your order has already been shipped',
    text: 'There’s nothing more to confirm. If you no longer want it, please call or write to us.',
  },
  cancelled: {
    tone: 'amber',
    title: 'Your order was already cancelled',
    text: `${NOTHING_TO_PAY} If you want it after all, please order again.`,
  },
  lapsed: {
    tone: 'amber',
    title: 'Your order has expired',
    text: 'It wasn’t confirmed in time, so we’ve released the items. If you still want them, please order again.',
  },
  late: {
    tone: 'amber',
    title: 'It’s too late to confirm this order',
    text: 'It wasn’t confirmed in time and is being cancelled. If you still want the items, please order again.',
  },
};

/** Right after an answer. */
const NEW_TEXTS: Readonly<Partial<typeof TEXTS>> = {
  confirmed: {
    tone: 'green',
    title: 'Your order is confirmed',
    text: 'Thank you. We’ll pack it and e-mail you when we ship it.',
  },
  cancelled: { tone: 'green', title: 'Your order is cancelled', text: NOTHING_TO_PAY },
};

/** What a link leads to. An answer that has just been given reads differently from one that was given before. */
export const confirmationWords = (
  state: keyof typeof TEXTS,
  { isNew }: { readonly isNew: boolean },
): ConfirmationText => (isNew ? NEW_TEXTS[state] : undefined) ?? TEXTS[state];
