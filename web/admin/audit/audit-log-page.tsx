import { auditEntrySchema } from '../../../contract/audit.ts';
import { Input } from '../../ui/control.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { type List, useList } from '../list/use-list.ts';
import { AUDIT_COLUMNS, entityLabel } from './audit-columns.tsx';

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
    schema: auditEntrySchema,
    failed: 'Failed to load the audit log',
  });
  return (
    <ListScreen
      title="Audit log"
      nouns={['entry', 'entries']}
      list={list}
      columns={AUDIT_COLUMNS}
      className="[&_tbody_:is(th,td)]:align-top"
      filters={[
        {
          name: 'entity',
          label: 'Kind',
          all: 'All kinds',
          options: ENTITY_OPTIONS,
          className: 'md:max-lg:max-w-31',
        },
      ]}
      moreFilters={
        <>
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
  return (
    <label className="flex items-center gap-2 text-steel max-md:flex-[1_1_140px]">
      <span className="max-md:min-w-[2.5em]">{label}</span>
      <span className="max-md:min-w-0 max-md:flex-1">
        <Input
          className="md:max-lg:px-2!"
          type="date"
          value={list.filters[name] ?? ''}
          onChange={({ target }) => list.setFilters({ [name]: target.value })}
        />
      </span>
    </label>
  );
}
