import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '../../../contract/accounts/user.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Spinner } from '../spinner.tsx';
import { cameFrom } from './return-path.ts';

/** Redirects guests to /login, which returns to this page, but not after signing out. */
export function SignedInOnly({ children }: { readonly children: (user: User) => ReactNode }) {
  const user = useAuth((auth) => auth.user);
  const isNobody = useAuth((auth) => auth.isReady && auth.status === 'signed-out');
  const navigate = useNavigate();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  // Another tab may sign out, too. <Navigate> would begin anew at each render, because the state is another object.
  useEffect(() => {
    if (user !== null) wasSignedIn.current = true;
    if (!isNobody) return;
    void navigate('/login', { replace: true, state: wasSignedIn.current ? null : cameFrom(location) });
  }, [user, isNobody, navigate, location]);
  return user === null ? <Spinner label="Loading your account..." /> : children(user);
}
