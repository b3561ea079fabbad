import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * Logs have no personal data: no network addresses, queries, bodies or ids from paths (an order's id gives access to it), only
 * the route's pattern. Database errors are logged without the parts that quote values.
 */
export function createLogger(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = { level, base: { pid: process.pid }, serializers: { err: describeError } };
  return stream === undefined ? pino(options) : pino(options, stream);
}

function describeError(error: unknown): Record<string, unknown> {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { type: typeof root };
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined;
  const constraint =
    'constraint' in root && typeof root.constraint === 'string' ? root.constraint : undefined;
  const message =
    code !== undefined && QUOTES_VALUES.test(code) ? 'the database refused a value' : root.message;
  return {
    type: root.name,
    message,
    code,
    constraint,
    stack: root.stack?.replace(root.message, () => message),
  };
}

/** Messages of PostgreSQL, and of our triggers, about invalid data may quote e-mails and order ids. */
const QUOTES_VALUES = /^(?:22|23|P0)/;

/** Wrapping errors may quote parameters in their message. */
function rootCause(error: unknown): unknown {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current;
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(entry, 'answered');
    else if (request.url.startsWith('/api/')) request.log.info(entry, 'answered');
    else request.log.debug(entry, 'answered');
  });
}
