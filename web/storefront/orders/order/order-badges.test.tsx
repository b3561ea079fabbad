import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rupees, ZERO } from '../../../../domain/pricing/money.ts';
import { PaymentStatusBadge } from './order-badges.tsx';

it.each([
  ['PAID', ZERO, 'Paid'],
  ['PAID', rupees(1000.5), 'Partly refunded'],
  ['REFUNDED', rupees(24_698), 'Refunded'],
  ['paid', rupees(100), 'Partly refunded'],
  ['PENDING', ZERO, 'Pending'],
])('a payment that is %s, with %s paise given back, reads %s', (status, refunded, words) => {
  const order = { paymentStatus: status, amountRefunded: refunded };
  const markup = renderToStaticMarkup(<PaymentStatusBadge order={order} />);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(words);
});
