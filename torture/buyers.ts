import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { productListResponse } from '../contract/catalogue/product.ts';
import { orderRequestItem } from '../contract/orders/checkout-request.ts';
import { ADDRESS_EXAMPLE } from '../contract/orders/examples.ts';
import { addToCart } from '../domain/cart/cart.ts';
import { random } from '../tests/support/random.ts';
import { query } from '../tests/support/shop-process.ts';

/** So long a buyer waits for an answer before asking again, with the same key. */
const PATIENCE_MS = 5000;
const MOST_RUPEES = 25_000;

/** An order that the shop has said it took. */
interface Taken {
  readonly email: string;
  readonly id: string;
}

export interface Buyers {
  readonly taken: readonly Taken[];
  /** Answers other than an order or "later": the shop must have none. */
  readonly oddAnswers: readonly string[];
  /** How long each answered order took, from its first request, in milliseconds. */
  readonly times: readonly number[];
  /** No new orders; whoever waits for an answer gets it. */
  stop(): Promise<void>;
}

/**
 * Guests who place one order after the other, each as somebody else. Whoever gets no answer, or is told to come back, asks again with
 * the same key, as the checkout does. Every `onlineEach`th order is paid online.
 */
export async function startBuyers(
  addresses: readonly string[],
  count: number,
  { onlineEach = Number.POSITIVE_INFINITY } = {},
): Promise<Buyers> {
  const lines = await linesOf(addresses[0] ?? '');
  const taken: Taken[] = [];
  const oddAnswers: string[] = [];
  const times: number[] = [];
  let isStopped = false;
  const run = randomUUID().slice(0, 8);

  const buy = async (buyer: number): Promise<void> => {
    for (let number = 1; !isStopped; number += 1) {
      const email = `${run}-${buyer}-${number}@example.in`;
      const address = { ...ADDRESS_EXAMPLE, email };
      const items = Array.from(
        { length: 1 + (number % 3) },
        (_, line) => (buyer * 11 + number * 7 + line * 5) % lines.length,
      );
      const body = JSON.stringify({
        items: [...new Set(items)].map((index) => lines[index]),
        shippingAddress: address,
        billingAddress: address,
        paymentMethod: number % onlineEach === 0 ? 'online' : 'cod',
      });
      const began = performance.now();
      const answer = await order(addresses, body, buyer + number);
      times.push(performance.now() - began);
      if (answer.status === 201) {
        taken.push({ email, id: answer.id });
        if (number % onlineEach === 0) await pay(addresses[0] ?? '', answer.id).catch(() => undefined);
      } else oddAnswers.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    }
  };
  const ended = Promise.all(Array.from({ length: count }, (_, buyer) => buy(buyer)));
  return {
    taken,
    oddAnswers,
    times,
    stop: async () => {
      isStopped = true;
      await ended;
    },
  };
}

/** Until there is an answer that stands, at whichever shop. */
async function order(addresses: readonly string[], body: string, turn: number) {
  const key = randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    const address = addresses[(turn + attempt) % addresses.length];
    try {
      const reply = await fetch(`${address}/api/orders/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      if (reply.status === 201) return { status: 201, id: String(JSON.parse(text).orderId), text };
      if (![429, 502, 503, 504].includes(reply.status)) return { status: reply.status, id: '', text };
    } catch {
      // Nobody answered: the order may have been taken or not.
    }
    await delay(50 + random() * 100);
  }
}

/** On the simulator's page. Without an answer the order is unpaid, or paid without its buyer knowing. */
async function pay(address: string, orderId: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ orderId });
  const started = await fetch(`${address}/api/payment/initiate`, { method: 'POST', headers, body, signal });
  const page = new URL(String(JSON.parse(await started.text()).paymentUrl));
  const token = page.searchParams.get('token') ?? '';
  const choice = { mode: 'page', outcome: 'success', webhook: 'once', failure: 'Z9', method: 'UPI_QR' };
  const form = new URLSearchParams({ ...choice, token });
  await fetch(`${address}/simulator/pay`, { method: 'POST', body: form, redirect: 'manual', signal });
}

async function linesOf(url: string) {
  const address = `${url}/api/products?limit=1000`;
  let reply = await fetch(address);
  // Making its first pages, a shop may be too busy.
  for (; reply.status === 503; reply = await fetch(address)) await delay(500);
  const { data } = productListResponse.parse(await reply.json());
  return data
    .flatMap(({ id, price }) => (price <= MOST_RUPEES ? addToCart([], data, { productId: id }) : []))
    .map(orderRequestItem);
}

/** Enough of everything, and counted. */
export async function fillStock(databaseUrl: string, pieces = 1_000_000): Promise<void> {
  await query(
    databaseUrl,
    `insert into stock (product_id, variant_id, available)
     select p.id, v.id, ${pieces} from products p left join product_variants v on v.product_id = p.id
     on conflict on constraint stock_one_per_item do update set available = excluded.available`,
  );
}

/** What the shop took and does not have, and what it has twice. */
export async function lostAndDoubled(databaseUrl: string, taken: readonly Taken[]) {
  const rows = await query(
    databaseUrl,
    `select customer_email as email, array_agg(id) as ids from orders group by 1`,
  );
  const idsOf = new Map(rows.map(({ email, ids }) => [String(email), ids as string[]]));
  return {
    lost: taken.filter(({ email, id }) => idsOf.get(email)?.includes(id) !== true).length,
    doubled: [...idsOf.values()].filter((ids) => ids.length > 1).length,
  };
}
