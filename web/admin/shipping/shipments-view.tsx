import { useState } from 'react';
import { type Shipment, shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { readWith } from '../list/list-response.ts';
import { FilterSelect, ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { NewShipmentDialog } from './new-shipment-dialog.tsx';
import { shipmentColumns } from './shipment-columns.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { STATUS_OPTIONS } from './shipping-words.ts';
import { carrierOptions, useCarriers } from './use-carriers.ts';

const FILTERS = ['search', 'status', 'carrierId'];

export function ShipmentsView() {
  const list = useList({
    kind: 'order',
    path: '/shipping/shipments',
    filters: FILTERS,
    readRow: readWith(shipmentSchema),
    failed: 'Failed to load the shipments',
  });
  const carriers = useCarriers();
  const [open, setOpen] = useState<Shipment | 'new' | null>(null);
  const close = () => setOpen(null);
  const isFiltered = FILTERS.some((name) => list.filters[name] !== '');
  return (
    <Box>
      <ListToolbar
        list={list}
        search="Search by tracking number, order or customer"
        filters={
          <>
            <StatusFilter list={list} options={STATUS_OPTIONS} />
            <FilterSelect
              list={list}
              name="carrierId"
              label="Partner"
              all="All partners"
              options={carrierOptions(carriers)}
            />
          </>
        }
        actions={
          <Button kind="dark" onClick={() => setOpen('new')}>
            <AdminIcon name="plus" size="small" />
            Create shipment
          </Button>
        }
      />
      <DataTable
        list={list}
        caption="Shipments"
        className="shipments-table"
        columns={shipmentColumns(setOpen)}
        rowKey={({ id }) => id}
        empty={isFiltered ? 'No shipments found' : 'No shipments yet. Create one when an order is packed.'}
      />
      <ListPager list={list} />
      {open === 'new' && (
        <NewShipmentDialog carriers={carriers} onSaved={() => void refresh('order')} onClose={close} />
      )}
      {open !== null && open !== 'new' && (
        <ShipmentDialog
          key={`${open.id} ${open.version}`}
          shipment={open}
          onSaved={(changed) => {
            replaceRow(list.key, changed);
            void refresh('order');
          }}
          onReload={() => readAgain(open).then(setOpen)}
          onClose={close}
        />
      )}
    </Box>
  );
}

const readAgain = async ({ id }: Shipment) =>
  oneReader('shipment', shipmentSchema)(await callAdmin(`/shipping/shipments/${id}`));
