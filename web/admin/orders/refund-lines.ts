import type { Order } from '../../../contract/orders/order.ts';
import type { Payment } from '../../../contract/payments/payment.ts';
import { sharedLines } from '../../../domain/invoices/invoice-shares.ts';
import { refundLeft } from '../../../domain/payments/refund.ts';
import type { ChosenLine } from '../../../domain/payments/refund-lines.ts';
import { isHomeState } from '../../../domain/pricing/gst.ts';
import { type Paise, paise, rupees, sum } from '../../../domain/pricing/money.ts';

/** The lines of an order as its invoice has them, with the pieces that are chosen of each. */
export function chosenLines(order: Order, piecesOf: (itemId: number) => number): ChosenLine[] {
  const sold = order.order_items.map((item) => ({
    description: item.product_name,
    hsn: '',
    quantity: item.quantity,
    unitPrice: rupees(item.unit_price),
    taxable: rupees(item.total_price),
    ratePercent: item.product_gst,
  }));
  const charged = {
    shipping: rupees(order.shipping_cost),
    discount: rupees(order.discount_amount),
    cgst: rupees(order.cgst),
    sgst: rupees(order.sgst),
    igst: rupees(order.igst),
  };
  const lines = sharedLines(sold, charged, isHomeState(order.shipping_address.state));
  return order.order_items.flatMap(({ id, refunded_quantity: refunded }, at) => {
    const line = lines[at];
    return line === undefined ? [] : [{ line, refunded, pieces: piecesOf(id) }];
  });
}

/** What of an order's money is not refunded, and what of that an administrator returns by hand. */
export function refundableOf(payments: readonly Payment[]): { readonly left: Paise; readonly byHand: Paise } {
  const paid = payments.filter(({ status }) => status === 'COMPLETED');
  const unrefundedAmount = ({ amountReceived, refunds }: Payment) =>
    refundLeft(
      paise(amountReceived ?? 0),
      refunds.map(({ amount, status }) => ({ amount: paise(amount), state: status })),
    );
  return {
    left: sum(paid.map(unrefundedAmount)),
    byHand: sum(paid.filter(({ isRefundedByHand }) => isRefundedByHand).map(unrefundedAmount)),
  };
}
