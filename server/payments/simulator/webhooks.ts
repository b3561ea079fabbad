import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { webhookSignature } from '../webhook-signature.ts';
import type { SimulatorKeys } from './keys.ts';
import { describeOrder, type GatewayOrder } from './orders.ts';
import type { WebhookDelivery } from './outcomes.ts';
import { describeRefund, type GatewayRefund } from './refunds.ts';

interface SenderParts {
  readonly keys: () => Promise<SimulatorKeys>;
  readonly shopAddress: () => string;
  readonly log: FastifyBaseLogger;
}

const TIMEOUT_MS = 5_000;
const COPIES = 3;

export type WebhookSender = ReturnType<typeof webhookSender>;

/**
 * Sends the gateway's webhooks to the shop. They wait in this process and are lost with it, as a real gateway's may be:
 * nothing depends on them, since the shop also asks by itself.
 */
export function webhookSender({ keys, shopAddress, log }: SenderParts) {
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();

  const post = async (body: object, isForged: boolean): Promise<void> => {
    const { webhookUsername, webhookPassword } = await keys();
    const password = isForged ? `${webhookPassword}x` : webhookPassword;
    await fetch(`${shopAddress()}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        authorization: webhookSignature(webhookUsername, password),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  };

  const schedule = (waitMs: number, send: () => Promise<void>): void => {
    const work = delay(Math.max(0, waitMs), undefined, { signal: stopping.signal })
      .then(send)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the simulated gateway could not send a webhook');
      })
      .finally(() => pending.delete(work));
    pending.add(work);
  };

  return {
    aboutOrder: (order: GatewayOrder, delivery: WebhookDelivery, lateMs: number) => {
      if (delivery === 'dropped') return;
      const decidedAt = Math.max(0, ...order.attempts.map((attempt) => attempt.decidedAt));
      const waitMs = decidedAt - Date.now() + (delivery === 'late' ? lateMs : 0);
      schedule(waitMs, async () => {
        const payload = describeOrder(order, Math.max(decidedAt, Date.now()));
        if (payload.state === 'PENDING') return;
        const outcome = payload.state === 'COMPLETED' ? 'completed' : 'failed';
        const body = {
          event: `checkout.order.${outcome}`,
          type: `CHECKOUT_ORDER_${payload.state}`,
          payload,
        };
        const copies = Array.from({ length: delivery === 'repeated' ? COPIES : 1 });
        await Promise.all(copies.map(() => post(body, delivery === 'forged')));
      });
    },
    aboutRefund: (refund: GatewayRefund) => {
      const steps = [
        { at: refund.confirmedAt, event: 'pg.refund.accepted' },
        { at: refund.endsAt, event: `pg.refund.${refund.ending.toLowerCase()}` },
      ];
      for (const { at, event } of steps)
        schedule(at - Date.now(), () => post({ event, payload: describeRefund(refund, at) }, false));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(pending);
    },
  };
}
