import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { StoredPaymentState } from '../../domain/payments/payment.ts';
import { readMail } from '../../server/mail/mail.ts';
import type { PaymentParts } from '../../server/payments/payment-rows.ts';
import type { FailureCode, Outcome, WebhookDelivery } from '../../server/payments/simulator/outcomes.ts';
import { type Switches, setSwitches } from '../../server/payments/simulator/switches.ts';
import { bearer, type TestShop, type TestShopOptions, testShop } from './test-shop.ts';

export interface TestOrder {
  readonly id: string;
  /** In paise. */
  readonly amount: number;
}

export interface PayChoice {
  readonly outcome?: Outcome;
  readonly webhook?: WebhookDelivery;
  readonly failure?: FailureCode;
}

export interface PaymentShop extends TestShop {
  readonly url: string;
  readonly parts: PaymentParts;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly placeOrder: (paymentMethod?: string, quantity?: number) => Promise<TestOrder>;
  /** Starts a payment and gives the address of its page. */
  readonly initiate: (order: TestOrder) => Promise<{ page: URL; transactionId: string }>;
  /** What the shopper's browser does on the page; gives where it is sent then. */
  readonly pay: (
    page: URL,
    choice?: PayChoice,
  ) => Promise<{ status: number; location: string | null; text: string }>;
  readonly status: (id: string) => Promise<string>;
  readonly order: (id: string) => Promise<{ status: string; payment_status: string; stock_held: boolean }>;
  readonly payments: (
    orderId: string,
  ) => Promise<{ id: string; state: StoredPaymentState; problem: string | null }[]>;
  /** The id by which the gateway knows the attempt to pay it. */
  readonly attemptId: (orderId: string, attempt?: number) => Promise<string>;
  readonly mailsTo: (address: string) => Promise<string[]>;
  readonly turn: (switches: Partial<Switches>) => Promise<void>;
  readonly admin: () => Promise<Record<string, string>>;
}

export const CUSTOMER_EMAIL = 'asha@example.in';
const address = {
  fullName: 'Asha Rao',
  email: CUSTOMER_EMAIL,
  addressLine1: '12 MG Road, College Road',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
const placedSchema = z.object({ orderId: z.string() });
const initiatedSchema = z.object({ paymentUrl: z.url(), transactionId: z.string() });
const statusSchema = z.object({ status: z.string() });

/** For tests: a shop in test mode that really listens, since it talks to its simulator over HTTP. */
export async function paymentShop(options: TestShopOptions = {}): Promise<PaymentShop> {
  const shop = await testShop({ ...options, settings: { RATE_LIMITS: 'off', ...options.settings } });
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { app, pool } = shop;

  const call: PaymentShop['call'] = (method, path, body, headers = {}) =>
    app.inject({ method, url: `/api${path}`, headers, ...(body === undefined ? {} : { payload: body }) });

  return {
    ...shop,
    url,
    call,
    parts: {
      pool,
      gateway: app.paymentGateway,
      publicUrl: 'http://127.0.0.1:3000',
      log: app.log,
      now: () => new Date(),
    },
    placeOrder: async (paymentMethod = 'online', quantity = 1) => {
      const reply = await call('POST', '/orders/guest', {
        items: [{ productId: '1', quantity }],
        shippingAddress: address,
        billingAddress: address,
        paymentMethod,
      });
      if (reply.statusCode !== 201) throw new Error(`No order was placed: ${reply.body}`);
      const { orderId } = placedSchema.parse(reply.json());
      const { rows } = await pool.query<{ total_amount: number }>(
        'select total_amount from orders where id = $1',
        [orderId],
      );
      return { id: orderId, amount: rows[0]?.total_amount ?? 0 };
    },
    initiate: async ({ id, amount }) => {
      const reply = await call('POST', '/payment/initiate', { orderId: id, amount });
      if (reply.statusCode !== 201) throw new Error(`No payment was started: ${reply.body}`);
      const { paymentUrl, transactionId } = initiatedSchema.parse(reply.json());
      const { pathname, search } = new URL(paymentUrl);
      return { page: new URL(pathname + search, url), transactionId };
    },
    pay: async (page, { outcome = 'success', webhook = 'once', failure = 'Z9' } = {}) => {
      const token = page.searchParams.get('token') ?? '';
      const form = { token, mode: page.searchParams.get('mode') ?? 'page', outcome, webhook, failure };
      const response = await fetch(new URL('/simulator/pay', page), {
        method: 'POST',
        body: new URLSearchParams({ ...form, method: 'UPI_QR' }),
        redirect: 'manual',
      });
      return {
        status: response.status,
        location: response.headers.get('location'),
        text: await response.text(),
      };
    },
    status: async (id) => {
      const reply = await call('GET', `/payment/status/${encodeURIComponent(id)}`);
      return statusSchema.parse(reply.json()).status;
    },
    order: async (id) => {
      const { rows } = await pool.query(
        'select status, payment_status, stock_held from orders where id = $1',
        [id],
      );
      return rows[0];
    },
    payments: async (orderId) => {
      const { rows } = await pool.query(
        'select id, state, problem from payments where order_id = $1 order by attempt',
        [orderId],
      );
      return rows;
    },
    attemptId: async (orderId, attempt = 1) => {
      const { rows } = await pool.query<{ merchant_order_id: string }>(
        'select merchant_order_id from payments where order_id = $1 and attempt = $2',
        [orderId, attempt],
      );
      return rows[0]?.merchant_order_id ?? 'PAY-nobody-started-it';
    },
    mailsTo: async (to) => {
      const { rows } = await pool.query<{ payload: unknown }>(
        `select payload from outbox where kind = 'mail' order by id`,
      );
      const mails = rows.map(({ payload }) => readMail(payload));
      return mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
    },
    turn: async (switches) => {
      await setSwitches(pool, switches);
    },
    admin: async () => bearer((await shop.signUp('ADMIN')).token),
  };
}
