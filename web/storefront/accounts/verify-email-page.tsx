import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { head } from '../head.ts';
import { Spinner } from '../spinner.tsx';
import type { Route } from './+types/verify-email-page';
import { accountCalls } from './account-calls.ts';
import { FormRefusal } from './form-refusal.tsx';
import { LoginLayout } from './login-layout.tsx';
import { ResendLink } from './resend-link.tsx';

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Confirm your e-mail address', isPrivate: true }),
  { name: 'referrer', content: 'no-referrer' },
];

const LINK_INVALID = 'This link is no longer valid. Please request a new one.';

/** The page of the mailed link, which works only while signed in to its account. */
export default function VerifyEmailPage() {
  return (
    <LoginLayout title="Confirm your e-mail address">
      <Outcome />
    </LoginLayout>
  );
}

function Outcome() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const token = query.get('token') ?? '';
  const isReady = useAuth((auth) => auth.isReady);
  const user = useAuth((auth) => auth.user);
  const { adoptedOrders, refusal } = useVerification(token);

  if (!isHydrated || !isReady) return <Spinner label="One moment..." />;
  if (user === null)
    return (
      <div className="grid gap-4">
        <p>Please sign in to the account you created, and we’ll confirm the address.</p>
        <ButtonLink
          kind="primary"
          to="/login"
          state={{ from: `/verify-email?token=${encodeURIComponent(token)}` }}
        >
          Sign in
        </ButtonLink>
      </div>
    );
  if (user.emailVerified) return <Confirmed email={user.email ?? ''} adoptedOrders={adoptedOrders} />;
  const error = token === '' ? LINK_INVALID : refusal;
  if (error === null) return <Spinner label="Confirming your e-mail address..." />;
  return (
    <div className="grid gap-4">
      <FormRefusal message={error} />
      <ResendLink />
    </div>
  );
}

/** Sends the token once, as soon as a user with an unverified address is signed in. */
function useVerification(token: string) {
  const isWaiting = useAuth((auth) => auth.user?.emailVerified === false);
  const replaceUser = useAuth((auth) => auth.replaceUser);
  const asked = useRef<string>(undefined);
  const [adoptedOrders, setAdoptedOrders] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting || token === '' || asked.current === token) return;
    asked.current = token;
    void accountCalls.verifyEmail(token).then((verified) => {
      if (!verified.ok) return setRefusal(verified.message);
      setAdoptedOrders(verified.adoptedOrders);
      replaceUser(verified.user);
    });
  }, [isWaiting, token, replaceUser]);
  return { adoptedOrders, refusal };
}

function Confirmed({ email, adoptedOrders }: { readonly email: string; readonly adoptedOrders: number }) {
  return (
    <div className="grid gap-4" role="status">
      <Callout tone="green" isColoured>
        <p>
          Thank you. <b>{email}</b> is confirmed.
          {adoptedOrders > 0 && ` ${adoptedText(adoptedOrders)}`}
        </p>
      </Callout>
      <ButtonLink kind="primary" to="/account/orders">
        Your orders
      </ButtonLink>
    </div>
  );
}

function adoptedText(count: number): string {
  return count === 1
    ? 'We’ve added an order you placed as a guest.'
    : `We’ve added ${count} orders you placed as a guest.`;
}
