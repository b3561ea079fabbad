import type { Order } from '../../contract/orders/order.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { formatLongDate, formatRupees } from '../../domain/text/format.ts';
import { renderMail } from '../mail/layout.ts';
import { type Mail, mailSchema } from '../mail/mail.ts';
import { orderNoticeSubject } from './enqueue-order-mail.ts';
import { addressText, amount, amountFacts, deliveryFacts, itemFacts, payment } from './order-mail-facts.ts';

/** To the shop: who ordered what, and whether it is paid. A reply goes to the customer. */
export function orderNotice(order: Order, store: StoreSettings, publicUrl: string): Mail {
  const number = displayOrderNumber(order.order_number);
  const { name, email, phone } = order.customer_info;
  const replyTo = mailSchema.shape.replyTo.safeParse(email).data;
  return {
    to: store.storeEmail,
    subject: orderNoticeSubject(number, amount(order.total_amount)),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...renderMail({
      heading: `New order ${number}`,
      paragraphs: [
        `${name} placed it on ${formatLongDate(order.created_at)}. ${moneyWords(order)}`,
        ...(order.call_due_at === null
          ? []
          : [
              `This is a large cash order. Please call ${phone} to confirm it before ${formatLongDate(order.call_due_at)}, or it will be cancelled.`,
            ]),
        ...(order.confirm_by === null
          ? []
          : [
              `The customer has been asked to confirm it by ${formatLongDate(order.confirm_by)}. Otherwise it will be cancelled.`,
            ]),
        `Delivery address:\n${addressText(order.shipping_address)}`,
        ...(order.notes === '' ? [] : [`Note from the customer:\n${order.notes}`]),
      ],
      facts: [
        { label: 'Customer', value: name },
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        ...itemFacts(order),
        ...amountFacts(order),
        payment(order),
        ...deliveryFacts(order),
      ],
      action: { label: 'Open the order', url: `${publicUrl}/admin/orders/${number}` },
      footer: `${store.storeName}, an automatic e-mail from your shop. You can turn these e-mails off in the settings.`,
    }),
  };
}

/** As it stands when the mail leaves. */
function moneyWords(order: Order): string {
  const { status, payment_method, payment_status, test_payment, advance, amount_paid } = order;
  if (status === 'CANCELLED') return 'It has since been cancelled.';
  if (payment_status === 'PAID')
    return test_payment ? 'It was paid in test mode, so no real money was charged.' : 'It is paid.';
  const due = formatRupees(amount(order.amount_due));
  if (advance !== null && amount_paid > 0)
    return `The advance of ${formatRupees(amount(amount_paid))} ${
      test_payment ? 'was paid in test mode, so no real money was charged' : 'is paid'
    }. Collect ${due} on delivery.`;
  return payment_method === 'COD'
    ? `It isn’t paid yet. Collect ${due} on delivery.`
    : `It isn’t paid yet. ${due} is due.`;
}
