import { readJson } from '../http/bounded-response.ts';

const TIME_LIMIT_MS = 10_000;

export interface GatewayPost {
  readonly url: string;
  /** Sent as a bearer token. It stands in no error. */
  readonly key: string;
  readonly body: object;
  readonly signal: AbortSignal | undefined;
  readonly timeLimitMs?: number | undefined;
}

export interface GatewayAnswer {
  readonly status: number;
  /** Undefined for what is no JSON. */
  readonly answer: unknown;
}

/** One request to a gateway of texts, bounded in time and size; redirects are not followed, since they would carry the key along. */
export async function postMessage({
  url,
  key,
  body,
  signal,
  timeLimitMs = TIME_LIMIT_MS,
}: GatewayPost): Promise<GatewayAnswer> {
  signal?.throwIfAborted();
  const time = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal === undefined ? time : AbortSignal.any([signal, time]),
    });
    return { status: response.status, answer: await readJson(response) };
  } catch (error) {
    if (time.aborted) throw new Error(`No answer of the gateway within ${timeLimitMs / 1000} s`);
    signal?.throwIfAborted();
    throw new Error(`No answer of the gateway: ${causeOf(error).replaceAll(key, '[key]')}`);
  }
}

/** `ECONNREFUSED`; an error of fetch hides it in its cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
