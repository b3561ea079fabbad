import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import {
  type Invitation,
  invitationSchema,
  type OwnPassword,
  ownPasswordSchema,
  type RoleChange,
  roleChangeSchema,
} from '../../../../contract/accounts/forms.ts';
import { messageResponse } from '../../../../contract/responses.ts';
import { ADMIN_ROLES, ROLE_LABELS, ROLE_SENTENCES } from '../../../../domain/accounts/permissions.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { callAdmin } from '../../admin-call.ts';
import { type EditProps, EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { optionsOf } from '../../list/options.ts';

const INVITATION: EntityForm<Administrator, Invitation, Invitation> = {
  kind: 'administrator',
  valuesOf: (invited) => ({
    name: invited?.name ?? '',
    email: invited?.email ?? '',
    // The most careful choice; the owner widens it.
    adminRole: invited?.adminRole ?? 'packer',
    password: '',
  }),
  bodySchema: invitationSchema,
};

const ROLE: EntityForm<Administrator, RoleChange, RoleChange> = {
  kind: 'administrator',
  valuesOf: (administrator) => ({ adminRole: administrator?.adminRole ?? 'packer', password: '' }),
  bodySchema: roleChangeSchema,
};

const ROLES = optionsOf(ADMIN_ROLES, (role) => ROLE_LABELS[role]);

const WITHDRAWAL: EntityForm<Administrator, OwnPassword, OwnPassword> = {
  kind: 'administrator',
  valuesOf: () => ({ password: '' }),
  bodySchema: ownPasswordSchema,
};

const savedResponse = messageResponse('We’ve sent an invitation to ravi@example.in');
const done = (_: unknown, response: unknown) => savedResponse.parse(response).message;

const PASSWORD = { label: 'Your password', autoComplete: 'current-password' } as const;
const PASSWORD_HINT = 'This protects your shop if someone uses your unlocked device.';

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
      <Select
        label="Role"
        options={ROLES}
        {...form.field('adminRole', ROLE_SENTENCES[form.watch('adminRole')])}
      />
      <PasswordField
        {...PASSWORD}
        data-autofocus={isAgain ? true : undefined}
        {...form.field('password', PASSWORD_HINT)}
      />
    </EntityDialog>
  );
}

interface AdministratorDialogProps {
  readonly administrator: Administrator;
  readonly onClose: () => void;
}

const callAbout = (administrator: Administrator, path: string, method: 'PUT' | 'POST', body: unknown) =>
  callAdmin(`/administrators/${encodeURIComponent(administrator.id)}/${path}`, { method, body });

export function RoleDialog({ administrator, onClose }: AdministratorDialogProps) {
  const form = useEntityForm(ROLE, administrator, {
    save: (body) => callAbout(administrator, 'role', 'PUT', body),
    done,
  });
  return (
    <EntityDialog
      form={form}
      title={`Change the role of ${administrator.name}`}
      saveLabel="Change role"
      onClose={onClose}
    >
      <Select
        label="Role"
        options={ROLES}
        data-autofocus
        {...form.field('adminRole', ROLE_SENTENCES[form.watch('adminRole')])}
      />
      <p>Takes effect immediately. We’ll tell them by e-mail.</p>
      <PasswordField {...PASSWORD} {...form.field('password', PASSWORD_HINT)} />
    </EntityDialog>
  );
}

interface WithdrawDialogProps extends AdministratorDialogProps {
  /** The whole access, or the second step of a colleague who has lost phone, passkeys and recovery codes. */
  readonly what: 'withdraw' | 'reset-second-step';
}

export function WithdrawDialog({ what, administrator, onClose }: WithdrawDialogProps) {
  const form = useEntityForm(WITHDRAWAL, administrator, {
    save: (body) => callAbout(administrator, what, 'POST', body),
    done,
  });
  const isInvited = administrator.status === 'invited';
  const person = (
    <>
      <strong>
        <bdi>{administrator.name}</bdi>
      </strong>{' '}
      ({administrator.email})
    </>
  );
  const labels =
    what === 'reset-second-step'
      ? { title: 'Reset this sign-in?', saveLabel: 'Reset', busyLabel: 'Resetting...' }
      : {
          title: isInvited ? 'Withdraw this invitation?' : 'Remove this administrator?',
          saveLabel: 'Withdraw',
          busyLabel: 'Withdrawing...',
        };
  return (
    <EntityDialog form={form} danger {...labels} onClose={onClose}>
      <p className="wrap-anywhere">
        {what === 'reset-second-step' ? (
          <>
            {person} will be signed out on every device, and can then sign in with the password alone. Their
            authenticator app, passkeys and recovery codes are removed. Call them first to make sure that they
            asked for it.
          </>
        ) : isInvited ? (
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
