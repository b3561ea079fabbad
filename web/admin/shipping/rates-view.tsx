import { useState } from 'react';
import { type Rate, rateSchema } from '../../../contract/shipping/rate.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { RowName } from '../list/cells.tsx';
import { readWith } from '../list/list-response.ts';
import { ListBox } from '../list/list-screen.tsx';
import { FilterSelect } from '../list/list-toolbar.tsx';
import { RowActions } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { RateDialog, rateBody, rateValues } from './rate-dialog.tsx';
import { refusalOr } from './refusals.ts';
import { ShipmentPriceBox } from './shipment-price-box.tsx';
import {
  ACTIVE_OPTIONS,
  dayRange,
  inWords,
  METHOD_OPTIONS,
  money,
  rateName,
  weightRange,
  ZONE_OPTIONS,
  zoneWord,
} from './shipping-words.ts';
import { carrierOptions, useCarriers } from './use-carriers.ts';

const readRate = oneReader('rate', rateSchema);

/** What the carriers charge, sorted like a price list. */
export function RatesView() {
  const list = useList({
    kind: 'rate',
    path: '/shipping/rates',
    filters: ['carrierId', 'zone', 'method', 'isActive'],
    readRow: readWith(rateSchema),
    failed: 'Failed to load the rates',
  });
  const carriers = useCarriers();
  /** Undefined: the dialog is closed; null: for a new rate. */
  const [edited, setEdited] = useState<Rate | null>();
  const { isChanging, change: setActive } = useRowMutation<Rate, boolean>({
    list,
    save: async (rate, isActive) => {
      const body = { ...rateBody(rateValues(rate)), isActive, version: rate.version };
      return readRate(await callAdmin(`/shipping/rates/${rate.id}`, { method: 'PUT', body }));
    },
    preview: (rate, isActive) => ({ ...rate, isActive }),
    done: 'Shipping rate updated successfully',
    failed: (thrown) => refusalOr(thrown, 'Failed to update the rate'),
  });

  const columns: readonly Column<Rate>[] = [
    {
      key: 'carrier',
      title: 'Partner',
      className: 'rate-cell-name shipping-cell-name',
      render: (rate) => <RowName onClick={() => setEdited(rate)}>{rate.carrierName}</RowName>,
    },
    {
      key: 'zone',
      title: 'Zone',
      bare: true,
      className: 'rate-cell-zone shipping-cell-words',
      render: ({ zone }) => zoneWord(zone),
    },
    {
      key: 'method',
      title: 'Method',
      bare: true,
      className: 'rate-cell-method',
      render: ({ method }) => inWords(method),
    },
    { key: 'weight', title: 'Weight', align: 'right', className: 'rate-cell-weight', render: weightRange },
    {
      key: 'base',
      title: 'Base',
      align: 'right',
      className: 'rate-cell-base',
      render: ({ baseAmount }) => money(baseAmount),
    },
    {
      key: 'perKg',
      title: 'Per kg',
      align: 'right',
      className: 'rate-cell-per-kg',
      render: ({ perKgAmount }) => money(perKgAmount),
    },
    { key: 'days', title: 'Days', align: 'right', className: 'rate-cell-days', render: dayRange },
    {
      key: 'active',
      title: 'Active',
      bare: true,
      className: 'rate-cell-active',
      render: (rate) => (
        <RowSwitch
          label={`The rate ${rateName(rate)} is active`}
          isOn={rate.isActive}
          isBusy={isChanging(rate)}
          onChange={(isActive) => void setActive(rate, isActive)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      className: 'rate-cell-actions',
      render: (rate) => <RowActions name={`the rate ${rateName(rate)}`} onEdit={() => setEdited(rate)} />,
    },
  ];

  return (
    <div className="rates-view">
      <ListBox
        caption="Shipping rates"
        nouns={['rate', 'rates']}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        className="rates-table"
        empty={<NoRates hasCarriers={carriers.length > 0} />}
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
        listActions={
          <Button kind="dark" onClick={() => setEdited(null)}>
            <AdminIcon name="plus" size="small" />
            Add rate
          </Button>
        }
      />
      <ShipmentPriceBox />
      {edited !== undefined && (
        <RateDialog
          key={`${edited?.id} ${edited?.version}`}
          rate={edited}
          carriers={carriers}
          suggested={list.filters.carrierId ?? ''}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function NoRates({ hasCarriers }: { readonly hasCarriers: boolean }) {
  if (hasCarriers) return 'No rates yet. Add what your carriers charge by zone and weight.';
  return (
    <>
      No rates yet. <TextLink to="?view=carriers">Add a partner</TextLink> first, then what it charges.
    </>
  );
}
