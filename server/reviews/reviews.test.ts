import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { holdTheClock } from '../../tests/support/accounts.ts';
import { addBar, ask, line, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let admin: Person;
let buyer: Person;
let bar = '';
let serial = 0;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.signUp('ADMIN');
});
beforeEach(async () => {
  await shop.pool.query('truncate rate_limits');
  serial += 1;
  bar = await addBar(shop.pool, `reviewed-${serial}`);
  buyer = await received();
});
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object, who: Person | null = admin) =>
  ask(shop, method, path, {
    ...(body === undefined ? {} : { body }),
    ...(who === null ? {} : { token: who.token }),
  });
/** Somebody whose order of the bar has come to this. */
async function received(status = 'DELIVERED'): Promise<Person> {
  const person = await shop.signUp('USER');
  const placed = await placeGuestOrder(shop, { items: [line(bar)] });
  expect(placed.statusCode, placed.body).toBe(201);
  await shop.pool.query('update orders set user_id = $2, status = $3 where id = $1', [
    placed.json().orderId,
    person.userId,
    status,
  ]);
  return person;
}
const words = { userName: 'Asha', rating: 5, comment: 'Straight.' };
const write = (who: Person | null = buyer, changes: object = {}) =>
  call('POST', `/products/${bar}/reviews`, { ...words, ...changes }, who);
const decide = (id: string, status: string) => call('PATCH', `/reviews/${id}`, { status });
const product = async () => (await call('GET', `/products/${bar}`, undefined, null)).json().product;
const rated = async () => {
  const { rating, reviewCount, reviews } = await product();
  return [rating, reviewCount, reviews.length];
};

it('is written by who bought and received the product, and shown once it is approved', async () => {
  const own = (who: Person) => call('GET', `/products/${bar}/reviews/own`, undefined, who);
  expect((await own(buyer)).json().data).toEqual({ mayReview: true, review: null });
  const reply = await write();
  expect(reply.statusCode, reply.body).toBe(201);
  const { review } = reply.json();
  expect(review).toMatchObject({ ...words, productId: bar, verified: true, status: 'pending' });
  expect((await own(buyer)).json().data).toMatchObject({ mayReview: false, review: { id: review.id } });
  expect(await rated()).toEqual([0, 0, 0]);
  const waiting = (await call('GET', `/reviews?status=pending&productId=${bar}`)).json();
  expect(waiting).toMatchObject({ data: [{ id: review.id }], pagination: { total: 1 } });
  const name = (await shop.live.current()).hash;
  expect((await decide(review.id, 'approved')).json()).toMatchObject({
    message: 'Review updated successfully',
    review: { status: 'published' },
  });
  expect(await rated()).toEqual([5, 1, 1]);
  expect((await product()).reviews[0]).toEqual({
    ...words,
    id: review.id,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    verified: true,
    images: [],
  });
  expect((await shop.live.current()).hash).not.toBe(name);
  const { rows } = await shop.pool.query('select action, before, after from audit_log where entity_id = $1', [
    review.id,
  ]);
  expect(rows).toEqual([{ action: 'update', before: { status: 'pending' }, after: { status: 'published' } }]);
});

it('is refused to everybody else, and written once, however often one clicks', async () => {
  expect((await write(null)).statusCode).toBe(401);
  for (const who of [
    admin,
    await shop.signUp('USER'),
    await received('SHIPPED'),
    await received('CANCELLED'),
  ]) {
    const reply = await write(who);
    expect([reply.statusCode, errorOf(reply).code]).toEqual([403, 'NOT_A_BUYER']);
  }
  const clicks = await Promise.all(Array.from({ length: 5 }, () => write()));
  expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(4).fill(409)]);
  expect((await call('POST', '/products/nothing/reviews', words, buyer)).statusCode).toBe(404);
});

it('makes the rating the mean of what is approved, also when decisions cross', async () => {
  const ids: string[] = [];
  for (const rating of [5, 4, 4, 1]) ids.push((await write(await received(), { rating })).json().review.id);
  await Promise.all(ids.map((id) => decide(id, 'published')));
  expect(await rated()).toEqual([3.5, 4, 4]);
  expect((await decide(ids[3] ?? '', 'rejected')).json().review.status).toBe('rejected');
  expect(await rated()).toEqual([4.3, 3, 3]);
  expect((await call('DELETE', `/reviews/${ids[0]}`)).json()).toEqual({
    success: true,
    message: 'Review deleted successfully',
  });
  expect(await rated()).toEqual([4, 2, 2]);
  expect((await decide(ids[0] ?? '', 'published')).statusCode).toBe(404);
});

it('attack 59: keeps markup as the text it is', async () => {
  const comment = '<img src=x onerror=alert(1)> </script><script>';
  const { review } = (await write(buyer, { comment })).json();
  await decide(review.id, 'published');
  expect((await product()).reviews[0].comment).toBe(comment);
});

it.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: '5' },
  { comment: ' ' },
  { userName: 'A\r\nB' },
  { comment: 'a\0b' },
  { status: 'published' },
  { verified: true },
  { userId: '1' },
])('attacks 12, 54, 62: does not take %o', async (changes) => {
  expect((await write(buyer, changes)).statusCode).toBe(400);
});

it('is found by what it says, by whom, and by the product that it is about', async () => {
  const other = await addBar(shop.pool, `named-${serial}`);
  await shop.pool.query(`update products set name = 'Sturdy Xylobar' where id = $1`, [other]);
  for (const [number, comment] of [
    'Sturdy.',
    'Sturdy, and well packed.',
    'Sturdy!',
    'So sturdy',
    'Good',
  ].entries())
    await shop.pool.query(
      `insert into reviews (id, product_id, user_name, rating, comment, date, verified, status)
       values ($1, $2, $3, 5, $4, current_date, true, 'published')`,
      [`found-${serial}-${number}`, number === 4 ? other : bar, `Xaver ${number}`, comment],
    );
  const found = async (search: string, status = '') =>
    (await call('GET', `/reviews?search=${encodeURIComponent(search)}&status=${status}`)).json().data.length;
  expect(await found('sturdy')).toBe(5);
  expect(await found('sturdy', 'published')).toBe(5);
  expect(await found('sturdy', 'pending')).toBe(0);
  expect(await found('xylobar')).toBe(1);
  expect(await found('xaver 2')).toBe(1);
  expect(await found('xy', 'published')).toBe(1);
});

it('is listed with the day on which it was written, whenever it was stored', async () => {
  await shop.pool.query(
    `insert into reviews (id, product_id, user_name, rating, comment, date, status)
     values ($1, $2, 'Old Reader', 5, 'Lasts', '2026-03-04', 'published')`,
    [`old-${serial}`, bar],
  );
  const { data } = (await call('GET', '/reviews?search=old+reader')).json();
  expect(data.map(({ date }: { date: string }) => date)).toEqual(['2026-03-04']);
});

it('attack 45: is decided on by administrators alone', async () => {
  const { review } = (await write()).json();
  for (const [method, path, body] of [
    ['GET', '/reviews', undefined],
    ['PATCH', `/reviews/${review.id}`, { status: 'published' }],
    ['DELETE', `/reviews/${review.id}`, undefined],
  ] as const) {
    expect((await call(method, path, body, null)).statusCode).toBe(401);
    expect((await call(method, path, body, buyer)).statusCode).toBe(403);
  }
  expect((await decide(review.id, 'constructor')).statusCode).toBe(400);
  expect((await decide(`' or 1=1 --`, 'published')).statusCode).toBe(404);
});

it('attack 71: a flood of reviews is slowed down', async () => {
  holdTheClock();
  const statuses = new Set<number>();
  for (let n = 0; n < 12; n += 1) statuses.add((await write()).statusCode);
  expect(statuses).toContain(429);
  vi.useRealTimers();
});
