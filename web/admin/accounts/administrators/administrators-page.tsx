import { useState } from 'react';
import { type Administrator, administratorSchema } from '../../../../contract/accounts/administrator.ts';
import { Button } from '../../../ui/button.tsx';
import { refresh } from '../../data/query-client.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../../frame/admin-page.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { countLabel, readWith } from '../../list/list-response.ts';
import { useList } from '../../list/use-list.ts';
import { administratorColumns } from './administrator-columns.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import './administrators.css';

export const meta = adminMeta('Administrators');

const NO_FILTERS: readonly string[] = [];

export default function AdministratorsPage() {
  const list = useList({
    kind: 'administrator',
    path: '/administrators',
    filters: NO_FILTERS,
    readRow: readWith(administratorSchema),
    failed: 'Failed to load administrators',
  });
  /** Undefined: the dialog is closed; null: a new invitation. */
  const [invited, setInvited] = useState<Administrator | null>();
  const [withdrawn, setWithdrawn] = useState<Administrator | null>(null);
  const reload = () => void refresh('administrator');

  return (
    <AdminPage
      title="Administrators"
      note={list.paging && countLabel(list.paging, ['administrator', 'administrators'])}
      actions={
        <Button kind="dark" onClick={() => setInvited(null)}>
          <AdminIcon name="plus" size="small" />
          Invite
        </Button>
      }
    >
      <Box>
        <DataTable
          list={list}
          caption="Administrators"
          className="administrators-table"
          columns={administratorColumns({ onInviteAgain: setInvited, onWithdraw: setWithdrawn })}
          rowKey={({ id }) => id}
          empty="No administrators found"
        />
        <p className="administrators-rule">
          Administrators see every order and customer and can change everything in the shop. Your own role can
          only be withdrawn by another administrator, so the shop always has one. Each change is kept in the
          audit log.
        </p>
      </Box>
      {invited !== undefined && (
        <InviteDialog administrator={invited} onInvited={reload} onClose={() => setInvited(undefined)} />
      )}
      {withdrawn !== null && (
        <WithdrawDialog administrator={withdrawn} onWithdrawn={reload} onClose={() => setWithdrawn(null)} />
      )}
    </AdminPage>
  );
}
