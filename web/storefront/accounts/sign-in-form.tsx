import { useLocation } from 'react-router';
import { checkLogin } from '../../../contract/accounts/forms.ts';
import { useAuth } from '../../session/auth-store.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SignInEmail, SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export function SignInForm() {
  const login = useAuth((auth) => auth.login);
  const { state } = useLocation();
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkLogin,
    failed: 'Login failed',
    send: async (entered) => {
      await login(entered);
      showToast({ kind: 'success', text: 'Login successful' });
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Sign in" method="post">
      <FormRefusal message={refusal} />
      <SignInEmail {...field('email')} />
      <PasswordField label="Password" {...field('password')} autoComplete="current-password" />
      <SubmitButton busy={isBusy} busyLabel="Signing in...">
        Sign in
      </SubmitButton>
      <p>
        <TextLink tall prefetch="none" to="/login#forgotten-password" state={state}>
          Forgot your password?
        </TextLink>
      </p>
    </form>
  );
}
