import { checkProfile } from '../../../contract/accounts/forms.ts';
import type { User } from '../../../contract/accounts/user.ts';
import { authStore, useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, Field, PhoneField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { refusalOfStore } from './refusal-of-store.ts';
import { useCheckedForm } from './use-checked-form.ts';

export function ProfileForm({ user }: { readonly user: User }) {
  const updateProfile = useAuth((auth) => auth.updateProfile);
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: checkProfile,
    start: { name: user.name, phone: user.phone ?? '' },
    send: async ({ name, phone }) => {
      // An emptied phone is sent as empty: what is left out stays as it was.
      const isSaved = await updateProfile({ name, phone: phone ?? '' });
      if (!isSaved) return refusalOfStore(authStore.getState());
      showToast({ kind: 'success', text: 'Profile updated successfully' });
    },
  });

  return (
    <form {...form} className="grid gap-4" aria-label="Profile" method="post">
      <FormRefusal message={refusal} />
      <Field label="Name" {...field('name')} autoComplete="name" />
      <EmailField
        name="shown-email"
        readOnly
        value={user.email}
        hint={`${user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}. You use it to sign in.`}
      />
      <PhoneField optional {...field('phone')} />
      <Button type="submit" kind="dark" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
        Save profile
      </Button>
    </form>
  );
}
