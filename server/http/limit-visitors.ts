import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

/** An admin page makes about twenty requests, and an office or a phone network shares one address. */
const MOST_READS = 600;
const READ_WINDOW_MS = 10_000;
const MOST_CONNECTIONS = 300;
/** How long a client may stop reading a response. */
const LONGEST_STALL_MS = 30_000;

/** Counted in memory: a count in the database would cost more than most of the reads. */
export function limitReads(app: FastifyInstance, most = MOST_READS): void {
  const counts = new Map<string, number>();
  let windowEnds = 0;
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !/^\/(?:api|catalogue)\//.test(request.url)) return;
    const now = Date.now();
    if (now >= windowEnds) {
      counts.clear();
      windowEnds = now + READ_WINDOW_MS;
    }
    const count = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, count);
    if (count <= most) return;
    const seconds = Math.ceil((windowEnds - now) / 1000);
    reply.header('retry-after', seconds);
    throw new ShopError(
      'TOO_MANY_REQUESTS',
      429,
      `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    );
  });
}

/** So that one address cannot take all connections. Not behind a proxy, whose address all visitors share. */
export function limitConnections(server: Server, most = MOST_CONNECTIONS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Ends the connection of a client that does not read its response; slow handlers are not affected. */
export function cutSlowReader(response: ServerResponse, stallMs = LONGEST_STALL_MS): void {
  response.setTimeout(stallMs, () => {
    if ((response.socket?.writableLength ?? 0) > 0) response.socket?.destroy();
  });
}
