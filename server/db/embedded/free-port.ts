import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range from which systems take ports for outgoing connections (32768 and up on Linux): a pool that retries
 * while the server is away could otherwise be given the server's own port as its local end and keep it.
 */
const firstPort = 20_000;
const portCount = 10_000;

/** The same folder gets the same port whenever it is free. */
export async function findFreePort(folder: string, skip = 0): Promise<number> {
  const start = createHash('sha256').update(folder).digest().readUInt32BE(0);
  for (let step = skip; step < portCount; step += 1) {
    const port = firstPort + ((start + step) % portCount);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port on the loopback address');
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
