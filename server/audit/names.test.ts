import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import * as sample from '../../tests/support/sample-rows.ts';
import { listAudit } from './list.ts';
import { recordAudit } from './record.ts';

const FURTHER = '00000000-0000-4000-8000-00000000000';
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  await sample.insertSamples(pool);
  const rows: [string, sample.Row][] = [
    ['shipping_rates', { ...sample.rate, id: `${FURTHER}6`, zone: 'regional' }],
    ['shipments', { id: `${FURTHER}7`, order_id: sample.ORDER_ID }],
    ['discounts', { ...sample.discount, id: `${FURTHER}8` }],
    ['contacts', { ...sample.message, id: `${FURTHER}9` }],
    ['enquiries', { ...sample.message, id: `${FURTHER}9` }],
    ['outbox', { ...sample.outboxRow, payload: '{"to":"asha@example.in"}', dedupe_key: 'named' }],
  ];
  for (const [table, row] of rows) await pool.query(sample.insertion(table, row));
});
afterAll(() => database.drop());

const by = { actorId: null, actor: 'system', action: 'update' };

async function nameOf(entity: string, entityId: string, before?: object): Promise<string | null | undefined> {
  await recordAudit(database.pool, { ...by, entity, entityId, before });
  const { entries } = await listAudit(database.pool, { entity, entityId, page: 1, limit: 1 });
  return entries[0]?.name;
}

describe('what an entry of the audit log is about', () => {
  it.each([
    ['order', sample.ORDER_ID, 'RR-1'],
    ['payment', sample.PAYMENT_ID, 'RR-1'],
    ['shipment', `${FURTHER}7`, 'RR-1'],
    ['product', '1', 'Bar'],
    ['category', 'barbells', 'Barbells'],
    ['stock', '1', 'Bar'],
    ['stock', '1 10 kg', 'Bar 10 kg'],
    ['contact', `${FURTHER}9`, 'Asha'],
    ['enquiry', `${FURTHER}9`, 'Asha'],
    ['review', 'r1', 'Asha'],
    ['coupon', sample.COUPON_ID, 'WELCOME10'],
    ['discount', `${FURTHER}8`, 'Diwali'],
    ['mail', '2', 'asha@example.in'],
    ['carrier', sample.CARRIER_ID, 'Blue Lorry'],
    ['shipping_rate', `${FURTHER}6`, 'Blue Lorry, regional'],
    ['administrator', sample.USER_ID, 'asha@example.in'],
  ])('is named: %s %s is %s', async (entity, id, name) => {
    expect(await nameOf(entity, id)).toBe(name);
  });

  it('is named as it was when it is gone, and not at all when nobody knows', async () => {
    expect(await nameOf('coupon', `${FURTHER}0`, { code: 'LIFT' })).toBe('LIFT');
    expect(await nameOf('review', 'gone', { userName: 'Ravi', rating: 1 })).toBe('Ravi');
    expect(await nameOf('coupon', 'no id at all')).toBeNull();
    expect(await nameOf('mail', '99999999999999999999')).toBeNull();
    expect(await nameOf('picture', 'abc.webp')).toBeNull();
  });
});
