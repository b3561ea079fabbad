import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as untilRead } from 'node:timers/promises';

/** What visitors have sent when the order to stop arrives is read and answered within this time. */
const LAST_CALL_MS = 100;
const LOOK_AGAIN_MS = 200;
/** `docker stop` grants ten seconds for everything, and the database has to stop too. */
const LONGEST_REQUEST_MS = 5000;

/**
 * Closes a server without breaking off what is under way. Node's own close resets a connection whose next request
 * it has not read yet, and waits without end for one that never sent any, as browsers open them in advance.
 */
export function closeGracefully(server: Server): (close: () => Promise<void>) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (close) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    await delay(LAST_CALL_MS);
    await untilRead();
    // One that has just come has not been read yet; one that is silent at two looks is not about to send.
    let silent: Socket[] = [];
    const sweeping = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
      silent = [...open].filter((socket) => socket.bytesRead === 0);
    }, LOOK_AGAIN_MS);
    const cutting = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
    try {
      await close();
    } finally {
      clearInterval(sweeping);
      clearTimeout(cutting);
    }
  };
}
