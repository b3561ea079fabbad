import type { Order } from '../../contract/orders/order.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { formatLongDate, formatRupees } from '../../domain/text/format.ts';
import { renderMail } from '../mail/layout.ts';
import { type Mail, mailSchema } from '../mail/mail.ts';
import { orderNoticeSubject } from './enqueue-order-mail.ts';
import { addressText, amount, amountFacts, itemFacts, payment } from './order-mail-facts.ts';

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
              `It is large: please call ${phone} and confirm it before ${formatLongDate(order.call_due_at)}. After that it is cancelled.`,
            ]),
        `It goes to:\n${addressText(order.shipping_address)}`,
        ...(order.notes === '' ? [] : [`Their note:\n${order.notes}`]),
      ],
      facts: [
        { label: 'Customer', value: name },
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        ...itemFacts(order),
        ...amountFacts(order),
        payment(order),
      ],
      action: { label: 'Open the order', url: `${publicUrl}/admin/orders/${number}` },
      footer: `${store.storeName}, sent by the shop to itself. You can turn these e-mails off in the settings.`,
    }),
  };
}

/** As it stands when the mail leaves. */
function moneyWords({ status, payment_method, payment_status, test_payment, total_amount }: Order): string {
  if (status === 'CANCELLED') return 'It was cancelled meanwhile.';
  if (payment_status === 'PAID')
    return test_payment ? 'It is paid in test mode: no real money has moved.' : 'It is paid.';
  const total = formatRupees(amount(total_amount));
  return payment_method === 'COD'
    ? `It is not paid yet: collect ${total} on delivery.`
    : `It is not paid yet: ${total} is due.`;
}
