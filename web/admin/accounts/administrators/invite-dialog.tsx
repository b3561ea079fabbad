import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import { checkInvitation } from '../../../../contract/accounts/forms.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../../dialogs/edit-outcome.ts';

interface InviteDialogProps {
  /** Who gets another link; null for a new invitation. */
  readonly administrator: Administrator | null;
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'email', 'password'];

export function InviteDialog({ administrator, onInvited, onClose }: InviteDialogProps) {
  const isAgain = administrator !== null;

  const invite = async (form: FormData): Promise<EditOutcome> => {
    const checked = checkInvitation(Object.fromEntries(form));
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      const response = await callAdmin('/administrators', { method: 'POST', body: checked.value });
      showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Invitation sent' });
      onInvited();
      return { is: 'saved' };
    } catch (thrown) {
      return outcomeFor(FIELDS, outcomeOf(thrown));
    }
  };

  return (
    <EditDialog
      title={isAgain ? 'Send the invitation again' : 'Invite an administrator'}
      saveLabel={isAgain ? 'Send again' : 'Invite'}
      busyLabel="Sending..."
      onSave={invite}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            defaultValue={administrator?.name}
            error={errors.name}
            data-autofocus={isAgain ? undefined : true}
          />
          <Field
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            readOnly={isAgain}
            defaultValue={administrator?.email}
            error={errors.email}
            hint={
              isAgain
                ? 'They get a new link to set a password of their own. It works for three days.'
                : 'They get a link, which works for three days, and are an administrator once they have followed it and chosen a password. Until then an account that they have in the shop stays as it is.'
            }
          />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
            hint="So that nobody does this on a device you left unlocked."
            data-autofocus={isAgain ? true : undefined}
          />
        </>
      )}
    </EditDialog>
  );
}
