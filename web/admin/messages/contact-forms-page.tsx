import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Contact } from '../../../contract/messages/contact.ts';
import { CONTACT_FORMS_PAGE_SIZE } from '../../../domain/limits.ts';
import {
  CONTACT_SCREEN_STATUSES,
  CONTACT_TYPES,
  type ContactStatus,
} from '../../../domain/messages/contact.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { SignInAgain } from '../frame/require-admin.ts';
import { RowName, Sub } from '../list/cells.tsx';
import { listQuery } from '../list/list-address.ts';
import { readWith } from '../list/list-response.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { FilterSelect, StatusFilter } from '../list/list-toolbar.tsx';
import { Moment } from '../list/moment.tsx';
import { RowActions } from '../list/row-action.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { checkAdmin, refusalOr } from './admin-only.ts';
import { EditFormDialog } from './edit-form-dialog.tsx';
import { contactOnScreen, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { CONTACT_TONES, optionsOf } from './message-tones.ts';
import './forms.css';

export const meta = adminMeta('Contact forms');

const FILTERS = ['search', 'status', 'type'];
const STATUS_OPTIONS = optionsOf(CONTACT_SCREEN_STATUSES.forms);
const formSchema = contactOnScreen('forms');
const readForm = oneReader('data', formSchema);

/** The contact messages as pages of a table, with their type. */
export default function ContactFormsPage() {
  const signInAgain = useContext(SignInAgain);
  const list = useList({
    kind: 'contact',
    path: '/contacts',
    filters: FILTERS,
    readRow: readWith(formSchema),
    limit: CONTACT_FORMS_PAGE_SIZE,
    failed: 'Failed to fetch contact forms',
  });
  const [open, setOpen] = useState<{ action: 'view' | 'edit' | 'delete'; form: Contact } | null>(null);
  const close = () => setOpen(null);
  const { isChanging, change: setStatus } = useRowMutation<Contact, ContactStatus>({
    list,
    save: async ({ id }, status) => {
      const init = { method: 'PUT', body: { status } } as const;
      return readForm(await callAdmin(`/contacts/${encodeURIComponent(id)}`, init));
    },
    preview: (form, status) => ({ ...form, status }),
    done: 'Status updated successfully',
    failed: refusalOr('Failed to update status'),
  });
  const exporting = useMutation({
    mutationFn: () =>
      downloadFile(
        `/contacts/export?${listQuery(new URLSearchParams(list.filters), FILTERS)}`,
        'contact-forms.csv',
      ),
    onError: () => showToast({ kind: 'error', text: 'Failed to export contact forms' }),
  });

  const changeStatus = async (form: Contact, status: ContactStatus) => {
    const changed = checkAdmin() ? await setStatus(form, status) : undefined;
    setOpen((before) =>
      changed !== undefined && before?.form.id === changed.id ? { ...before, form: changed } : before,
    );
  };
  const statusOf = (form: Contact) => (
    <StatusSelect
      label={`Status of ${nameOf(form)}`}
      value={form.status}
      options={STATUS_OPTIONS}
      tone={CONTACT_TONES[form.status]}
      isBusy={isChanging(form)}
      onChange={(status) => void changeStatus(form, status)}
    />
  );

  const columns: readonly Column<Contact>[] = [
    {
      key: 'name',
      title: 'Name',
      className: 'form-cell-name',
      render: (form) => <RowName onClick={() => setOpen({ action: 'view', form })}>{form.name}</RowName>,
    },
    {
      key: 'contact',
      title: 'Contact',
      className: 'form-cell-contact',
      render: ({ email, phone }) => (
        <span>
          {email}
          {phone !== null && phone !== '' && <Sub>{phone}</Sub>}
        </span>
      ),
    },
    {
      key: 'subject',
      title: 'Subject',
      bare: true,
      className: 'form-cell-subject',
      render: ({ subject }) => <span className="form-subject">{subject}</span>,
    },
    { key: 'type', title: 'Type', className: 'form-cell-type', render: ({ type }) => type },
    { key: 'status', title: 'Status', bare: true, className: 'form-cell-status', render: statusOf },
    {
      key: 'date',
      title: 'Date',
      className: 'form-cell-date',
      render: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      bare: true,
      className: 'form-cell-actions',
      render: (form) => (
        <RowActions
          name={nameOf(form)}
          onView={() => setOpen({ action: 'view', form })}
          onEdit={() => setOpen({ action: 'edit', form })}
          onDelete={() => setOpen({ action: 'delete', form })}
        />
      ),
    },
  ];

  return (
    <ListScreen
      title="Contact forms"
      nouns={['form', 'forms']}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      className="forms-table"
      search="Search by name, e-mail, subject or message"
      nothingFound="No contact forms found"
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
      actions={
        <>
          <Button onClick={signInAgain}>Clear Auth and Re-login</Button>
          <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
            <AdminIcon name="download" size="small" />
            Export CSV
          </Button>
        </>
      }
    >
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
          onReload={(form) => setOpen({ action: 'edit', form })}
          onClose={close}
        />
      )}
      {open?.action === 'delete' && (
        <DeleteDialog
          list={list}
          row={open.form}
          onClose={close}
          title={`Delete ${open.form.referenceId}?`}
          done="Contact form deleted successfully"
          failed={refusalOr('Failed to delete contact form')}
          mayDelete={checkAdmin}
        >
          “<bdi>{open.form.subject}</bdi>” from <bdi>{open.form.name}</bdi> will be deleted, here and among
          the contact messages.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
