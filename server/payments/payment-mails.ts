import type { PoolClient } from 'pg';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { TEST_PAYMENT } from '../../domain/payments/payment-mode.ts';
import { paise } from '../../domain/pricing/money.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { type Mail, mailSchema, renderMail } from '../mail/mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OrderRow } from './payment-rows.ts';
import type { RefundRow } from './refund-rows.ts';

interface Store {
  readonly name: string;
  readonly email: string;
}

interface Received {
  readonly order: OrderRow;
  readonly paymentId: string;
  readonly amount: number;
  readonly transactionId: string;
  /** No money moved. */
  readonly isTest: boolean;
}

/** Enqueued in the transaction that books the money, once per payment. */
export async function enqueueReceipt(
  client: PoolClient,
  received: Received,
  publicUrl: string,
): Promise<void> {
  const { order, paymentId, amount, transactionId, isTest } = received;
  const store = await findStore(client);
  const isAdvance = order.advance !== null;
  const due = formatRupeesExact(paise(order.total_amount - amount));
  await enqueuePaymentMail(client, `payment-received:${paymentId}`, {
    to: order.customer_email,
    subject: `We’ve received your ${isAdvance ? 'advance' : 'payment'} for ${displayOrderNumber(order.order_number)}`,
    ...renderMail({
      heading: `Thank you, we’ve received your ${isAdvance ? 'advance' : 'payment'}`,
      paragraphs: isAdvance
        ? [
            `Dear ${order.customer_name}, your order is confirmed and we’re getting it ready. Please pay the rest in cash when it arrives.`,
          ]
        : [`Dear ${order.customer_name}, your order is paid and we’re getting it ready.`],
      facts: [
        { label: 'Order', value: displayOrderNumber(order.order_number) },
        ...(isAdvance ? [{ label: 'Total', value: formatRupeesExact(paise(order.total_amount)) }] : []),
        { label: isAdvance ? 'Advance paid' : 'Amount paid', value: formatRupeesExact(paise(amount)) },
        ...(isAdvance ? [{ label: 'Due on delivery', value: due }] : []),
        { label: 'Transaction', value: transactionId },
        ...(isTest ? [{ label: TEST_PAYMENT, value: 'No real money was charged' }] : []),
      ],
      action: { label: 'View your order', url: `${publicUrl}/order-success/${order.id}` },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because you paid for an order in our shop.`,
    }),
  });
}

/** To the shop itself: money came that settles no order, and an administrator has to decide. */
export async function enqueueDisputeMail(
  client: PoolClient,
  { order, paymentId, amount, transactionId }: Omit<Received, 'isTest'>,
  problem: string,
  publicUrl: string,
): Promise<void> {
  const store = await findStore(client);
  await enqueuePaymentMail(client, `payment-disputed:${paymentId}`, {
    to: store.email,
    subject: `Please check a payment for ${displayOrderNumber(order.order_number)}`,
    ...renderMail({
      heading: 'A payment needs your decision',
      paragraphs: [problem, 'The order hasn’t changed. Usually you refund the money.'],
      facts: [
        { label: 'Order', value: displayOrderNumber(order.order_number) },
        { label: 'Amount received', value: formatRupeesExact(paise(amount)) },
        { label: 'Transaction', value: transactionId },
      ],
      action: { label: 'Open orders', url: `${publicUrl}/admin/orders` },
      footer: `${store.name}, an automatic e-mail from your shop.`,
    }),
  });
}

/** To the customer, who has paid and sees no paid order. */
export async function enqueueCheckingMail(
  client: PoolClient,
  { order, paymentId, amount, transactionId }: Omit<Received, 'isTest'>,
  publicUrl: string,
): Promise<void> {
  const store = await findStore(client);
  const number = displayOrderNumber(order.order_number);
  await enqueuePaymentMail(client, `payment-checking:${paymentId}`, {
    to: order.customer_email,
    subject: `We’re checking your payment for ${number}`,
    ...renderMail({
      heading: 'We’re checking your payment',
      paragraphs: [
        `Dear ${order.customer_name}, your money has arrived, but it doesn’t match your order. Please don’t pay again. We’ll look into it and write to you. We’ll return any money that isn’t for your order.`,
      ],
      facts: [
        { label: 'Order', value: number },
        { label: 'Amount received', value: formatRupeesExact(paise(amount)) },
        { label: 'Transaction', value: transactionId },
      ],
      action: { label: 'View your order', url: `${publicUrl}/order-success/${order.id}` },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because you paid for an order in our shop.`,
    }),
  });
}

export async function enqueueRefundMail(
  client: PoolClient,
  { order, refund, isByHand }: { order: OrderRow; refund: RefundRow; isByHand: boolean },
): Promise<void> {
  const store = await findStore(client);
  const items = (refund.lines ?? []).map(({ name, variant, quantity }) => {
    const item = nameWithVariant(name, variant);
    return quantity === 0 ? item : `${quantity} × ${item}`;
  });
  await enqueuePaymentMail(client, `refund-completed:${refund.id}`, {
    to: order.customer_email,
    subject: `Your refund for ${displayOrderNumber(order.order_number)}`,
    ...renderMail({
      heading: 'We’ve sent your refund',
      paragraphs: [
        isByHand
          ? 'We return this money to you ourselves, by bank transfer or in cash.'
          : 'The money goes to the account or card you paid with. Your bank may take a few days to show it.',
      ],
      facts: [
        { label: 'Order', value: displayOrderNumber(order.order_number) },
        ...(items.length > 0 ? [{ label: 'For', value: items.join(', ') }] : []),
        { label: 'Amount', value: formatRupeesExact(paise(refund.amount)) },
      ],
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because you paid for an order in our shop.`,
    }),
  });
}

/** The order form accepts a few addresses that cannot receive mail; nothing is enqueued for these. */
async function enqueuePaymentMail(client: PoolClient, dedupeKey: string, mail: Mail): Promise<void> {
  if (!mailSchema.shape.to.safeParse(mail.to).success) return;
  await enqueue(client, { kind: MAIL_KIND, payload: mail, dedupeKey });
}

async function findStore(client: PoolClient): Promise<Store> {
  const { rows } = await client.query<Store>(
    'select store_name as name, store_email as email from settings where id = 1',
  );
  const store = rows[0];
  if (store === undefined) throw new Error('The shop has no settings');
  return store;
}
