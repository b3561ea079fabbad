import { expect, it } from 'vitest';
import { rupees } from '../pricing/money.ts';
import { deliveryEstimate } from './delivery.ts';

const bar = { id: '1', category: 'barbells', price: 9999, inStock: true, shippingWeight: '22 kg' };

it('tells the freight and the days to a pincode: two bars of 22 kg are ₹1,100, or ₹1,650 by express', () => {
  const estimate = deliveryEstimate(' 560001 ', [{ product: bar, quantity: 2 }]);
  expect(estimate).toMatchObject({ pincode: '560001', state: 'Karnataka' });
  expect(estimate?.options.map(({ label, days, charge }) => [label, days, charge])).toEqual([
    ['Standard', '3-7 days', rupees(1100)],
    ['Express', '1-3 days', rupees(1650)],
  ]);
});

it('assumes no State for a pincode that nobody knows, and takes nothing that is no pincode', () => {
  expect(deliveryEstimate('900056', [{ product: bar, quantity: 1 }])).toMatchObject({ state: undefined });
  for (const typed of ['', '56000', '5600012', '060001', 'abcdef'])
    expect(deliveryEstimate(typed, [{ product: bar, quantity: 1 }])).toBeNull();
});
