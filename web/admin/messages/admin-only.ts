import { isAdmin } from '../../../domain/accounts/roles.ts';
import { ADMIN_ACTION_REFUSED } from '../../../domain/text/admin-texts.ts';
import { ApiError } from '../../api/client.ts';
import { authStore } from '../../session/auth-store.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { showToast } from '../../ui/toast.tsx';

/** False, with a toast, when no administrator is signed in any more, e.g. after a sign-out in another tab. */
export function checkAdmin(): boolean {
  const isAllowed = readToken(browserStorage) !== null && isAdmin(authStore.getState().user?.role);
  if (!isAllowed) showToast({ kind: 'error', text: ADMIN_ACTION_REFUSED });
  return isAllowed;
}

/** The toast for a failed call: the specification's text for missing rights, else the screen's own. */
export function refusalOr(failed: string): (thrown: unknown) => string {
  return (thrown) =>
    !(thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 403))
      ? failed
      : thrown.code === 'ROLE_NOT_ALLOWED'
        ? thrown.message
        : ADMIN_ACTION_REFUSED;
}
