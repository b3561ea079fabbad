import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertOrder, insertPaidOrder } from '../../../tests/support/dashboard.ts';
import { ask } from '../../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let owner: string;
let support: string;
let guest: string;
beforeAll(async () => {
  shop = await testShop();
  owner = (await shop.signUp('ADMIN')).token;
  support = (await shop.signUp('ADMIN', 'support')).token;
  await insertPaidOrder(shop.pool, { email: 'Ravi@example.in', name: 'Ravi Kumar', amount: 900 });
  await insertOrder(shop.pool, { email: 'ravi@example.in', name: 'RAVI KUMAR', city: 'Pune' });
  await insertOrder(shop.pool, { email: 'ravi@example.in', name: 'ravi kumar' });
  await shop.pool.query(
    `update orders set billing_address = billing_address || '{"gstin":"27AAPFU0939F1ZV"}' where customer_name <> 'RAVI KUMAR'`,
  );
  guest = await idOf('ravi@example.in');
});
afterAll(() => shop.close());

const idOf = async (email: string): Promise<string> =>
  (await ask(shop, 'GET', `/customers?search=${email}`, { token: owner })).json().data[0].id;
const read = (id: string, token = owner) => ask(shop, 'GET', `/customers/${id}`, { token });
const save = (id: string, body: object, token = owner) =>
  ask(shop, 'PUT', `/customers/${id}`, { token, body });

describe('a customer', () => {
  it('is shown with the GSTINs and addresses of their orders, each once', async () => {
    const { data } = (await read(guest)).json();
    expect(data).toMatchObject({
      id: guest,
      email: 'ravi@example.in',
      orders_count: 3,
      total_spent: 900,
      notes: '',
      version: 0,
      gstins: ['27AAPFU0939F1ZV'],
    });
    expect(data.addresses.map((address: string) => address.toLowerCase()).sort()).toEqual([
      'ravi kumar, nashik, maharashtra 422001',
      'ravi kumar, pune, maharashtra 422001',
    ]);
  });

  it('with an account is shown with its addresses too', async () => {
    const { userId } = await shop.signUp('USER');
    const address = {
      fullName: 'Meera',
      addressLine1: '4 Hill Road',
      city: 'Goa',
      state: 'Goa',
      pinCode: '403001',
    };
    await shop.pool.query('update users set addresses = $2 where id = $1', [
      userId,
      JSON.stringify([address]),
    ]);
    expect((await read(userId)).json().data).toMatchObject({
      id: userId,
      addresses: ['Meera, 4 Hill Road, Goa, Goa 403001'],
      gstins: [],
    });
  });

  it.each([
    'guest-000000000000000000000000',
    '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
    'nobody',
    "guest-' or 1=1 --",
    '%00',
    'guest-%25',
  ])('%s is not found', async (id) => {
    expect((await read(encodeURI(id))).statusCode).toBe(404);
    expect((await save(encodeURI(id), { notes: 'x' })).statusCode).toBe(404);
  });

  it('shows support no revenue', async () => {
    expect((await read(guest, support)).json().data).not.toHaveProperty('total_spent');
    const saved = await save(guest, { notes: 'By support' }, support);
    expect(saved.json().data).toMatchObject({ notes: 'By support', version: 1 });
    expect(saved.json().data).not.toHaveProperty('total_spent');
    const late = await save(guest, { notes: 'Late', version: 0 }, support);
    expect(late.json().details.customer).not.toHaveProperty('total_spent');
  });

  it('keeps notes that are audited, and never loses those of somebody else', async () => {
    const { version } = (await read(guest)).json().data;
    expect((await save(guest, { notes: ' Pays late \n', version })).json()).toMatchObject({
      data: { notes: 'Pays late', version: version + 1 },
      message: 'Customer updated successfully',
    });
    const refused = await save(guest, { notes: 'Mine', version });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { customer: { notes: 'Pays late', version: version + 1 } },
    });
    await insertOrder(shop.pool, { email: 'ravi@example.in' });
    expect((await read(guest)).json().data.notes, 'an order later').toBe('Pays late');
    const log = await ask(shop, 'GET', '/audit-log?entity=customer', { token: owner });
    expect(log.json().data[0]).toMatchObject({
      action: 'update',
      entityId: guest,
      name: expect.stringMatching(/./),
      before: { notes: 'By support' },
      after: { notes: 'Pays late' },
    });
  });

  it.each([{ notes: 'x'.repeat(5001) }, { notes: 7 }, { notes: 'a\0b' }, { name: 'Ravi' }])(
    'takes no %j',
    async (body) => {
      expect((await save(guest, body)).statusCode).toBe(400);
    },
  );

  it('is not for packers or shoppers', async () => {
    for (const { token } of [await shop.signUp('ADMIN', 'packer'), await shop.signUp('USER')]) {
      expect((await read(guest, token)).statusCode).toBe(403);
      expect((await save(guest, { notes: 'x' }, token)).statusCode).toBe(403);
    }
  });
});

describe('the export of customers', () => {
  it('has all that match as CSV, and lets no name run as a formula', async () => {
    await insertOrder(shop.pool, { email: 'zed@example.in', name: '=1+1', city: 'Pune, East' });
    const reply = await ask(shop, 'GET', '/customers/export?sort=newest', { token: owner });
    expect(reply.headers['content-disposition']).toMatch(/filename="customers-\d{4}-\d\d-\d\d\.csv"/);
    const lines = reply.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFName,Email,Phone,City,State,Pincode,Orders,Total Spent,Joined,Account');
    expect(lines.find((line) => line.includes('zed@'))).toMatch(
      /^'=1\+1,zed@example\.in,9876543210,"Pune, East",Maharashtra,422001,1,0\.00,\d{4}-\d\d-\d\d,Guest$/,
    );
    expect(lines.find((line) => line.includes('ravi@'))).toContain(',4,900.00,');
    const found = await ask(shop, 'GET', '/customers/export?search=zed%40', { token: owner });
    expect(found.body.trim().split('\r\n')).toHaveLength(2);
  });

  it('is not for support', async () => {
    expect((await ask(shop, 'GET', '/customers/export', { token: support })).statusCode).toBe(403);
  });
});
