import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkLogin } from '../../../../contract/accounts/forms.ts';
import { isAdmin } from '../../../../domain/accounts/roles.ts';
import { messageOf } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { useCheckedForm } from '../../../storefront/accounts/use-checked-form.ts';
import { startStores } from '../../../storefront/start-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import logo from '../../../ui/logo.svg';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast, Toasts } from '../../../ui/toast.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { Notice } from '../../frame/notice.tsx';
import { isAfterEnd, wantedPage } from '../../frame/require-admin.ts';
import '../../admin.css';

export const meta = adminMeta('Admin Login');

export default function LoginPage() {
  useEffect(startStores, []);
  const adminLogin = useAuth((auth) => auth.adminLogin);
  const isSignedIn = useAuth(({ isReady, user }) => isReady && isAdmin(user?.role));
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = wantedPage(state);
  // The navigation state is only known in the browser.
  const isEnded = useAuth(({ isReady }) => isReady) && isAfterEnd(state);

  useEffect(() => {
    if (isSignedIn) void navigate(wanted, { replace: true });
  }, [isSignedIn, navigate, wanted]);

  const { errors, isBusy, form } = useCheckedForm({
    check: checkLogin,
    async send(entered) {
      try {
        await adminLogin(entered);
        showToast({ kind: 'success', text: 'Admin login successful' });
      } catch (thrown) {
        showToast({ kind: 'error', text: messageOf(thrown, 'Failed to login') });
      }
    },
  });

  return (
    <div className="admin">
      <main className="grid min-h-[calc(100dvh-var(--strip))] content-center justify-center px-4 py-6">
        <div className="rounded-t-md border-b-3 border-ink bg-orange px-6 py-4.5">
          <img src={logo} alt="Rack & Rep" width={224} height={30} />
        </div>
        <form {...form} className="grid w-[min(400px,100vw-32px)] gap-4 rounded-b-md bg-paper p-6">
          <h1>Admin Login</h1>
          {isEnded && (
            <Notice tone="blue" icon="info" role="status">
              Your session has ended. Please sign in again.
            </Notice>
          )}
          <Field
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            error={errors.email}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <Button type="submit" kind="primary" block className="mt-1" busy={isBusy} busyLabel="Signing in...">
            Sign in
          </Button>
          <TextLink className="justify-self-center" to="/">
            Back to the shop
          </TextLink>
        </form>
      </main>
      <Toasts />
    </div>
  );
}
