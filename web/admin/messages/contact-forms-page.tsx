import { useContext, useState } from 'react';
import type { Contact } from '../../../contract/messages/contact.ts';
import { CONTACT_FORMS_PAGE_SIZE } from '../../../domain/limits.ts';
import { CONTACT_SCREEN_STATUSES, CONTACT_TYPES } from '../../../domain/messages/contact.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { SignInAgain } from '../frame/require-admin.ts';
import { DataTable } from '../list/data-table.tsx';
import { listQuery } from '../list/list-address.ts';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel } from '../list/list-response.ts';
import { FilterSelect, ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';
import { checkAdmin, refusalOr } from './admin-only.ts';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import { EditFormDialog } from './edit-form-dialog.tsx';
import { type FormAction, formColumns } from './form-columns.tsx';
import { contactReader, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { CONTACT_TONES, optionsOf } from './message-tones.ts';
import { useStatusChange } from './use-status-change.ts';
import './forms.css';

export const meta = adminMeta('Contact forms');

const FILTERS = ['search', 'status', 'type'];
const STATUS_OPTIONS = optionsOf(CONTACT_SCREEN_STATUSES.forms);
const readForm = contactReader('forms');

/** The contact messages as pages of a table, with their type. */
export default function ContactFormsPage() {
  const signInAgain = useContext(SignInAgain);
  const list = useList({
    kind: 'contact',
    path: '/contacts',
    filters: FILTERS,
    readRow: readForm,
    limit: CONTACT_FORMS_PAGE_SIZE,
    failed: 'Failed to fetch contact forms',
  });
  const [open, setOpen] = useState<{ action: FormAction; form: Contact } | null>(null);
  const [isExporting, setExporting] = useState(false);
  const close = () => setOpen(null);

  const show = (changed: Contact) => {
    replaceRow(list.key, changed);
    setOpen((before) => (before?.form.id === changed.id ? { ...before, form: changed } : before));
    void refresh('contact');
  };
  const { isChanging, setStatus } = useStatusChange({
    path: '/contacts',
    event: 'contact',
    list,
    readRow: readForm,
    onChanged: (form) => setOpen((before) => (before?.form.id === form.id ? { ...before, form } : before)),
    done: 'Status updated successfully',
    failed: refusalOr('Failed to update status'),
  });
  const statusOf = (form: Contact) => (
    <StatusSelect
      label={`Status of ${nameOf(form)}`}
      value={form.status}
      options={STATUS_OPTIONS}
      tone={CONTACT_TONES[form.status]}
      isBusy={isChanging(form)}
      onChange={(status) => checkAdmin() && void setStatus(form, status)}
    />
  );

  const exportCsv = async () => {
    setExporting(true);
    const query = listQuery(new URLSearchParams(list.filters), FILTERS);
    await downloadFile(`/contacts/export?${query}`, 'contact-forms.csv').catch(() =>
      showToast({ kind: 'error', text: 'Failed to export contact forms' }),
    );
    setExporting(false);
  };

  return (
    <AdminPage
      title="Contact forms"
      note={list.paging && countLabel(list.paging, ['form', 'forms'])}
      actions={
        <>
          <Button onClick={signInAgain}>Clear Auth and Re-login</Button>
          <Button busy={isExporting} onClick={() => void exportCsv()}>
            <AdminIcon name="download" size="small" />
            Export CSV
          </Button>
        </>
      }
    >
      <Box>
        <ListToolbar
          list={list}
          search="Search by name, e-mail, subject or message"
          filters={
            <>
              <StatusFilter list={list} options={STATUS_OPTIONS} />
              <FilterSelect
                list={list}
                name="type"
                label="Type"
                all="All types"
                options={optionsOf(CONTACT_TYPES)}
              />
            </>
          }
        />
        <DataTable
          list={list}
          caption="Contact forms"
          className="forms-table"
          columns={formColumns({ statusOf, onAction: (action, form) => setOpen({ action, form }) })}
          rowKey={({ id }) => id}
          empty="No contact forms found"
        />
        <ListPager list={list} />
      </Box>
      {open?.action === 'view' && (
        <MessageDialog
          message={open.form}
          status={statusOf(open.form)}
          more={[['Type', open.form.type]]}
          actions={<Button onClick={() => setOpen({ ...open, action: 'edit' })}>Edit</Button>}
          onClose={close}
        />
      )}
      {open?.action === 'edit' && (
        <EditFormDialog
          key={open.form.updated_at}
          form={open.form}
          onSaved={show}
          onReload={(form) => setOpen({ action: 'edit', form })}
          onClose={close}
        />
      )}
      {open?.action === 'delete' && <DeleteFormDialog form={open.form} list={list} onClose={close} />}
    </AdminPage>
  );
}
