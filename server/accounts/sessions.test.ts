import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/connect.ts';
import { findVisitor, openSession, renewSession } from './sessions.ts';

const now = new Date('2026-04-01T10:00:00Z');
const later = (days: number, ms = 0) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000 + ms);
let database: TestDatabase;
let asha = '';

beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (name, email, role, password_hash)
     values ('Asha', 'asha@example.in', 'USER', 'no password opens this') returning id`,
  );
  asha = rows[0]?.id ?? '';
});
afterAll(() => database.drop());

describe('a session', () => {
  it('is known by its token, to its owner’s role', async () => {
    const token = await openSession(database.pool, asha, now);
    expect(await findVisitor(database.pool, token, now)).toEqual({
      userId: asha,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: 'USER',
      adminRole: null,
      passwordAt: now,
    });
  });

  it('of an administrator ends after twelve hours, and a renewed one after twelve more, with the old password’s time', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (name, email, role, admin_role, password_hash)
       values ('Ravi', 'ravi@example.in', 'ADMIN', 'packer', 'no password opens this') returning id`,
    );
    const token = await openSession(database.pool, rows[0]?.id ?? '', now);
    const visitor = await findVisitor(database.pool, token, later(0.5, -1));
    expect(visitor).toMatchObject({ role: 'ADMIN', adminRole: 'packer' });
    expect(await findVisitor(database.pool, token, later(0.5))).toBeNull();
    const renewed = await renewSession(database.pool, token, later(0.25));
    const after = await findVisitor(database.pool, renewed ?? '', later(0.75, -1));
    expect(after).toEqual({ ...visitor, passwordAt: now });
    expect(await findVisitor(database.pool, token, later(0.25))).toBeNull();
    expect(await findVisitor(database.pool, renewed ?? '', later(0.75))).toBeNull();
  });

  it('has a token of 256 random bits, of which the database keeps only the hash', async () => {
    const token = await openSession(database.pool, asha, now);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await openSession(database.pool, asha, now)).not.toBe(token);
    const hash = createHash('sha256').update(token).digest();
    expect(hash).toHaveLength(32);
    const { rows } = await database.pool.query<{ token_hash: Buffer }>(
      'select token_hash from sessions where token_hash = $1',
      [hash],
    );
    expect(rows[0]?.token_hash).toEqual(hash);
    const everything = await database.pool.query<{ row: string }>(
      'select sessions::text as row from sessions',
    );
    for (const { row } of everything.rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
      expect(row).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('ends after thirty days, to the moment', async () => {
    const token = await openSession(database.pool, asha, now);
    expect(await findVisitor(database.pool, token, later(30, -1))).not.toBeNull();
    expect(await findVisitor(database.pool, token, later(30))).toBeNull();
  });

  it('is not opened when what it belongs to is taken back', async () => {
    let token = '';
    const signIn = withTransaction(database.pool, async (client) => {
      token = await openSession(client, asha, now);
      throw new Error('no');
    });
    await expect(signIn).rejects.toThrow('no');
    expect(await findVisitor(database.pool, token, now)).toBeNull();
  });

  it.each([
    ['it is revoked', 'update sessions set revoked_at = now() where user_id = $1'],
    ['its owner is disabled', 'update users set disabled_at = now() where id = $1'],
    ['its owner is gone', 'delete from users where id = $1'],
  ])('is dead at once when %s', async (_what, statement) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (name, email, password_hash)
       values ('Ravi', gen_random_uuid() || '@example.in', 'no password opens this') returning id`,
    );
    const ravi = rows[0]?.id ?? '';
    const token = await openSession(database.pool, ravi, now);
    expect(await findVisitor(database.pool, token, now)).toMatchObject({ userId: ravi });
    await database.pool.query(statement, [ravi]);
    expect(await findVisitor(database.pool, token, now)).toBeNull();
  });

  it.each(['', 'A'.repeat(43), "' or 1=1 --", '\0'])(
    'is nobody’s with a made-up token: %j',
    async (token) => {
      expect(await findVisitor(database.pool, token, now)).toBeNull();
    },
  );
});
