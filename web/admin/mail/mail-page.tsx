import { useState } from 'react';
import { type MailRecord, mailRecordSchema } from '../../../contract/mail.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel, readWith } from '../list/list-response.ts';
import { ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { mailColumns, STATUS_OPTIONS } from './mail-columns.tsx';
import './mail.css';

export const meta = adminMeta('Mail');

const FILTERS = ['search', 'status'];

/** Sent, waiting and failed mails. */
export default function MailPage() {
  const list = useList({
    kind: 'mail',
    path: '/mail',
    filters: FILTERS,
    readRow: readWith(mailRecordSchema),
    failed: 'Failed to load mail',
  });
  const [retrying, setRetrying] = useState<number | null>(null);

  const retry = async ({ id }: MailRecord) => {
    setRetrying(id);
    try {
      await callAdmin(`/mail/${id}/retry`, { method: 'POST' });
      showToast({ kind: 'success', text: 'The mail will be sent again' });
    } catch {
      showToast({ kind: 'error', text: 'Failed to send the mail again' });
    }
    await refresh('mail');
    setRetrying(null);
  };

  return (
    <AdminPage title="Mail" note={list.paging && countLabel(list.paging, ['mail', 'mails'])}>
      <Box>
        <ListToolbar
          list={list}
          search="Search by recipient or subject"
          filters={
            <>
              <StatusFilter list={list} options={STATUS_OPTIONS} />
              <Button busy={list.isLoading} onClick={() => void list.reload()}>
                <AdminIcon name="refresh" size="small" />
                Refresh
              </Button>
            </>
          }
        />
        <DataTable
          list={list}
          caption="Mail"
          className="mail-table"
          columns={mailColumns({
            isRetrying: ({ id }) => retrying === id,
            onRetry: (mail) => void retry(mail),
          })}
          rowKey={({ id }) => String(id)}
          empty="No mail found"
        />
        <ListPager list={list} />
      </Box>
    </AdminPage>
  );
}
