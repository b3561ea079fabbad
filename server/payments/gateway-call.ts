import { z } from 'zod';
import { readJson } from '../http/bounded-response.ts';

/**
 * How a call of the gateway ended badly.
 *  - `unavailable`   no answer, no readable one, or "not now": whether the call took effect is not known
 *  - `unauthorized`  our credentials or token were not accepted
 *  - `refused`       understood and refused, for good
 *  - `not-found`     the gateway has no such order or refund
 */
export interface GatewayFailure {
  readonly ok: false;
  readonly kind: 'unavailable' | 'unauthorized' | 'refused' | 'not-found';
  /** The gateway's own code, such as `BAD_REQUEST`, or one of ours. */
  readonly code: string;
}

export type GatewayResponse<T> = { readonly ok: true; readonly value: T } | GatewayFailure;

export interface GatewayRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
}

/** The gateway has two shapes of errors. */
const refusal = z.object({ code: z.string().optional(), errorCode: z.string().optional() });

/** One request, bounded in time and size; redirects are not followed, since they would carry the token along. */
export async function callGateway<T>(
  request: GatewayRequest,
  schema: z.ZodType<T>,
): Promise<GatewayResponse<T>> {
  const { url, method, headers, body, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    const answer = await readJson(response);
    return response.ok ? readResponse(schema, answer) : readFailure(response.status, answer);
  } catch (error) {
    return unavailable(error instanceof Error && error.name === 'TimeoutError' ? 'TIME_OUT' : 'NO_ANSWER');
  }
}

export const unavailable = (code: string): GatewayFailure => ({ ok: false, kind: 'unavailable', code });

function readResponse<T>(schema: z.ZodType<T>, answer: unknown): GatewayResponse<T> {
  const parsed = schema.safeParse(answer);
  return parsed.success ? { ok: true, value: parsed.data } : unavailable('UNREADABLE_ANSWER');
}

/** Only the gateway's own JSON counts: a 404 page may come from a proxy. */
function readFailure(status: number, answer: unknown): GatewayFailure {
  const parsed = refusal.safeParse(answer);
  const code = parsed.success ? (parsed.data.code ?? parsed.data.errorCode) : undefined;
  if (status === 401 || status === 403)
    return { ok: false, kind: 'unauthorized', code: code ?? `HTTP_${status}` };
  if (status >= 500 || status === 408 || status === 429 || code === undefined)
    return unavailable(code ?? `HTTP_${status}`);
  const isMissing = status === 404 || code === 'INVALID_MERCHANT_ORDER_ID' || code.endsWith('NOT_FOUND');
  return { ok: false, kind: isMissing ? 'not-found' : 'refused', code };
}
