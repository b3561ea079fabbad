import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import { type OwnPassword, ownPasswordSchema } from '../../../../contract/accounts/forms.ts';
import { getPath, textOf } from '../../../api/response.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';

const WITHDRAWAL: EntityForm<Administrator, OwnPassword, OwnPassword> = {
  kind: 'administrator',
  valuesOf: () => ({ password: '' }),
  bodySchema: ownPasswordSchema,
};

interface WithdrawDialogProps {
  readonly administrator: Administrator;
  readonly onClose: () => void;
}

export function WithdrawDialog({ administrator, onClose }: WithdrawDialogProps) {
  const { id, name, email, status } = administrator;
  const form = useEntityForm(WITHDRAWAL, administrator, {
    save: (body) => callAdmin(`/administrators/${encodeURIComponent(id)}/withdraw`, { method: 'POST', body }),
    onSaved: (response) =>
      showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Role withdrawn' }),
  });
  const person = (
    <>
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      ({email})
    </>
  );
  return (
    <EntityDialog
      form={form}
      danger
      title={status === 'invited' ? 'Withdraw this invitation?' : 'Withdraw this role?'}
      saveLabel="Withdraw"
      busyLabel="Withdrawing..."
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {status === 'invited' ? (
          <>The link that was mailed to {person} will no longer work.</>
        ) : (
          <>
            {person} will be signed out on every device at once and can no longer enter the back-office. The
            account stays a shopper’s.
          </>
        )}{' '}
        They are told by mail.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        {...form.field('password', 'So that nobody does this on a device you left unlocked.')}
      />
    </EntityDialog>
  );
}
