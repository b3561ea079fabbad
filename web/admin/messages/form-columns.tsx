import type { ReactNode } from 'react';
import type { Contact } from '../../../contract/messages/contact.ts';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Moment } from '../list/moment.tsx';
import { RowActions } from '../list/row-action.tsx';
import { nameOf } from './message.ts';

export type FormAction = 'view' | 'edit' | 'delete';

interface FormColumnsOptions {
  readonly statusOf: (form: Contact) => ReactNode;
  readonly onAction: (action: FormAction, form: Contact) => void;
}

export const formColumns = ({ statusOf, onAction }: FormColumnsOptions): readonly Column<Contact>[] => [
  {
    key: 'name',
    title: 'Name',
    className: 'form-cell-name',
    render: (form) => <TextButton onClick={() => onAction('view', form)}>{form.name}</TextButton>,
  },
  {
    key: 'contact',
    title: 'Contact',
    className: 'form-cell-contact',
    render: ({ email, phone }) => (
      <span>
        {email}
        {phone !== null && phone !== '' && <span className="sub">{phone}</span>}
      </span>
    ),
  },
  {
    key: 'subject',
    title: 'Subject',
    className: 'form-cell-subject cell-bare',
    render: ({ subject }) => <span className="form-subject">{subject}</span>,
  },
  { key: 'type', title: 'Type', className: 'form-cell-type', render: ({ type }) => type },
  { key: 'status', title: 'Status', className: 'form-cell-status cell-bare', render: statusOf },
  {
    key: 'date',
    title: 'Date',
    className: 'form-cell-date',
    render: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    className: 'form-cell-actions cell-bare',
    render: (form) => (
      <RowActions
        name={nameOf(form)}
        onView={() => onAction('view', form)}
        onEdit={() => onAction('edit', form)}
        onDelete={() => onAction('delete', form)}
      />
    ),
  },
];
