import { useState } from 'react';
import { useLocation } from 'react-router';
import { checkForgottenPassword } from '../../../contract/accounts/forms.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountCalls } from './account-calls.ts';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

/** Says the same whether the address has an account or not. */
export function ForgottenPasswordForm() {
  const [sent, setSent] = useState<string | null>(null);
  const { state } = useLocation();
  const { errors, refusal, isBusy, form } = useCheckedForm({
    check: checkForgottenPassword,
    send: async ({ email }) => {
      setSent(null);
      const result = await accountCalls.requestPasswordReset(email);
      if (!result.ok) return result;
      setSent(result.message);
    },
  });

  return (
    <form {...form} className="login-form" aria-label="Forgotten password" method="post">
      <FormRefusal message={refusal} />
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email}
      />
      <Button type="submit" kind="primary" size="large" block busy={isBusy} busyLabel="Sending...">
        Send link
      </Button>
      <div role="status">
        {sent !== null && (
          <p className="login-told">
            {sent}. It works for 30 minutes; please look into your spam folder too.
          </p>
        )}
      </div>
      <p>
        <TextLink prefetch="none" className="login-tap" to="/login" state={state}>
          Back to sign in
        </TextLink>
      </p>
    </form>
  );
}
