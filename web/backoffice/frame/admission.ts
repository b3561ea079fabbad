import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ADMIN_PAGE_REFUSED } from '../../../domain/messages.ts';
import { isAdmin } from '../../../domain/roles.ts';
import { useAuth } from '../../stores/auth-store.ts';
import { showToast } from '../../ui/toast.tsx';

export const ADMIN_LOGIN = '/admin/login';
const AFTER_SIGN_OUT = '/login';
/** Whoever is on the way there has no session any more. */
export const LOGIN_PAGES: readonly string[] = [ADMIN_LOGIN, AFTER_SIGN_OUT];

export interface Admission {
  /** Until then nothing of the back-office is shown. */
  readonly isAdmitted: boolean;
  signOut(): void;
}

/** Lets administrators in and sends everybody else to the admin login, which knows the page they wanted. */
export function useAdmission(): Admission {
  const isDecided = useAuth(({ isReady, status }) => isReady && status !== 'loading');
  const user = useAuth((auth) => auth.user);
  const logout = useAuth((auth) => auth.logout);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const isAdmitted = isDecided && !isLeaving && isAdmin(user?.role);

  const refuse = useEffectEvent(() => {
    if (user !== null) showToast({ kind: 'error', text: ADMIN_PAGE_REFUSED });
    void navigate(ADMIN_LOGIN, { replace: true, state: { from: `${pathname}${search}` } });
  });

  useEffect(() => {
    if (isDecided && !isLeaving && !isAdmitted) refuse();
  }, [isDecided, isLeaving, isAdmitted]);

  return {
    isAdmitted,
    signOut() {
      setLeaving(true);
      void logout();
      void navigate(AFTER_SIGN_OUT);
    },
  };
}

/** Where somebody wanted to go before the login: only ever an address of this shop. */
export function wantedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith(ADMIN_LOGIN);
  return isOurs ? from : '/admin';
}
