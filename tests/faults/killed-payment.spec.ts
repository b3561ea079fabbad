import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { webhookSignature } from '../../server/payments/webhook-signature.ts';
import { createFaultBench, type FaultyShop, PATIENCE_MS } from '../support/fault-bench.ts';
import { embeddedDatabaseUrl, query } from '../support/shop-process.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

/** Advisory locks of the test: the one inside a settlement, and the one after another. */
const INSIDE = 4711;
const AFTER = 4712;
const placedSchema = z.object({ orderId: z.string() });
const startedSchema = z.object({ paymentUrl: z.url() });
const keysSchema = z.object({ webhookUsername: z.string(), webhookPassword: z.string() });

/** A shop that has just opened on a busy machine may ask to come again. */
async function send(address: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const reply = await fetch(address, init);
    if (reply.status !== 503) return reply;
    await delay(200);
  }
}

async function post(shop: FaultyShop, path: string, body: object): Promise<unknown> {
  const reply = await send(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
  return reply.json();
}

/** An order for one bar, and the page of the gateway on which it is paid. */
async function orderToPay(shop: FaultyShop, email: string): Promise<{ id: string; page: URL }> {
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, email };
  const order = {
    items: [{ productId: '1', quantity: 1 }],
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'online',
  };
  const { orderId } = placedSchema.parse(await post(shop, '/orders/guest', order));
  const { paymentUrl } = startedSchema.parse(await post(shop, '/payment/initiate', { orderId }));
  return { id: orderId, page: new URL(paymentUrl) };
}

async function pay(shop: FaultyShop, page: URL): Promise<void> {
  const form = { token: page.searchParams.get('token') ?? '', mode: 'page', outcome: 'success' };
  const reply = await send(`${shop.url}/simulator/pay`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, webhook: 'once' }),
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
}

/** The gateway, which got no answer, sends its message again until it gets one, three times at once. */
async function repeatWebhook(shop: FaultyShop, database: string, orderId: string): Promise<void> {
  const [keys] = await query(
    database,
    `select payload from payment_events where dedupe_key = 'simulator/keys'`,
  );
  const { webhookUsername, webhookPassword } = keysSchema.parse(keys?.payload);
  const [heard] = await query(
    database,
    `select e.payload from payment_events e join payments p on p.id = e.payment_id where p.order_id = $1`,
    [orderId],
  );
  expect(heard, 'the first message was kept before it was handled').toBeDefined();
  const tell = () =>
    send(`${shop.url}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        authorization: webhookSignature(webhookUsername, webhookPassword),
        'content-type': 'application/json',
      },
      body: JSON.stringify(heard?.payload),
    });
  for (const { status } of await Promise.all([tell(), tell(), tell()])) expect(status).toBe(200);
}

/** The end of one settlement, and the note after another, wait until the test lets go of its lock. */
async function holdSettlement(database: string, inside: string, after: string): Promise<pg.Client> {
  await query(
    database,
    `create function hold() returns trigger language plpgsql set lock_timeout = 0 as
       $$ begin perform pg_advisory_xact_lock(${INSIDE}); return new; end $$;
     create trigger hold before insert on outbox for each row
       when (new.payload->>'orderId' = '${inside}') execute function hold();
     create function hold_note() returns trigger language plpgsql set lock_timeout = 0 as
       $$ begin
         if exists (select from payments where id = new.payment_id and order_id = '${after}') then
           perform pg_advisory_xact_lock(${AFTER});
         end if;
         return new;
       end $$;
     create trigger hold before update of outcome on payment_events for each row execute function hold_note()`,
  );
  const holder = new pg.Client({ connectionString: database });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${INSIDE}), pg_advisory_lock(${AFTER})`);
  return holder;
}

const letGo = (database: string) =>
  query(
    database,
    `drop trigger hold on outbox; drop trigger hold on payment_events; drop function hold(); drop function hold_note()`,
  );

const waiting = async (database: string, lock: number): Promise<number> =>
  (await query(database, `select from pg_locks where objid = ${lock} and not granted`)).length;

async function untilHeld(database: string, lock: number): Promise<void> {
  await expect(async () => expect(await waiting(database, lock)).toBe(1)).toPass({ intervals: [10] });
}

/** What the shop's books say of an order, to be the same as if nothing had happened. */
const booksOf = (database: string, orderId: string) =>
  query(
    database,
    `select o.status, o.payment_status, o.stock_held,
       (select string_agg(state, ' ') from payments where order_id = o.id) as payments,
       (select count(*)::int from invoices where order_id = o.id) as invoices,
       (select count(*)::int from outbox where payload->>'orderId' = o.id and payload->>'event' = 'placed') as confirmations,
       (select count(*)::int from outbox where payload->>'orderId' = o.id and payload->>'event' = 'noticed') as notices,
       (select count(*)::int from outbox join payments p on dedupe_key = 'payment-received:' || p.id
         where p.order_id = o.id) as receipts,
       (select count(*)::int from stock_movements where order_id = o.id) as movements,
       (select count(*)::int from order_status_history where order_id = o.id and field = 'payment_status'
          and to_value = 'PAID') as payings
       from orders o where o.id = $1`,
    [orderId],
  );

const UNHANDLED = 'select from payment_events where payment_id is not null and handled_at is null';

test('a shop killed in the middle of settling payments settles each of them once after its restart', async () => {
  const folder = await bench.filledFolder();
  const killed = await bench.openIn(folder);
  const database = embeddedDatabaseUrl(folder);
  await query(
    database,
    `insert into stock (product_id, available) values ('1', 5)
       on conflict on constraint stock_one_per_item do update set available = excluded.available`,
  );
  const [inside, after] = await Promise.all([
    orderToPay(killed, 'inside@example.in'),
    orderToPay(killed, 'after@example.in'),
  ]);

  const holder = await holdSettlement(database, inside.id, after.id);
  await pay(killed, after.page);
  await untilHeld(database, AFTER);
  await pay(killed, inside.page);
  await untilHeld(database, INSIDE);
  killed.process.kill('SIGKILL');
  await killed.ended;
  // A statement that runs to its end alone would be kept although nobody waits for it any more.
  await query(
    database,
    `select pg_terminate_backend(pid) from pg_locks where objid = ${AFTER} and not granted`,
  );
  await holder.end();
  await expect(async () =>
    expect((await waiting(database, INSIDE)) + (await waiting(database, AFTER))).toBe(0),
  ).toPass({ intervals: [10] });
  await letGo(database);
  expect(await booksOf(database, inside.id)).toMatchObject([
    { status: 'PENDING', payment_status: 'PENDING', payments: 'PENDING', invoices: 0, receipts: 0 },
  ]);
  const paid = {
    status: 'CONFIRMED',
    payment_status: 'PAID',
    stock_held: true,
    payments: 'COMPLETED',
    invoices: 1,
    confirmations: 1,
    notices: 1,
    receipts: 1,
    movements: 1,
    payings: 1,
  };
  expect(await booksOf(database, after.id)).toEqual([paid]);
  expect(await query(database, UNHANDLED), 'neither message was answered').toHaveLength(2);

  const shop = await bench.openIn(folder);
  // Everybody who may tell of the money does so at once: the reconciler, the gateway and the returning browsers.
  await query(database, `update payments set next_check_at = now() where state in ('CREATED', 'PENDING')`);
  await Promise.all([
    repeatWebhook(shop, database, inside.id),
    repeatWebhook(shop, database, after.id),
    ...[inside.id, after.id].map(async (id) => {
      const reply = await send(`${shop.url}/api/payment/status/${id}`, {});
      expect(await reply.json()).toMatchObject({ status: 'COMPLETED' });
    }),
  ]);

  for (const { id } of [inside, after]) expect(await booksOf(database, id)).toEqual([paid]);
  expect(await query(database, `select available::int from stock where product_id = '1'`)).toEqual([
    { available: 3 },
  ]);
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
});
