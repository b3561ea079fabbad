import { useNavigate, useSearchParams } from 'react-router';
import { checkPasswordReset } from '../../../contract/accounts/forms.ts';
import { ADMINISTRATOR_PASSWORD_MIN } from '../../../domain/accounts/administrator-password.ts';
import { PASSWORD_MIN } from '../../../domain/text/field-formats.ts';
import { useAuth } from '../../session/auth-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { leaveAppTo, showToast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { head } from '../head.ts';
import type { Route } from './+types/reset-password-page';
import { ACCOUNT_CALL_FAILED, resetPassword } from './account-calls.ts';
import { SubmitButton } from './account-fields.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { LoginLayout } from './login-layout.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Set a new password', isPrivate: true }),
  { name: 'referrer', content: 'no-referrer' },
];

const LINK_INVALID = 'This link is no longer valid. Please request a new one.';

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const token = isHydrated ? (query.get('token') ?? '') : null;
  return (
    <LoginLayout title="Set a new password" lead="This signs you out on all other devices.">
      {token === '' ? (
        <div className="grid gap-4">
          <FormRefusal message={LINK_INVALID} />
          <AskAgain />
        </div>
      ) : (
        <NewPasswordForm token={token ?? ''} isForAdmin={isHydrated && query.get('for') === 'back-office'} />
      )}
    </LoginLayout>
  );
}

function AskAgain() {
  return <ButtonLink to="/login#forgotten-password">Request a new link</ButtonLink>;
}

interface NewPasswordFormProps {
  readonly token: string;
  /** An invited administrator goes on to the admin. */
  readonly isForAdmin: boolean;
}

function NewPasswordForm({ token, isForAdmin }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const logout = useAuth((auth) => auth.logout);
  const { form, field, refusal, isBusy } = useCheckedForm({
    failed: ACCOUNT_CALL_FAILED,
    check: (typed) => checkPasswordReset({ ...typed, token }),
    send: async (reset) => {
      const { message } = await resetPassword(reset);
      // Every session of the account has ended, and this browser's may be one of them.
      await logout();
      showToast({ kind: 'success', text: message });
      if (isForAdmin) leaveAppTo('/admin/login');
      else await navigate('/login', { replace: true });
    },
  });
  return (
    <form {...form} className="grid gap-4" aria-label="Set a new password" method="post">
      <FormRefusal message={refusal} />
      {refusal === LINK_INVALID && <AskAgain />}
      <PasswordField
        label="New password"
        {...field('password')}
        autoComplete="new-password"
        hint={`At least ${isForAdmin ? ADMINISTRATOR_PASSWORD_MIN : PASSWORD_MIN} characters.`}
      />
      <SubmitButton busy={isBusy} busyLabel="Saving...">
        Set password
      </SubmitButton>
    </form>
  );
}
