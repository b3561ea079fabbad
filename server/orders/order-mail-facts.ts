import type { Order, OrderAddress } from '../../contract/orders/order.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { paymentText } from '../../domain/payments/payment-mode.ts';
import { chargedByRate, gstLines } from '../../domain/pricing/gst-rates.ts';
import { nearestPaise, type Paise, ZERO } from '../../domain/pricing/money.ts';
import { floorWords } from '../../domain/shipping/floor.ts';
import { promiseWords } from '../../domain/shipping/promise-words.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';

/** What mails say of an order, to the customer and to the shop. */

export const amount = (rupees: number): Paise => nearestPaise(rupees);

const fact = (label: string, rupees: number) => ({ label, value: formatRupeesExact(amount(rupees)) });

export function itemFacts({ order_items }: Order) {
  return order_items.map((item) =>
    fact(`${item.quantity} × ${nameWithVariant(item.product_name, item.variant)}`, item.total_price),
  );
}

/** Subtotal to total, without the amounts that are zero, as on the order's page. */
export function amountFacts(order: Order) {
  const { cgst, sgst, igst, subtotal } = order;
  const sold = order.order_items.map(({ total_price, product_gst }) => ({
    value: amount(total_price),
    ratePercent: product_gst,
  }));
  const taxes = gstLines(chargedByRate(sold, { cgst: amount(cgst), sgst: amount(sgst), igst: amount(igst) }));
  return [
    fact('Subtotal', subtotal),
    ...(order.shipping_cost > 0 ? [fact('Shipping', order.shipping_cost)] : []),
    ...taxes.map(({ label, amount: tax }) => ({ label, value: formatRupeesExact(tax) })),
    ...(order.discount_amount > 0 ? [fact('Discount', -order.discount_amount)] : []),
    ...(amount(order.round_off) === ZERO ? [] : [fact('Round-off', order.round_off)]),
    fact('Total', order.total_amount),
    ...advanceFacts(order),
  ];
}

export const payment = (order: Order) => ({
  label: 'Payment',
  value: paymentText(order.payment_method, {
    isTest: order.test_payment,
    hasAdvance: order.advance !== null,
  }),
});

/** When it was promised to come, and to which floor; orders from before have neither. */
export function deliveryFacts({ promise_first, promise_last, floor, has_lift }: Order) {
  const where = floorWords(floor, has_lift);
  return [
    ...(promise_first === null || promise_last === null
      ? []
      : [{ label: 'Delivery', value: promiseWords({ first: promise_first, last: promise_last }) }]),
    ...(where === undefined ? [] : [{ label: 'Floor', value: where }]),
  ];
}

/** Below the total of an order with an advance: what came, and what is collected at the door. */
function advanceFacts({ advance, amount_paid, amount_due }: Order) {
  if (advance === null) return [];
  return [
    ...(amount_paid > 0 ? [fact(amount_due > 0 ? 'Advance paid' : 'Paid', amount_paid)] : []),
    ...(amount_due > 0 ? [fact('Due on delivery', amount_due)] : []),
  ];
}

export function addressText({ fullName, address, city, state, pinCode, phone }: OrderAddress): string {
  return [fullName, address, `${city}, ${state} ${pinCode}`, phone].filter((line) => line !== '').join('\n');
}
