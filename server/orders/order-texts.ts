import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { CHANNEL_TITLES, textFor, textRecipient } from '../../domain/channels/channel.ts';
import { smsText, type TextValues, whatsappText } from '../../domain/channels/text-templates.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { isUnpaidOnline, paymentOf } from '../../domain/orders/order-status.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupeesExact } from '../../domain/text/format.ts';
import { recordRecipient } from '../channels/channel.ts';
import type { TextChannels } from '../channels/text.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { readStoredSettings } from '../settings/read-settings.ts';
import { confirmationToken } from './confirmation/link.ts';
import { orderMailSubject, orderTextSchema } from './enqueue-order-mail.ts';
import { wasCancelledUnconfirmed } from './order-mails.ts';
import { readOrder } from './read-order.ts';

interface OrderTextParts {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly channels: TextChannels;
}

const nothing = (why: string) => new NothingToSend(`Nothing was sent: ${why}`);

/** Sends a text about an order from the outbox, with what is true of the order then. */
export function orderTextHandler({ pool, publicUrl, channels }: OrderTextParts): OutboxHandler {
  const sendSms = recordRecipient(pool, channels.sms.send);
  const sendWhatsapp = recordRecipient(pool, channels.whatsapp.send);
  return async (payload, delivery) => {
    const { channel, orderId, event, trackingId } = orderTextSchema.parse(payload);
    const order = await readOrder(pool, orderId);
    if (order === null) return nothing('the order was deleted');
    const to = textRecipient(order.customer_info.phone);
    if (to === null) return nothing('this phone number can’t receive texts');
    const { settings, channels: registered } = await readStoredSettings(pool);
    if (registered?.[channel].isOn !== true)
      return nothing(`${CHANNEL_TITLES[channel]} is switched off in the settings`);
    const message = textFor(event, {
      status: order.status,
      awaitsConfirmation: order.confirm_by !== null,
      awaitsPayment: isUnpaidOnline(paymentOf(order)),
      hasLapsed: wasCancelledUnconfirmed(order),
    });
    if ('untrue' in message) return nothing(message.untrue);
    const { template } = message;
    const values = valuesOf(order, trackingId, (await confirmationToken(pool, order)) ?? '');
    const shop = { storeName: settings.storeName, publicUrl };
    const subject = orderMailSubject(event, values.number, settings.storeName);
    if (channel === 'whatsapp') {
      const templateName = registered.whatsapp.templateNames[template];
      return sendWhatsapp({ to, subject, ...whatsappText(template, values, shop), templateName }, delivery);
    }
    const { sender, entityId, templateIds } = registered.sms;
    const text = smsText(template, values, shop);
    return sendSms({ to, subject, text, sender, entityId, templateId: templateIds[template] }, delivery);
  };
}

/** Without its sign: `11,799.00`. */
const sum = (rupees: number) => formatRupeesExact(nearestPaise(rupees)).replace('₹', '');

function valuesOf(order: Order, trackingId: string | null, token: string): TextValues {
  const by = order.confirm_by;
  return {
    number: displayOrderNumber(order.order_number),
    total: sum(order.total_amount),
    due: sum(order.payment_method === 'COD' ? order.amount_due : 0),
    deadline: by === null ? '' : formatLongDateTime(by),
    tracking: trackingId ?? 'none yet',
    toPay: sum(order.advance ?? order.total_amount),
    token,
    orderId: order.id,
  };
}
