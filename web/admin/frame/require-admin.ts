import { createContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAdmin } from '../../../domain/accounts/roles.ts';
import { ADMIN_PAGE_REFUSED } from '../../../domain/text/admin-texts.ts';
import { getPath } from '../../api/response.ts';
import { useAuth } from '../../session/auth-store.ts';
import { dismissToasts, leaveAppTo, showToast } from '../../ui/toast.tsx';
import { isAnythingUnsaved, onFormGone } from '../dialogs/unsaved-forms.ts';

export const ADMIN_LOGIN = '/admin/login';
const AFTER_SIGN_OUT = '/login';

const STILL_UNSAVED = 'Your session has ended. Sign in again in another tab, then save here.';

/** For a button of a page. The router's own context would be added to every page of the shop. */
export const SignInAgain = createContext(() => {});

/**
 * Admits administrators and sends everybody else to the admin login, which returns to the page they wanted. When a session
 * ends with unsaved changes the screen stays, so that the administrator can sign in in another tab and save.
 */
export function useRequireAdmin() {
  const isDecided = useAuth(({ isReady, status }) => isReady && status !== 'loading');
  const role = useAuth(({ user }) => user?.role);
  const logout = useAuth((auth) => auth.logout);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAdmitted, setAdmitted] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isNobody = isDecided && role === undefined;

  const decide = useEffectEvent(() => {
    if (!isDecided || isLeaving) return;
    dismissWarning();
    if (isAdmin(role)) return setAdmitted(true);
    const isEnded = isAdmitted && isNobody;
    if (isEnded && isAnythingUnsaved()) return warnUnsaved();
    setAdmitted(false);
    if (!isNobody) showToast({ kind: 'error', text: ADMIN_PAGE_REFUSED });
    void navigate(ADMIN_LOGIN, { replace: true, state: { from: `${pathname}${search}`, isEnded } });
  });

  // Before the browser paints data that the visitor may no longer see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another case
  useLayoutEffect(() => decide(), [isDecided, role]);

  const onGone = useEffectEvent(() => {
    if (isAdmitted) decide();
  });
  useEffect(() => {
    if (!isAdmitted || !isNobody) return;
    document.addEventListener('submit', warnUnsaved);
    const stopListening = onFormGone(() => onGone());
    return () => {
      document.removeEventListener('submit', warnUnsaved);
      stopListening();
    };
  }, [isAdmitted, isNobody]);

  return {
    isAdmitted: isAdmitted && !isLeaving,
    signOut() {
      setLeaving(true);
      void logout().finally(() => leaveAppTo(AFTER_SIGN_OUT));
    },
    signInAgain() {
      setLeaving(true);
      void logout();
      void navigate(ADMIN_LOGIN, { state: { from: pathname } });
    },
  };
}

const dismissWarning = () => dismissToasts(({ text }) => text === STILL_UNSAVED);

function warnUnsaved(): void {
  dismissWarning();
  const onAction = () => void window.open(ADMIN_LOGIN, '_blank', 'noopener');
  showToast({ kind: 'error', text: STILL_UNSAVED, action: { label: 'Sign in', onAction } });
}

export const isAfterEnd = (state: unknown) => getPath(state, 'isEnded') === true;

/** The page that was asked for before the login; other sites' addresses are ignored. */
export function wantedPage(state: unknown): string {
  const from = getPath(state, 'from');
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith(ADMIN_LOGIN);
  return isOurs ? from : '/admin';
}
