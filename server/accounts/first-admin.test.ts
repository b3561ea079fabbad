import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { hashPassword, isPassword } from './passwords.ts';

const email = 'owner@rackandrep.example';
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => database.pool.query('delete from users'));
afterAll(() => database.drop());

interface UserRow {
  email: string;
  role: string;
  password_hash: string;
  row: string;
}
const users = async () =>
  (await database.pool.query<UserRow>('select email, role, password_hash, users::text as row from users'))
    .rows;
const addShopper = async (address: string) =>
  database.pool.query(`insert into users (name, email, password_hash) values ('Asha', $1, $2)`, [
    address,
    await hashPassword('my own password'),
  ]);

describe('the first administrator', () => {
  it('gets a password of its own that works and is stored nowhere', async () => {
    const admin = await ensureFirstAdmin(database.pool, { email, password: undefined });
    expect(admin).toEqual({ email, generatedPassword: expect.stringMatching(/^[\w-]{16}$/) });
    const password = admin?.generatedPassword ?? '';
    const [user, ...others] = await users();
    expect(others).toEqual([]);
    expect(user).toMatchObject({
      email,
      role: 'ADMIN',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect(user?.row).not.toContain(password);
    expect(await isPassword(user?.password_hash ?? '', password)).toBe(true);
    expect(await isPassword(user?.password_hash ?? '', `${password}x`)).toBe(false);
  });

  it('takes the password from the settings, and does not show it again', async () => {
    const password = 'iron-and-rubber';
    expect(await ensureFirstAdmin(database.pool, { email, password })).toEqual({ email });
    const [user] = await users();
    expect(await isPassword(user?.password_hash ?? '', password)).toBe(true);
  });

  it('is made once: a second start, with other settings, makes and changes nothing', async () => {
    await ensureFirstAdmin(database.pool, { email, password: 'iron-and-rubber' });
    const before = await users();
    const again = { email: 'other@rackandrep.example', password: 'another-one' };
    expect(await ensureFirstAdmin(database.pool, again)).toBeNull();
    expect(await ensureFirstAdmin(database.pool, { email, password: undefined })).toBeNull();
    expect(await users()).toEqual(before);
  });

  it('is made once when several processes start together', async () => {
    const starts = Array.from({ length: 4 }, () =>
      ensureFirstAdmin(database.pool, { email, password: undefined }),
    );
    const made = (await Promise.all(starts)).filter((admin) => admin !== null);
    expect(made).toHaveLength(1);
    const [user] = await users();
    expect(await isPassword(user?.password_hash ?? '', made[0]?.generatedPassword ?? '')).toBe(true);
  });

  it('is made in a shop that has shoppers only', async () => {
    await addShopper('asha@example.in');
    expect(await ensureFirstAdmin(database.pool, { email, password: undefined })).toMatchObject({ email });
  });

  it('never takes over a shopper’s account: the start stops and names the setting', async () => {
    await addShopper(email.toUpperCase());
    const before = await users();
    const start = ensureFirstAdmin(database.pool, { email, password: 'iron-and-rubber' });
    await expect(start).rejects.toThrow(`ADMIN_EMAIL ${email} belongs to a shopper`);
    expect(await users()).toEqual(before);
  });
});
