import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { partnerColumns } from './carrier-columns.tsx';
import { PartnerDialog, partnerBody } from './carrier-dialog.tsx';
import { type Partner, readOnePartner, readPartner, type ShippingStats } from './shipping-reply.ts';
import { ACTIVE_OPTIONS } from './shipping-words.ts';
import { useActiveChange } from './use-active-change.ts';

const FILTERS = ['search', 'isActive'];
const PATH = '/shipping/partners';

interface PartnersViewProps {
  readonly stats: ShippingStats | undefined;
  readonly onChanged: () => void;
}

/** The carriers. One that is not active any more gives no prices and keeps its shipments. */
export function PartnersView({ stats, onChanged }: PartnersViewProps) {
  const list = useList({
    path: PATH,
    filters: FILTERS,
    readRow: readPartner,
    failed: 'Failed to load the partners',
  });
  /** Undefined: the dialog is closed; null: for a new partner. */
  const [edited, setEdited] = useState<Partner | null>();
  const { isChanging, setActive } = useActiveChange({
    list,
    path: PATH,
    bodyOf: (partner, isActive) => partnerBody(partner, { isActive }),
    readOne: readOnePartner,
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
        className="partners-table"
        columns={partnerColumns({
          totalsOf: ({ id }) => stats?.partners.find((partner) => partner.id === id),
          isChanging,
          onActive: (partner, isActive) => void setActive(partner, isActive),
          onEdit: setEdited,
        })}
        rowKey={({ id }) => id}
        empty={isFiltered ? 'No partners found' : 'No partners yet. Add the carriers that take your parcels.'}
      />
      <ListPager list={list} />
      {edited !== undefined && (
        <PartnerDialog
          key={`${edited?.id} ${edited?.version}`}
          partner={edited}
          onSaved={() => {
            onChanged();
            void list.reload({ quiet: true });
          }}
          onReload={() => readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Box>
  );
}

async function readAgain(partner: Partner | null): Promise<Partner | null> {
  return partner === null ? null : readOnePartner(await callAdmin(`${PATH}/${partner.id}`));
}
