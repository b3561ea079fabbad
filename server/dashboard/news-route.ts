import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorSchema } from '../../contract/responses.ts';
import { ShopError } from '../http/errors.ts';
import { keepPrivate } from '../http/visitor.ts';
import type { AdminEvents } from './news.ts';

/** Proxies cut a silent connection. */
const PULSE_MS = 20_000;
/** Then the browser asks again, with a token that is looked at again. */
const LONGEST_MS = 5 * 60_000;

/** Not typed by its content: it is a stream of events. */
const replies: Readonly<Record<number, unknown>> = {
  200: {
    description: 'Events named order, contact or enquiry, as they come',
    content: { 'text/event-stream': { schema: z.string() } },
  },
  401: errorSchema,
  403: errorSchema,
  503: errorSchema,
};

export function newsRoute(app: FastifyInstance, news: AdminEvents): void {
  const open = new Set<PassThrough>();
  // A stream never ends by itself, so it would hold the shop's closing up.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get('/api/dashboard/news', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['dashboard'],
      summary: 'Hear at once of new orders, contact messages and enquiries',
      description: 'Server-sent events without content. The stream ends after five minutes; ask again then.',
      response: replies,
    },
    handler: async (_request, reply) => {
      const stream = new PassThrough();
      const stop = news.listen((kinds) =>
        stream.write(kinds.map((kind) => `event: ${kind}\ndata:\n\n`).join('')),
      );
      if (stop === null) throw new ShopError('TOO_MANY_LISTENERS', 503, 'Too many are listening already');
      const pulse = setInterval(() => stream.write(':\n\n'), PULSE_MS);
      const end = setTimeout(() => stream.end(), LONGEST_MS);
      open.add(stream);
      stream.on('close', () => {
        stop();
        clearInterval(pulse);
        clearTimeout(end);
        open.delete(stream);
      });
      stream.write(':\n\n');
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  });
}
