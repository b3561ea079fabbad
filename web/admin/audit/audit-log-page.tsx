import { useId } from 'react';
import { auditEntrySchema } from '../../../contract/audit.ts';
import { Input } from '../../ui/control.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { readWith } from '../list/list-response.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { FilterSelect } from '../list/list-toolbar.tsx';
import { type List, useList } from '../list/use-list.ts';
import { AUDIT_COLUMNS, entityLabel } from './audit-columns.tsx';
import './audit-log.css';

export const meta = adminMeta('Audit log');

const ENTITY_OPTIONS = [
  'order',
  'payment',
  'shipment',
  'product',
  'category',
  'stock',
  'picture',
  'contact',
  'enquiry',
  'review',
  'coupon',
  'discount',
  'mail',
  'carrier',
  'shipping_rate',
  'settings',
  'administrator',
].map((value) => ({ value, label: entityLabel(value) }));

/** Who changed what and when, the latest first. It can only be read. */
export default function AuditLogPage() {
  const list = useList({
    kind: 'audit',
    path: '/audit-log',
    filters: ['entity', 'entityId', 'from', 'to'],
    readRow: readWith(auditEntrySchema),
    failed: 'Failed to load the audit log',
  });
  return (
    <ListScreen
      title="Audit log"
      nouns={['entry', 'entries']}
      list={list}
      columns={AUDIT_COLUMNS}
      rowKey={({ id }) => String(id)}
      className="audit-table"
      filters={
        <>
          <FilterSelect list={list} name="entity" label="Kind" all="All kinds" options={ENTITY_OPTIONS} />
          <DayFilter list={list} name="from" label="From" />
          <DayFilter list={list} name="to" label="To" />
        </>
      }
    />
  );
}

/** A day in India. An incomplete date sets no filter. */
function DayFilter({
  list,
  name,
  label,
}: {
  readonly list: List<unknown>;
  readonly name: string;
  readonly label: string;
}) {
  const id = useId();
  return (
    <div className="day-filter">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={list.filters[name] ?? ''}
        onChange={({ target }) => list.setFilters({ [name]: target.value })}
      />
    </div>
  );
}
