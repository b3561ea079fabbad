import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkLogin } from '../../../../contract/accounts/forms.ts';
import type { SecondStepNeeded } from '../../../../contract/accounts/second-factor.ts';
import { isAdmin } from '../../../../domain/accounts/roles.ts';
import { getPath, messageOf, textOf } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { useCheckedForm } from '../../../storefront/accounts/use-checked-form.ts';
import { startStores } from '../../../storefront/start-stores.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import logo from '../../../ui/logo.svg';
import { TextLink } from '../../../ui/text-link.tsx';
import { dismissToasts, showToast, Toasts } from '../../../ui/toast.tsx';
import { adminMeta, Notice } from '../../frame/admin-page.tsx';
import { isAfterEnd, wantedPage } from '../../frame/require-admin.ts';
import '../../admin.css';
import { loadPart } from '../../../ui/load-part.ts';

export const meta = adminMeta('Admin Login');

const SecondStepForm = lazyPart('The next step', () => import('./second-step-form.tsx'));

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

  const [step, setStep] = useState<SecondStepNeeded | null>(null);
  const [email, setEmail] = useState('');

  const { form, field, isBusy } = useCheckedForm({
    check: checkLogin,
    async send(entered) {
      try {
        await adminLogin(entered);
        showToast({ kind: 'success', text: 'Admin login successful' });
      } catch (thrown) {
        const needed = readStep(thrown);
        if (needed !== undefined) {
          setEmail(entered.email);
          setStep(needed);
          return;
        }
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
        {step !== null && (
          <SecondStepForm
            key={step.challenge}
            step={step}
            passkeyButton={
              <PasskeyButton kind={step.hasApp ? 'outline' : 'primary'}>Use a passkey</PasskeyButton>
            }
            onRestart={() => setStep(null)}
          />
        )}
        {step === null && (
          <form {...form} className="grid w-[min(400px,100vw-32px)] gap-4 rounded-b-md bg-paper p-6">
            <h1>Admin Login</h1>
            {isEnded && (
              <Notice tone="blue" icon="info" role="status">
                Your session has ended. Please sign in again.
              </Notice>
            )}
            <Field
              label="E-mail"
              {...field('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              defaultValue={email}
            />
            <Field label="Password" {...field('password')} type="password" autoComplete="current-password" />
            <Button
              type="submit"
              kind="primary"
              block
              className="mt-1"
              busy={isBusy}
              busyLabel="Signing in..."
            >
              Sign in
            </Button>
            <PasskeyButton kind="outline">Sign in with a passkey</PasskeyButton>
            <TextLink className="justify-self-center" to="/">
              Back to the shop
            </TextLink>
          </form>
        )}
      </main>
      <Toasts />
    </div>
  );
}

/** Of what `adminLogin` throws after the right password, where a second step follows. */
function readStep(thrown: unknown): SecondStepNeeded | undefined {
  const challenge = textOf(getPath(thrown, 'step', 'challenge'));
  const has = (name: string) => getPath(thrown, 'step', name) === true;
  return challenge === undefined
    ? undefined
    : { challenge, hasApp: has('hasApp'), hasPasskey: has('hasPasskey') };
}

interface PasskeyButtonProps {
  readonly kind: ButtonKind;
  readonly children: string;
}

/** Signs in with a passkey alone. What speaks to the browser about passkeys comes with the first click. */
function PasskeyButton({ kind, children }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    dismissToasts(({ kind }) => kind === 'error');
    try {
      const { signInWithPasskey } = await loadPart(() => import('./passkey-sign-in.ts'));
      await signInWithPasskey();
      showToast({ kind: 'success', text: 'Admin login successful' });
    } catch (thrown) {
      showToast({ kind: 'error', text: messageOf(thrown, 'Failed to login') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind={kind}
      block
      busy={isBusy}
      busyLabel="Waiting for your passkey..."
      onClick={() => void signIn()}
    >
      {children}
    </Button>
  );
}
