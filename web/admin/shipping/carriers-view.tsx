import { useState } from 'react';
import { type Carrier, carrierSchema } from '../../../contract/shipping/carrier.ts';
import type { ShippingStats } from '../../../contract/shipping/shipment.ts';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { readWith } from '../list/list-response.ts';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { carrierColumns } from './carrier-columns.tsx';
import { CarrierDialog, carrierBody } from './carrier-dialog.tsx';
import { ACTIVE_OPTIONS } from './shipping-words.ts';
import { useActiveChange } from './use-active-change.ts';

const FILTERS = ['search', 'isActive'];
const PATH = '/shipping/partners';

interface CarriersViewProps {
  readonly stats: ShippingStats | undefined;
  readonly onChanged: () => void;
}

/** A carrier that is no longer active gives no prices and keeps its shipments. */
export function CarriersView({ stats, onChanged }: CarriersViewProps) {
  const list = useList({
    kind: 'carrier',
    path: PATH,
    filters: FILTERS,
    readRow: readWith(carrierSchema),
    failed: 'Failed to load the partners',
  });
  /** Undefined: the dialog is closed; null: for a new carrier. */
  const [edited, setEdited] = useState<Carrier | null>();
  const { isChanging, setActive } = useActiveChange({
    list,
    path: PATH,
    bodyOf: (carrier, isActive) => carrierBody(carrier, { isActive }),
    readOne: oneReader('carrier', carrierSchema),
    failed: 'Failed to update the partner',
  });
  const isFiltered = FILTERS.some((name) => list.filters[name] !== '');
  return (
    <Box>
      <ListToolbar
        list={list}
        search="Search by name, contact or e-mail"
        filters={
          <FilterSelect
            list={list}
            name="isActive"
            label="Active"
            all="Active or not"
            options={ACTIVE_OPTIONS}
          />
        }
        actions={
          <Button kind="dark" onClick={() => setEdited(null)}>
            <AdminIcon name="plus" size="small" />
            Add partner
          </Button>
        }
      />
      <DataTable
        list={list}
        caption="Shipping partners"
        className="carriers-table"
        columns={carrierColumns({
          totalsOf: ({ id }) => stats?.carriers.find((carrier) => carrier.id === id),
          isChanging,
          onActive: (carrier, isActive) => void setActive(carrier, isActive),
          onEdit: setEdited,
        })}
        rowKey={({ id }) => id}
        empty={isFiltered ? 'No partners found' : 'No partners yet. Add the carriers that take your parcels.'}
      />
      <ListPager list={list} />
      {edited !== undefined && (
        <CarrierDialog
          key={`${edited?.id} ${edited?.version}`}
          carrier={edited}
          onSaved={() => {
            onChanged();
            void refresh('carrier');
          }}
          onReload={() => readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Box>
  );
}

async function readAgain(carrier: Carrier | null): Promise<Carrier | null> {
  return carrier === null
    ? null
    : oneReader('carrier', carrierSchema)(await callAdmin(`${PATH}/${carrier.id}`));
}
