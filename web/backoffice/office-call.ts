import { ApiError, callProtected, type ProtectedInit } from '../api/client.ts';
import { authStore } from '../stores/auth-store.ts';

/**
 * A call with the administrator's token. Where the shop no longer knows the token, or its owner is no administrator any
 * more, the stored session is looked at again, and the frame sends the visitor to the login.
 */
export async function callOffice(path: string, init?: ProtectedInit): Promise<unknown> {
  try {
    return await callProtected(path, init);
  } catch (thrown) {
    recheckSession(thrown);
    throw thrown;
  }
}

export function recheckSession(thrown: unknown): void {
  if (thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 403))
    void authStore.getState().initialise();
}
