import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as untilRead } from 'node:timers/promises';

/** On a kept connection one more request is answered, which ends it. Once all are silent for so long they are ended. */
const LAST_CALL_MS = 1000;
const LOOK_AGAIN_MS = 200;
const DOOR_MS = 10;
/** `docker stop` grants ten seconds for everything, and the database has to stop too. */
const LONGEST_REQUEST_MS = 5000;

/** A process that was busy first reads what has come meanwhile. */
async function turn(milliseconds: number): Promise<void> {
  await delay(milliseconds);
  await untilRead();
}

/**
 * Closes a server without breaking off what is under way. Node's own close resets a connection whose next request
 * it has not read yet, and waits without end for one that never sent any, as browsers open them in advance.
 */
export function closeGracefully(server: Server): (close: () => Promise<void>) => Promise<void> {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (close) => {
    let latest = Date.now() + LONGEST_REQUEST_MS;
    // Whoever still waits at the door when it closes is cut off.
    for (let before = -1; before < accepted && Date.now() < latest; ) {
      before = accepted;
      await turn(DOOR_MS);
    }
    // New visitors are refused from here on. The server's own close would also end the kept connections.
    NetServer.prototype.close.call(server);
    let heard = Date.now();
    server.prependListener('request', (_request, response) => {
      heard = Date.now();
      response.setHeader('connection', 'close');
    });
    latest = heard + LONGEST_REQUEST_MS;
    do await turn(LOOK_AGAIN_MS);
    while (open.size > 0 && Date.now() < Math.min(heard + LAST_CALL_MS, latest));
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
