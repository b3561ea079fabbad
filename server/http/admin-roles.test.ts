import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../contract/orders/order-creation-form.ts';
import {
  ADMIN_ROLES,
  type AdminRole,
  meets,
  missingPermission,
  roleRefusal,
} from '../../domain/accounts/permissions.ts';
import {
  callTargets,
  type Person,
  people,
  send,
  staff,
  statusOf,
  type Target,
  withExample,
} from '../../tests/support/call-targets.ts';
import { type CollectedRoute, collectRoutes } from '../../tests/support/collect-routes.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { RUNS_ALL } from '../../tests/support/rounds.ts';
import { errorOf } from '../../tests/support/test-shop.ts';

let folder: string;
let shop: PaymentShop;
let routes: CollectedRoute[];
let targets: Awaited<ReturnType<typeof callTargets>>;
let team: Readonly<Record<AdminRole, Person>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-roles-'));
  const opened = await collectRoutes(() =>
    paymentShop({ settings: { DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' } }),
  );
  ({ shop, routes } = opened);
  const persons = await people(shop);
  team = { owner: persons.administrator, ...(await staff(shop)) };
  targets = await callTargets(shop, persons);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const nameOf = ({ method, path }: CollectedRoute) => `${method.toLowerCase()} ${path}`;
const as = (adminRole: AdminRole) => ({ role: 'ADMIN', adminRole });

/** What a role sends of a form whose fields need different permissions. */
const OWN_FIELDS: Readonly<Record<string, Partial<Record<AdminRole, object>>>> = {
  'put /api/orders/{id}': { packer: { tracking_id: 'BL-1' }, support: { admin_notes: 'Calls back' } },
  'patch /api/orders/status': { packer: { ids: ['none'], from: 'CONFIRMED', status: 'SHIPPED' } },
  'patch /api/orders/{id}/status': { packer: { status: 'PENDING' }, support: { status: 'CANCELLED' } },
};

async function answerTo(role: AdminRole, route: CollectedRoute): Promise<number> {
  const name = nameOf(route);
  const target: Target = (await targets[name]?.(team.owner)) ?? {};
  const body = OWN_FIELDS[name]?.[role];
  return statusOf(
    shop,
    route,
    withExample(route, body === undefined ? target : { ...target, body }),
    team[role],
  );
}

describe('every call of administrators', () => {
  it('is allowed to the roles that the table gives it to, and to no other', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const route of routes.filter(({ access }) => access === 'admin')) {
      const allowed = ADMIN_ROLES.filter((role) => route.needs !== undefined && meets(as(role), route.needs));
      for (const role of ADMIN_ROLES) {
        cells += 1;
        if (allowed.includes(role)) {
          // `npm test` asks for one of them, with the least.
          if (!RUNS_ALL && role !== allowed.at(-1)) continue;
          const status = await answerTo(role, route);
          if (status === 403) wrong.push(`${nameOf(route)} refuses ${role}`);
          continue;
        }
        const refusal = await refusalFor(role, route);
        if (refusal !== undefined) wrong.push(`${nameOf(route)} as ${role}: ${refusal}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(280);
  }, 120_000);

  /** Undefined where it is refused as it should be. */
  async function refusalFor(role: AdminRole, route: CollectedRoute): Promise<string | undefined> {
    const missing = missingPermission(as(role), route.needs ?? 'manage administrators');
    const reply = await send(shop, route, {}, team[role]);
    if (reply.statusCode !== 403) return `answers ${reply.statusCode}`;
    const { code, message } = errorOf(reply);
    if (code !== 'ROLE_NOT_ALLOWED' || missing === undefined) return `answers ${code}`;
    return message === roleRefusal(role, missing) ? undefined : `says ${message}`;
  }

  it('is described with what it needs', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).json();
    const silent = routes.filter(
      ({ access, path, method }) =>
        access === 'admin' && !/Needs the permission to /.test(paths[path][method.toLowerCase()].description),
    );
    expect(silent.map(nameOf)).toEqual([]);
    expect(paths['/api/products/prices'].post.description).toMatch(
      /Needs the permission to change prices \(owner, manager\)\.$/,
    );
  });
});

/** Orders whose totals are no price of any product, and their sums. */
async function soldAmounts(): Promise<number[]> {
  const { rows } = await shop.pool.query<{ amount: number }>(
    `select total_amount as amount from orders union select subtotal from orders union select tax_amount from orders
     union select sum(total_amount) from orders union select sum(subtotal) from orders
     union select sum(total_amount) from orders group by customer_email
     union select sum(total_amount) from orders group by status union select amount from payments
     union select sum(total_price) from order_items group by product_id`,
  );
  const { rows: prices } = await shop.pool.query<{ price: number }>(
    'select price from products union select sale_price from products where sale_price is not null',
  );
  const known = new Set(prices.map(({ price }) => Number(price)));
  return rows
    .map(({ amount }) => Number(amount))
    .filter((amount) => amount > 100_000 && !known.has(amount))
    .map((amount) => amount / 100);
}

/** Every number, and every number in a text, with the names that lead to it. */
function* numbersIn(value: unknown, path = ''): Generator<readonly [path: string, number]> {
  if (typeof value === 'number') yield [path, value];
  if (typeof value === 'string')
    for (const [digits] of value.matchAll(/₹[\d,]+(\.\d+)?/g))
      yield [path, Number(digits.replace(/[₹,]/g, ''))];
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* numbersIn(part, `${path}.${name}`);
}

const MONEY_NAMES =
  /revenue|spent|subtotal|total_amount|order_summary|tax_amount|unit_price|total_price|amount_(?!to_collect)/;

describe('a packer', () => {
  /** All that the API answers to a reader. */
  async function readEverything(role: AdminRole): Promise<Map<string, unknown>> {
    const answers = new Map<string, unknown>();
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const target = (await targets[nameOf(route)]?.(team.owner)) ?? {};
      // The link in a customer's mail is a secret of its own, which no token opens and no packer is sent.
      if (target.isStream || nameOf(route) === 'get /api/orders/confirmation') continue;
      const reply = await send(shop, route, target, team[role]);
      const isJson = String(reply.headers['content-type']).includes('json');
      if (reply.statusCode === 200 && isJson) answers.set(nameOf(route), reply.json());
    }
    return answers;
  }

  it('finds no revenue in anything that the API answers, while the owner does', async () => {
    const sold = new Set(await soldAmounts());
    expect(sold.size).toBeGreaterThan(3);
    const found = async (role: AdminRole) =>
      [...(await readEverything(role))].flatMap(([name, answer]) =>
        [...numbersIn(answer)]
          .filter(
            ([path, number]) =>
              !path.endsWith('.amount_to_collect') && (sold.has(number) || MONEY_NAMES.test(path)),
          )
          .map(([path]) => `${name}${path}`),
      );
    expect(await found('packer')).toEqual([]);
    const seen = (await found('owner')).join(' ');
    for (const place of ['get /api/orders.', 'get /api/dashboard.', 'get /api/customers.'])
      expect(seen).toContain(place);
  }, 60_000);

  it('sees what to collect at the door, the lines and the address, but no price', async () => {
    const reply = await send(shop, { method: 'GET', path: '/api/orders' }, {}, team.packer);
    const cash = reply
      .json()
      .data.find(({ payment_method }: { payment_method: string }) => payment_method === 'COD');
    expect(cash).toMatchObject({
      shipping_address: { fullName: expect.any(String), pinCode: expect.any(String) },
      order_items: [{ product_name: expect.any(String), quantity: expect.any(Number) }],
      amount_to_collect: expect.any(Number),
    });
    const whole = (await send(shop, { method: 'GET', path: `/api/orders/${cash.id}` }, {}, team.owner)).json()
      .data;
    expect(cash.amount_to_collect).toBe(whole.total_amount);
  });
});

describe('a field', () => {
  const order = async (status = 'PENDING'): Promise<string> => {
    const id = String((await targets['put /api/orders/{id}']?.(team.owner))?.path).replace(
      '/api/orders/',
      '',
    );
    if (status !== 'PENDING') await change(id, 'owner', { status });
    return id;
  };
  const change = (id: string, role: AdminRole, body: object) =>
    send(shop, { method: 'PUT', path: `/api/orders/${id}` }, { body }, team[role]);

  it.each([
    ['packer', 'PENDING', { status: 'CONFIRMED' }, 'confirm orders'],
    ['packer', 'PENDING', { status: 'SHIPPED' }, 'confirm orders'],
    ['packer', 'CONFIRMED', { status: 'SHIPPED', tracking_id: 'BL-7' }, null],
    ['packer', 'SHIPPED', { status: 'DELIVERED' }, null],
    ['packer', 'SHIPPED', { status: 'CONFIRMED' }, 'change orders'],
    ['packer', 'CONFIRMED', { status: 'CANCELLED' }, 'cancel orders'],
    ['packer', 'CONFIRMED', { payment_status: 'PAID' }, 'record payments'],
    ['packer', 'CONFIRMED', { payment_method: 'UPI' }, 'change orders'],
    ['packer', 'CONFIRMED', { tracking_id: 'BL-8', notes: 'Ring twice' }, 'change order notes'],
    ['support', 'PENDING', { status: 'CONFIRMED', admin_notes: 'Called' }, null],
    ['support', 'CONFIRMED', { status: 'CANCELLED' }, null],
    ['support', 'CONFIRMED', { status: 'SHIPPED' }, 'ship orders'],
    ['support', 'CONFIRMED', { payment_status: 'PAID' }, 'record payments'],
    ['manager', 'SHIPPED', { status: 'CONFIRMED', payment_method: 'UPI' }, null],
  ] as const)('of an order, as %s, %s to %j needs %s', async (role, from, body, missing) => {
    const id = await order(from);
    const reply = await change(id, role, body);
    if (missing === null) return expect(reply.statusCode, reply.body).toBe(200);
    expect([reply.statusCode, errorOf(reply).message]).toEqual([403, roleRefusal(role, missing)]);
    const { data } = (await send(shop, { method: 'GET', path: `/api/orders/${id}` }, {}, team.owner)).json();
    expect(data, 'a refused edit leaves everything as it was').toMatchObject({
      status: from,
      tracking_id: null,
    });
  });

  it('of the settings that stands on invoices or is about payments is the owner’s', async () => {
    const { data } = (await send(shop, { method: 'GET', path: '/api/settings' }, {}, null)).json();
    const save = async (role: AdminRole, fields: object) => {
      const { id, standardShippingAmount, updated_at, version, ...settings } = data;
      const target = { body: { ...settings, ...fields } };
      const reply = await send(shop, { method: 'PUT', path: '/api/settings' }, target, team[role]);
      return reply.statusCode === 200 ? 200 : errorOf(reply).message;
    };
    const tax = roleRefusal('manager', 'change tax details');
    const payment = roleRefusal('manager', 'change payment settings');
    expect(await save('manager', { shippingThreshold: 6000 })).toBe(200);
    for (const fields of [
      { gstin: '27AAPFU0939F1ZV' },
      { taxRate: 12 },
      { storeName: 'Ours' },
      { storeAddress: 'Pune, Maharashtra 411001' },
    ])
      expect(await save('manager', fields)).toBe(tax);
    for (const fields of [{ cashOrderMax: 1 }, { callAbove: 1 }, { currency: 'USD' }])
      expect(await save('manager', fields)).toBe(payment);
    expect(await save('owner', { cashOrderMax: 150_000, taxRate: 12, storeName: 'Ours' })).toBe(200);
    expect(await save('owner', {})).toBe(200);
  });

  it('for prices in the form that creates orders counts for those who change prices', async () => {
    const form = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      prices: ORDER_CREATION_FORM_EXAMPLE.productIds.map(() => 1),
    };
    const create = async (role: AdminRole) =>
      (await send(shop, { method: 'POST', path: '/api/orders/create' }, { body: form }, team[role]))
        .statusCode;
    expect([await create('owner'), await create('manager')]).toEqual([201, 201]);
    expect([await create('support'), await create('packer')]).toEqual([409, 409]);
    const agreed = { ...ORDER_CREATION_FORM_EXAMPLE, delivery: { price: 0, reason: 'Picked up' } };
    const deliver = async (role: AdminRole) =>
      (await send(shop, { method: 'POST', path: '/api/orders/create' }, { body: agreed }, team[role]))
        .statusCode;
    expect([await deliver('manager'), await deliver('support'), await deliver('packer')]).toEqual([
      201, 403, 403,
    ]);
  });

  it('to sort by is refused with the amounts that it would tell of', async () => {
    const sorted = async (path: string, role: AdminRole) =>
      (await send(shop, { method: 'GET', path: `/api${path}` }, {}, team[role])).statusCode;
    expect(await sorted('/orders?sort=-total', 'packer')).toBe(403);
    expect(await sorted('/orders?sort=-total', 'support')).toBe(200);
    expect(await sorted('/customers?sort=spent', 'support')).toBe(403);
    expect(await sorted('/customers?sort=spent', 'manager')).toBe(200);
  });

  it('cancels no order by its number without the permission', async () => {
    const id = await order();
    const { data } = (await send(shop, { method: 'GET', path: `/api/orders/${id}` }, {}, team.owner)).json();
    const cancel = (role: AdminRole) =>
      send(shop, { method: 'POST', path: `/api/orders/RR-${data.order_number}/cancel` }, {}, team[role]);
    expect((await cancel('packer')).statusCode).toBe(403);
    expect((await cancel('support')).statusCode).toBe(200);
  });
});
