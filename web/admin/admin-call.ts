import { useState } from 'react';
import type { z } from '../../domain/zod.ts';
import { ApiError, callProtected, type ProtectedInit, UNREACHABLE, wordsOf } from '../api/client.ts';
import { newKey } from '../api/new-key.ts';
import { getPath, textOf } from '../api/response.ts';
import { authStore } from '../session/auth-store.ts';
import { browserStorage, readToken } from '../storage/safe-storage.ts';
import { showToast } from '../ui/toast.tsx';
import { askPassword } from './frame/password-prompt.tsx';
import { isRenewed } from './frame/token-renewal.ts';

/**
 * A call with the administrator's token. If the token is no longer valid, or its owner no longer an administrator, the session
 * is checked again, and the frame sends the visitor to the login. A call that moves money may need the password first and is
 * then sent again; so is one whose token was renewed in the meantime.
 */
export async function callAdmin(path: string, init?: ProtectedInit): Promise<unknown> {
  const token = readToken(browserStorage);
  try {
    return await callProtected(path, init);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const again = thrown.status === 401 ? isRenewed(token) : isPasswordNeeded(thrown) && askPassword();
    if (await again) return callAdmin(path, init);
    recheckSession(thrown);
    throw thrown;
  }
}

/** For files, which are no JSON and may take long: nothing here gives up early. */
export async function fetchAdmin(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> {
  const token = readToken(browserStorage);
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`/api${path}`, { ...init, headers }).catch((cause: unknown) => {
    throw new ApiError(UNREACHABLE, undefined, 'NETWORK_ERROR', undefined, { cause });
  });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const message = wordsOf(body) ?? `HTTP ${response.status}`;
  const refused = new ApiError(message, response.status, textOf(getPath(body, 'code')), body);
  recheckSession(refused);
  throw refused;
}

const isPasswordNeeded = (thrown: ApiError) => thrown.code === 'PASSWORD_NEEDED';

function recheckSession(thrown: ApiError): void {
  if (isPasswordNeeded(thrown)) return;
  if (thrown.status === 401 || thrown.status === 403) void authStore.getState().initialise();
}

/** Reads one thing under its name in a response, such as `coupon`, and throws where it is not there. */
export const oneReader =
  <Schema extends z.ZodType>(name: string, schema: Schema) =>
  (response: unknown): z.output<Schema> =>
    schema.parse(getPath(response, name));

/** The API's message where it refused the request; `otherwise` where the server failed. */
export const refusalOr = (thrown: unknown, otherwise: string): string =>
  thrown instanceof ApiError && thrown.isRefusal ? thrown.message : otherwise;

/** 'Failed to update order. This order is now shipped.' */
export const withRefusal = (failed: string, thrown: unknown): string =>
  [failed, refusalOr(thrown, '')].filter(Boolean).join('. ');

export const toastRefusal = (otherwise: string) => (thrown: unknown) =>
  showToast({ kind: 'error', text: refusalOr(thrown, otherwise) });

/**
 * `const post = usePostOnce()`, then `post(path, body)`: the same body gets the same idempotency key, so that sending it again
 * after a lost response creates nothing twice. `attempt` is counted on where the same is meant once more.
 */
export function usePostOnce(): (path: string, body: object, attempt?: object) => Promise<unknown> {
  const [keys] = useState(() => new Map<string, string>());
  return (path, body, attempt = {}) => {
    const content = JSON.stringify({ ...body, ...attempt });
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return callAdmin(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  };
}

interface Stored {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Adds a row at the path of its list, with the key if there is one, or changes the stored one. */
export const saveAt =
  (path: string, idempotencyKey?: string) =>
  (body: object, stored: Stored | null): Promise<unknown> => {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    if (stored === null) return callAdmin(path, { method: 'POST', body, headers });
    const { id, version } = stored;
    return callAdmin(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: { ...body, version } });
  };
