import { browserStorage, readToken } from '../storage/safe-storage.ts';
import { getPath, isObject, textOf } from './response.ts';

/** The one way from the browser to the shop's API: JSON in, JSON out, an answer or an error within 15 seconds. */

export const SERVICE_UNAVAILABLE = 'Service temporarily unavailable. Please try again later.';
export const UNREACHABLE =
  'Unable to connect to server. Please check your internet connection and try again.';

const ANSWER_WITHIN_MS = 15_000;

const SERVICE_FAILURES = ['ENDPOINT_NOT_FOUND', 'INVALID_RESPONSE', 'NETWORK_ERROR'] as const;
export type ServiceFailureCode = (typeof SERVICE_FAILURES)[number];

/** What a public call answers when the service is not there, in the shape of the API's own refusals. */
export interface ServiceFailure {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: ServiceFailureCode;
}

export function isServiceFailure(reply: unknown): reply is ServiceFailure {
  return isObject(reply) && reply.success === false && SERVICE_FAILURES.some((code) => code === reply.code);
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    /** Undefined where no answer came. */
    readonly status: number | undefined,
    readonly code: string | undefined,
    /** The answer itself, such as the fresh totals of PRICE_CHANGED. */
    readonly body?: unknown,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The shop has understood and said no; a server that is away, busy or in trouble has decided nothing. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Such as Idempotency-Key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ProtectedInit extends CallInit {
  /** Instead of the stored one: for a token that is being checked or given up. */
  readonly token?: string;
}

export interface ApiClient {
  /** Without a token. Service failures are answers (`isServiceFailure`), refusals are thrown. */
  callPublic(path: string, init?: CallInit): Promise<unknown>;
  /** With the bearer token. Whatever is not a good answer is thrown. */
  callProtected(path: string, init?: ProtectedInit): Promise<unknown>;
}

export interface ClientSource {
  readonly base?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly readToken?: () => string | null;
  readonly answerWithinMs?: number;
}

interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly isOk: boolean;
  readonly isHtml: boolean;
  /** Undefined where the answer is empty, or not JSON. */
  readonly body: unknown;
  readonly isReadable: boolean;
}

export function createClient({
  base = '/api',
  fetch = (address, init) => globalThis.fetch(address, init),
  readToken: storedToken = () => readToken(browserStorage),
  answerWithinMs = ANSWER_WITHIN_MS,
}: ClientSource = {}): ApiClient {
  /** The caller's own abort is thrown as it came; a time-out is as if nobody had answered. */
  async function exchange(path: string, init: CallInit, token: string | null): Promise<Reply> {
    const { method = 'GET', body, headers, signal } = init;
    const control = new AbortController();
    const abort = () => control.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(abort, answerWithinMs);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        signal: control.signal,
        headers: {
          accept: 'application/json',
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      });
      return readResponse(response, await response.text());
    } catch (cause) {
      signal?.throwIfAborted();
      throw new ApiError(UNREACHABLE, undefined, 'NETWORK_ERROR', undefined, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async callPublic(path, init = {}) {
      let reply: Reply;
      try {
        reply = await exchange(path, init, null);
      } catch (thrown) {
        if (thrown instanceof ApiError) return serviceFailure(UNREACHABLE, 'NETWORK_ERROR');
        throw thrown;
      }
      if (reply.status === 404) return serviceFailure(SERVICE_UNAVAILABLE, 'ENDPOINT_NOT_FOUND');
      if (reply.isHtml || (reply.isOk && !reply.isReadable))
        return serviceFailure(SERVICE_UNAVAILABLE, 'INVALID_RESPONSE');
      if (!reply.isOk) throw refusal(reply);
      return reply.body;
    },

    async callProtected(path, { token, ...init } = {}) {
      const reply = await exchange(path, init, token ?? storedToken());
      if (!reply.isOk) throw refusal(reply);
      if (!reply.isReadable) throw new ApiError(SERVICE_UNAVAILABLE, undefined, 'INVALID_RESPONSE');
      return reply.body;
    },
  };
}

function readResponse({ status, statusText, ok, headers }: Response, text: string): Reply {
  const isHtml = /html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text);
  const reply = { status, statusText, isOk: ok, isHtml };
  if (text === '') return { ...reply, body: undefined, isReadable: true };
  try {
    return { ...reply, body: JSON.parse(text), isReadable: true };
  } catch {
    return { ...reply, body: undefined, isReadable: false };
  }
}

const serviceFailure = (message: string, code: ServiceFailureCode): ServiceFailure => ({
  success: false,
  message,
  error: message,
  code,
});

/** The server's own words about what went wrong. */
export function wordsOf(body: unknown): string | undefined {
  return textOf(getPath(body, 'error')) ?? textOf(getPath(body, 'message'));
}

/** HTTP/2 has no status text: then it is 'HTTP 502' alone. */
function refusal({ status, statusText, body }: Reply): ApiError {
  const message = wordsOf(body) ?? `HTTP ${status}${statusText === '' ? '' : `: ${statusText}`}`;
  return new ApiError(message, status, textOf(getPath(body, 'code')), body);
}

export const shopClient = createClient();
export const { callPublic, callProtected } = shopClient;
