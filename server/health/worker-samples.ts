import cluster from 'node:cluster';
import { z } from 'zod';
import type { Sample } from './metrics.ts';

const sample = z.tuple([z.string(), z.number(), z.record(z.string(), z.string())]);
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('samples wanted'), by: z.number() }),
  z.object({ type: z.literal('samples read'), by: z.number(), from: z.number(), samples: z.array(sample) }),
]);
type Message = z.infer<typeof messageSchema>;

/** A worker that is busy for longer is left out of this answer. */
const PATIENCE_MS = 1000;

/** In the process that runs the workers: what one asks reaches all others, and their answers reach the one. */
export function relaySamples(): void {
  cluster.on('message', (_worker, received) => {
    const message = messageSchema.safeParse(received).data;
    if (message?.type === 'samples read') cluster.workers?.[message.by]?.send(message);
    if (message?.type === 'samples wanted')
      for (const other of Object.values(cluster.workers ?? {}))
        if (other !== undefined && other.id !== message.by && other.isConnected()) other.send(message);
  });
}

/**
 * The workers of one port share it by turns, so Prometheus reaches any of them: that one answers for all, each under its
 * own label, since a new worker counts from zero. A process without siblings answers for itself.
 */
export function readWorkers(
  read: () => Sample[],
  workers: number,
): { readAll: () => Promise<Sample[]>; close: () => void } {
  const own = cluster.worker;
  if (own === undefined) return { readAll: async () => read(), close: () => undefined };
  const readOwn = () =>
    read().map(
      ([name, value, labels]): z.infer<typeof sample> => [name, value, { ...labels, worker: String(own.id) }],
    );
  const asking = new Set<(from: number, samples: Sample[]) => void>();
  const send = (message: Message) => process.send?.(message);

  const onMessage = (received: unknown) => {
    const message = messageSchema.safeParse(received).data;
    if (message?.type === 'samples wanted')
      send({ type: 'samples read', by: message.by, from: own.id, samples: readOwn() });
    if (message?.type === 'samples read') for (const hear of asking) hear(message.from, message.samples);
  };
  process.on('message', onMessage);

  const readAll = () =>
    new Promise<Sample[]>((resolve) => {
      const found = new Map<number, Sample[]>([[own.id, readOwn()]]);
      const end = () => {
        clearTimeout(timer);
        asking.delete(hear);
        resolve([...found.values()].flat());
      };
      const hear = (from: number, samples: Sample[]) => {
        found.set(from, samples);
        if (found.size >= workers) end();
      };
      const timer = setTimeout(end, PATIENCE_MS);
      asking.add(hear);
      if (workers === 1) end();
      else send({ type: 'samples wanted', by: own.id });
    });
  return { readAll, close: () => process.off('message', onMessage) };
}
