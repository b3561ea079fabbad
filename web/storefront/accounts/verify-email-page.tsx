import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/response.ts';
import { useShopQuery } from '../../api/shop-queries.ts';
import { authStore, useAuth } from '../../session/auth-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { head } from '../head.ts';
import { Spinner } from '../spinner.tsx';
import type { Route } from './+types/verify-email-page';
import { ACCOUNT_CALL_FAILED, verifyEmail } from './account-calls.ts';
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
  // Once, as soon as a user with an unverified address is signed in.
  const { data: adoptedOrders = 0, failure } = useShopQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const verified = await verifyEmail(token);
      authStore.getState().replaceUser(verified.user);
      return verified.adoptedOrders;
    },
    enabled: user?.emailVerified === false && token !== '',
  });

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
  if (user.emailVerified) return <Confirmed email={user.email} adoptedOrders={adoptedOrders} />;
  const error = token === '' ? LINK_INVALID : failure && messageOf(failure, ACCOUNT_CALL_FAILED);
  if (error === null) return <Spinner label="Confirming your e-mail address..." />;
  return (
    <div className="grid gap-4">
      <FormRefusal message={error} />
      <ResendLink />
    </div>
  );
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
