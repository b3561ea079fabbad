import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { testShop } from '../../tests/support/test-shop.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../http/logging.ts';
import { type NightlyBackups, nightlyBackups } from './nightly.ts';
import { verifyBackup } from './verify-backup.ts';

const KEY = 'a key of our own, and long';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let folder: string;
let log: string[];
/** Two in the morning in India. */
let now: Date;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-nightly-'));
  log = [];
  now = new Date('2026-11-19T20:30:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}, url = database.url): NightlyBackups {
  const { backups: settings } = readConfig({ BACKUP_DIR: folder, ...environment });
  return nightlyBackups({
    settings,
    databaseUrl: url,
    log: createLogger('info', { write: (line) => void log.push(line) }),
    now: () => now,
  });
}

const running = new AbortController().signal;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

describe('the shop at night', () => {
  it('backs itself up once, at its hour, and again the next night', async () => {
    const backups = start({ BACKUP_KEY: KEY });
    await backups.check(running);
    expect(readdirSync(folder)).toEqual([]);
    expect(await backups.state()).toEqual({ status: 'none yet' });

    later(1);
    await backups.check(running);
    await backups.check(running);
    expect(readdirSync(folder)).toEqual(['rack-and-rep-nightly-2026-11-20.backup']);
    expect(
      (await verifyBackup(join(folder, 'rack-and-rep-nightly-2026-11-20.backup'), KEY)).tables.size,
    ).toBeGreaterThan(30);
    expect(log.join()).toContain('the shop was backed up');

    later(24);
    await backups.check(running);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('makes up for it during the day if it was closed at its hour', async () => {
    later(13);
    await start().check(running);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('backs itself up once, however many processes it has', async () => {
    later(1);
    await Promise.all(Array.from({ length: 4 }, () => start().check(running)));
    expect(readdirSync(folder)).toEqual(['rack-and-rep-nightly-2026-11-20.backup']);
    expect(log.filter((line) => line.includes('was backed up'))).toHaveLength(1);
  });

  it('removes what is outdated, and what was cut off long ago, but nothing that somebody asked for', async () => {
    for (const day of ['12', '13', '14', '15', '16', '17', '18', '19'])
      writeFileSync(join(folder, `rack-and-rep-nightly-2026-11-${day}.backup`), '');
    for (const name of [
      'rack-and-rep-2026-01-01-101500.backup',
      'a.backup.01.partial',
      'b.backup.02.partial',
    ])
      writeFileSync(join(folder, name), '');
    later(1);
    utimesSync(join(folder, 'a.backup.01.partial'), now, new Date(now.getTime() - 25 * 3_600_000));
    utimesSync(join(folder, 'b.backup.02.partial'), now, now);
    await start({ BACKUP_KEEP_DAYS: '3', BACKUP_KEEP_WEEKS: '1' }).check(running);
    expect(readdirSync(folder).sort()).toEqual([
      'b.backup.02.partial',
      'rack-and-rep-2026-01-01-101500.backup',
      'rack-and-rep-nightly-2026-11-17.backup',
      'rack-and-rep-nightly-2026-11-18.backup',
      'rack-and-rep-nightly-2026-11-19.backup',
      'rack-and-rep-nightly-2026-11-20.backup',
    ]);
  });

  it('does nothing when it is told so', async () => {
    later(1);
    const backups = start({ BACKUPS: 'off' });
    await backups.check(running);
    expect(readdirSync(folder)).toEqual([]);
    expect(await backups.state()).toEqual({ status: 'off' });
  });
});

describe('a back-up that fails', () => {
  it('is reported, shows in health and metrics, and is tried again in an hour', async () => {
    later(1);
    // Where its folder should be there is a file.
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const backups = start();
    await expect(backups.check(running)).rejects.toThrow('EEXIST');
    expect(await backups.state()).toEqual({ status: 'failing' });
    const shop = await testShop({ pool: database.pool, backupState: backups.state });
    expect((await shop.app.inject('/api/health')).json()).toMatchObject({ success: true, backup: 'failing' });
    expect((await shop.app.inject('/metrics')).body).toContain('shop_backup_failing 1\n');

    rmSync(folder);
    mkdirSync(folder);
    await expect(backups.check(running)).rejects.toThrow('EEXIST');
    expect(readdirSync(folder)).toEqual([]);
    later(1);
    await backups.check(running);
    expect(readdirSync(folder)).toHaveLength(1);
    utimesSync(join(folder, readdirSync(folder)[0] ?? ''), now, now);
    later(2);
    expect(await backups.state()).toEqual({ status: 'good', ageSeconds: 7200 });
    const { body } = await shop.app.inject('/metrics');
    expect(body).toContain('shop_backup_failing 0\n');
    expect(body).toContain('shop_backup_age_seconds 7200\n');
    later(25);
    expect(await backups.state()).toMatchObject({ status: 'overdue' });
    await shop.close();
  });

  it('because the shop closes leaves nothing and is no failure', async () => {
    later(1);
    const stopping = new AbortController();
    const checking = start().check(stopping.signal);
    stopping.abort();
    await checking;
    expect(readdirSync(folder)).toEqual([]);
    expect(log).toEqual([]);
  });
});
