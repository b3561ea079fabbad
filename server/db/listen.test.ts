import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { type Listener, type ListenOptions, listen } from './listen.ts';

let database: TestDatabase;
const open: { close: () => unknown }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});
afterAll(() => database.drop());

async function startListening(options: Partial<ListenOptions> = {}) {
  const heard: string[] = [];
  const onConnected = vi.fn();
  const onTrouble = vi.fn();
  const listener: Listener = await listen({
    url: database.url,
    channels: { catalogue_changed: (payload) => heard.push(payload), outbox: () => heard.push('outbox') },
    onConnected,
    onTrouble,
    retryMs: 20,
    ...options,
  });
  open.push(listener);
  return { listener, heard, onConnected, onTrouble };
}

const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);
const connections = async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and application_name = 'rack-and-rep listener'`,
  );
  return rows.map(({ pid }) => pid);
};
const cut = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'rack-and-rep listener'`,
  );

describe('hearing of changes', () => {
  it('hears what is said on its channels, and nothing else', async () => {
    const { heard, onConnected, listener } = await startListening();
    expect(onConnected).toHaveBeenCalledTimes(1);
    expect(listener.isConnected()).toBe(true);
    await notify('catalogue_changed', 'racks');
    await notify('gossip', 'not for us');
    await notify('outbox', '');
    await vi.waitFor(() => expect(heard).toEqual(['racks', 'outbox']), { timeout: 5000 });
  });

  it('connects again by itself when the database drops it, and says that anything may have changed', async () => {
    const { heard, onConnected, onTrouble, listener } = await startListening();
    for (const times of [2, 3]) {
      await cut();
      await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(times), { timeout: 5000 });
      expect(onTrouble).toHaveBeenCalledTimes(times - 1);
      expect(listener.isConnected()).toBe(true);
      expect(await connections()).toHaveLength(1);
    }
    await notify('catalogue_changed', 'after');
    await vi.waitFor(() => expect(heard).toEqual(['after']), { timeout: 5000 });
  });

  it('ends when it is closed, without another attempt', async () => {
    const { listener, onConnected, onTrouble } = await startListening();
    await listener.close();
    expect(listener.isConnected()).toBe(false);
    await delay(100);
    expect(onConnected).toHaveBeenCalledTimes(1);
    expect(onTrouble).not.toHaveBeenCalled();
    expect(await connections()).toEqual([]);
  });

  it('ends even when it is closed between two attempts', async () => {
    const { listener, onConnected, onTrouble } = await startListening({ retryMs: 50 });
    await cut();
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled(), { interval: 5, timeout: 5000 });
    await listener.close();
    await delay(150);
    expect(onConnected).toHaveBeenCalledTimes(1);
    expect(await connections()).toEqual([]);
  });

  it('fails at the start when there is no database, and leaves nothing running', async () => {
    const onTrouble = vi.fn();
    const attempt = startListening({ url: 'postgres://shop@127.0.0.1:1/shop', retryMs: 10, onTrouble });
    await expect(attempt).rejects.toThrow('ECONNREFUSED');
    const tries = onTrouble.mock.calls.length;
    await delay(100);
    expect(onTrouble).toHaveBeenCalledTimes(tries);
  });
});

describe('behind a line that breaks', () => {
  /** Passes everything on to the database until `mayPass` says no; then the line is cut. */
  async function breakingLine(mayPass: (sent: Buffer) => boolean): Promise<string> {
    const { hostname, port } = new URL(database.url);
    const sockets = new Set<Socket>();
    const server: Server = createServer((visitor) => {
      const upstream = connect(Number(port || 5432), hostname);
      const end = () => [visitor, upstream].map((socket) => socket.destroy());
      for (const socket of [visitor, upstream]) sockets.add(socket.on('error', end).on('close', end));
      visitor.on('data', (sent) => (mayPass(sent) ? upstream.write(sent) : end()));
      upstream.pipe(visitor);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    open.push({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    const address = server.address();
    const url = new URL(database.url);
    url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    return url.href;
  }

  it('makes one connection, not two, when the line breaks while it subscribes', async () => {
    let breaks = 0;
    const url = await breakingLine((sent) => {
      const isLost = breaks > 0 && sent.includes('listen "');
      if (isLost) breaks -= 1;
      return !isLost;
    });
    const { heard, onConnected } = await startListening({ url });
    breaks = 2;
    await cut();
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await delay(200);
    expect(onConnected).toHaveBeenCalledTimes(2);
    expect(await connections()).toHaveLength(1);
    await notify('catalogue_changed', 'once');
    await vi.waitFor(() => expect(heard).toEqual(['once']), { timeout: 5000 });
  });

  it('fails at the start, once, when the line breaks while it subscribes', async () => {
    const onTrouble = vi.fn();
    const url = await breakingLine((sent) => !sent.includes('listen "'));
    await expect(startListening({ url, retryMs: 10, onTrouble })).rejects.toThrow('Connection terminated');
    await delay(100);
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(await connections()).toEqual([]);
  });
});
