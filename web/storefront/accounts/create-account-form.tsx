import { useLocation } from 'react-router';
import { checkRegistration } from '../../../contract/accounts/forms.ts';
import { PASSWORD_MIN } from '../../../domain/text/field-formats.ts';
import { ApiError } from '../../api/client.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Field, PhoneField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SignInEmail, SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export function CreateAccountForm() {
  const register = useAuth((auth) => auth.register);
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkRegistration,
    failed: 'Registration failed',
    send: async (entered) => {
      try {
        await register(entered);
      } catch (thrown) {
        if (hasAccount(thrown)) return { message: <AccountExists email={entered.email} /> };
        throw thrown;
      }
      showToast({ kind: 'success', text: 'Registration successful' });
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Create account" method="post">
      <FormRefusal message={refusal} />
      <Field label="Name" {...field('name')} autoComplete="name" />
      <SignInEmail {...field('email')} hint="We’ll send you a link to confirm it." />
      <PhoneField optional {...field('phone')} />
      <PasswordField
        label="Password"
        {...field('password')}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
      />
      <SubmitButton busy={isBusy} busyLabel="Creating account...">
        Create account
      </SubmitButton>
      <p className="text-md text-steel">
        By creating an account you accept our{' '}
        <TextLink to="/terms-and-conditions">Terms and Conditions</TextLink> and our{' '}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </form>
  );
}

const hasAccount = (thrown: unknown) =>
  thrown instanceof Error && thrown.cause instanceof ApiError && thrown.cause.code === 'ACCOUNT_EXISTS';

/** The server's message, with links that bring the e-mail along. */
function AccountExists({ email }: { readonly email: string }) {
  const { state } = useLocation();
  const link = { prefetch: 'none', state: { ...state, email } } as const;
  return (
    <>
      An account with this e-mail already exists.{' '}
      <TextLink {...link} to="/login">
        Sign in
      </TextLink>
      , or{' '}
      <TextLink {...link} to="/login#forgotten-password">
        reset your password
      </TextLink>
      .
    </>
  );
}
