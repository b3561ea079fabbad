import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { ErrorResponse } from '../../contract/responses.ts';
import { ERROR_PAGE_CSP, errorPage } from './error-page.ts';

/**
 * Everything that goes wrong and is not a typed result. The public message is for the visitor; the cause is
 * for the log and never leaves the server.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  constructor(
    readonly code: string,
    readonly status: number,
    readonly publicMessage: string,
    readonly extra: {
      readonly cause?: unknown;
      readonly details?: unknown;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(publicMessage, { cause: extra.cause });
  }
}

/** What the frame itself answers; the areas add codes of their own beside their rules. */
const FASTIFY_ERRORS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'BODY_TOO_LARGE', message: 'The request is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the request as application/json',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'INVALID_JSON', message: 'The request body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'INVALID_JSON',
    message: 'The request body is not valid JSON',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: 'The request body has a different length than stated',
  },
  FST_UNDER_PRESSURE: {
    status: 503,
    code: 'BUSY',
    message: 'The shop is busy. Please try again in a moment.',
  },
};

/** Error codes of PostgreSQL and of the network that mean "the database does not answer now". */
const DATABASE_AWAY = /^(08|53|57P|58|55P03|57014)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/;
const DATABASE_AWAY_TEXT =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Cannot use a pool after|Client has encountered a connection error/;

/** A NUL or half a character, in a place whose schema let it through. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05']);

export function isDatabaseAway(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if ('code' in current && typeof current.code === 'string' && DATABASE_AWAY.test(current.code))
      return true;
    if (DATABASE_AWAY_TEXT.test(current.message)) return true;
  }
  return false;
}

/** Any thrown value as the error that the visitor gets. Unknown ones become a masked 500. */
export function toShopError(thrown: unknown): ShopError {
  if (thrown instanceof ShopError) return thrown;
  const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = refusedFields(error.validation);
    return new ShopError('VALIDATION_FAILED', 400, details[0]?.message ?? 'The request is not valid', {
      details,
    });
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = FASTIFY_ERRORS[code];
  if (known)
    return new ShopError(
      known.code,
      known.status,
      known.message,
      known.status === 503 ? { retryAfterSeconds: 2 } : {},
    );
  if (UNSTORABLE.has(code))
    return new ShopError('INVALID_REQUEST', 400, 'The text contains a character that we can’t save', {
      cause: error,
    });
  if (isDatabaseAway(error))
    return new ShopError(
      'DATABASE_UNAVAILABLE',
      503,
      'We can’t reach the database. Please try again in a moment.',
      {
        cause: error,
        retryAfterSeconds: 2,
      },
    );
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500 && !isResponseSerializationError(error))
    return new ShopError(
      status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_REQUEST',
      status,
      status === 429 ? error.message : 'The request is not valid',
      { cause: error },
    );
  return new ShopError('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

const MOST_FIELDS = 20;
const LONGEST_NAME = 100;

/** By name, e.g. `address.pincode`. An unknown field is refused by the object around it, so its name is added. */
function refusedFields(
  issues: readonly FastifySchemaValidationError[],
): { field: string; message: string }[] {
  const fields = issues.flatMap(({ instancePath, params, message = 'Not valid' }) => {
    const path = instancePath.split('/').filter((part) => part !== '');
    const unknown: unknown[] = Array.isArray(params.keys) ? params.keys.slice(0, MOST_FIELDS) : [];
    if (unknown.length === 0) return [{ field: path.join('.'), message }];
    return unknown
      .map((name) => String(name).slice(0, LONGEST_NAME))
      .map((name) => ({ field: [...path, name].join('.'), message: `Unknown field: ${name}` }));
  });
  return fields.slice(0, MOST_FIELDS);
}

export function errorResponse(error: ShopError, requestId: string): ErrorResponse {
  return {
    success: false,
    error: error.publicMessage,
    message: error.publicMessage,
    code: error.code,
    ...(error.extra.details === undefined ? {} : { details: error.extra.details }),
    ...(error.status >= 500 ? { requestId } : {}),
  };
}

/** A person who opened an address gets words on a page; a program gets JSON. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !/^\/api(?:[/?]|$)/.test(request.url) &&
    /\btext\/html\b/.test(request.headers.accept ?? '')
  );
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toShopError(thrown);
  if (error.status >= 500) request.log.error({ err: error.extra.cause ?? thrown }, error.code);
  if (error.extra.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(error.extra.retryAfterSeconds));
  reply.status(error.status).header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.send(errorResponse(error, request.id));
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', ERROR_PAGE_CSP)
    .send(errorPage(error, request.id));
}
