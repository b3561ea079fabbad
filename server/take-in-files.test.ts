import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../tests/support/database.ts';
import { readPictureFile } from './catalogue/media/picture-files.ts';
import { readKeptMail } from './mail/kept-mail.ts';
import { renderMail } from './mail/layout.ts';
import { composeMessage } from './mail/message.ts';
import { takeInFiles } from './take-in-files.ts';

let database: TestDatabase;
let dataDir = '';
let lines: string[] = [];
const say = (line: string) => void lines.push(line);
beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'take-in-'));
  lines = [];
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const NAME = `${'5b'.repeat(16)}-1000x600-400.avif`;
const createdAt = new Date('2026-11-15T09:30:00.123Z');
const mail = {
  to: 'asha@example.in',
  subject: 'Order 1042: ₹1,500',
  ...renderMail({
    heading: 'Thank you — 50 % = half of ₹3,000',
    paragraphs: ['A long line '.repeat(20), 'Delivery address:\n12 MG Road'],
    action: { label: 'Set a new password', url: 'http://127.0.0.1:3000/reset-password?token=a=b&for=x' },
    footer: 'Rack & Rep.',
  }),
};

/** As earlier versions wrote them. */
async function writeOldFiles(): Promise<number> {
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'media', NAME), 'a picture');
  await utimes(join(dataDir, 'media', NAME), createdAt, createdAt);
  await writeFile(join(dataDir, 'media', `.${NAME}.draft`), 'half a picture');
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into outbox (kind, payload, dedupe_key, status, sent_at, created_at, last_error)
     values ('order-mail', $1, 'order-placed:1042', 'sent', now(), $2, 'Not sent: mail is not set up') returning id`,
    [{ to: mail.to, subject: mail.subject }, createdAt],
  );
  const id = rows[0]?.id ?? 0;
  const delivery = { id, dedupeKey: 'order-placed:1042', createdAt };
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail(
    composeMessage(mail, delivery, 'Rack & Rep <sales@rr.example>'),
  );
  await mkdir(join(dataDir, 'mail'));
  for (const name of [
    `20261115T093000123Z-${id}.eml`,
    `20261115T093000124Z-${id}.eml`,
    `20261115T093000123Z-${id}.eml.1.part`,
  ])
    await writeFile(join(dataDir, 'mail', name), message as Buffer);
  return id;
}

it('pictures and mails that earlier versions kept in files are in the database, once and with their time', async () => {
  const id = await writeOldFiles();
  await takeInFiles(database.pool, dataDir, say);
  expect((await readPictureFile(database.pool, NAME))?.toString()).toBe('a picture');
  const { rows } = await database.pool.query('select name, made_at from picture_files');
  expect(rows).toEqual([{ name: NAME, made_at: createdAt }]);
  expect((await readKeptMail(database.pool, id))?.mail).toEqual(mail);

  expect(await readdir(join(dataDir, 'media')), 'nothing is deleted').toContain(NAME);
  expect(lines).toEqual([
    `Copied 1 files from ${join(dataDir, 'media')} into the database; the folder is no longer needed`,
    `Copied 1 files from ${join(dataDir, 'mail')} into the database; the folder is no longer needed`,
  ]);
  await database.pool.query('delete from picture_files');
  await takeInFiles(database.pool, dataDir, say);
  expect(await readPictureFile(database.pool, NAME), 'what was deleted since stays so').toBeNull();
  expect(lines).toHaveLength(2);

  const later = NAME.replace('5b', '6c');
  await writeFile(join(dataDir, 'media', later), 'uploaded by an earlier version, after a way back');
  await takeInFiles(database.pool, dataDir, say);
  expect(await readPictureFile(database.pool, later)).not.toBeNull();
});

it('a start that was cut off is finished by the next, and several starts at once lose nothing', async () => {
  const id = await writeOldFiles();
  await database.pool.query(`insert into picture_files (name, content) values ($1, 'a picture')`, [NAME]);
  await Promise.all(Array.from({ length: 4 }, () => takeInFiles(database.pool, dataDir, say)));
  expect((await readPictureFile(database.pool, NAME))?.toString()).toBe('a picture');
  expect((await readKeptMail(database.pool, id))?.mail).toEqual(mail);
  const { rows } = await database.pool.query(
    `select count(*) filter (where made_at > now() - interval '1 minute') as fresh, count(*) as all from picture_files`,
  );
  expect(rows).toEqual([{ fresh: 1, all: 1 }]);
});

it('a new shop has nothing to take in', async () => {
  await takeInFiles(database.pool, join(dataDir, 'nowhere'), say);
  expect(lines).toEqual([]);
});
