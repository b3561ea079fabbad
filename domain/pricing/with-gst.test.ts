import { expect, it } from 'vitest';
import { formatRupees } from '../text/format.ts';
import { rupees } from './money.ts';
import { withGst } from './with-gst.ts';

it.each([
  [9999, 18, 11798.82, '₹11,799'],
  [59999, 18, 70798.82, '₹70,799'],
  [229, 18, 270.22, '₹270'],
  [349, 12, 390.88, '₹391'],
  [950, 0, 950, '₹950'],
  [0.01, 18, 0.01, '₹0'],
])('of ₹%d at %d %% is ₹%d, shown as %s', (price, rate, exact, shown) => {
  const full = withGst(rupees(price), rate);
  expect(full).toBe(rupees(exact));
  expect(formatRupees(full)).toBe(shown);
});
