import { PassThrough } from 'node:stream';
import { z } from 'zod';
import type { AdminEvent } from '../../contract/dashboard.ts';
import { may, type Permission } from '../../domain/accounts/permissions.ts';
import { refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import type { AdminEvents } from './admin-events.ts';

/** Proxies close a silent connection. */
const HEARTBEAT_MS = 20_000;
/** Then the browser connects again, and its token is checked again. */
const STREAM_MAX_MS = 5 * 60_000;

/** Typed as unknown: the handler sends a stream of the text that the schema describes. */
const responses: Readonly<Record<number, unknown>> = {
  200: {
    description: 'Events named order, contact, enquiry, review or mail, as they come',
    content: { 'text/event-stream': { schema: z.string() } },
  },
  ...refusals(503),
};

const NEEDED: Readonly<Record<AdminEvent, Permission>> = {
  order: 'see orders',
  claim: 'answer claims',
  contact: 'answer messages',
  enquiry: 'answer messages',
  review: 'moderate reviews',
  mail: 'see mail',
};

export function eventsRoute(app: App, adminEvents: AdminEvents): void {
  const open = new Set<PassThrough>();
  // A stream never ends by itself and would keep the shop from closing.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get('/api/dashboard/events', {
    config: { access: 'admin', needs: 'open the back-office' },
    schema: {
      summary:
        'Get an event for each new or changed order, contact message, enquiry and review, and for mail that couldn’t be sent',
      description:
        'Server-sent events without content. The stream ends after five minutes, and with its session; then connect again.',
      response: responses,
    },
    handler: async (request, reply) => {
      const visitor = visitorOf(request);
      const stream = new PassThrough();
      // One that has ended is open until the browser has read it to its end.
      const write = (text: string) => !stream.writableEnded && stream.write(text);
      const isShown = (event: AdminEvent) => may(visitor, NEEDED[event]);
      const unsubscribe = adminEvents.subscribe({
        sessionId: visitor.sessionId,
        onEvents: (events) =>
          write(
            events
              .filter(isShown)
              .map((event) => `event: ${event}\ndata:\n\n`)
              .join(''),
          ),
        onEnd: () => stream.end(),
      });
      if (unsubscribe === null)
        throw new ShopError('TOO_MANY_LISTENERS', 503, 'Too many connections are open');
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
      const end = setTimeout(() => stream.end(), STREAM_MAX_MS);
      open.add(stream);
      stream.on('close', () => {
        unsubscribe();
        clearInterval(heartbeat);
        clearTimeout(end);
        open.delete(stream);
      });
      write(':\n\n');
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  });
}
