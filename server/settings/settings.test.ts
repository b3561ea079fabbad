import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { CHANNEL_SETTINGS } from '../../domain/channels/channel.ts';
import { CASH_CONFIRMATION } from '../../domain/orders/cash-confirmation.ts';
import { CASH_RULES } from '../../domain/orders/cash-rules.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let database: TestDatabase;
let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await testShop({ pool: database.pool });
  admin = await shop.signUp('ADMIN');
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const read = () => shop.app.inject({ url: '/api/settings' });
const save = (payload: object, who: Person | null = admin) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/settings',
    payload,
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const sent = (changes: object = {}) => ({
  id: 1,
  ...DEFAULT_SETTINGS,
  updated_at: new Date().toISOString(),
  ...changes,
});

describe('the store settings', () => {
  it('begin with the specification’s defaults, for everybody to read [9.money.28]', async () => {
    const { success, data, settings } = (await read()).json();
    expect(success).toBe(true);
    expect(data).toEqual(settings);
    expect(settings).toEqual({
      id: 1,
      ...DEFAULT_SETTINGS,
      standardShippingAmount: 500,
      gstin: '',
      orderNotices: true,
      version: 1,
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(settings).toMatchObject({ currency: 'INR', taxRate: 18, shippingThreshold: 5000 });
  });

  it('are saved as the form sends them: id 1, all fields and updated_at [7.orders.19] [3.other.4] [3.other.5]', async () => {
    const changes = {
      storeName: 'Rack & Rep Nashik',
      taxRate: 12.5,
      shippingThreshold: 7500.5,
      currency: 'EUR',
    };
    const reply = await save(sent({ ...changes, updated_at: '1999-01-01T00:00:00.000Z' }));
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Settings saved successfully!',
      settings: { ...changes, version: 2 },
    });
    expect(reply.json().settings).toEqual((await read()).json().settings);
    expect(reply.json().settings.updated_at).not.toMatch(/^1999/);
    const { rows } = await database.pool.query('select * from audit_log');
    expect(rows).toMatchObject([
      {
        actor_id: admin.userId,
        entity: 'settings',
        before: { storeName: 'Rack & Rep', taxRate: 18, shippingThreshold: 5000, currency: 'INR' },
        after: changes,
      },
    ]);
    await save(sent());
  });

  it('take the standard shipping amount under both of its names', async () => {
    const { freeShippingAmount: _left, ...rest } = sent();
    const reply = await save({ ...rest, standardShippingAmount: 650 });
    expect(reply.json().settings).toMatchObject({ freeShippingAmount: 650, standardShippingAmount: 650 });
    expect(errorOf(await save(rest)).message).toBe('Standard shipping amount is required');
    await save(sent());
  });

  it('have only the assumptions that differ from ours, and the browser gets them', async () => {
    const changed = await save(sent({ fitAssumptions: { abovePullUpBar: 350, besideBar: 600 } }));
    expect(changed.json().settings.fitAssumptions).toEqual({ abovePullUpBar: 350 });
    expect((await save(sent())).json().settings.fitAssumptions, 'left out, they stay').toEqual({
      abovePullUpBar: 350,
    });
    shop.live.changed();
    expect((await shop.live.current()).settings.fitAssumptions, 'for the browser').toEqual({
      abovePullUpBar: 350,
    });
    expect((await save(sent({ fitAssumptions: {} }))).json().settings).not.toHaveProperty('fitAssumptions');
  });

  it('have rules about cash only where they differ from none, for owners to set', async () => {
    const rules = { ...CASH_RULES, partPayment: true, advanceFrom: 20_000 };
    const changed = await save(
      sent({
        cashRules: { ...rules, pincodesWithoutCash: ['744', '682555', '744'], statesWithoutCash: ['ladakh'] },
      }),
    );
    const stored = { ...rules, pincodesWithoutCash: ['682555', '744'], statesWithoutCash: ['Ladakh'] };
    expect(changed.json().settings.cashRules).toEqual(stored);
    expect((await read()).json().settings.cashRules).toEqual(stored);
    const manager = await shop.signUp('ADMIN', 'manager');
    for (const cashRules of [rules, CASH_RULES])
      expect((await save(sent({ cashRules }), manager)).statusCode).toBe(403);
    expect((await save(sent({ storePhone: '+91 90000 00001' }), manager)).json().settings.cashRules).toEqual(
      stored,
    );
    expect((await save(sent({ cashRules: CASH_RULES }))).json().settings).not.toHaveProperty('cashRules');
  });

  it('ask for confirmations of cash orders only where an owner has said so', async () => {
    const cashConfirmation = { ...CASH_CONFIRMATION, isAsked: true, lapseDays: 5 };
    expect((await save(sent({ cashConfirmation }))).json().settings.cashConfirmation).toEqual(
      cashConfirmation,
    );
    expect((await save(sent())).json().settings.cashConfirmation, 'left out, it stays').toEqual(
      cashConfirmation,
    );
    const manager = await shop.signUp('ADMIN', 'manager');
    expect((await save(sent({ cashConfirmation: CASH_CONFIRMATION }), manager)).statusCode).toBe(403);
    const off = await save(sent({ cashConfirmation: CASH_CONFIRMATION }));
    expect(off.json().settings).not.toHaveProperty('cashConfirmation');
  });

  it('have texts only where they are on, and tell visitors nothing about them', async () => {
    const { sms, whatsapp } = CHANNEL_SETTINGS;
    const channels = { sms: { ...sms, isOn: true, sender: 'RCKREP' }, whatsapp };
    const own = async (who: Person | null = admin) =>
      shop.app.inject({ url: '/api/settings/own', ...(who === null ? {} : { headers: bearer(who.token) }) });
    const texts = { sms: false, whatsapp: false, publicUrl: 'http://127.0.0.1:3000' };
    expect((await own()).json()).toEqual({ ...(await read()).json(), texts });
    const saved = await save(sent({ channels }));
    expect(saved.json().settings.channels).toEqual(channels);
    expect((await own()).json()).toMatchObject({ settings: { channels, storeName: 'Rack & Rep' }, texts });
    expect((await save(sent())).json().settings.channels, 'left out, they stay').toEqual(channels);
    expect((await read()).body).not.toContain('RCKREP');
    expect((await read()).json().settings).not.toHaveProperty('channels');
    shop.live.changed();
    expect(JSON.stringify(await shop.live.current())).not.toContain('RCKREP');
    expect((await own(null)).statusCode).toBe(401);
    expect((await own(await shop.signUp('USER'))).statusCode).toBe(403);
    expect((await own(await shop.signUp('ADMIN', 'packer'))).statusCode).toBe(403);
    expect((await save(sent({ channels: CHANNEL_SETTINGS }))).json().settings).not.toHaveProperty('channels');
  });

  it('keep the shop’s GSTIN until another is entered or it is taken away', async () => {
    expect((await save(sent({ gstin: ' 27aapfu0939f1zv ' }))).json().settings.gstin).toBe('27AAPFU0939F1ZV');
    await shop.pool.query(`update sessions set password_at = now() - interval '16 minutes'`);
    expect((await save(sent({ taxRate: 5 }))).json().settings.gstin).toBe('27AAPFU0939F1ZV');
    const refused = await save(sent({ gstin: '' }));
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused).code).toBe('PASSWORD_NEEDED');
    await shop.pool.query('update sessions set password_at = now()');
    const moved = await save(sent({ storeAddress: 'MG Road, Bengaluru 560001' }));
    expect(errorOf(moved)).toMatchObject({
      message: expect.stringMatching(/^This GSTIN is for Maharashtra \(27\)/),
      details: [{ field: 'gstin' }],
    });
    expect((await save(sent({ gstin: '' }))).json().settings.gstin).toBe('');
  });

  it.each([
    [{ gstin: '27AAPFU0939F1ZX' }, 'Please check the GSTIN: its last character doesn’t match'],
    [
      { gstin: '29ABCCS1234K1Z9' },
      'This GSTIN is for Karnataka (29), but the store’s address is in Maharashtra (27). Please correct one of them.',
    ],
    [{ storeName: ' ' }, 'Store name is required'],
    [{ storeEmail: 'sales' }, 'Please enter a valid email address'],
    [{ storePhone: '' }, 'Store phone is required'],
    [{ storeAddress: undefined }, 'Store address is required'],
    [{ taxRate: 101 }, 'Tax rate must be between 0 and 100'],
    [{ taxRate: -1 }, 'Tax rate must be between 0 and 100'],
    [{ taxRate: undefined }, 'Tax rate is required'],
    [{ taxRate: '18' }, 'Tax rate must be a number'],
    [{ shippingThreshold: -0.01 }, 'Shipping threshold must be 0 or more'],
    [{ shippingThreshold: 1e300 }, 'Shipping threshold must be at most 1,00,00,000'],
    [{ freeShippingAmount: 0.001 }, 'Standard shipping amount must have at most two decimals'],
    [{ currency: 'GBP' }, 'Currency must be INR, USD or EUR'],
    [{ id: 2 }, 'The shop has only one set of settings, with the id 1'],
    [{ fitAssumptions: { door: 50 } }, 'Door width must be between 400 and 2000'],
    [
      { fitAssumptions: { besideBar: 200 } },
      'Beside a bar, minimum must not be more than what is comfortable',
    ],
    [{ fitAssumptions: { wings: 2 } }, 'Unknown field: wings'],
    [{ cashRules: { ...CASH_RULES, advancePercent: 0 } }, 'Advance must be a whole number from 1 to 90'],
    [
      { cashRules: { ...CASH_RULES, pincodesWithoutCash: ['422001', '42200x'] } },
      '“42200x” isn’t a pincode. Enter 6 digits, or the first 2 to 5 for a whole area.',
    ],
    [{ cashRules: { ...CASH_RULES, statesWithoutCash: ['Atlantis'] } }, 'We don’t know the State “Atlantis”'],
    [{ cashRules: { ...CASH_RULES, free: true } }, 'Unknown field: free'],
    [
      { cashConfirmation: { ...CASH_CONFIRMATION, lapseDays: 0 } },
      'Days to confirm must be a whole number from 1 to 14',
    ],
    [
      { cashConfirmation: { ...CASH_CONFIRMATION, askAgainDays: 3 } },
      'Ask again before the order is cancelled',
    ],
    [
      { channels: { ...CHANNEL_SETTINGS, sms: { ...CHANNEL_SETTINGS.sms, sender: 'RCK-REP' } } },
      'Sender must have 3 to 11 letters and digits',
    ],
    [
      { channels: { ...CHANNEL_SETTINGS, sms: { ...CHANNEL_SETTINGS.sms, key: 'secret' } } },
      'Unknown field: key',
    ],
    [{ storeName: 'a\nb' }, 'Store name must be on one line'],
    [{ isAdmin: true }, 'Unknown field: isAdmin'],
  ])('refuse %j', async (wrong, words) => {
    const before = (await read()).json();
    const reply = await save(sent(wrong));
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
    expect((await read()).json()).toEqual(before);
  });

  it('are not overwritten by an edit that began before another one ended', async () => {
    const { version } = (await read()).json().settings;
    const replies = await Promise.all(
      ['First', 'Second'].map((storeName) => save(sent({ storeName, version }))),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    if (refused === undefined) throw new Error('Both were saved');
    const { code, details } = errorOf(refused);
    expect(code).toBe('VERSION_CONFLICT');
    expect(details).toEqual({ settings: (await read()).json().settings });
  });

  it('stay as they are when the same is saved again', async () => {
    const { settings } = (await read()).json();
    const { version: _version, standardShippingAmount: _alias, ...same } = settings;
    expect((await save(same)).json().settings).toEqual(settings);
  });

  it('are changed by administrators only', async () => {
    expect((await save(sent(), null)).statusCode).toBe(401);
    expect((await save(sent(), await shop.signUp('USER'))).statusCode).toBe(403);
  });

  it('reach every browser with the catalogue', async () => {
    await save(sent({ shippingThreshold: 9000 }));
    shop.live.changed();
    expect((await shop.live.current()).settings.shippingThreshold).toBe(9000);
  });
});
