import type { PoolClient } from 'pg';
import { z } from 'zod';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import {
  type InvoiceDocument,
  type InvoiceParty,
  writeInvoice,
} from '../../domain/invoices/invoice-document.ts';
import { unitCode } from '../../domain/invoices/unit-code.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { paymentText } from '../../domain/payments/payment-mode.ts';
import { paise } from '../../domain/pricing/money.ts';
import { addressLine } from '../../domain/shipping/address.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';

/** An order with everything that its invoice prints. */
export interface InvoicedOrder {
  readonly order_number: number;
  readonly payment_method: string;
  readonly test_payment: boolean;
  readonly payment_status: string;
  readonly advance: number | null;
  readonly awaits_advance: boolean;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly shipping_address: unknown;
  readonly billing_address: unknown;
  readonly subtotal: number;
  readonly shipping_cost: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly discount_amount: number;
  readonly round_off: number;
  readonly total_amount: number;
  readonly coupon_code: string | null;
  readonly created_at: Date;
  readonly lines: readonly {
    product_name: string;
    variant: string | null;
    hsn: string;
    product_gst: number;
    quantity: number;
    unit_price: number;
    total_price: number;
  }[];
  readonly store: { name: string; address: string; email: string; phone: string; gstin: string };
}

export async function readInvoicedOrder(client: PoolClient, orderId: string): Promise<InvoicedOrder> {
  const { rows } = await client.query<InvoicedOrder>(
    `select o.order_number, o.payment_method, o.test_payment, o.customer_name, o.customer_email, o.customer_phone, o.shipping_address,
            o.billing_address, o.subtotal, o.shipping_cost, o.cgst, o.sgst, o.igst, o.discount_amount, o.round_off,
            o.total_amount, o.coupon_code, o.created_at, o.payment_status, o.advance, o.awaits_advance,
            (select jsonb_agg(jsonb_build_object('product_name', i.product_name, 'variant', i.variant, 'hsn', i.hsn,
               'product_gst', i.product_gst,
               'quantity', i.quantity, 'unit_price', i.unit_price, 'total_price', i.total_price) order by i.position)
               from order_items i where i.order_id = o.id) as lines,
            (select jsonb_build_object('name', s.store_name, 'address', s.store_address, 'email', s.store_email,
               'phone', s.store_phone, 'gstin', s.gstin) from settings s where s.id = 1) as store
       from orders o where o.id = $1`,
    [orderId],
  );
  const order = rows[0];
  if (order === undefined) throw new Error('There is no such order to invoice');
  return order;
}

const withGstin = z.object({ gstin: z.string() });

function toParty(address: unknown, order: InvoicedOrder): InvoiceParty {
  const read = readAddress(address);
  const gstin = withGstin.safeParse(address);
  return {
    name: read?.fullName || order.customer_name,
    address: [
      addressLine(read?.addressLine1 ?? '', read?.addressLine2),
      [read?.city, read?.state, read?.pinCode].filter(Boolean).join(', '),
    ].filter(Boolean),
    state: read?.state ?? '',
    phone: read?.phone || order.customer_phone,
    email: read?.email || order.customer_email,
    gstin: gstin.success ? gstin.data.gstin : '',
  };
}

/** Not on the invoice of an order that is paid in full by then. */
function receivedAdvance({ advance, awaits_advance, payment_status }: InvoicedOrder) {
  return advance === null || awaits_advance || payment_status === 'PAID' ? {} : { advance: paise(advance) };
}

export function toInvoice(order: InvoicedOrder, number: string, now: Date): InvoiceDocument {
  return writeInvoice({
    kind: 'invoice',
    number,
    issuedAt: now.toISOString(),
    orderNumber: displayOrderNumber(order.order_number),
    orderedAt: order.created_at.toISOString(),
    payment: paymentText(order.payment_method, {
      isTest: order.test_payment,
      hasAdvance: order.advance !== null,
    }),
    ...receivedAdvance(order),
    seller: order.store,
    buyer: toParty(order.billing_address, order),
    delivery: toParty(order.shipping_address, order),
    lines: order.lines.map((line) => ({
      description: nameWithVariant(line.product_name, line.variant),
      hsn: line.hsn,
      quantity: line.quantity,
      unit: unitCode(line.product_name, line.variant),
      ratePercent: line.product_gst,
      unitPrice: paise(line.unit_price),
      taxable: paise(line.total_price),
    })),
    totals: {
      subtotal: paise(order.subtotal),
      shipping: paise(order.shipping_cost),
      cgst: paise(order.cgst),
      sgst: paise(order.sgst),
      igst: paise(order.igst),
      discount: paise(order.discount_amount),
      roundOff: paise(order.round_off),
      total: paise(order.total_amount),
    },
    couponCode: order.coupon_code,
  });
}
