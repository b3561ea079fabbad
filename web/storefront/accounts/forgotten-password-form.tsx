import { useState } from 'react';
import { useLocation } from 'react-router';
import { checkForgottenPassword } from '../../../contract/accounts/forms.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
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
    <form {...form} className="grid gap-4" aria-label="Forgotten password" method="post">
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
      <Button
        type="submit"
        kind="primary"
        size="large"
        block
        className="mt-2"
        busy={isBusy}
        busyLabel="Sending..."
      >
        Send link
      </Button>
      <div role="status">
        {sent !== null && (
          <Callout tone="green" isColoured>
            <p>{sent}. It works for 30 minutes. Please check your spam folder too.</p>
          </Callout>
        )}
      </div>
      <p>
        <TextLink tall prefetch="none" to="/login" state={state}>
          Back to sign in
        </TextLink>
      </p>
    </form>
  );
}
