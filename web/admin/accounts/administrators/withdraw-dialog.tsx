import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import { checkOwnPassword } from '../../../../contract/accounts/forms.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../../dialogs/edit-outcome.ts';

interface WithdrawDialogProps {
  readonly administrator: Administrator;
  readonly onWithdrawn: () => void;
  readonly onClose: () => void;
}

export function WithdrawDialog({ administrator, onWithdrawn, onClose }: WithdrawDialogProps) {
  const { id, name, email, status } = administrator;

  const withdraw = async (form: FormData): Promise<EditOutcome> => {
    const checked = checkOwnPassword(Object.fromEntries(form));
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      const path = `/administrators/${encodeURIComponent(id)}/withdraw`;
      const response = await callAdmin(path, { method: 'POST', body: checked.value });
      showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Role withdrawn' });
      onWithdrawn();
      return { is: 'saved' };
    } catch (thrown) {
      return outcomeFor(['password'], outcomeOf(thrown));
    }
  };

  return (
    <EditDialog
      danger
      title={status === 'invited' ? 'Withdraw this invitation?' : 'Withdraw this role?'}
      saveLabel="Withdraw"
      busyLabel="Withdrawing..."
      onSave={withdraw}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="administrator-asked">
            {status === 'invited' ? (
              <>
                The link that was mailed to{' '}
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                ({email}) will no longer work.
              </>
            ) : (
              <>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                ({email}) will be signed out on every device at once and can no longer enter the back-office.
                The account stays a shopper’s.
              </>
            )}{' '}
            They are told by mail.
          </p>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
            hint="So that nobody does this on a device you left unlocked."
            data-autofocus
          />
        </>
      )}
    </EditDialog>
  );
}
