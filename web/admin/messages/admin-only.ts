import { isAdmin } from '../../../domain/accounts/roles.ts';
import { ADMIN_ACTION_REFUSED } from '../../../domain/text/admin-texts.ts';
import { ApiError } from '../../api/client.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { showToast } from '../../ui/toast.tsx';

/** Says so and answers false when nobody with an administrator's token is signed in, such as after a sign-out elsewhere. */
export function mayAct(): boolean {
  const isAllowed = readToken(browserStorage) !== null && isAdmin(authStore.getState().user?.role);
  if (!isAllowed) showToast({ kind: 'error', text: ADMIN_ACTION_REFUSED });
  return isAllowed;
}

/** The toast for a call that failed: a refusal in its own words, anything else in the screen's. */
export function refusalOr(otherwise: string): (thrown: unknown) => string {
  return (thrown) =>
    thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 403)
      ? ADMIN_ACTION_REFUSED
      : otherwise;
}
