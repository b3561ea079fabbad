import { useState } from 'react';
import { type Rate, rateSchema } from '../../../contract/shipping/rate.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { readList, readWith } from '../list/list-response.ts';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { rateColumns } from './rate-columns.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { rateBody } from './rate-form.ts';
import { ShipmentPriceBox } from './shipment-price-box.tsx';
import { ACTIVE_OPTIONS, METHOD_OPTIONS, ZONE_OPTIONS } from './shipping-words.ts';
import { useActiveChange } from './use-active-change.ts';
import { carrierOptions, useCarriers } from './use-carriers.ts';

const FILTERS = ['carrierId', 'zone', 'method', 'isActive'];
const PATH = '/shipping/rates';

/** What the carriers charge, sorted like a price list. */
export function RatesView() {
  const list = useList({
    kind: 'rate',
    path: PATH,
    filters: FILTERS,
    readRow: readWith(rateSchema),
    failed: 'Failed to load the rates',
  });
  const carriers = useCarriers();
  /** Undefined: the dialog is closed; null: for a new rate. */
  const [edited, setEdited] = useState<Rate | null>();
  const { isChanging, setActive } = useActiveChange({
    list,
    path: PATH,
    bodyOf: (rate, isActive) => rateBody(rate, { isActive }),
    readOne: oneReader('rate', rateSchema),
    failed: 'Failed to update the rate',
  });
  const isFiltered = FILTERS.some((name) => list.filters[name] !== '');
  return (
    <div className="rates-view">
      <Box>
        <ListToolbar
          list={list}
          filters={
            <>
              <FilterSelect
                list={list}
                name="carrierId"
                label="Partner"
                all="All partners"
                options={carrierOptions(carriers)}
              />
              <FilterSelect list={list} name="zone" label="Zone" all="All zones" options={ZONE_OPTIONS} />
              <FilterSelect
                list={list}
                name="method"
                label="Method"
                all="All methods"
                options={METHOD_OPTIONS}
              />
              <FilterSelect
                list={list}
                name="isActive"
                label="Active"
                all="Active or not"
                options={ACTIVE_OPTIONS}
              />
            </>
          }
          actions={
            <Button kind="dark" onClick={() => setEdited(null)}>
              <AdminIcon name="plus" size="small" />
              Add rate
            </Button>
          }
        />
        <DataTable
          list={list}
          caption="Shipping rates"
          className="rates-table"
          columns={rateColumns({
            isChanging,
            onActive: (rate, isActive) => void setActive(rate, isActive),
            onEdit: setEdited,
          })}
          rowKey={({ id }) => id}
          empty={isFiltered ? 'No rates found' : <NoRates hasCarriers={carriers.length > 0} />}
        />
        <ListPager list={list} />
      </Box>
      <ShipmentPriceBox rates={list.rows} />
      {edited !== undefined && (
        <RateDialog
          key={`${edited?.id} ${edited?.version}`}
          rate={edited}
          carriers={carriers}
          suggested={list.filters.carrierId}
          onSaved={() => void refresh('rate')}
          onReload={() => readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** Undefined where the rate is gone: the dialog then closes. */
async function readAgain(rate: Rate | null): Promise<Rate | null | undefined> {
  if (rate === null) return null;
  const { rows } = readList(await callAdmin(`${PATH}?limit=1000`), readWith(rateSchema));
  return rows.find(({ id }) => id === rate.id);
}

function NoRates({ hasCarriers }: { readonly hasCarriers: boolean }) {
  if (hasCarriers) return 'No rates yet. Add what your carriers charge by zone and weight.';
  return (
    <>
      No rates yet. <TextLink to="?view=carriers">Add a partner</TextLink> first, then what it charges.
    </>
  );
}
