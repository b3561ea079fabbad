import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from '../tests/support/shop-process.ts';

const PATIENCE_MS = 5000;
/** Somebody was quicker or nothing is left, or the shop or its database is away. */
const EXPECTED = [409, 422, 429, 502, 503, 504];

/** What can be done with an order now: each names the calls, of which one is made. Amounts are paise. */
const STEPS: Readonly<Record<string, string>> = {
  'orders cancelled': `select 'PUT', '/orders/' || id, '{"status": "CANCELLED"}'::jsonb
     from orders where status <> 'CANCELLED' and random() < 0.1`,
  'shipments booked': `select 'POST', '/shipping/shipments', jsonb_build_object('orderId', id) from orders o
     where status in ('PENDING', 'CONFIRMED') and not exists (select from shipments s where s.order_id = o.id)`,
  'shipments moved': `select 'PATCH', '/shipping/shipments/' || id || '/status', jsonb_build_object('status',
       case status when 'PENDING' then 'PICKED_UP' when 'PICKED_UP' then 'IN_TRANSIT' else 'DELIVERED' end)
     from shipments where status in ('PENDING', 'PICKED_UP', 'IN_TRANSIT')`,
  'cash collected': `select 'PUT', '/orders/' || id, '{"payment_status": "PAID"}'::jsonb from orders
     where status = 'DELIVERED' and payment_method = 'COD' and payment_status = 'PENDING'`,
  'parts refunded': `select 'POST', '/payments/' || id || '/refunds',
       jsonb_build_object('reason', 'Damaged', 'amount', amount / 4 + 1)
     from payments where provider = 'simulator' and state = 'COMPLETED'`,
  'rests refunded': `select 'POST', '/payments/' || id || '/refunds', '{"reason": "Sent back"}'::jsonb
     from payments where provider = 'simulator' and state = 'COMPLETED'`,
  'refunded by hand': `select 'PUT', '/orders/' || id, '{"payment_status": "REFUNDED"}'::jsonb
     from orders where payment_method = 'COD' and payment_status = 'PAID' and random() < 0.3`,
  'claims opened': `select 'POST', '/orders/' || order_id || '/claims', jsonb_build_object('problem', 'damaged',
       'lines', jsonb_build_array(jsonb_build_object('itemId', i.id, 'quantity', 1)))
     from order_items i join orders o on o.id = order_id where status = 'DELIVERED' and payment_status = 'PAID'`,
  'claims refunded': `select 'POST', '/claims/' || id || '/decision',
       jsonb_build_object('decision', 'refund', 'amount', 12345, 'restock', random() < 0.5)
     from claims where decision is null`,
};
const NAMES = Object.keys(STEPS);

/** They do whatever comes next for some order, whoever is killed meanwhile, and count what the shop did. */
export async function startAdministrators(
  url: string,
  ask: (statement: string) => Promise<Record<string, unknown>[]>,
  count: number,
) {
  const done = new Map(NAMES.map((name) => [name, 0]));
  const oddAnswers: string[] = [];
  let isStopped = false;
  let token = '';

  const call = (method: string, path: string, body: unknown) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const signIn = async (): Promise<void> => {
    const reply = await call('POST', '/auth/admin-login', ADMIN);
    if (reply.ok) token = String(JSON.parse(await reply.text()).data.token);
  };
  const doNext = async (name: string): Promise<void> => {
    const [next] = await ask(
      `select * from (${STEPS[name]}) possible (method, path, body) order by random() limit 1`,
    );
    if (next === undefined) return;
    const reply = await call(String(next.method), String(next.path), next.body);
    const text = await reply.text();
    if (reply.ok) done.set(name, (done.get(name) ?? 0) + 1);
    // A refund asks for a password that was typed lately.
    else if (reply.status === 401 || reply.status === 403) await signIn();
    else if (!EXPECTED.includes(reply.status)) oddAnswers.push(`${name}: ${reply.status} ${text}`);
  };
  const work = async (from: number): Promise<void> => {
    for (let turn = from; !isStopped; turn += 1) {
      await doNext(NAMES[turn % NAMES.length] ?? '').catch(() => delay(50));
      await delay(20);
    }
  };

  await signIn();
  const ended = Promise.all(Array.from({ length: count }, (_, administrator) => work(administrator * 3)));
  return {
    done,
    oddAnswers,
    stop: () => {
      isStopped = true;
      return ended;
    },
  };
}
