import { browserStorage, readToken } from '../storage/safe-storage.ts';
import { getPath, isObject, textOf } from './response.ts';

/** All calls from the browser to the shop's API: JSON in, JSON out, a response or an error within 15 seconds. */

export const SERVICE_UNAVAILABLE = 'Service temporarily unavailable. Please try again later.';
export const UNREACHABLE =
  'Unable to connect to server. Please check your internet connection and try again.';

const TIMEOUT_MS = 15_000;

const SERVICE_FAILURES = ['ENDPOINT_NOT_FOUND', 'INVALID_RESPONSE', 'NETWORK_ERROR'] as const;
export type ServiceFailureCode = (typeof SERVICE_FAILURES)[number];

/** The result of a public call when the service is not there, in the shape of the API's errors. */
export interface ServiceFailure {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: ServiceFailureCode;
}

export function isServiceFailure(response: unknown): response is ServiceFailure {
  return (
    isObject(response) &&
    response.success === false &&
    SERVICE_FAILURES.some((code) => code === response.code)
  );
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    /** Undefined where no response came. */
    readonly status: number | undefined,
    readonly code: string | undefined,
    /** Of the response, e.g. the new totals of PRICE_CHANGED. */
    readonly body?: unknown,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The shop has understood the request and refused it; one that is away, busy or failing has decided nothing. */
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
  /** Instead of the stored token: one that is being checked or given up. */
  readonly token?: string;
}

export interface ApiClient {
  /** Without a token. Service failures are returned (`isServiceFailure`), refusals are thrown. */
  callPublic(path: string, init?: CallInit): Promise<unknown>;
  /** Without a token. Every failure is thrown. */
  askPublic(path: string, init?: CallInit): Promise<unknown>;
  /** With the bearer token. Every failure is thrown. */
  callProtected(path: string, init?: ProtectedInit): Promise<unknown>;
}

export interface ClientSource {
  readonly base?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly readToken?: () => string | null;
  readonly timeoutMs?: number;
}

interface ApiResponse {
  readonly status: number;
  readonly statusText: string;
  readonly isOk: boolean;
  readonly isHtml: boolean;
  /** Undefined where it is empty or not JSON. */
  readonly body: unknown;
  readonly isReadable: boolean;
}

export function createClient({
  base = '/api',
  fetch = (address, init) => globalThis.fetch(address, init),
  readToken: storedToken = () => readToken(browserStorage),
  timeoutMs = TIMEOUT_MS,
}: ClientSource = {}): ApiClient {
  /** An abort by the caller is thrown as it is; a time-out counts as a network error. */
  async function exchange(path: string, init: CallInit, token: string | null): Promise<ApiResponse> {
    const { method = 'GET', body, headers, signal } = init;
    const control = new AbortController();
    const abort = () => control.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(abort, timeoutMs);
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

  async function askPublic(path: string, init: CallInit = {}): Promise<unknown> {
    const response = await exchange(path, init, null);
    if (response.status === 404) throw unavailable('ENDPOINT_NOT_FOUND');
    if (response.isHtml || (response.isOk && !response.isReadable)) throw unavailable('INVALID_RESPONSE');
    if (!response.isOk) throw refusal(response);
    return response.body;
  }

  return {
    askPublic,
    async callPublic(path, init) {
      try {
        return await askPublic(path, init);
      } catch (thrown) {
        const code = SERVICE_FAILURES.find((each) => thrown instanceof ApiError && thrown.code === each);
        if (!(thrown instanceof ApiError) || thrown.status !== undefined || code === undefined) throw thrown;
        const { message } = thrown;
        return { success: false, message, error: message, code } satisfies ServiceFailure;
      }
    },

    async callProtected(path, { token, ...init } = {}) {
      const response = await exchange(path, init, token ?? storedToken());
      if (!response.isOk) throw refusal(response);
      if (!response.isReadable) throw unavailable('INVALID_RESPONSE');
      return response.body;
    },
  };
}

function readResponse({ status, statusText, ok, headers }: Response, text: string): ApiResponse {
  const isHtml = /html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text);
  const parts = { status, statusText, isOk: ok, isHtml };
  if (text === '') return { ...parts, body: undefined, isReadable: true };
  try {
    return { ...parts, body: JSON.parse(text), isReadable: true };
  } catch {
    return { ...parts, body: undefined, isReadable: false };
  }
}

const unavailable = (code: ServiceFailureCode) => new ApiError(SERVICE_UNAVAILABLE, undefined, code);

/** The server's own error message. */
export function wordsOf(body: unknown): string | undefined {
  return textOf(getPath(body, 'error')) ?? textOf(getPath(body, 'message'));
}

/** Without an error message it is 'HTTP 502: Bad Gateway'; HTTP/2 has no status text. */
function refusal({ status, statusText, body }: ApiResponse): ApiError {
  const message = wordsOf(body) ?? `HTTP ${status}${statusText === '' ? '' : `: ${statusText}`}`;
  return new ApiError(message, status, textOf(getPath(body, 'code')), body);
}

export const shopClient = createClient();
export const { callPublic, askPublic, callProtected } = shopClient;
