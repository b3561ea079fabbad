import { auditEntrySchema } from '../../../contract/audit.ts';
import { Button } from '../../ui/button.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel, readWith } from '../list/list-response.ts';
import { FilterSelect } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { AUDIT_COLUMNS, entityLabel } from './audit-columns.tsx';
import { DayFilter } from './day-filter.tsx';
import '../list/list-toolbar.css';
import './audit-log.css';

export const meta = adminMeta('Audit log');

const FILTERS = ['entity', 'entityId', 'from', 'to'];
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
    filters: FILTERS,
    readRow: readWith(auditEntrySchema),
    failed: 'Failed to load the audit log',
  });
  const isFiltered = Object.values(list.filters).some((value) => value !== '');
  return (
    <AdminPage title="Audit log" note={list.paging && countLabel(list.paging, ['entry', 'entries'])}>
      <Box>
        <div className="list-toolbar">
          <FilterSelect list={list} name="entity" label="Kind" all="All kinds" options={ENTITY_OPTIONS} />
          <DayFilter list={list} name="from" label="From" />
          <DayFilter list={list} name="to" label="To" />
          <Button disabled={!isFiltered} onClick={list.clearFilters}>
            Clear Filters
          </Button>
        </div>
        <DataTable
          list={list}
          caption="Audit log"
          className="audit-table"
          columns={AUDIT_COLUMNS}
          rowKey={({ id }) => String(id)}
          empty="No entries found"
        />
        <ListPager list={list} />
      </Box>
    </AdminPage>
  );
}
