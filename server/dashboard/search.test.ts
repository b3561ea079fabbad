import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../contract/admin-search.ts';
import { insertOrder } from '../../tests/support/dashboard.ts';
import { ask } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let owner: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  owner = (await shop.signUp('ADMIN')).token;
  for (let place = 0; place < 7; place += 1)
    await insertOrder(shop.pool, { email: `ferro${place}@example.in`, name: `Ferro ${place}` });
  for (const table of ['contacts', 'enquiries'])
    await shop.pool.query(
      `insert into ${table} (name, email, subject, reference)
       select 'Ferro', 'ferro@example.in', 'Racks ' || n, '${table}-' || n from generate_series(1, 6) n`,
    );
});
afterAll(() => shop.close());

const search = (q: string, token = owner) =>
  ask(shop, 'GET', `/dashboard/search?q=${encodeURIComponent(q)}`, { token });
const found = async (q: string, token = owner): Promise<Found[]> => (await search(q, token)).json().data;
const kinds = (rows: readonly Found[]) => [...new Set(rows.map(({ kind }) => kind))];

describe('the search of the admin', () => {
  it('finds orders, customers and messages by one word, at most five of each', async () => {
    const rows = await found('ferro');
    expect(kinds(rows)).toEqual(['order', 'customer', 'contact', 'enquiry']);
    for (const kind of kinds(rows)) expect(rows.filter((row) => row.kind === kind)).toHaveLength(5);
    expect(rows.find(({ kind }) => kind === 'contact')).toMatchObject({
      name: expect.stringMatching(/^contacts-\d$/),
      title: expect.stringMatching(/^Racks \d$/),
      detail: 'Ferro',
    });
  });

  it('finds an order by its number, a customer by phone and a product by its name', async () => {
    expect(await found('rr-3')).toContainEqual({
      kind: 'order',
      name: 'RR-3',
      title: 'RR-3',
      detail: 'Ferro 2, Nashik',
    });
    expect(kinds(await found('9876543210'))).toContain('customer');
    expect(await found('olympic barbell')).toContainEqual(expect.objectContaining({ kind: 'product' }));
  });

  it.each([
    ['packer', ['order', 'product']],
    ['support', ['order', 'customer', 'product', 'contact', 'enquiry']],
  ] as const)('shows %s only what their role includes', async (role, included) => {
    const { token } = await shop.signUp('ADMIN', role);
    const rows = [...(await found('ferro', token)), ...(await found('bench', token))];
    expect(kinds(rows).sort()).toEqual([...included].sort());
    expect(JSON.stringify(rows)).not.toMatch(/amount|₹/);
  });

  it('is not for shoppers or strangers', async () => {
    const { token } = await shop.signUp('USER');
    expect((await search('ferro', token)).statusCode).toBe(403);
    expect((await ask(shop, 'GET', '/dashboard/search?q=ferro')).statusCode).toBe(401);
  });

  it.each(['', ' ', 'f', '%', "' or 1=1 --", '\\', '_______', '<script>', '2'.repeat(200)])(
    'finds nothing by %j',
    async (q) => {
      expect(await found(q)).toEqual([]);
    },
  );

  it.each(['x'.repeat(201), 'a\0b', 'two\nlines', '\ud800'])('refuses %j', async (q) => {
    const reply = await ask(
      shop,
      'GET',
      `/dashboard/search?q=${encodeURIComponent(q.replace('\ud800', '\u0085'))}`,
      {
        token: owner,
      },
    );
    expect(reply.statusCode).toBe(400);
  });
});
