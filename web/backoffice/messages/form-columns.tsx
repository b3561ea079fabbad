import type { ReactNode } from 'react';
import { formatClock, formatShortDate } from '../../../domain/format.ts';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { RowAction } from '../list/row-action.tsx';
import { type Contact, nameOf } from './message.ts';

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
    render: ({ created_at }) => (
      <time dateTime={created_at}>
        {formatShortDate(created_at)}
        <span className="sub">{formatClock(created_at)}</span>
      </time>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    className: 'form-cell-actions cell-bare',
    render: (form) => (
      <div className="row-actions">
        <RowAction icon="view" label={`View ${nameOf(form)}`} onClick={() => onAction('view', form)} />
        <RowAction icon="edit" label={`Edit ${nameOf(form)}`} onClick={() => onAction('edit', form)} />
        <RowAction
          icon="delete"
          danger
          label={`Delete ${nameOf(form)}`}
          onClick={() => onAction('delete', form)}
        />
      </div>
    ),
  },
];
