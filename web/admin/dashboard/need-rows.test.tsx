import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Needs } from '../../../contract/dashboard.ts';
import { formatClock } from '../../../domain/text/format.ts';
import { needRows } from './need-rows.tsx';

const NOTHING: Needs = {
  disputed: { count: 0, amount: 0, orders: [] },
  unpaid: { count: 0, amount: 0, oldest: null, since: null },
  refunds: { count: 0, amount: 0, orders: [] },
  claims: { count: 0, orders: [], since: null },
  handedClaims: { count: 0, orders: [], since: null },
  lowStock: { count: 0, items: [] },
  messages: { contacts: 0, enquiries: 0, since: null },
  reviews: { count: 0, products: [] },
  mails: { count: 0, since: null, subject: null },
  flow: { toConfirm: 0, toShip: 0, onTheWay: 0 },
};
const AT = '2026-11-16T09:10:00Z';
const NOW = Date.parse('2026-11-16T17:00:00Z');

const written = (needs: Partial<Needs>) =>
  needRows({ ...NOTHING, ...needs }, NOW).map(
    ({ count, title, text }) => `${count} ${title}: ${renderToStaticMarkup(text).replace(/<[^>]+>/g, '')}`,
  );

it('has no row for what has no items', () => {
  expect(needRows(NOTHING, NOW)).toEqual([]);
});

it('sorts by what it costs to wait, with one sentence and the filter of the screen', () => {
  const rows = needRows(
    {
      ...NOTHING,
      reviews: { count: 1, products: ['Power Rack'] },
      messages: { contacts: 1, enquiries: 0, since: AT },
      unpaid: { count: 1, amount: 500, oldest: 'RR-7', since: '2026-11-16T16:30:00Z' },
      disputed: { count: 1, amount: 22_498, orders: ['RR-9'] },
      mails: { count: 1, since: AT, subject: 'Your order RR-7' },
      toCall: { count: 1, orders: ['RR-8'], due: AT },
    },
    NOW,
  );
  expect(rows.map(({ to }) => to)).toEqual([
    '/admin/orders?money=disputed',
    '/admin/orders?money=unpaid',
    '/admin/orders?to_call=true',
    '/admin/messages',
    '/admin/reviews?status=pending',
    '/admin/mail?status=dead',
  ]);
});

it.each<[Partial<Needs>, string]>([
  [
    { late: { count: 2, orders: ['RR-7', 'RR-9'] } },
    '2 Orders late: RR-7 and RR-9. The promised day is over. Call the carrier and tell the customer.',
  ],
  [
    { toCall: { count: 1, orders: ['RR-7'], due: AT } },
    `1 To call: RR-7. Large cash orders: phone the customer first. It is cancelled on 16 November 2026, ${formatClock(AT)}.`,
  ],
  [
    { toCall: { count: 3, orders: ['RR-7', 'RR-9'], due: AT } },
    `3 To call: RR-7, RR-9 and 1 more. Large cash orders: phone the customer first. The first is cancelled on 16 November 2026, ${formatClock(AT)}.`,
  ],
  [
    { handedClaims: { count: 1, orders: ['RR-9'], since: AT } },
    `1 Claim for a manager: RR-9. Support asks you to decide. Reported on 16 November 2026, ${formatClock(AT)}.`,
  ],
  [
    { claims: { count: 3, orders: ['RR-9', 'RR-12'], since: AT } },
    `3 Claims to decide: RR-9, RR-12 and 1 more: damaged, wrong or incomplete. The oldest has been waiting since 16 November 2026, ${formatClock(AT)}.`,
  ],
  [
    { disputed: { count: 4, amount: 22_498, orders: ['RR-9', 'RR-12'] } },
    '4 Disputed payments: RR-9, RR-12 and 2 more, ₹22,498. We received money that doesn’t match an order. Usually you refund it.',
  ],
  [
    { unpaid: { count: 4, amount: 137_064, oldest: 'RR-1031', since: '2026-11-11T10:00:00Z' } },
    '4 Online orders not paid: ₹1,37,064 waiting. Oldest: RR-1031, 5 days. They won’t ship until they’re paid.',
  ],
  [
    { unpaid: { count: 1, amount: 500, oldest: 'RR-7', since: '2026-11-16T16:30:00Z' } },
    '1 Online order not paid: ₹500 waiting. Oldest: RR-7, less than an hour. It won’t ship until it’s paid.',
  ],
  [
    { refunds: { count: 2, amount: 25_468, orders: ['RR-1044', 'RR-1022'] } },
    '2 Refunds owed: RR-1044 and RR-1022, ₹25,468. Cancelled after payment.',
  ],
  [
    {
      lowStock: {
        count: 3,
        items: [
          { name: 'Hex Dumbbells', variant: '35 kg pair', available: 0 },
          { name: 'Bumpers', variant: null, available: 3 },
        ],
      },
    },
    '3 Low stock: Hex Dumbbells 35\u00a0kg\u00a0×\u00a02 sold out; Bumpers, 3 left; 1 more.',
  ],
  [
    { messages: { contacts: 5, enquiries: 9, since: AT } },
    `14 Messages to answer: 5 contact messages and 9 enquiries. The oldest has been waiting since 16 November 2026, ${formatClock(AT)}.`,
  ],
  [
    { reviews: { count: 5, products: ['Power Rack', 'Bench'] } },
    '5 Reviews to approve: About Power Rack and Bench, among others.',
  ],
  [
    { mails: { count: 1, since: AT, subject: 'Your order RR-1' } },
    `1 Mail not sent: We have been trying to send “Your order RR-1” since 16 November 2026, ${formatClock(AT)}.`,
  ],
])('says of %j', (needs, words) => {
  expect(written(needs)).toEqual([words]);
});
