import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../../domain/catalogue/images.ts';
import { readOrder } from './order-response.ts';

const order = {
  id: 'GUEST-1',
  order_number: 1042,
  status: 'shipped',
  payment_status: 'PAID',
  payment_method: 'ONLINE',
  subtotal: 11_800,
  shipping_cost: 500,
  tax_amount: 2124.5,
  discount_amount: 500,
  total_amount: 13_925,
  customer_info: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  shipping_address: { fullName: 'Asha Rao', address: '12 College Road', pincode: '422005', city: 'Nashik' },
  order_items: [
    {
      id: 7,
      product_id: '1',
      product_name: 'Bar',
      product_category: 'barbells',
      product_image: '["/images/bar.webp"]',
      variant: 'Black',
      variant_type: 'color',
      quantity: 2,
      unit_price: 5900,
      total_price: 11_800,
    },
  ],
  status_history: [{ field: 'status', from: null, to: 'PENDING', at: '2026-11-15T10:00:00.000Z' }],
  tracking_id: 'BD123',
  created_at: '2026-11-15T10:00:00.000Z',
  payment_due_at: null,
};

afterEach(() => vi.restoreAllMocks());

describe('an order that the server sends', () => {
  it('is read with its lines, amounts in paise, address in either spelling, history and tracking id', () => {
    expect(readOrder(order)).toMatchObject({
      id: 'GUEST-1',
      orderNumber: '1042',
      status: 'SHIPPED',
      items: [
        { name: 'Bar', image: '/images/bar.webp', quantity: 2, unitPrice: 590_000, lineTotal: 1_180_000 },
      ],
      subtotal: 1_180_000,
      shippingCost: 50_000,
      taxAmount: 212_450,
      discountAmount: 50_000,
      totalAmount: 1_392_500,
      shippingAddress: { addressLine1: '12 College Road', pinCode: '422005', phone: '' },
      trackingId: 'BD123',
      history: [{ to: 'PENDING' }],
      paymentDueAt: undefined,
    });
  });

  it('is read where address and pictures are JSON texts and prices have their other names', () => {
    const [item] = order.order_items;
    const read = readOrder({
      ...order,
      shipping_address: JSON.stringify(order.shipping_address),
      order_items: [{ ...item, unit_price: undefined, total_price: undefined, price_at_purchase: 100 }],
      subtotal: undefined,
      order_summary: { subtotal: 200, total: '236.00' },
      total_amount: undefined,
    });
    expect(read?.shippingAddress?.city).toBe('Nashik');
    expect(read?.items[0]).toMatchObject({ unitPrice: 10_000, lineTotal: 20_000 });
    expect(read).toMatchObject({ subtotal: 20_000, totalAmount: 23_600 });
  });

  it('is an order with defaults where almost everything is missing, and none without an id', () => {
    expect(readOrder({ id: 5, order_items: [{}, null, 'x'] })).toMatchObject({
      id: '5',
      orderNumber: '5',
      status: 'PENDING',
      paymentStatus: 'PENDING',
      paymentMethod: 'COD',
      createdAt: undefined,
      items: [{ name: 'Product', category: undefined, image: PLACEHOLDER_IMAGE, quantity: 1 }],
      totalAmount: 0,
      shippingAddress: undefined,
    });
    for (const nothing of [null, undefined, 'x', [], {}]) expect(readOrder(nothing)).toBeUndefined();
  });

  it('survives rubbish in every field', () => {
    const rubbish = Object.fromEntries(
      Object.keys(order).map((field) => [field, { x: [1e308, Number.NaN] }]),
    );
    expect(readOrder({ ...rubbish, id: 'a', total_amount: 1e300, created_at: 'never' })).toMatchObject({
      totalAmount: 0,
      createdAt: undefined,
    });
  });

  it('whose pictures cannot be read warns whoever looks after the shop and shows the placeholder [8.shopper.24]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [item] = order.order_items;
    const read = readOrder({ ...order, order_items: [{ ...item, product_image: '["/images/bar.webp"' }] });
    expect(read?.items[0]?.image).toBe(PLACEHOLDER_IMAGE);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Images JSON is no list: ["/images/bar.webp"');
  });
});
