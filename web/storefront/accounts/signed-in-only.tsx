import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';
import type { User } from '../../session/user-response.ts';
import { Spinner } from '../spinner.tsx';
import { cameFrom } from './return-path.ts';

/** Redirects guests to /login, which returns to this page. */
export function SignedInOnly({ children }: { readonly children: (user: User) => ReactNode }) {
  const user = useAuth((auth) => auth.user);
  const isNobody = useAuth((auth) => auth.isReady && auth.status === 'signed-out');
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (isNobody) void navigate('/login', { replace: true, state: cameFrom(location) });
  }, [isNobody, navigate, location]);
  return user === null ? <Spinner label="Loading your account..." /> : children(user);
}
