import { type Rate, rateSchema } from '../../../contract/shipping/rate.ts';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { refusalOr } from '../admin-call.ts';
import { useEdited } from '../dialogs/entity-dialog.tsx';
import { useMay } from '../frame/role.tsx';
import { RowName } from '../list/cells.tsx';
import { actionsColumn, CARD, RowActions, useActiveColumn } from '../list/columns.tsx';
import { AddButton, ListBox } from '../list/list-screen.tsx';
import { sentenceCase } from '../list/options.ts';
import { useList } from '../list/use-list.ts';
import { RateDialog, rateBody, rateValues } from './rate-dialog.tsx';
import { ShipmentPriceBox } from './shipment-price-box.tsx';
import { carrierFilter, useCarriers } from './shipping-queries.ts';
import {
  ACTIVE_FILTER,
  dayRange,
  METHOD_OPTIONS,
  money,
  rateName,
  weightRange,
  ZONE_OPTIONS,
  zoneName,
} from './shipping-text.ts';

/** On phones a value stands right behind its title. */
const LEFT = 'max-md:justify-start';

const CHANGE = 'change carriers and rates';

export function RatesView() {
  const list = useList({
    kind: 'rate',
    path: '/shipping/rates',
    filters: ['carrierId', 'zone', 'method', 'isActive'],
    schema: rateSchema,
    failed: 'Failed to load the rates',
  });
  const may = useMay();
  const mayChange = may(CHANGE);
  const carriers = useCarriers();
  const edited = useEdited<Rate>();
  const active = useActiveColumn({
    list,
    needs: CHANGE,
    nameOf: (rate) => `The rate ${rateName(rate)}`,
    bodyOf: (rate) => rateBody(rateValues(rate)),
    done: 'Shipping rate updated successfully',
    failed: (thrown) => refusalOr(thrown, 'Failed to update the rate'),
    bare: true,
    className: CARD.corner,
  });

  const columns: readonly Column<Rate>[] = [
    {
      title: 'Carrier',
      wraps: true,
      className: `${CARD.name} md:max-w-65`,
      render: (rate) => (
        <RowName onClick={mayChange ? () => edited.edit(rate) : undefined}>{rate.carrierName}</RowName>
      ),
    },
    {
      title: 'Zone',
      wraps: true,
      bare: true,
      className: 'md:max-w-65',
      render: ({ zone }) => zoneName(zone),
    },
    { title: 'Method', bare: true, render: ({ method }) => sentenceCase(method) },
    { title: 'Weight', align: 'right', className: LEFT, render: weightRange },
    {
      title: 'Base',
      align: 'right',
      className: `${LEFT} max-md:[grid-area:4/1]`,
      render: ({ baseAmount }) => money(baseAmount),
    },
    {
      title: 'Per kg',
      align: 'right',
      className: `${LEFT} max-md:[grid-area:4/2]`,
      render: ({ perKgAmount }) => money(perKgAmount),
    },
    {
      title: 'Days',
      align: 'right',
      className: `${LEFT} max-md:[grid-area:3/2]`,
      render: dayRange,
    },
    active,
    actionsColumn(
      (rate) => (
        <RowActions name={`the rate ${rateName(rate)}`} editNeeds={CHANGE} onEdit={() => edited.edit(rate)} />
      ),
      'max-xl:hidden',
    ),
  ];

  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
      <ListBox
        caption="Shipping rates"
        nouns={['rate', 'rates']}
        list={list}
        columns={columns}
        isTight
        className="xl:[&_:is(th,td)+:is(th,td)]:px-2"
        rowClassName="max-md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] max-md:items-center"
        empty={mayChange ? <NoRates hasCarriers={carriers.length > 0} /> : 'No rates yet'}
        filters={[
          carrierFilter(carriers),
          { name: 'zone', label: 'Zone', all: 'All zones', options: ZONE_OPTIONS },
          { name: 'method', label: 'Method', all: 'All methods', options: METHOD_OPTIONS },
          ACTIVE_FILTER,
        ]}
        listActions={
          <AddButton needs={CHANGE} onClick={edited.add}>
            Add rate
          </AddButton>
        }
      />
      {may('ship orders') && <ShipmentPriceBox />}
      {edited.props && (
        <RateDialog
          key={edited.key}
          {...edited.props}
          carriers={carriers}
          suggested={list.filters.carrierId ?? ''}
        />
      )}
    </div>
  );
}

function NoRates({ hasCarriers }: { readonly hasCarriers: boolean }) {
  if (hasCarriers) return 'No rates yet. Add what your carriers charge by zone and weight.';
  return (
    <>
      No rates yet. <TextLink to="?view=carriers">Add a carrier</TextLink> first, then its rates.
    </>
  );
}
