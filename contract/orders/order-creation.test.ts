import { describe, expect, it } from 'vitest';
import { checkOrderCreation } from './order-creation.ts';

const address = { fullName: 'Asha Rao', addressLine1: '12 MG Road', city: 'Nashik', pinCode: '422001' };
const order = { items: [{ productId: '1', quantity: 1 }], shippingAddress: address, billingAddress: address };

describe('creating an order', () => {
  it('goes ahead with an item and both addresses', () => {
    expect(checkOrderCreation(order).ok).toBe(true);
  });

  it.each([[[]], [undefined], [null], ['1']])('is refused without an item (%j) [5.shopper.1]', (items) => {
    expect(checkOrderCreation({ ...order, items })).toEqual({
      ok: false,
      errors: { items: 'No items in cart' },
    });
  });

  it.each(['shippingAddress', 'billingAddress'])('is refused without %s [5.shopper.2]', (which) => {
    for (const missing of [undefined, null, '', {}]) {
      expect(checkOrderCreation({ ...order, [which]: missing })).toEqual({
        ok: false,
        errors: { [which]: 'Shipping and billing addresses are required' },
      });
    }
    const { [which]: _left, ...without } = Object.fromEntries(Object.entries(order));
    expect(checkOrderCreation(without).ok).toBe(false);
  });
});
