import { useLocation } from 'react-router';
import { TextLink } from '../../ui/text-link.tsx';
import { requestPasswordReset } from './account-calls.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';

export function ForgottenPasswordForm() {
  const { state } = useLocation();
  return (
    <MailedLinkForm label="Forgotten password" ask={requestPasswordReset} lasts="It works for 30 minutes.">
      <TextLink tall prefetch="none" to="/login" state={state}>
        Back to sign in
      </TextLink>
    </MailedLinkForm>
  );
}
