import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../../domain/catalogue/images.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { amountToReturn, readOrder } from './order-response.ts';

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

  it.each([
    [{ price: 8699, salePrice: 5900 }, 11_800],
    [{ price: 8699, salePrice: null }, 17_398],
    [{ price: 8699 }, 17_398],
  ])(
    'costs for two of %j ₹%i: the sale price if there is one, else the price [2.thanks.6]',
    (product, total) => {
      const item = { product_id: '1', quantity: 2, product };
      const read = readOrder({ ...order, order_items: [item] });
      expect(read?.items[0]).toMatchObject({ unitPrice: rupees(total / 2), lineTotal: rupees(total) });
    },
  );

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

  it('has its amounts from the summary where they stand there alone, and its total from them where it has none', () => {
    const { subtotal, shipping_cost, tax_amount, discount_amount, total_amount, ...rest } = order;
    const order_summary = { subtotal: 200, shippingCost: '50', tax: 36, discount: 10.5 };
    const amounts = { subtotal: 20_000, shippingCost: 5000, taxAmount: 3600, discountAmount: 1050 };
    expect(readOrder({ ...rest, order_summary })).toMatchObject({ ...amounts, totalAmount: 27_550 });
    expect(readOrder({ ...rest, order_summary, subtotal: 300 })).toMatchObject({ subtotal: 30_000 });
    expect(readOrder(rest)).toMatchObject({ subtotal: 1_180_000, totalAmount: 1_180_000 });
    expect(readOrder({ ...rest, order_summary, subtotal: ' ', tax_amount: '' })).toMatchObject(amounts);
  });

  it.each([
    [{ payment_status: 'PAID' }, { amountPaid: 1_392_500, amountDue: 0 }],
    [{ payment_status: 'paid' }, { amountPaid: 1_392_500, amountDue: 0 }],
    [{ payment_status: 'PENDING' }, { amountPaid: 0, amountDue: 1_392_500 }],
    [
      { payment_status: 'PENDING', advance: 1393, amount_paid: 1393, amount_due: 12_532 },
      { advance: 139_300, amountPaid: 139_300, amountDue: 1_253_200 },
    ],
    [
      { payment_status: 'PAID', amount_paid: 0, amount_due: 0 },
      { amountPaid: 0, amountDue: 0 },
    ],
    [{ awaits_advance: true }, { awaitsAdvance: true, advance: undefined, amountRefunded: 0 }],
    [
      { awaits_advance: 'yes', amount_refunded: 0.5 },
      { awaitsAdvance: false, amountRefunded: 50 },
    ],
  ])('with %j says of its money %j', (fields, money) => {
    expect(readOrder({ ...order, ...fields })).toMatchObject(money);
  });

  it.each([
    [{ payment_status: 'PAID', amount_refunded: 100 }, 1_382_500],
    [{ payment_status: 'REFUNDED', amount_refunded: 100 }, 0],
    [{ payment_status: 'PENDING' }, 0],
  ])('with %j gives back %i paise when it is cancelled', (fields, amount) => {
    const read = readOrder({ ...order, ...fields });
    expect(read && amountToReturn(read)).toBe(amount);
  });

  it.each([
    [10 ** 12, 10 ** 14],
    [10 ** 12 + 1, 0],
    [-(10 ** 12) - 1, 0],
    ['12.50', 1250],
    [' ', 0],
    ['much', 0],
    [null, 0],
  ])('takes a refund of %j for %i paise', (amount_refunded, amount) => {
    expect(readOrder({ ...order, amount_refunded })?.amountRefunded).toBe(amount);
  });

  it.each([0, -1, 1.5, '2', undefined])('has one piece of a line that says %j', (quantity) => {
    const [item] = order.order_items;
    const read = readOrder({ ...order, order_items: [{ ...item, total_price: undefined, quantity }] });
    expect(read?.items[0]).toMatchObject({ quantity: 1, lineTotal: 590_000 });
  });

  it('keeps of its history what can be shown, and a promise with both of its days', () => {
    const at = '2026-11-15T10:00:00.000Z';
    const good = [
      { field: 'status', from: 'PENDING', to: 'CONFIRMED', at },
      { field: 'payment_status', from: null, to: 'PAID', at },
    ];
    const bad = [
      { field: 'notes', to: 'x', at },
      { field: 'status', at },
      { field: 'status', to: 'X', at: 'then' },
      null,
    ];
    expect(readOrder({ ...order, status_history: [...bad, ...good] })?.history).toEqual(good);
    const days = { promise_first: '2026-11-20', promise_last: '2026-11-24' };
    expect(readOrder({ ...order, ...days })?.promise).toEqual({ first: '2026-11-20', last: '2026-11-24' });
    for (const day of ['promise_first', 'promise_last'])
      expect(readOrder({ ...order, ...days, [day]: null })?.promise).toBeUndefined();
  });

  it('is taken up on the ground floor without a lift, and until its hours', () => {
    const hours = { payment_due_at: '2026-11-16', call_due_at: '2026-11-17', confirm_by: '2026-11-18' };
    expect(readOrder({ ...order, ...hours, floor: 0, has_lift: false })).toMatchObject({
      floor: 0,
      hasLift: false,
      paymentDueAt: '2026-11-16',
      callDueAt: '2026-11-17',
      confirmBy: '2026-11-18',
    });
    expect(readOrder({ ...order, floor: '2', has_lift: 1 })).toMatchObject({
      floor: undefined,
      hasLift: undefined,
    });
  });

  it('is for whoever it is sent to where it names no customer', () => {
    const { customer_info, ...rest } = order;
    const shipping_address = { ...order.shipping_address, email: 'asha@example.in', phone: '9876543210' };
    expect(readOrder({ ...rest, shipping_address })?.customer).toEqual(customer_info);
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
