import { type ReactNode, useState } from 'react';
import { checkForgottenPassword } from '../../../contract/accounts/forms.ts';
import { Callout } from '../../ui/callout.tsx';
import { ACCOUNT_CALL_FAILED } from './account-calls.ts';
import { SignInEmail, SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface MailedLinkFormProps {
  readonly label: string;
  readonly ask: (email: string) => Promise<{ readonly message: string }>;
  /** How long the link works. */
  readonly lasts: string;
  readonly children: ReactNode;
}

/** Says the same whether the shop knows the address or not. */
export function MailedLinkForm({ label, ask, lasts, children }: MailedLinkFormProps) {
  const [sent, setSent] = useState<string | null>(null);
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkForgottenPassword,
    failed: ACCOUNT_CALL_FAILED,
    send: async ({ email }) => {
      setSent(null);
      setSent((await ask(email)).message);
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label={label} method="post">
      <FormRefusal message={refusal} />
      <SignInEmail {...field('email')} />
      <SubmitButton busy={isBusy} busyLabel="Sending...">
        Send link
      </SubmitButton>
      <div role="status">
        {sent !== null && (
          <Callout tone="green" isColoured>
            <p>
              {sent}. {lasts} Please check your spam folder too.
            </p>
          </Callout>
        )}
      </div>
      <p>{children}</p>
    </form>
  );
}
