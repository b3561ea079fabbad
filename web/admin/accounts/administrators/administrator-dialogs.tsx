import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import {
  type Invitation,
  invitationSchema,
  type OwnPassword,
  ownPasswordSchema,
} from '../../../../contract/accounts/forms.ts';
import { messageResponse } from '../../../../contract/responses.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import type { EditProps } from '../../dialogs/use-edited.ts';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';

const INVITATION: EntityForm<Administrator, Invitation, Invitation> = {
  kind: 'administrator',
  valuesOf: (invited) => ({ name: invited?.name ?? '', email: invited?.email ?? '', password: '' }),
  bodySchema: invitationSchema,
};

const WITHDRAWAL: EntityForm<Administrator, OwnPassword, OwnPassword> = {
  kind: 'administrator',
  valuesOf: () => ({ password: '' }),
  bodySchema: ownPasswordSchema,
};

const savedResponse = messageResponse('We’ve sent an invitation to ravi@example.in');
const done = (_: unknown, response: unknown) => savedResponse.parse(response).message;

const PASSWORD = { label: 'Your password', autoComplete: 'current-password' } as const;
const PASSWORD_HINT = 'This protects your shop if someone uses your unlocked device.';

/** Invites somebody, or sends another link to the one who was. */
export function InviteDialog({ row: invited, onClose }: EditProps<Administrator>) {
  const isAgain = invited !== null;
  const form = useEntityForm(INVITATION, invited, {
    save: (body) => callAdmin('/administrators', { method: 'POST', body }),
    done,
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
            ? 'They get a new link to set their password. It works for three days.'
            : 'They get a link that works for three days. They become an administrator once they open it and set a password. Until then, their shopper account stays the same.',
        )}
      />
      <PasswordField
        {...PASSWORD}
        data-autofocus={isAgain ? true : undefined}
        {...form.field('password', PASSWORD_HINT)}
      />
    </EntityDialog>
  );
}

interface WithdrawDialogProps {
  readonly administrator: Administrator;
  readonly onClose: () => void;
}

export function WithdrawDialog({ administrator, onClose }: WithdrawDialogProps) {
  const { id, name, email, status } = administrator;
  const form = useEntityForm(WITHDRAWAL, administrator, {
    save: (body) => callAdmin(`/administrators/${encodeURIComponent(id)}/withdraw`, { method: 'POST', body }),
    done,
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
      title={status === 'invited' ? 'Withdraw this invitation?' : 'Remove this administrator?'}
      saveLabel="Withdraw"
      busyLabel="Withdrawing..."
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {status === 'invited' ? (
          <>The link we sent to {person} will stop working.</>
        ) : (
          <>
            {person} will be signed out on every device and can no longer open the back-office. Their shopper
            account stays.
          </>
        )}{' '}
        We’ll tell them by e-mail.
      </p>
      <PasswordField {...PASSWORD} data-autofocus {...form.field('password', PASSWORD_HINT)} />
    </EntityDialog>
  );
}
