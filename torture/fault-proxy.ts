import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A TCP connection between two parts of the shop that can be made bad. */
export interface FaultProxy {
  readonly port: number;
  /** How long every piece of data is on its way, in milliseconds. */
  setDelay(milliseconds: number): void;
  /** Nothing passes any more, and nobody is told: a cable that was pulled. */
  freeze(): void;
  /** What was held back passes now. */
  thaw(): void;
  /** Ends all connections; new ones are taken. */
  cut(): void;
  /** Ends all connections and takes no new ones until `restore`. */
  refuse(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let latency = 0;
  let isRefusing = false;
  let thawed = Promise.resolve();
  let melt = () => {};

  /** In order, each piece after its delay; the sender waits when much is on its way. */
  const pass = async (from: Socket, to: Socket) => {
    for await (const part of from) {
      if (latency > 0) await delay(latency);
      await thawed;
      if (!to.write(part)) await once(to, 'drain');
    }
    to.end();
  };

  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const both = [near, far];
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    for (const [from, to] of [both, both.toReversed()] as [Socket, Socket][])
      pass(from, to).catch(() => {
        for (const socket of both) socket.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    setDelay: (milliseconds) => {
      latency = milliseconds;
    },
    freeze: () => {
      thawed = new Promise((resolve) => {
        melt = resolve;
      });
    },
    thaw: () => melt(),
    cut,
    refuse: () => {
      isRefusing = true;
      cut();
    },
    restore: () => {
      isRefusing = false;
    },
    close: async () => {
      melt();
      cut();
      server.close();
    },
  };
}
