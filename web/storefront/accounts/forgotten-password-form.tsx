import { useState } from 'react';
import { useLocation } from 'react-router';
import { checkForgottenPassword } from '../../../contract/accounts/forms.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ACCOUNT_CALL_FAILED, requestPasswordReset } from './account-calls.ts';
import { SignInEmail, SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

/** Says the same whether the address has an account or not. */
export function ForgottenPasswordForm() {
  const [sent, setSent] = useState<string | null>(null);
  const { state } = useLocation();
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkForgottenPassword,
    failed: ACCOUNT_CALL_FAILED,
    send: async ({ email }) => {
      setSent(null);
      setSent((await requestPasswordReset(email)).message);
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Forgotten password" method="post">
      <FormRefusal message={refusal} />
      <SignInEmail {...field('email')} />
      <SubmitButton busy={isBusy} busyLabel="Sending...">
        Send link
      </SubmitButton>
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
