import { Fragment, useState } from 'react';
import { type Administrator, administratorSchema } from '../../../../contract/accounts/administrator.ts';
import { ADMIN_ROLES, ROLE_LABELS, ROLE_SENTENCES } from '../../../../domain/accounts/permissions.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table.tsx';
import { useEdited } from '../../dialogs/entity-dialog.tsx';
import { AdminPage, adminMeta, Box } from '../../frame/admin-page.tsx';
import { Moment, Sub } from '../../list/cells.tsx';
import { actionsColumn, RowActions } from '../../list/columns.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { countLabel } from '../../list/list-response.ts';
import { AddButton } from '../../list/list-screen.tsx';
import { useList } from '../../list/use-list.ts';
import { InviteDialog, RoleDialog, WithdrawDialog } from './administrator-dialogs.tsx';

export const meta = adminMeta('Administrators');

interface Opened {
  readonly what: 'role' | 'reset-second-step' | 'withdraw';
  readonly administrator: Administrator;
}

export default function AdministratorsPage() {
  const list = useList({
    kind: 'administrator',
    path: '/administrators',
    filters: [],
    schema: administratorSchema,
    failed: 'Failed to load administrators',
  });
  const invited = useEdited<Administrator>();
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);

  const columns: readonly Column<Administrator>[] = [
    {
      title: 'Administrator',
      className: 'whitespace-normal wrap-anywhere md:min-w-60',
      render: ({ name, email, status, isYou, hasSecondStep }) => (
        <span>
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {name}
            {isYou && <Badge tone="blue">You</Badge>}
            {status === 'invited' && <Badge tone="amber">Invited</Badge>}
            {hasSecondStep && <Badge tone="green">Second step on</Badge>}
            {status === 'disabled' && <Badge tone="neutral">Disabled</Badge>}
          </span>
          <Sub>{email}</Sub>
          {status === 'invited' && <Sub>Hasn’t opened the link yet</Sub>}
        </span>
      ),
    },
    { title: 'Role', render: ({ adminRole }) => ROLE_LABELS[adminRole] },
    {
      title: 'Since',
      render: ({ since }) => <time dateTime={since}>{formatLongDate(since)}</time>,
    },
    {
      title: 'Last sign-in',
      render: ({ status, lastSignIn }) => (status === 'invited' ? 'Not yet' : <Moment at={lastSignIn} />),
    },
    actionsColumn(
      (administrator) =>
        administrator.isYou ? null : (
          <RowActions className="gap-2 max-md:flex-1 max-md:pt-1 max-md:*:flex-1">
            {administrator.status === 'invited' && (
              <Button
                size="small"
                aria-label={`Send again to ${administrator.name}`}
                onClick={() => invited.edit(administrator)}
              >
                Send again
              </Button>
            )}
            <Button
              size="small"
              aria-label={`Change the role of ${administrator.name}`}
              onClick={() => setOpen({ what: 'role', administrator })}
            >
              Role
            </Button>
            {administrator.hasSecondStep && (
              <Button
                size="small"
                aria-label={`Reset the second step of ${administrator.name}`}
                onClick={() => setOpen({ what: 'reset-second-step', administrator })}
              >
                Reset sign-in
              </Button>
            )}
            <Button
              kind="danger-outline"
              size="small"
              aria-label={`Withdraw ${administrator.name}`}
              onClick={() => setOpen({ what: 'withdraw', administrator })}
            >
              Withdraw
            </Button>
          </RowActions>
        ),
      '',
    ),
  ];

  return (
    <AdminPage
      title="Administrators"
      note={list.paging && countLabel(list.paging, ['administrator', 'administrators'])}
      actions={<AddButton onClick={invited.add}>Invite</AddButton>}
    >
      <Box>
        <DataTable list={list} caption="Administrators" columns={columns} empty="No administrators found" />
        <p className="max-w-[80ch] p-4 text-steel">
          Each administrator sees and does what their role includes. Only another owner can change or remove
          your role, so the shop always has an owner. Every change is saved in the audit log.
        </p>
        <dl className="grid max-w-[80ch] gap-x-4 gap-y-2 px-4 pb-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          {ADMIN_ROLES.map((role) => (
            <Fragment key={role}>
              <dt className="font-bold">{ROLE_LABELS[role]}</dt>
              <dd className="text-steel">{ROLE_SENTENCES[role]}</dd>
            </Fragment>
          ))}
        </dl>
      </Box>
      {invited.props && <InviteDialog {...invited.props} />}
      {open?.what === 'role' && <RoleDialog administrator={open.administrator} onClose={close} />}
      {open !== null && open.what !== 'role' && (
        <WithdrawDialog what={open.what} administrator={open.administrator} onClose={close} />
      )}
    </AdminPage>
  );
}
