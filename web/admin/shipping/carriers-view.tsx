import { useState } from 'react';
import { type Carrier, carrierSchema } from '../../../contract/shipping/carrier.ts';
import type { ShippingStats } from '../../../contract/shipping/shipment.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { Column } from '../../ui/table.tsx';
import { refusalOr } from '../admin-call.ts';
import { useEdited } from '../dialogs/entity-dialog.tsx';
import { useMay } from '../frame/role.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { actionsColumn, CARD, RowActions, RowLink, useActiveColumn } from '../list/columns.tsx';
import { AddButton, ListBox } from '../list/list-screen.tsx';
import { useList } from '../list/use-list.ts';
import { CarrierDialog, carrierBody, carrierValues } from './carrier-dialog.tsx';
import { CarrierListDialog } from './carrier-list-dialog.tsx';
import { ACTIVE_FILTER, money, servedText } from './shipping-text.ts';

const CHANGE = 'change carriers and rates';

/** A carrier that is no longer active gives no prices and keeps its shipments. */
export function CarriersView({ stats }: { readonly stats: ShippingStats | undefined }) {
  const list = useList({
    kind: 'carrier',
    path: '/shipping/partners',
    filters: ['search', 'isActive'],
    schema: carrierSchema,
    failed: 'Failed to load the carriers',
  });
  const may = useMay();
  const mayChange = may(CHANGE);
  const edited = useEdited<Carrier>();
  const [listed, setListed] = useState<Carrier | null>(null);
  const active = useActiveColumn({
    list,
    needs: CHANGE,
    nameOf: ({ name }) => name,
    bodyOf: (carrier) => carrierBody(carrierValues(carrier)),
    done: 'Carrier updated successfully',
    failed: (thrown) => refusalOr(thrown, 'Failed to update the carrier'),
    bare: true,
    className: CARD.corner,
  });
  const totalOf = ({ id }: Carrier, show: (totals: ShippingStats['carriers'][number]) => string) => {
    const totals = stats?.carriers.find((carrier) => carrier.id === id);
    return totals === undefined ? '–' : show(totals);
  };

  const columns: readonly Column<Carrier>[] = [
    {
      title: 'Carrier',
      wraps: true,
      className: `${CARD.name} max-md:grid md:max-w-65`,
      render: (carrier) => (
        <>
          <RowName onClick={mayChange ? () => edited.edit(carrier) : undefined}>{carrier.name}</RowName>
          {carrier.contactName !== '' && <Sub>{carrier.contactName}</Sub>}
        </>
      ),
    },
    {
      title: 'Contact',
      wraps: true,
      className: `${CARD.line} md:max-w-65 md:max-xl:min-w-42.5`,
      render: ({ email, phone }) =>
        email === null && phone === '' ? (
          <span className="text-steel">Not given</span>
        ) : (
          <span>
            {email}
            {phone !== '' && <Sub>{phone}</Sub>}
          </span>
        ),
    },
    {
      title: 'Tracking link',
      wraps: true,
      className: `${CARD.line} md:max-xl:hidden md:max-w-65`,
      render: ({ trackingUrl }) =>
        URL.canParse(trackingUrl) ? new URL(trackingUrl).host : <span className="text-steel">No link</span>,
    },
    {
      title: 'Pincodes',
      wraps: true,
      className: CARD.line,
      render: (carrier) => (
        <RowName onClick={mayChange ? () => setListed(carrier) : undefined}>
          {carrier.pincodes === null ? 'Everywhere' : servedText(carrier.pincodes)}
        </RowName>
      ),
    },
    {
      title: 'Shipments',
      align: 'right',
      className: CARD.line,
      render: (carrier) => totalOf(carrier, ({ shipments }) => formatCount(shipments)),
    },
    {
      title: 'Delivered',
      align: 'right',
      className: `${CARD.line} md:max-xl:hidden`,
      render: (carrier) => totalOf(carrier, ({ delivered }) => formatCount(delivered)),
    },
    ...(may('see revenue')
      ? [
          {
            title: 'Cost',
            align: 'right' as const,
            className: CARD.line,
            render: (carrier: Carrier) =>
              totalOf(carrier, ({ cost }) => (cost === undefined ? '–' : money(cost))),
          },
        ]
      : []),
    active,
    actionsColumn(
      (carrier) => (
        <RowActions
          name={carrier.name}
          editNeeds={CHANGE}
          onEdit={() => edited.edit(carrier)}
          className="items-center gap-2 max-md:flex-1 max-md:justify-between"
        >
          <RowLink
            to={`?view=rates&carrierId=${carrier.id}`}
            aria-label={`Rates of ${carrier.name}`}
            preventScrollReset
          >
            Rates
          </RowLink>
        </RowActions>
      ),
      CARD.line,
    ),
  ];

  return (
    <>
      <ListBox
        caption="Carriers"
        nouns={['carrier', 'carriers']}
        list={list}
        columns={columns}
        isTight
        rowClassName={CARD.row}
        search="Search by name, contact or e-mail"
        empty={mayChange ? 'No carriers yet. Add the courier companies you ship with.' : 'No carriers yet'}
        filters={[ACTIVE_FILTER]}
        listActions={
          <AddButton needs={CHANGE} onClick={edited.add}>
            Add carrier
          </AddButton>
        }
      />
      {edited.props && <CarrierDialog key={edited.key} {...edited.props} />}
      {listed !== null && <CarrierListDialog carrier={listed} onClose={() => setListed(null)} />}
    </>
  );
}
