import type { ReactNode } from 'react';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Moment, RowName, Sub } from '../list/cells.tsx';
import { RowActions } from '../list/columns.tsx';
import { ListState } from '../list/data-table.tsx';
import type { List } from '../list/use-list.ts';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { type Message, nameOf } from './message.ts';

interface MessageListProps<Row> {
  readonly list: List<Row>;
  readonly label: string;
  readonly unread: string | undefined;
  readonly empty: string;
  readonly statusOf: (row: Row) => ReactNode;
  readonly onView: (row: Row) => void;
  readonly onDelete?: (row: Row) => void;
}

/** There may be a thousand: only those in view are laid out. */
const MESSAGE =
  'message grid gap-x-6 gap-y-2 border-b border-line px-4 py-3.5 [contain-intrinsic-size:auto_96px] [content-visibility:auto] last:border-b-0 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_200px] xl:grid-cols-[minmax(0,240px)_minmax(0,1fr)_170px_190px] xl:items-start';
const COLUMN = 'grid min-w-0 content-start justify-items-start gap-0.5 wrap-anywhere md:max-xl:row-span-2';
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
      {list.rows.length === 0 ? (
        <p className="px-4 py-12 text-center text-steel" tabIndex={-1}>
          {empty}
        </p>
      ) : (
        <ul aria-label={label}>
          {list.rows.map((row) => (
            <li
              key={row.id}
              className={`${MESSAGE} ${row.status === unread ? 'shadow-[inset_4px_0_var(--color-orange)]' : ''}`}
            >
              <Sender of={row} isUnread={row.status === unread} />
              <div className={COLUMN}>
                <RowName isUnread={row.status === unread} onClick={() => onView(row)}>
                  {row.subject}
                </RowName>
                <p className="message-text line-clamp-2 max-w-[80ch] text-graphite">{row.message}</p>
                {typeof row.product_id === 'string' && (
                  <p className="text-sm text-steel">
                    <ProductName of={row} />
                    Product ID {row.product_id}
                  </p>
                )}
              </div>
              <p className="text-sm text-steel max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-3 md:col-start-3 xl:col-auto">
                <Moment at={row.created_at} />
                <Sub>{row.referenceId}</Sub>
              </p>
              <div className="flex items-center justify-between gap-2 max-md:-mr-3">
                {statusOf(row)}
                <RowActions
                  name={nameOf(row)}
                  onView={() => onView(row)}
                  deleteNeeds="delete messages"
                  {...(onDelete && { onDelete: () => onDelete(row) })}
                />
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

function Sender({ of, isUnread }: { readonly of: Message<string>; readonly isUnread: boolean }) {
  const { name, email, phone } = of;
  return (
    <div
      className={`message-sender ${COLUMN} [&>a]:flex [&>a]:items-center [&>a]:text-sm max-md:[&>a]:min-h-8 md:[&>a]:min-h-6`}
    >
      <b className={isUnread ? 'font-heavy' : 'font-semibold'}>{name}</b>
      <MailLink to={email} />
      {phone !== null && phone !== '' && <PhoneLink to={phone} />}
    </div>
  );
}

function Skeleton() {
  return (
    <ul aria-hidden="true">
      {SKELETONS.map((key) => (
        <li key={key} className={MESSAGE}>
          <LineSkeleton width="medium" />
          <div className={COLUMN}>
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
