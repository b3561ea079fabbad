import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { relaySamples } from './health/worker-samples.ts';

/** Several processes on one port and one database. One that dies is replaced, with a pause if it dies young. */
export async function runWorkers(
  count: number,
  log: FastifyBaseLogger,
): Promise<{ close: () => Promise<void> }> {
  let isClosing = false;
  relaySamples();
  const begin = (): Worker => {
    const born = Date.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (isClosing) return;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker process ended and is replaced');
      setTimeout(() => !isClosing && begin(), Date.now() - born < 5000 ? 2000 : 0);
    });
    return worker;
  };
  const close = async () => {
    isClosing = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  };
  try {
    await Promise.all(Array.from({ length: count }, begin).map(untilListening));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

async function untilListening(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', (code) =>
      reject(new Error(`a worker process ended before it was ready (exit code ${code})`)),
    );
  });
}
