import { checkRegistration } from '../../../contract/accounts/forms.ts';
import { PASSWORD_MIN } from '../../../contract/fields.ts';
import { fieldErrorsOf } from '../../api/field-errors.ts';
import { messageOf } from '../../api/response.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SignInEmail, SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export function CreateAccountForm() {
  const register = useAuth((auth) => auth.register);
  const { errors, refusal, isBusy, form } = useCheckedForm({
    check: checkRegistration,
    send: async (entered) => {
      try {
        await register(entered);
        showToast({ kind: 'success', text: 'Registration successful' });
      } catch (thrown) {
        return { message: messageOf(thrown, 'Registration failed'), fields: fieldErrorsOf(thrown) };
      }
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Create account" method="post">
      <FormRefusal message={refusal} />
      <Field label="Name" name="name" autoComplete="name" error={errors.name} />
      <SignInEmail error={errors.email} hint="We’ll send you a link to confirm it." />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        error={errors.phone}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        error={errors.password}
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
