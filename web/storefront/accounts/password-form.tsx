import { checkPasswordChange } from '../../../contract/accounts/forms.ts';
import { PASSWORD_MIN } from '../../../domain/text/field-formats.ts';
import { authStore, useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { refusalOfStore } from './refusal-of-store.ts';
import { useCheckedForm } from './use-checked-form.ts';

export function PasswordForm({ email }: { readonly email: string }) {
  const changePassword = useAuth((auth) => auth.changePassword);
  const { form, field, refusal, isBusy, reset } = useCheckedForm({
    check: checkPasswordChange,
    send: async (change) => {
      const isChanged = await changePassword(change);
      if (!isChanged) return refusalOfStore(authStore.getState());
      reset();
      showToast({ kind: 'success', text: 'Password changed successfully' });
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Password" method="post">
      <FormRefusal message={refusal} />
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField label="Current password" {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField
        label="New password"
        {...field('newPassword')}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. This signs you out on your other devices.`}
      />
      <Button type="submit" kind="dark" className="justify-self-start" busy={isBusy} busyLabel="Changing...">
        Change password
      </Button>
    </form>
  );
}
