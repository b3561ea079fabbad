import { ApiError, callProtected, type ProtectedInit, UNREACHABLE, wordsOf } from '../api/client.ts';
import { getPath, textOf } from '../api/response.ts';
import { authStore } from '../session/auth-store.ts';
import { browserStorage, readToken } from '../storage/safe-storage.ts';
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
