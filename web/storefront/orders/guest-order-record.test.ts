import { describe, expect, it } from 'vitest';
import { NEW_TODAY_HOURS } from '../../../domain/limits.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { guestOrderRecord } from './guest-orders-store.ts';

describe("the guest's own record of an order", () => {
  const address = {
    fullName: 'Asha Rao',
    email: 'asha@example.in',
    addressLine1: '12 MG Road',
    addressLine2: '',
    city: 'Nashik',
    state: 'Maharashtra',
    pinCode: '422001',
    phone: '9876543210',
  };
  const line = {
    productId: '13',
    name: 'Hex Dumbbells',
    category: 'dumbbells',
    image: '/images/hex.webp',
    variant: undefined,
    variantType: undefined,
    quantity: 1,
    unitPrice: rupees(950),
  };
  const order = {
    id: 'GUEST-07',
    items: [
      { ...line, quantity: 2, variant: '5 kg pair', variantType: 'weight' as const, unitPrice: rupees(1899) },
      line,
    ],
    totalAmount: rupees(6103),
    shippingCost: rupees(500.5),
    taxAmount: rupees(854.64),
    discountAmount: rupees(0),
    paymentMethod: 'cod',
    shippingAddress: address,
    billingAddress: { ...address, fullName: 'Asha Gym' },
    customer: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    createdAt: '2026-11-15T12:00:00.000Z',
  };
  const record = guestOrderRecord(order);

  it('holds the items with their price at purchase, and the amounts in rupees [3.cart.4]', () => {
    const product = { name: 'Hex Dumbbells', category: 'dumbbells', images: ['/images/hex.webp'] };
    expect(record.id).toBe('GUEST-07');
    expect(record.items).toEqual([
      {
        productId: '13',
        quantity: 2,
        variant: '5 kg pair',
        variantType: 'weight',
        product,
        priceAtPurchase: 1899,
      },
      {
        productId: '13',
        quantity: 1,
        variant: undefined,
        variantType: undefined,
        product,
        priceAtPurchase: 950,
      },
    ]);
    expect(record).toMatchObject({
      totalAmount: 6103,
      shippingCost: 500.5,
      taxAmount: 854.64,
      discountAmount: 0,
    });
  });

  it('holds status, payment status, payment method and both addresses [3.cart.5]', () => {
    expect(record).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'cod',
      shippingAddress: address,
      billingAddress: { ...address, fullName: 'Asha Gym' },
    });
  });

  it('holds the dates of order and expected delivery, and the customer [3.cart.6]', () => {
    expect(record).toMatchObject({
      orderDate: '2026-11-15T12:00:00.000Z',
      expectedDeliveryDate: '2026-11-22T12:00:00.000Z',
      customerInfo: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    });
  });

  it('begins as pending, whatever the payment method [4.order.1]', () => {
    for (const paymentMethod of ['cod', 'online', 'upi', 'card']) {
      expect(guestOrderRecord({ ...order, paymentMethod }).status).toBe('pending');
    }
  });

  it('is pending in payment for cash on delivery and paid for any other method [4.order.2]', () => {
    for (const paymentMethod of ['cod', 'COD', 'CASH_ON_DELIVERY']) {
      expect(guestOrderRecord({ ...order, paymentMethod }).paymentStatus).toBe('pending');
    }
    for (const paymentMethod of ['online', 'ONLINE', 'UPI', 'card', 'wallet']) {
      expect(guestOrderRecord({ ...order, paymentMethod }).paymentStatus).toBe('paid');
    }
  });

  it('expects the delivery 7 days after the order, across months and years [4.order.3]', () => {
    const placed = (createdAt: string) => guestOrderRecord({ ...order, createdAt });
    expect(placed('2026-12-28T20:00:00Z').expectedDeliveryDate).toBe('2027-01-04T20:00:00.000Z');
    expect(placed('2028-02-26T00:00:00Z').expectedDeliveryDate).toBe('2028-03-04T00:00:00.000Z');
  });

  it('expects delivery in 7 days, as a contact is new for 24 hours [9.limits.7]', () => {
    const ordered = Date.parse(record.orderDate ?? '');
    const expected = Date.parse(record.expectedDeliveryDate ?? '');
    expect((expected - ordered) / 86_400_000).toBe(7);
    expect(NEW_TODAY_HOURS).toBe(24);
  });
});
