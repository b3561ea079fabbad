import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

/** A shop for the tests to kill, in a process of its own: `node shop-process.mjs <folder> <task>`. */
const [folder = '', task = 'wait'] = process.argv.slice(2);

const say = (event: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(event)}\n`);

// The starting gun: the tests let several processes start at the same moment.
const started = new Promise((resolve) => process.once('SIGUSR2', resolve));
say({ event: 'loaded' });
if (task === 'start-on-signal') {
  const waiting = setInterval(() => {}, 1000);
  await started;
  clearInterval(waiting);
}

try {
  const database = await startEmbeddedPostgres({ folder, log: () => {} });
  if (task === 'finish-on-ctrl-c') process.once('SIGINT', () => finish(database));
  say({ event: 'ready', pid: database.pid, reused: database.reused, url: database.url });
  if (task === 'write') await write(database.url);
  if (task === 'exit') process.exit(0);
  if (task !== 'end') setInterval(() => {}, 1000);
} catch (error) {
  const { code, message } = Object(error);
  say({ event: 'refused', code, message });
}

async function write(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query('DROP TABLE IF EXISTS written');
  await client.query('CREATE TABLE written (number int PRIMARY KEY)');
  for (let number = 1; ; number += 1) {
    await client.query('INSERT INTO written VALUES ($1)', [number]);
    say({ event: 'written', number });
  }
}

async function finish(database: EmbeddedPostgres): Promise<void> {
  await delay(200);
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
  say({ event: 'last query answered' });
  await database.stop();
  process.exit(0);
}
