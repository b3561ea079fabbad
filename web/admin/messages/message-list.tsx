import type { ReactNode } from 'react';
import { formatClock, formatShortDate } from '../../../domain/text/format.ts';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { ListState } from '../list/data-table.tsx';
import { RowActions } from '../list/row-action.tsx';
import type { List } from '../list/use-list.ts';
import { type Message, nameOf } from './message.ts';
import './messages.css';

interface MessageListProps<Row> {
  readonly list: List<Row>;
  readonly label: string;
  /** The status whose messages stand out. */
  readonly unread: string | undefined;
  readonly empty: string;
  readonly statusOf: (row: Row) => ReactNode;
  readonly onView: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function MessageList<Row extends Message<string>>({
  list,
  label,
  unread,
  empty,
  statusOf,
  onView,
  onDelete,
}: MessageListProps<Row>) {
  return (
    <ListState list={list} skeleton={<Skeleton />}>
      {list.rows.length === 0 && (
        <p className="messages-none" tabIndex={-1}>
          {empty}
        </p>
      )}
      {list.rows.length > 0 && (
        <ul className="messages" aria-label={label}>
          {list.rows.map((row) => (
            <li key={row.id} className={row.status === unread ? 'message message-unread' : 'message'}>
              <Sender of={row} />
              <div className="message-words">
                <RowName isUnread={row.status === unread} onClick={() => onView(row)}>
                  {row.subject}
                </RowName>
                <p className="message-text">{row.message}</p>
                {typeof row.product_id === 'string' && (
                  <p className="message-product">
                    <ProductName of={row} />
                    Product id {row.product_id}
                  </p>
                )}
              </div>
              <p className="message-when">
                <time dateTime={row.created_at}>
                  {formatShortDate(row.created_at)}, {formatClock(row.created_at)}
                </time>
                <Sub>{row.referenceId}</Sub>
              </p>
              <div className="message-tools">
                {statusOf(row)}
                <RowActions name={nameOf(row)} onView={() => onView(row)} onDelete={() => onDelete(row)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}

/** Linked while the product is sold. */
function ProductName({ of: { product_name, product_slug } }: { readonly of: Message<string> }) {
  if (product_name == null) return null;
  const href = product_slug == null ? undefined : `/product/${encodeURIComponent(product_slug)}`;
  return (
    <>{href === undefined ? <bdi>{product_name}</bdi> : <TextLink href={href}>{product_name}</TextLink>} · </>
  );
}

function Sender({ of: { name, email, phone } }: { readonly of: Message<string> }) {
  return (
    <div className="message-sender">
      <b>{name}</b>
      <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
      {phone !== null && phone !== '' && (
        <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
      )}
    </div>
  );
}

function Skeleton() {
  return (
    <ul className="messages" aria-hidden="true">
      {SKELETONS.map((key) => (
        <li key={key} className="message">
          <LineSkeleton width="medium" />
          <div className="message-words">
            <LineSkeleton width="short" />
            <LineSkeleton />
          </div>
          <LineSkeleton width="medium" />
          <LineSkeleton />
        </li>
      ))}
    </ul>
  );
}
