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
import { DeleteDialog } from '../dialogs/confirm-dialog.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { SignInAgain } from '../frame/require-admin.ts';
import { Moment, RowName, Sub } from '../list/cells.tsx';
import { actionsColumn, CARD, RowActions } from '../list/columns.tsx';
import { ExportButton, ListScreen } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { optionsOf } from '../list/options.ts';
import { useStatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';
import { checkAdmin, refusalOr } from './admin-only.ts';
import { EditFormDialog } from './edit-form-dialog.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { CONTACT_TONES, contactOnScreen, nameOf } from './message.ts';
import { MessageDialog } from './message-dialog.tsx';
import { useMarkRead } from './use-mark-read.ts';

export const meta = adminMeta('Contact forms');

const STATUS_OPTIONS = optionsOf(CONTACT_SCREEN_STATUSES.forms);
const formSchema = contactOnScreen('forms');

export default function ContactFormsPage() {
  const signInAgain = useContext(SignInAgain);
  const list = useList({
    kind: 'contact',
    path: '/contacts',
    filters: ['search', 'status', 'type'],
    schema: formSchema,
    limit: CONTACT_FORMS_PAGE_SIZE,
    failed: 'Failed to fetch contact forms',
  });
  const [open, setOpen] = useState<{ action: 'view' | 'edit' | 'delete'; form: Contact } | null>(null);
  const close = () => setOpen(null);
  const keepOpen = (form: Contact) =>
    setOpen((before) => (before?.form.id === form.id ? { ...before, form } : before));
  const markRead = useMarkRead(list, CONTACT_SCREEN_STATUSES.forms, keepOpen);
  const view = (form: Contact) => {
    setOpen({ action: 'view', form });
    void markRead(form);
  };
  const statusOf = useStatusSelect<ContactStatus, Contact>({
    list,
    method: 'PUT',
    options: STATUS_OPTIONS,
    tones: CONTACT_TONES,
    nameOf,
    done: 'Status updated successfully',
    failed: refusalOr('Failed to update status'),
    mayChange: checkAdmin,
    onChanged: keepOpen,
  });

  const columns: readonly Column<Contact>[] = [
    {
      title: 'Name',
      wraps: true,
      className: `${CARD.line} max-md:-order-2 md:max-w-65`,
      render: (form) => <RowName onClick={() => view(form)}>{form.name}</RowName>,
    },
    {
      title: 'Contact',
      wraps: true,
      className: `${CARD.line} md:max-w-65 md:max-xl:text-xs xl:min-w-45`,
      render: ({ email, phone }) => (
        <span>
          {email}
          {phone !== null && phone !== '' && <Sub className="md:max-xl:hidden">{phone}</Sub>}
        </span>
      ),
    },
    {
      title: 'Subject',
      wraps: true,
      bare: true,
      className: `${CARD.line} max-md:-order-1 max-md:font-bold xl:min-w-45`,
      render: ({ subject }) => <span className="line-clamp-2 max-w-[44ch]">{subject}</span>,
    },
    {
      title: 'Type',
      className: `${CARD.line} md:max-xl:hidden`,
      render: ({ type }) => type,
    },
    { title: 'Status', bare: true, render: statusOf },
    {
      title: 'Date',
      className: `${CARD.line} max-md:-order-1 max-md:[&_.sub]:ml-1.5 max-md:[&_.sub]:inline md:max-xl:[&_.sub]:hidden`,
      render: ({ created_at }) => <Moment at={created_at} />,
    },
    actionsColumn(
      (form) => (
        <RowActions
          name={nameOf(form)}
          onView={() => view(form)}
          onEdit={() => setOpen({ action: 'edit', form })}
          deleteNeeds="delete messages"
          onDelete={() => setOpen({ action: 'delete', form })}
        />
      ),
      `${CARD.right} max-md:-mr-3`,
    ),
  ];

  return (
    <ListScreen
      title="Contact forms"
      nouns={['form', 'forms']}
      list={list}
      columns={columns}
      above={<InboxTabs />}
      isTight
      rowClassName={CARD.row}
      search="Search by name, e-mail, subject or message"
      nothingFound="No contact forms found"
      filters={[
        statusFilter(STATUS_OPTIONS),
        { name: 'type', label: 'Type', all: 'All types', options: optionsOf(CONTACT_TYPES) },
      ]}
      actions={
        <>
          <Button onClick={signInAgain}>Clear Auth and Re-login</Button>
          <ExportButton needs="export customers" list={list} noun="contact forms" />
        </>
      }
    >
      {open?.action === 'view' && (
        <MessageDialog
          event="contact"
          path={`/contacts/${encodeURIComponent(open.form.id)}`}
          message={open.form}
          status={statusOf(open.form)}
          type={open.form.type}
          actions={(mayLeave) => (
            <Button onClick={() => mayLeave() && setOpen({ ...open, action: 'edit' })}>Edit</Button>
          )}
          onReplied={() => keepOpen({ ...open.form, status: 'RESPONDED' })}
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
          mayRun={checkAdmin}
        >
          “<bdi>{open.form.subject}</bdi>” from <bdi>{open.form.name}</bdi> will be deleted here and from
          contact messages.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
