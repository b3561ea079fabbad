import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '../../../contract/accounts/user.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Spinner } from '../spinner.tsx';
import { cameFrom } from './return-path.ts';

/** Redirects guests to /login, which returns to this page, but not after signing out. */
export function SignedInOnly({ children }: { readonly children: (user: User) => ReactNode }) {
  const user = useAuth((auth) => auth.user);
  const isNobody = useAuth((auth) => auth.isReady && auth.status === 'signed-out');
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user !== null && !wasSignedIn) setWasSignedIn(true);
  if (user !== null) return children(user);
  return (
    <>
      {isNobody && <Navigate to="/login" replace state={wasSignedIn ? null : cameFrom(location)} />}
      <Spinner label="Loading your account..." />
    </>
  );
}
