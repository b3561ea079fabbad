import { type BenchShop, withShop } from './bench-shop.ts';
import { type Figure, percentile, say } from './figures.ts';
import { type GuestOrders, guestOrders, raiseStock } from './guest-orders.ts';
import { load, until } from './load.ts';

/** Guests place orders over HTTP: many products, then all of them the same one. An order's cost includes its mails. */
const PHASE_MS = 8000;
const WARM_MS = 2000;

export const run = (): Promise<Figure[]> =>
  withShop(async (shop) => {
    await shop.sql(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await shop.sql(`alter system set pg_stat_statements.track = 'none'`);
    await shop.reopen();
    await shop.sql('create extension pg_stat_statements');
    await raiseStock(shop);
    const orders = await guestOrders(shop);
    await place(shop, orders.ofMany, 8, WARM_MS);
    const one = await place(shop, orders.ofMany, 1);
    const eight = await place(shop, orders.ofMany, 8);
    const many = await place(shop, orders.ofMany, 32);
    const hot = await placeHot(shop, orders);
    const statements = await statementsPerOrder(shop, orders);
    return [
      ...figuresOf('1 client', one),
      ...figuresOf('8 clients', eight, { least: 160 }),
      ...figuresOf('32 clients', many, { least: 160, mostP95: 250 }),
      ...figuresOf('32 clients, one product', hot, { least: 120 }),
      { name: 'an order and its mails', value: statements, unit: 'statements', most: 12 },
    ];
  });

interface Placed {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly refused: number;
  /** Processor time of one order, in milliseconds. */
  readonly node: number;
  readonly postgres: number;
}

async function place(
  shop: BenchShop,
  request: () => string,
  clients: number,
  milliseconds = PHASE_MS,
): Promise<Placed> {
  const before = shop.used();
  const loaded = await load({ port: shop.port, clients, milliseconds, request, status: 201 });
  await untilMailed(shop);
  const after = shop.used();
  const { perSecond, times } = loaded;
  say(`${clients} at once: ${perSecond.toFixed(0)} orders/s, p95 ${percentile(times, 0.95).toFixed(0)} ms`);
  return {
    ...loaded,
    node: (after.node - before.node) / times.length,
    postgres: (after.postgres - before.postgres) / times.length,
  };
}

async function untilMailed(shop: BenchShop): Promise<void> {
  await until(async () => {
    const [row] = await shop.sql(`select count(*)::int as waiting from outbox where status <> 'sent'`);
    return row?.waiting === 0;
  });
}

/** What was sold has left the stock, to the piece, and every order's lines add up. */
async function placeHot(shop: BenchShop, { ofOne, hotProduct }: GuestOrders): Promise<Placed> {
  const count = async () => {
    const [row] = await shop.sql(
      `select available::int, (select coalesce(sum(quantity), 0)::int from order_items where product_id = '${hotProduct}') as sold,
              (select count(*)::int from orders o where subtotal <>
                 (select sum(total_price) from order_items i where i.order_id = o.id)) as wrong
         from stock where product_id = '${hotProduct}'`,
    );
    return { available: Number(row?.available), sold: Number(row?.sold), wrong: Number(row?.wrong) };
  };
  const before = await count();
  const placed = await place(shop, ofOne, 32);
  const after = await count();
  const sold = after.sold - before.sold;
  if (sold < placed.times.length || after.available !== before.available - sold || after.available < 0)
    throw new Error(`${sold} were sold, and the stock went from ${before.available} to ${after.available}`);
  if (after.wrong > 0) throw new Error(`${after.wrong} orders do not add up`);
  return placed;
}

async function statementsPerOrder(shop: BenchShop, { ofMany }: GuestOrders): Promise<number> {
  await shop.sql(`alter system set pg_stat_statements.track = 'top'`);
  await shop.sql('select pg_reload_conf(), pg_stat_statements_reset()');
  const { times } = await place(shop, ofMany, 8, WARM_MS);
  const [row] = await shop.sql(
    // What a trigger asks at the commit is listed as well, in brackets; the regular looks for open payments are no order's.
    `select sum(calls)::int as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid
      where r.rolname = 'shop' and query not like '(%' and query not like 'with due as materialized%'`,
  );
  return Number(row?.calls) / times.length;
}

function figuresOf(
  name: string,
  { perSecond, times, refused, node, postgres }: Placed,
  { least, mostP95 }: { least?: number; mostP95?: number } = {},
): Figure[] {
  const ms = (share: number) => ({ value: percentile(times, share), unit: 'ms' });
  return [
    { name, value: perSecond, unit: 'orders/s', ...(least === undefined ? {} : { least }) },
    { name: `${name}, p50`, ...ms(0.5) },
    { name: `${name}, p95`, ...ms(0.95), ...(mostP95 === undefined ? {} : { most: mostP95 }) },
    { name: `${name}, p99`, ...ms(0.99) },
    { name: `${name}, refused`, value: refused, unit: 'orders', most: 0 },
    { name: `${name}, Node CPU`, value: node, unit: 'ms' },
    { name: `${name}, PostgreSQL CPU`, value: postgres, unit: 'ms' },
  ];
}
