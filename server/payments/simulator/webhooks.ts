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

export interface WebhookSender {
  readonly aboutOrder: (order: GatewayOrder, fate: WebhookDelivery, lateMs: number) => void;
  readonly aboutRefund: (refund: GatewayRefund) => void;
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 5_000;
const COPIES = 3;

/**
 * Messages to the shop. They wait in this process and are lost with it, as a real gateway's may be: nothing that
 * matters depends on them, since the shop asks again by itself.
 */
export function webhookSender({ keys, shopAddress, log }: SenderParts): WebhookSender {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

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
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
  };

  const later = (waitMs: number, send: () => Promise<void>): void => {
    const work = delay(Math.max(0, waitMs), undefined, { signal: stopping.signal })
      .then(send)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the simulated gateway could not tell the shop');
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };

  return {
    aboutOrder: (order, fate, lateMs) => {
      if (fate === 'dropped') return;
      const decidedAt = Math.max(0, ...order.attempts.map((attempt) => attempt.decidedAt));
      const waitMs = decidedAt - Date.now() + (fate === 'late' ? lateMs : 0);
      later(waitMs, async () => {
        const payload = describeOrder(order, Math.max(decidedAt, Date.now()));
        if (payload.state === 'PENDING') return;
        const outcome = payload.state === 'COMPLETED' ? 'completed' : 'failed';
        const body = {
          event: `checkout.order.${outcome}`,
          type: `CHECKOUT_ORDER_${payload.state}`,
          payload,
        };
        const copies = Array.from({ length: fate === 'repeated' ? COPIES : 1 });
        await Promise.all(copies.map(() => post(body, fate === 'forged')));
      });
    },
    aboutRefund: (refund) => {
      const steps = [
        { at: refund.confirmedAt, event: 'pg.refund.accepted' },
        { at: refund.endsAt, event: `pg.refund.${refund.ending.toLowerCase()}` },
      ];
      for (const { at, event } of steps)
        later(at - Date.now(), () => post({ event, payload: describeRefund(refund, at) }, false));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
