import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import { type Invitation, invitationSchema } from '../../../../contract/accounts/forms.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';

const INVITATION: EntityForm<Administrator, Invitation, Invitation> = {
  kind: 'administrator',
  valuesOf: (invited) => ({ name: invited?.name ?? '', email: invited?.email ?? '', password: '' }),
  bodySchema: invitationSchema,
};

interface InviteDialogProps {
  /** Who gets another link; null for a new invitation. */
  readonly administrator: Administrator | null;
  readonly onClose: () => void;
}

export function InviteDialog({ administrator, onClose }: InviteDialogProps) {
  const isAgain = administrator !== null;
  const form = useEntityForm(INVITATION, administrator, {
    save: (body) => callAdmin('/administrators', { method: 'POST', body }),
    onSaved: (response) =>
      showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Invitation sent' }),
  });
  return (
    <EntityDialog
      form={form}
      title={isAgain ? 'Send the invitation again' : 'Invite an administrator'}
      saveLabel={isAgain ? 'Send again' : 'Invite'}
      busyLabel="Sending..."
      onClose={onClose}
    >
      <Field
        label="Name"
        autoComplete="off"
        data-autofocus={isAgain ? undefined : true}
        {...form.field('name')}
      />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isAgain}
        {...form.field(
          'email',
          isAgain
            ? 'They get a new link to set a password of their own. It works for three days.'
            : 'They get a link, which works for three days, and are an administrator once they have followed it and chosen a password. Until then an account that they have in the shop stays as it is.',
        )}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus={isAgain ? true : undefined}
        {...form.field('password', 'So that nobody does this on a device you left unlocked.')}
      />
    </EntityDialog>
  );
}
