import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTheClock } from '../../tests/support/accounts.ts';
import { placeGuestOrder } from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.signUp('ADMIN');
  shopper = await shop.signUp('USER');
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterEach(async () => {
  vi.useRealTimers();
  await shop.pool.query(`delete from coupons where code like 'T%'`);
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: Person | null = admin) =>
  shop.app.inject({
    method,
    url: `/api/coupons${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const coupon = { code: 'T-DIWALI', name: 'Diwali', type: 'percentage', value: 25, minAmount: 1000 };
const create = async (fields: object = {}) =>
  (await call('POST', '', { ...coupon, ...fields })).json().coupon;
const validate = async (code: string, order_amount: number, who: Person | null = null) =>
  (await call('POST', '/validate', { code, order_amount }, who)).json();

describe('the calls about coupons, in the order of the specification', () => {
  it('lists them with an optional query, and creates one [7.promo.1] [3.other.1]', async () => {
    const { data: coupons, pagination } = (await call('GET', '')).json();
    expect(pagination).toEqual({ page: 1, limit: 20, total: 4, pages: 1 });
    expect(coupons.map(({ code }: { code: string }) => code).sort()).toEqual([
      'FREESHIP',
      'NEWUSER',
      'SAVE500',
      'WELCOME10',
    ]);
    const reply = await call('POST', '', { ...coupon, code: ' t-diwali ', maxDiscount: 500.5 });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ success: true, message: 'Coupon created successfully' });
    expect(reply.json().coupon).toEqual({
      ...coupon,
      id: expect.any(String),
      description: '',
      maxDiscount: 500.5,
      isActive: true,
      isPublic: false,
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      perCustomerLimit: null,
      usedCount: 0,
      state: 'active',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    for (const [query, codes] of [
      ['?search=diwali', ['T-DIWALI']],
      ['?search=%25', ['NEWUSER', 'WELCOME10']],
      ['?type=shipping', ['FREESHIP']],
      ['?status=inactive', []],
      ['?status=active&limit=1', ['T-DIWALI']],
    ] as const)
      expect(
        (await call('GET', query))
          .json()
          .data.map(({ code }: { code: string }) => code)
          .sort(),
      ).toEqual(codes);
  });

  it('reads, changes and deletes one, and the log says who [7.promo.2]', async () => {
    const { id, version } = await create();
    expect((await call('GET', `/${id}`)).json().coupon).toMatchObject({ id, code: 'T-DIWALI', value: 25 });
    const changed = await call('PUT', `/${id}`, { ...coupon, value: 30, isActive: false, version });
    expect(changed.json()).toMatchObject({
      success: true,
      message: 'Coupon updated successfully',
      coupon: { id, value: 30, isActive: false, state: 'inactive', version: 2 },
    });
    expect((await call('DELETE', `/${id}`)).json()).toEqual({
      success: true,
      message: 'Coupon deleted successfully',
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect(errorOf(await call(method, `/${id}`))).toMatchObject({ code: 'COUPON_NOT_FOUND' });
    expect((await call('PUT', `/${id}`, coupon)).statusCode).toBe(404);
    const { rows } = await shop.pool.query(
      'select action, actor_id, before, after from audit_log where entity_id = $1 order by id',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'create', actor_id: admin.userId, after: { code: 'T-DIWALI' } },
      { action: 'update', before: { value: 25, isActive: true }, after: { value: 30, isActive: false } },
      { action: 'delete', before: { code: 'T-DIWALI' } },
    ]);
    expect((await create()).code).toBe('T-DIWALI');
  });

  it('counts them and what they saved [7.promo.3]', async () => {
    await create({ code: 'T-LATER', startsAt: '2090-01-01T00:00:00Z' });
    await create({ code: 'T-OVER', endsAt: '2020-01-01T00:00:00Z' });
    await create({ code: 'T-OFF', isActive: false });
    const { data, stats } = (await call('GET', '/stats')).json();
    expect(data).toEqual(stats);
    expect(stats).toMatchObject({
      total: 7,
      byState: { active: 4, inactive: 1, scheduled: 1, expired: 1, 'used-up': 0 },
    });
  });

  it('validates {code, order_amount} [7.promo.4] [3.other.2]', async () => {
    const { success, data, ...result } = await validate('welcome10', 4999);
    expect(success).toBe(true);
    expect(data).toEqual(result);
    expect(result).toEqual({
      isValid: true,
      message: 'You saved ₹500 with this coupon!',
      discountAmount: 499.9,
      discountPercent: 10,
      couponCode: 'WELCOME10',
      waivesShipping: false,
    });
  });
});

describe('asking about a code', () => {
  it.each([
    ['WELCOME10', 8000, true, 'You saved ₹500 with this coupon!'],
    ['SAVE500', 2000, true, 'You saved ₹500 with this coupon!'],
    ['SAVE500', 1999.99, false, 'Minimum order amount of ₹2,000 required for this coupon'],
    [' freeship ', 1000, true, 'You saved the shipping charge with this coupon!'],
    ['NOSUCH', 1000, false, 'Invalid coupon code'],
    ["' or 1=1 --", 1000, false, 'Invalid coupon code'],
  ])('answers %s on ₹%d', async (code, amount, isValid, message) => {
    expect(await validate(code, amount)).toMatchObject({ success: true, isValid, message });
  });

  it('attack 7: knows coupons that are off, over, not begun or used up', async () => {
    await create({ code: 'T-OFF', isActive: false });
    await create({ code: 'T-OVER', endsAt: '2020-01-01T00:00:00Z' });
    await create({ code: 'T-LATER', startsAt: '2090-01-01T00:00:00Z' });
    const { id } = await create({ code: 'T-USED', usageLimit: 1 });
    await shop.pool.query('update coupons set used_count = 1 where id = $1', [id]);
    for (const [code, message] of [
      ['T-OFF', 'This coupon is no longer active'],
      ['T-OVER', 'This coupon is no longer active'],
      ['T-LATER', 'This coupon is not active yet'],
      ['T-USED', 'This coupon is used up'],
    ] as const)
      expect(await validate(code, 5000)).toMatchObject({ isValid: false, discountAmount: 0, message });
  });

  it('attack 9: never saves more than the order is worth', async () => {
    await create({ code: 'T-BIG', type: 'fixed', value: 5000, minAmount: 0 });
    expect(await validate('T-BIG', 1200.5)).toMatchObject({ isValid: true, discountAmount: 1200.5 });
  });

  it('tells a signed-in shopper who used it already, and nobody about anybody else', async () => {
    const email = `Asha.${randomUUID()}+shop@example.in`;
    await shop.pool.query('update users set email = $2 where id = $1', [
      shopper.userId,
      email.replace('+shop', ''),
    ]);
    await create({ code: 'T-ONCE', perCustomerLimit: 1, minAmount: 0, type: 'fixed', value: 10 });
    expect(await validate('T-ONCE', 5000, shopper)).toMatchObject({ isValid: true });
    const address = {
      fullName: 'Asha Rao',
      email,
      addressLine1: '12 MG Road, College Road',
      city: 'Nashik',
      state: 'Maharashtra',
      pinCode: '422001',
      phone: '9876543210',
    };
    const placed = await placeGuestOrder(shop, {
      shippingAddress: address,
      billingAddress: address,
      couponCode: 'T-ONCE',
    });
    expect(placed.statusCode).toBe(201);
    expect(await validate('T-ONCE', 5000, shopper)).toMatchObject({
      isValid: false,
      message: 'You have already used this coupon',
    });
    expect(await validate('T-ONCE', 5000)).toMatchObject({ isValid: true });
    expect((await call('GET', '?search=T-ONCE')).json().data).toMatchObject([{ usedCount: 1, saved: 10 }]);
    expect((await call('GET', '/stats')).json().stats).toMatchObject({
      uses: 1,
      saved: 10,
      mostUsed: [{ code: 'T-ONCE', uses: 1, saved: 10 }],
    });
    await shop.pool.query('delete from coupon_uses');
  });

  it.each([
    [{ order_amount: 10 }, 'Please enter a coupon code'],
    [{ code: '  ', order_amount: 10 }, 'Please enter a coupon code'],
    [{ code: ['A'], order_amount: 10 }, 'Please enter a coupon code'],
    [{ code: 'A' }, 'Order amount must be a number'],
    [{ code: 'A', order_amount: '10' }, 'Order amount must be a number'],
    [{ code: 'A', order_amount: -1 }, 'Order amount must be 0 or more'],
    [{ code: 'A', order_amount: 1e15 }, 'The order amount is too large'],
    [{ code: 'A\u0000', order_amount: 1 }, 'The text contains a character that we can’t save'],
    [{ code: 'A', order_amount: 1, email: 'x@example.in' }, 'Unknown field: email'],
  ])('refuses %j', async (body, words) => {
    const reply = await call('POST', '/validate', body, null);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });

  it('attack 11: a thousand guesses end early', async () => {
    holdTheClock();
    const guesses = await Promise.all(
      Array.from({ length: 35 }, (_, index) =>
        call('POST', '/validate', { code: `GUESS${index}`, order_amount: 5000 }, null),
      ),
    );
    const refused = guesses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a change of a coupon', () => {
  it('is refused when its code is taken, in any letter case and at the same time', async () => {
    const { id } = await create();
    const reply = await call('POST', '', { ...coupon, code: 'welcome10' });
    expect(reply.statusCode).toBe(409);
    expect(errorOf(reply)).toMatchObject({
      code: 'COUPON_CODE_TAKEN',
      message: 'There’s already a coupon with this code',
      details: { field: 'code' },
    });
    expect((await call('PUT', `/${id}`, { ...coupon, code: 'SAVE500' })).statusCode).toBe(409);
    const twice = await Promise.all([1, 2].map(() => call('POST', '', { ...coupon, code: 'T-TWICE' })));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('is refused with the present state when somebody was faster', async () => {
    const { id, version } = await create();
    const replies = await Promise.all(
      [10, 20].map((value) => call('PUT', `/${id}`, { ...coupon, value, version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    if (refused === undefined) throw new Error('Both were saved');
    expect(errorOf(refused)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { coupon: (await call('GET', `/${id}`)).json().coupon },
    });
  });

  it('that changes nothing leaves the version and the pages alone', async () => {
    const { id } = await create({ startsAt: '2026-11-01T00:00:00+05:30' });
    const reply = await call('PUT', `/${id}`, { ...coupon, startsAt: '2026-10-31T18:30:00Z' });
    expect(reply.json().coupon.version).toBe(1);
  });

  it('is refused when it allows fewer uses than there were', async () => {
    const { id } = await create();
    await shop.pool.query('update coupons set used_count = 3 where id = $1', [id]);
    const reply = await call('PUT', `/${id}`, { ...coupon, usageLimit: 2 });
    expect(reply.statusCode).toBe(422);
    expect(errorOf(reply)).toMatchObject({
      message: 'This coupon has already been used 3 times',
      details: { field: 'usageLimit' },
    });
    expect((await call('PUT', `/${id}`, { ...coupon, usageLimit: 3 })).json().coupon.state).toBe('used-up');
  });

  it.each([
    [{ value: 101 }, 'Enter at most 100%'],
    [{ value: '25' }, 'Value must be a number'],
    [{ code: '<script>' }, 'Use 2 to 40 letters, digits, hyphens or underscores in the code'],
    [{ usedCount: 0 }, 'Unknown field: usedCount'],
    [{ startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' }, 'The end must be after the start'],
  ])('is refused with %j [7.promo.10]', async (wrong, words) => {
    const reply = await call('POST', '', { ...coupon, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });

  it('is for administrators only', async () => {
    const { id } = await create();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/stats'],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? coupon : undefined;
      expect((await call(method, path, body, null)).statusCode).toBe(401);
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    }
    for (const id of ['x', randomUUID(), "' or 1=1"])
      expect((await call('GET', `/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  });
});

describe('the coupons that every browser carries', () => {
  it('are the public ones whose days have come', async () => {
    await create({ code: 'T-PUBLIC', isPublic: true });
    await create({ code: 'T-SECRET' });
    await create({ code: 'T-LATER', isPublic: true, startsAt: '2090-01-01T00:00:00Z' });
    shop.live.changed();
    const { coupons, changesAt, json } = await shop.live.current();
    expect(coupons.map(({ code }) => code)).toContain('T-PUBLIC');
    expect(coupons).toHaveLength(5);
    expect(json.toString()).not.toMatch(/T-SECRET|T-LATER/);
    expect(changesAt).not.toBeNull();
  });
});
