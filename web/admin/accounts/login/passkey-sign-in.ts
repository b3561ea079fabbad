import { isServiceFailure, shopClient } from '../../../api/client.ts';
import { authStore } from '../../../session/auth-store.ts';
import { askPasskey } from '../security/ask-passkey.ts';

/** Throws an error with words for people. */
export async function signInWithPasskey(): Promise<void> {
  const options = await shopClient.callPublic('/auth/passkey-options', { method: 'POST', body: {} });
  if (isServiceFailure(options)) throw new Error(options.message);
  await authStore.getState().adminLogin(await askPasskey(options), 'passkey-login');
}
