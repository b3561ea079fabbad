import { expect, it } from 'vitest';
import { type Paise, paise, rupees } from '../pricing/money.ts';
import { formatRupeesUnrounded } from '../text/format.ts';
import { paymentFigures } from './order-money.ts';
import { type PaidOrder, paymentState } from './payment-state.ts';

const TOTAL = rupees(24_698);

/** Its advance is paid. */
const PART = { paymentMethod: 'COD', advance: rupees(2470) } as const;

it.each<[Partial<PaidOrder> & { readonly advance?: Paise }, string]>([
  [{ paymentStatus: 'PAID' }, 'Paid ₹24,698 (good)'],
  [{ paymentStatus: 'PAID', paymentMethod: 'COD', status: 'DELIVERED' }, 'Paid ₹24,698 (good)'],
  [{}, 'Not paid (waiting)'],
  [{ status: 'CANCELLED' }, 'Not paid (calm)'],
  [{ paymentMethod: 'COD' }, 'On delivery ₹24,698 to collect (calm)'],
  [{ paymentMethod: 'COD', status: 'SHIPPED' }, 'On delivery ₹24,698 to collect (calm)'],
  [{ paymentMethod: 'COD', status: 'DELIVERED' }, 'On delivery ₹24,698 to collect (waiting)'],
  [{ paymentMethod: 'COD', status: 'CANCELLED' }, 'Not paid (calm)'],
  [{ paymentStatus: 'FAILED' }, 'Failed (bad)'],
  [{ paymentStatus: 'FAILED', paymentMethod: 'COD' }, 'Failed ₹24,698 to collect (bad)'],
  [{ paymentStatus: 'FAILED', paymentMethod: 'COD', status: 'CANCELLED' }, 'Failed (bad)'],
  [{ paymentStatus: 'PAID', refunded: paise(100_050) }, 'Partly refunded ₹1,000.50 refunded (calm)'],
  [{ paymentStatus: 'PAID', status: 'CANCELLED', toRefund: TOTAL }, 'Refund owed ₹24,698 to refund! (bad)'],
  [
    { paymentStatus: 'PAID', status: 'CANCELLED', toRefund: paise(2_369_750), refunded: paise(100_050) },
    'Refund owed ₹23,697.50 to refund! ₹1,000.50 refunded (bad)',
  ],
  [{ paymentStatus: 'REFUNDED', status: 'CANCELLED', refunded: TOTAL }, 'Refunded ₹24,698 (calm)'],
  [{ paymentStatus: 'REFUNDED', paymentMethod: 'COD' }, 'Refunded ₹24,698 (calm)'],
  [{ paymentStatus: 'PAID', isRefunded: true }, 'Refund in progress (waiting)'],
  [
    { paymentStatus: 'PAID', isRefunded: true, refunded: paise(100_050), status: 'CANCELLED' },
    'Refund in progress ₹1,000.50 refunded (waiting)',
  ],
  [{ ...PART, isRefunded: true }, 'Refund in progress (waiting)'],
  [{ paymentStatus: 'REFUNDED', isRefunded: true, refunded: TOTAL }, 'Refunded ₹24,698 (calm)'],
  [{ disputed: paise(2_249_850) }, 'Disputed ₹22,498.50 received! (bad)'],
  [
    { disputed: paise(2_249_850), paymentMethod: 'COD' },
    'Disputed ₹22,498.50 received! ₹24,698 to collect (bad)',
  ],
  [{ disputed: TOTAL, paymentStatus: 'PAID' }, 'Disputed ₹24,698 received! ₹24,698 paid (bad)'],
  [{ ...PART, status: 'PENDING', awaitsAdvance: true }, 'Advance not paid (waiting)'],
  [{ ...PART, status: 'PENDING', awaitsAdvance: true, paymentStatus: 'FAILED' }, 'Failed (bad)'],
  [{ ...PART, status: 'SHIPPED', awaitsAdvance: true }, 'Advance not paid ₹24,698 to collect (waiting)'],
  [PART, 'Advance paid ₹2,470 paid ₹22,228 to collect (calm)'],
  [{ ...PART, status: 'DELIVERED' }, 'Advance paid ₹2,470 paid ₹22,228 to collect (waiting)'],
  [{ ...PART, status: 'DELIVERED', paymentStatus: 'PAID' }, 'Paid ₹24,698 (good)'],
  [{ ...PART, status: 'CANCELLED', toRefund: rupees(2470) }, 'Refund owed ₹2,470 to refund! (bad)'],
  [
    { ...PART, status: 'CANCELLED', paymentStatus: 'REFUNDED', refunded: rupees(2470) },
    'Refunded ₹2,470 (calm)',
  ],
])('an order of ₹24,698 with %o: %s', (changes, shown) => {
  const order = {
    status: 'CONFIRMED',
    paymentStatus: 'PENDING',
    paymentMethod: 'ONLINE',
    total: TOTAL,
    advance: null,
    awaitsAdvance: false,
    isRefunded: false,
    refunded: paise(0),
    toRefund: paise(0),
    disputed: paise(0),
    ...changes,
  } as const;
  const { word, mood, amounts } = paymentState({ ...order, ...paymentFigures(order) });
  const lines = amounts.map(({ amount, label, isUrgent }) =>
    `${formatRupeesUnrounded(amount)} ${label}${isUrgent ? '!' : ''}`.trim(),
  );
  expect([word, ...lines, `(${mood})`].join(' ')).toBe(shown);
});
