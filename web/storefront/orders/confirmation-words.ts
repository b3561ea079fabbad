import type { ConfirmationState } from '../../../domain/orders/cash-confirmation.ts';

interface Words {
  readonly tone: 'green' | 'amber' | 'red';
  readonly title: string;
  readonly text: string;
}

/** What a link leads to. An answer that has just been given reads differently from one that was given before. */
export function confirmationWords(
  state: Exclude<ConfirmationState, 'open'>,
  { isNew }: { readonly isNew: boolean },
): Words {
  switch (state) {
    case 'confirmed':
      return isNew
        ? {
            tone: 'green',
            title: 'Your order is confirmed',
            text: 'Thank you. We’ll pack it and e-mail you when we ship it.',
          }
        : {
            tone: 'green',
            title: 'Your order is already confirmed',
            text: 'There’s nothing more to do. If you no longer want it, you can cancel it on the order’s page until we ship it.',
          };
    case 'under-way':
      return {
        tone: 'green',
        title: 'We’re already preparing your order',
        text: 'There’s nothing more to confirm. If you no longer want it, you can cancel it on the order’s page until we ship it.',
      };
    case 'shipped':
      return {
        tone: 'amber',
        title: 'Your order has already been shipped',
        text: 'There’s nothing more to confirm. If you no longer want it, please call or write to us.',
      };
    case 'cancelled':
      return isNew
        ? {
            tone: 'green',
            title: 'Your order is cancelled',
            text: 'Nothing will be delivered, and you don’t have to pay anything.',
          }
        : {
            tone: 'amber',
            title: 'Your order was already cancelled',
            text: 'Nothing will be delivered, and you don’t have to pay anything. If you want it after all, please order again.',
          };
    case 'lapsed':
      return {
        tone: 'amber',
        title: 'Your order has lapsed',
        text: 'It wasn’t confirmed in time, so we’ve released the items. If you still want them, please order again.',
      };
    case 'late':
      return {
        tone: 'amber',
        title: 'It’s too late to confirm this order',
        text: 'It wasn’t confirmed in time and is being cancelled. If you still want the items, please order again.',
      };
  }
}
