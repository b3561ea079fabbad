import { useState } from 'react';
import { type Carrier, carrierSchema } from '../../../contract/shipping/carrier.ts';
import type { ShippingStats } from '../../../contract/shipping/shipment.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { readWith } from '../list/list-response.ts';
import { ListBox } from '../list/list-screen.tsx';
import { FilterSelect } from '../list/list-toolbar.tsx';
import { RowAction } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { CarrierDialog, carrierValues } from './carrier-dialog.tsx';
import { refusalOr } from './refusals.ts';
import { ACTIVE_OPTIONS, money } from './shipping-words.ts';

const readCarrier = oneReader('carrier', carrierSchema);

/** A carrier that is no longer active gives no prices and keeps its shipments. */
export function CarriersView({ stats }: { readonly stats: ShippingStats | undefined }) {
  const list = useList({
    kind: 'carrier',
    path: '/shipping/partners',
    filters: ['search', 'isActive'],
    readRow: readWith(carrierSchema),
    failed: 'Failed to load the partners',
  });
  /** Undefined: the dialog is closed; null: for a new carrier. */
  const [edited, setEdited] = useState<Carrier | null>();
  const { isChanging, change: setActive } = useRowMutation<Carrier, boolean>({
    list,
    save: async (carrier, isActive) => {
      const body = { ...carrierValues(carrier), isActive, version: carrier.version };
      return readCarrier(await callAdmin(`/shipping/partners/${carrier.id}`, { method: 'PUT', body }));
    },
    preview: (carrier, isActive) => ({ ...carrier, isActive }),
    done: 'Shipping partner updated successfully',
    failed: (thrown) => refusalOr(thrown, 'Failed to update the partner'),
  });
  const totalOf = ({ id }: Carrier, show: (totals: ShippingStats['carriers'][number]) => string) => {
    const totals = stats?.carriers.find((carrier) => carrier.id === id);
    return totals === undefined ? '–' : show(totals);
  };

  const columns: readonly Column<Carrier>[] = [
    {
      key: 'carrier',
      title: 'Partner',
      className: 'carrier-cell-name shipping-cell-name',
      render: (carrier) => (
        <>
          <RowName onClick={() => setEdited(carrier)}>{carrier.name}</RowName>
          {carrier.contactName !== '' && <Sub>{carrier.contactName}</Sub>}
        </>
      ),
    },
    {
      key: 'contact',
      title: 'Contact',
      className: 'shipping-cell-words',
      render: ({ email, phone }) =>
        email === null && phone === '' ? (
          <span className="text-steel">None given</span>
        ) : (
          <span>
            {email}
            {phone !== '' && <Sub>{phone}</Sub>}
          </span>
        ),
    },
    {
      key: 'tracking',
      title: 'Tracking at',
      className: 'carrier-cell-tracking shipping-cell-words',
      render: ({ trackingUrl }) =>
        URL.canParse(trackingUrl) ? new URL(trackingUrl).host : <span className="text-steel">No link</span>,
    },
    {
      key: 'shipments',
      title: 'Shipments',
      align: 'right',
      render: (carrier) => totalOf(carrier, ({ shipments }) => formatCount(shipments)),
    },
    {
      key: 'delivered',
      title: 'Delivered',
      align: 'right',
      className: 'carrier-cell-delivered',
      render: (carrier) => totalOf(carrier, ({ delivered }) => formatCount(delivered)),
    },
    {
      key: 'cost',
      title: 'Cost',
      align: 'right',
      render: (carrier) => totalOf(carrier, ({ cost }) => money(cost)),
    },
    {
      key: 'active',
      title: 'Active',
      bare: true,
      className: 'carrier-cell-active',
      render: (carrier) => (
        <RowSwitch
          label={`${carrier.name} is active`}
          isOn={carrier.isActive}
          isBusy={isChanging(carrier)}
          onChange={(isActive) => void setActive(carrier, isActive)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      className: 'shipping-cell-actions',
      render: (carrier) => (
        <div className="row-actions">
          <TextLink
            to={`?view=rates&carrierId=${carrier.id}`}
            aria-label={`Rates of ${carrier.name}`}
            preventScrollReset
          >
            Rates
          </TextLink>
          <RowAction icon="edit" label={`Edit ${carrier.name}`} onClick={() => setEdited(carrier)} />
        </div>
      ),
    },
  ];

  return (
    <>
      <ListBox
        caption="Shipping partners"
        nouns={['partner', 'partners']}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        className="carriers-table"
        search="Search by name, contact or e-mail"
        empty="No partners yet. Add the carriers that take your parcels."
        filters={
          <FilterSelect
            list={list}
            name="isActive"
            label="Active"
            all="Active or not"
            options={ACTIVE_OPTIONS}
          />
        }
        listActions={
          <Button kind="dark" onClick={() => setEdited(null)}>
            <AdminIcon name="plus" size="small" />
            Add partner
          </Button>
        }
      />
      {edited !== undefined && (
        <CarrierDialog
          key={`${edited?.id} ${edited?.version}`}
          carrier={edited}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
