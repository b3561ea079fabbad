import { expect, it } from 'vitest';
import { ORDER_EXAMPLE, type Order } from '../../contract/orders/order.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { type Paise, rupees, times, toRupees, ZERO } from '../../domain/pricing/money.ts';
import { priceOrder } from '../../domain/pricing/totals.ts';
import { findCoupon, INITIAL_COUPONS } from '../../domain/promotions/coupon.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { toInvoice } from '../invoices/invoiced-order.ts';
import { totalRows } from '../invoices/pdf-totals.ts';
import { orderMail } from './order-mails.ts';

interface Case {
  readonly lines: readonly (readonly [price: number, quantity: number, gst: number])[];
  readonly state: string;
  readonly delivery: number;
  readonly couponCode?: string;
}

/** The facts of its confirmation from the subtotal to the total, and the rows of its invoice. */
function bothOf({ lines, state, delivery, couponCode }: Case) {
  const priced = lines.map(([price, quantity, gst]) => ({
    unitPrice: rupees(price),
    quantity,
    gst,
    freight: ZERO,
  }));
  const coupon = couponCode === undefined ? undefined : findCoupon(couponCode, INITIAL_COUPONS);
  const settings = DEFAULT_SETTINGS;
  const totals = priceOrder({ lines: priced, state, settings, delivery: rupees(delivery), coupon });
  const address = { ...ORDER_EXAMPLE.shipping_address, state };
  const stored = {
    subtotal: totals.subtotal,
    shipping_cost: totals.shipping,
    cgst: totals.cgst,
    sgst: totals.sgst,
    igst: totals.igst,
    discount_amount: totals.discount,
    round_off: totals.roundOff,
    total_amount: totals.total,
  };
  const [item] = ORDER_EXAMPLE.order_items;
  const order: Order = {
    ...(ORDER_EXAMPLE as Order),
    ...(Object.fromEntries(
      Object.entries(stored).map(([name, amount]) => [name, toRupees(amount)]),
    ) as Record<keyof typeof stored, number>),
    coupon_code: couponCode ?? null,
    order_items: priced.map(({ unitPrice, quantity, gst }) => ({
      ...(item as Order['order_items'][number]),
      product_gst: gst,
      quantity,
      total_price: toRupees(times(unitPrice, quantity)),
    })),
  };
  const store = { name: 'Rack & Rep', address: 'Nashik', email: '', phone: '', gstin: '' };
  const invoice = toInvoice(
    {
      ...stored,
      order_number: 1,
      payment_method: 'COD',
      test_payment: false,
      payment_status: 'PENDING',
      advance: null,
      awaits_advance: false,
      customer_name: 'Asha',
      customer_email: '',
      customer_phone: '',
      shipping_address: address,
      billing_address: address,
      coupon_code: couponCode ?? null,
      created_at: new Date('2026-11-15T10:00:00Z'),
      lines: priced.map(({ unitPrice, quantity, gst }) => ({
        product_name: 'Bar',
        variant: null,
        hsn: '95069190',
        product_gst: gst,
        quantity,
        unit_price: unitPrice,
        total_price: times(unitPrice, quantity),
      })),
      store,
    },
    'RR/26-27/000001',
    new Date('2026-11-16T10:00:00Z'),
  );
  const { text } = orderMail('placed', order, settings, 'https://rackandrep.example');
  const facts = text.split('\n');
  const from = facts.findIndex((line) => line.startsWith('Subtotal: '));
  const to = facts.findIndex((line) => line.startsWith('Total: '));
  const row = ([label, amount]: readonly [string, Paise]) => `${label}: ${formatRupeesExact(amount)}`;
  return { mail: facts.slice(from, to + 1), invoice: totalRows(invoice).map(row) };
}

it.each<[string, Case, readonly string[]]>([
  [
    'at home, with a coupon',
    { lines: [[5900, 2, 18]], state: 'Maharashtra', delivery: 500, couponCode: 'SAVE500' },
    [
      'Subtotal: ₹11,800.00',
      'Shipping: ₹500.00',
      'CGST 9%: ₹1,062.00',
      'SGST 9%: ₹1,062.00',
      'Discount (SAVE500): -₹500.00',
      'Total: ₹13,924.00',
    ],
  ],
  [
    'in another State, rounded to the rupee',
    { lines: [[1228.5, 1, 18]], state: 'Karnataka', delivery: 250 },
    ['Subtotal: ₹1,228.50', 'Shipping: ₹250.00', 'IGST 18%: ₹221.13', 'Round-off: ₹0.37', 'Total: ₹1,700.00'],
  ],
  [
    'with free delivery',
    { lines: [[9999, 1, 18]], state: 'Goa', delivery: 0 },
    ['Subtotal: ₹9,999.00', 'IGST 18%: ₹1,799.82', 'Round-off: ₹0.18', 'Total: ₹11,799.00'],
  ],
  [
    'at two rates of tax',
    {
      lines: [
        [5900, 1, 18],
        [449.5, 3, 5],
      ],
      state: 'Maharashtra',
      delivery: 750,
    },
    [
      'Subtotal: ₹7,248.50',
      'Shipping: ₹750.00',
      'CGST 9%: ₹531.00',
      'SGST 9%: ₹531.00',
      'CGST 2.5%: ₹33.71',
      'SGST 2.5%: ₹33.71',
      'Round-off: ₹0.08',
      'Total: ₹9,128.00',
    ],
  ],
])('the mail and the invoice say the same of an order %s', (_what, order, lines) => {
  const { mail, invoice } = bothOf(order);
  expect(mail).toEqual(lines);
  expect(invoice).toEqual(lines);
});
