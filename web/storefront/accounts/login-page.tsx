import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isAdmin } from '../../../domain/accounts/roles.ts';
import { getPath } from '../../api/response.ts';
import { useAuth } from '../../session/auth-store.ts';
import { leaveAppTo } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { head } from '../head.ts';
import type { Route } from './+types/login-page';
import { AccountReasons } from './account-reasons.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { LoginLayout } from './login-layout.tsx';
import { returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Sign in', isPrivate: true });

interface LoginForm {
  readonly title: string;
  readonly lead: string;
  readonly form: ReactNode;
}

const SIGN_IN: LoginForm = { title: 'Sign in', lead: 'Welcome back.', form: <SignInForm /> };

/** By the address's hash, so that one cached page serves all forms. */
const FORMS: Readonly<Record<string, LoginForm>> = {
  '': SIGN_IN,
  '#create-account': {
    title: 'Create account',
    lead: 'It takes a minute and makes checkout faster.',
    form: <CreateAccountForm />,
  },
  '#forgotten-password': {
    title: 'Forgotten password',
    lead: 'Enter your e-mail address and we’ll send you a link to set a new password.',
    form: <ForgottenPasswordForm />,
  },
};

const WAY =
  'lettering grid min-h-13 place-items-center px-5 text-lg font-heavy text-steel uppercase no-underline not-aria-[current]:hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-6 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:focus-visible:outline-orange';

export default function LoginPage() {
  const { hash: addressHash, state } = useLocation();
  const hash = useHydrated() && addressHash in FORMS ? addressHash : '';
  const { title, lead, form } = FORMS[hash] ?? SIGN_IN;
  useLeaveWhenSignedIn();
  const lostSession = useLostSession();

  return (
    <LoginLayout title={title} lead={lead} aside={<AccountReasons />}>
      <nav className="mb-6 flex border-b-2 border-ink" aria-label="Sign in or create account">
        {['', '#create-account'].map((way) => (
          <Link
            key={way}
            className={WAY}
            to={`/login${way}`}
            state={state}
            replace
            aria-current={hash === way ? 'page' : undefined}
          >
            {FORMS[way]?.title}
          </Link>
        ))}
      </nav>
      <FormRefusal message={lostSession} />
      {form}
    </LoginLayout>
  );
}

/** Goes back to the page before the login; else to the account, or to the admin for administrators. */
function useLeaveWhenSignedIn(): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const role = useAuth((auth) => (auth.status === 'signed-in' ? auth.user?.role : undefined));
  const from = returnPath(getPath(state, 'from'));
  // Another tab may sign in, too.
  useEffect(() => {
    if (role === undefined) return;
    if (from === undefined && isAdmin(role)) leaveAppTo('/admin');
    else void navigate(from ?? '/account', { replace: true });
  }, [role, from, navigate]);
}

/** Only the error of a lost session; the forms show their own errors. */
function useLostSession(): string | null {
  const error = useAuth((auth) => auth.error);
  return error === 'Failed to get current user' ? error : null;
}
