import type { InvoiceDocument, InvoiceTotals } from '../../domain/invoices/invoice-document.ts';
import { placeOfSupply } from '../../domain/invoices/invoice-document.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { paymentFigures } from '../../domain/orders/order-money.ts';
import type { OrderStatus, PaymentStatus } from '../../domain/orders/order-status.ts';
import { TEST_PAYMENT } from '../../domain/payments/payment-mode.ts';
import { add, type Paise, paise, sum, toRupees } from '../../domain/pricing/money.ts';
import { addressLine } from '../../domain/shipping/address.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';
import { csvCell } from '../../domain/text/csv.ts';
import { indianClock } from '../../domain/text/indian-clock.ts';

interface IssuedDocument {
  readonly kind: InvoiceDocument['kind'];
  readonly number: string;
  /** In India. */
  readonly day: string;
  readonly total: Paise;
  readonly totals: InvoiceTotals;
  readonly place: string;
}

/** An order with its documents and its money; amounts are paise. */
export interface OrderCsvRow {
  readonly id: string;
  readonly order_number: number;
  readonly created_at: Date;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly shipping_address: unknown;
  readonly items: string | null;
  readonly subtotal: number;
  readonly shipping_cost: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly discount_amount: number;
  readonly round_off: number;
  readonly total_amount: number;
  readonly coupon_code: string | null;
  readonly tracking_id: string | null;
  readonly test_payment: boolean;
  /** In the order in which they were issued. */
  readonly documents: readonly IssuedDocument[] | null;
  readonly gstin: string | null;
  readonly hsn: string | null;
  readonly advance: number | null;
  readonly awaits_advance: boolean;
  readonly promise_first: string | null;
  readonly promise_last: string | null;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
  readonly money: {
    readonly refunded: number;
    readonly refund_days: string | null;
    readonly transactions: string | null;
  };
}

/** A number is an amount in paise. */
type Value = string | number | null;

function factsOf(row: OrderCsvRow) {
  const documents = row.documents ?? [];
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const figures = paymentFigures({
    total: paise(row.total_amount),
    status: row.status,
    paymentStatus: row.payment_status,
    advance: row.advance === null ? null : paise(row.advance),
    awaitsAdvance: row.awaits_advance,
    refunded: paise(row.money.refunded),
  });
  const { cgst, sgst, igst, round_off: roundOff } = row;
  return {
    row,
    address: readAddress(row.shipping_address),
    figures,
    invoices,
    creditNotes: documents.filter(({ kind }) => kind === 'credit_note'),
    /** What the law asks for is on the invoice: freight and discount have a share in its tax. */
    taxes: invoices.at(-1)?.totals ?? { cgst, sgst, igst, roundOff },
  };
}

/** An order that was cancelled and taken up again has several invoices; its row is the sum of them. */
const sumOf = (documents: readonly IssuedDocument[], of: (document: IssuedDocument) => Paise): Value =>
  documents.length === 0 ? null : sum(documents.map(of));

const listOf = (documents: readonly IssuedDocument[], of: 'number' | 'day'): Value =>
  documents.map((document) => document[of]).join('; ');

const COLUMNS: readonly (readonly [title: string, of: (facts: ReturnType<typeof factsOf>) => Value])[] = [
  ['Order Number', ({ row }) => displayOrderNumber(row.order_number)],
  ['Created At', ({ row }) => indianClock(row.created_at).toISOString().slice(0, 16).replace('T', ' ')],
  ['Status', ({ row }) => row.status],
  ['Payment Status', ({ row }) => row.payment_status],
  ['Payment Method', ({ row }) => row.payment_method],
  ['Name', ({ row }) => row.customer_name],
  ['Email', ({ row }) => row.customer_email],
  ['Phone', ({ row }) => row.customer_phone],
  ['Address', ({ address }) => addressLine(address?.addressLine1 ?? '', address?.addressLine2)],
  ['City', ({ address }) => address?.city ?? ''],
  ['State', ({ address }) => address?.state ?? ''],
  ['Pincode', ({ address }) => address?.pinCode ?? ''],
  ['Items', ({ row }) => row.items],
  ['Subtotal', ({ row }) => row.subtotal],
  ['Shipping', ({ row }) => row.shipping_cost],
  ['CGST', ({ taxes }) => taxes.cgst],
  ['SGST', ({ taxes }) => taxes.sgst],
  ['IGST', ({ taxes }) => taxes.igst],
  ['Discount', ({ row }) => row.discount_amount],
  ['Round Off', ({ taxes }) => taxes.roundOff],
  ['Total', ({ row }) => row.total_amount],
  ['Coupon', ({ row }) => row.coupon_code],
  ['Tracking ID', ({ row }) => row.tracking_id],
  ['Order ID', ({ row }) => row.id],
  ['Test Payment', ({ row }) => (row.test_payment ? TEST_PAYMENT : '')],
  ['Invoice Number', ({ invoices }) => listOf(invoices, 'number')],
  // Documents from before freight and discount were shared over the lines have no sum of taxable values.
  ['Taxable Value', ({ invoices }) => sumOf(invoices, ({ totals }) => totals.taxable ?? totals.subtotal)],
  ['Invoice GST', ({ invoices }) => sumOf(invoices, ({ totals: t }) => add(t.cgst, t.sgst, t.igst))],
  ['GSTIN', ({ row }) => row.gstin],
  ['HSN', ({ row }) => row.hsn],
  ['Advance', ({ row }) => row.advance],
  ['Paid', ({ figures }) => figures.paid],
  ['Due', ({ figures }) => figures.due],
  ['Promised From', ({ row }) => row.promise_first],
  ['Promised To', ({ row }) => row.promise_last],
  ['Confirmation', ({ row }) => confirmationLabel(row)],
  ['Refunded', ({ row }) => row.money.refunded],
  ['Refunded on', ({ row }) => row.money.refund_days],
  ['Credit notes', ({ creditNotes }) => listOf(creditNotes, 'number')],
  ['Credited', ({ creditNotes }) => sumOf(creditNotes, ({ total }) => total)],
  ['Net received', ({ figures }) => figures.net],
  ['Invoice date', ({ invoices }) => listOf(invoices, 'day')],
  ['Invoice CGST', ({ invoices }) => sumOf(invoices, ({ totals }) => totals.cgst)],
  ['Invoice SGST', ({ invoices }) => sumOf(invoices, ({ totals }) => totals.sgst)],
  ['Invoice IGST', ({ invoices }) => sumOf(invoices, ({ totals }) => totals.igst)],
  [
    'Place of supply',
    ({ invoices, address }) => invoices.at(-1)?.place ?? placeOfSupply(address?.state ?? ''),
  ],
  ['Transaction ID', ({ row }) => row.money.transactions],
];

export const ORDER_CSV_HEAD = COLUMNS.map(([title]) => title).join(',');

/** Texts are escaped, so that no spreadsheet runs them as a formula; amounts stay numbers, also below zero. */
export function orderCsvLine(row: OrderCsvRow): string {
  const facts = factsOf(row);
  const cells = COLUMNS.map(([, of]) => {
    const value = of(facts);
    return typeof value === 'number' ? toRupees(paise(value)).toFixed(2) : csvCell(value ?? '');
  });
  return `${cells.join(',')}\r\n`;
}

/** Of a cash order that its customer is asked to confirm. */
function confirmationLabel({ status, confirm_by, confirmed_at }: OrderCsvRow): string {
  if (confirmed_at !== null) return 'Confirmed';
  return confirm_by !== null && status === 'PENDING' ? 'Waiting' : '';
}
