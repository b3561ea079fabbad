import { describe, expect, it } from 'vitest';
import { permissionsForEdit, permissionsForStep } from './order-permissions.ts';

describe('a step to another status needs', () => {
  it.each([
    ['PENDING', 'PENDING', []],
    ['PENDING', 'CONFIRMED', ['confirm orders']],
    ['CONFIRMED', 'PROCESSING', ['ship orders']],
    ['CONFIRMED', 'SHIPPED', ['ship orders']],
    ['PROCESSING', 'SHIPPED', ['ship orders']],
    ['SHIPPED', 'DELIVERED', ['ship orders']],
    ['PENDING', 'SHIPPED', ['confirm orders', 'ship orders']],
    ['PENDING', 'CANCELLED', ['cancel orders']],
    ['SHIPPED', 'CANCELLED', ['cancel orders']],
    ['SHIPPED', 'CONFIRMED', ['change orders']],
    ['CONFIRMED', 'PENDING', ['change orders']],
    ['CANCELLED', 'CONFIRMED', ['change orders']],
    ['CANCELLED', 'PENDING', ['change orders']],
  ] as const)('from %s to %s: %s', (from, to, needed) => {
    expect(permissionsForStep(from, to)).toEqual(needed);
  });
});

describe('an edit needs', () => {
  const order = {
    status: 'CONFIRMED',
    payment_status: 'PENDING',
    payment_method: 'COD',
    awaits_advance: false,
    fully_refunded: false,
    tracking_id: null,
    notes: '',
    admin_notes: '',
  } as const;

  it.each([
    ['nothing where nothing changes', {}, []],
    ['to record a payment', { payment_status: 'PAID' }, ['record payments']],
    ['to change the order for another way to pay', { payment_method: 'UPI' }, ['change orders']],
    ['to ship for a tracking id', { tracking_id: 'DTDC-1' }, ['ship orders']],
    ['to write notes of the customer', { notes: 'Ring twice' }, ['change order notes']],
    ['to write notes of the shop', { admin_notes: 'VIP' }, ['change order notes']],
    ['to write notes once, whosever', { notes: 'Ring twice', admin_notes: 'VIP' }, ['change order notes']],
    [
      'each of several',
      { status: 'SHIPPED', tracking_id: 'DTDC-1', admin_notes: 'Sent' },
      ['ship orders', 'change order notes'],
    ],
  ] as const)('%s', (_what, change, needed) => {
    expect(permissionsForEdit(order, { ...order, ...change })).toEqual(needed);
  });

  it('more than shipping where an online order that is not paid is forced ahead', () => {
    const unpaid = { ...order, payment_method: 'ONLINE' } as const;
    expect(permissionsForEdit(unpaid, { ...unpaid, status: 'SHIPPED' })).toEqual([
      'ship orders',
      'change orders',
    ]);
  });

  it('more than shipping where a refunded order is forced ahead', () => {
    const refunded = { ...order, payment_method: 'ONLINE', payment_status: 'REFUNDED' } as const;
    expect(permissionsForEdit(refunded, { ...refunded, status: 'SHIPPED' })).toEqual([
      'ship orders',
      'change orders',
    ]);
  });
});
