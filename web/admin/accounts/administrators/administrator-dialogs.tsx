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

const savedResponse = messageResponse('An invitation is on its way to ravi@example.in');
const done = (_: unknown, response: unknown) => savedResponse.parse(response).message;

const PASSWORD = { label: 'Your password', autoComplete: 'current-password' } as const;
const PASSWORD_HINT = 'So that nobody does this on a device you left unlocked.';

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
            ? 'They get a new link to set a password of their own. It works for three days.'
            : 'They get a link, which works for three days, and are an administrator once they have followed it and chosen a password. Until then an account that they have in the shop stays as it is.',
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
      <PasswordField {...PASSWORD} data-autofocus {...form.field('password', PASSWORD_HINT)} />
    </EntityDialog>
  );
}
