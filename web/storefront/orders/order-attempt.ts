import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { z } from '../../../domain/zod.ts';
import { newKey } from '../../api/new-key.ts';
import { persistIn, type SafeStorage, type TabKey, tabStorage } from '../../storage/safe-storage.ts';

/**
 * An order of this tab, from the first press of its button until it is known what became of it. Sent again after a
 * reload, a second press or a lost answer, it has the same key, and the shop makes one order of it.
 */

const line = z.looseObject({
  productId: z.string(),
  quantity: z.number(),
  variant: z.string().optional(),
});
const request = z.looseObject({ items: z.array(line).optional() });
const sent = {
  /** The idempotency key of the order and of its payment. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
  /** As it was sent first: while it is unknown what became of it, whatever is ordered goes under its key. */
  request,
  /** Sent without an account. The shop repeats its answer to a guest alone then. */
  isGuest: z.boolean(),
};
/** Placed as requested, and waits for its online payment. */
const unpaid = z.object({ is: z.literal('unpaid'), ...sent, orderId: z.string() });
/** Another tab has placed the same cart, and it waits there for its payment. */
const elsewhere = z.object({ is: z.literal('elsewhere'), request, orderId: z.string() });

const attemptSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  z.object({
    /**
     * `first`: the shop has never heard of the key. `again`: an earlier request may have arrived. `recovering`: one has
     * arrived, and the shopper has changed something or signed in since; it is sent again as it was.
     */
    is: z.enum(['first', 'again', 'recovering']),
    ...sent,
    /** The order before it, placed and not paid: the shop cancels that one for this. */
    replaces: z.union([unpaid, elsewhere]).optional(),
  }),
  unpaid,
  elsewhere,
]);

export type Attempt = z.output<typeof attemptSchema>;
export type SentAttempt = Extract<Attempt, { is: 'first' | 'again' | 'recovering' }>;
export type AttemptRequest = SentAttempt['request'];

export type AttemptEvent =
  /** `order`: how it compares with the attempt's. `other` shares no product with it, or the earlier one is settled. */
  | {
      readonly is: 'press';
      readonly order: 'same' | 'changed' | 'other';
      readonly request: AttemptRequest;
      readonly isGuest: boolean;
    }
  /** Nothing is left to do for it. */
  | { readonly is: 'placed' }
  | { readonly is: 'unpaid'; readonly orderId: string; readonly request: AttemptRequest }
  /** The shop has looked for the key, found nothing, and said no. */
  | { readonly is: 'refused' }
  /** Said before the shop looked for the key: a limit, an invalid form, a sign-in that has run out. */
  | { readonly is: 'turned away' }
  /** No answer, or one that decides nothing. */
  | { readonly is: 'lost' }
  | { readonly is: 'key reused' }
  /** The order that waits for its payment is paid, cancelled, or not the last one any more. */
  | { readonly is: 'settled' }
  | { readonly is: 'ordered elsewhere'; readonly orderId: string; readonly request: AttemptRequest };

const NO_ATTEMPT: Attempt = { is: 'none' };

export const isSent = (attempt: Attempt): attempt is SentAttempt =>
  attempt.is === 'first' || attempt.is === 'again' || attempt.is === 'recovering';

/** The order that is placed and not paid, as far as this tab knows. */
export function waitingOrderId(attempt: Attempt): string | undefined {
  return isSent(attempt) ? attempt.replaces?.orderId : 'orderId' in attempt ? attempt.orderId : undefined;
}

/** What an event makes of an attempt; one that cannot happen to it changes nothing. The test draws the table. */
export function next(attempt: Attempt, event: AttemptEvent): Attempt {
  switch (event.is) {
    case 'press':
      return press(attempt, event);
    case 'ordered elsewhere':
      return isSent(attempt) ? attempt : { is: 'elsewhere', orderId: event.orderId, request: event.request };
    case 'settled':
      return NO_ATTEMPT;
    default:
      return isSent(attempt) ? answered(attempt, event) : attempt;
  }
}

type Press = Extract<AttemptEvent, { is: 'press' }>;

function press(attempt: Attempt, { order, request, isGuest }: Press): Attempt {
  if (isSent(attempt)) return { ...attempt, is: 'again' };
  if (attempt.is === 'unpaid' && order === 'same') return attempt;
  const first = { is: 'first', key: newKey(), request, isGuest } as const;
  // An unpaid order would keep its products from the shopper who now orders them otherwise.
  return attempt.is === 'none' || order === 'other' ? first : { ...first, replaces: attempt };
}

type Answer = Exclude<AttemptEvent, { is: 'press' | 'ordered elsewhere' | 'settled' }>;

function answered(attempt: SentAttempt, event: Answer): Attempt {
  const { key, isGuest, replaces = NO_ATTEMPT } = attempt;
  const again: Attempt = { ...attempt, is: 'again' };
  switch (event.is) {
    case 'placed':
      return NO_ATTEMPT;
    case 'unpaid':
      return { is: 'unpaid', key, isGuest, request: event.request, orderId: event.orderId };
    case 'refused':
      return replaces;
    case 'turned away':
      return attempt.is === 'first' ? replaces : again;
    case 'lost':
      return again;
    case 'key reused':
      return attempt.is === 'recovering' ? NO_ATTEMPT : { ...attempt, is: 'recovering' };
  }
}

const storedSchema = z.object({ attempt: attemptSchema.catch(NO_ATTEMPT) });

interface AttemptState {
  readonly attempt: Attempt;
  /** As this tab has stored it. */
  read(): Attempt;
  advance(event: AttemptEvent): Attempt;
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

export function createAttemptStore(
  key: 'checkout-attempt' | 'quick-order-attempt',
  storage: SafeStorage<TabKey> = tabStorage,
) {
  return createStore<AttemptState>()(
    persist(
      (set, get, store) => ({
        attempt: NO_ATTEMPT,
        read() {
          void store.persist.rehydrate();
          return get().attempt;
        },
        advance(event) {
          set({ attempt: next(get().read(), event) });
          return get().attempt;
        },
      }),
      persistIn(storage, key, {
        keep: ({ attempt }) => ({ attempt }),
        repair: (stored) => storedSchema.parse(stored),
      }),
    ),
  );
}

export const checkoutAttempt = createAttemptStore('checkout-attempt');
