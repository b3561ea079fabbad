import { type Shipment, shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatKg, formatLongDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useEdited } from '../dialogs/entity-dialog.tsx';
import { Sub, TwoLines } from '../list/cells.tsx';
import { actionsColumn, CARD, RowAction, RowActions, RowLink } from '../list/columns.tsx';
import { AddButton, ListBox } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { sentenceCase } from '../list/options.ts';
import { useList } from '../list/use-list.ts';
import { NewShipmentDialog } from './new-shipment-dialog.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { carrierFilter, useCarriers } from './shipping-queries.ts';
import {
  marginText,
  money,
  orderAddress,
  SHIPMENT_TONES,
  STATUS_OPTIONS,
  shipmentName,
  unusualBillText,
} from './shipping-text.ts';

export function ShipmentsView() {
  const list = useList({
    kind: 'order',
    path: '/shipping/shipments',
    filters: ['search', 'status', 'carrierId'],
    schema: shipmentSchema,
    failed: 'Failed to load the shipments',
  });
  const carriers = useCarriers();
  const edited = useEdited<Shipment>();

  const columns: readonly Column<Shipment>[] = [
    {
      title: 'Order',
      className: `${CARD.name} max-md:flex-col max-md:items-start`,
      render: ({ orderNumber, customerName, createdAt }) => (
        <>
          <TextLink to={orderAddress(orderNumber)}>{displayOrderNumber(orderNumber)}</TextLink>
          <Sub as="bdi">{customerName}</Sub>
          <Sub className="max-md:hidden">{formatLongDate(createdAt)}</Sub>
        </>
      ),
    },
    {
      title: 'Carrier',
      wraps: true,
      bare: true,
      className: `${CARD.line} max-md:row-start-2 md:max-w-65`,
      render: ({ carrierName, trackingNumber }) => (
        <span>
          <b className="font-semibold">{carrierName ?? 'No carrier'}</b>
          <Sub>{trackingNumber ?? 'No tracking number'}</Sub>
        </span>
      ),
    },
    {
      title: 'Status',
      wraps: true,
      bare: true,
      className: `${CARD.corner} max-md:text-right`,
      render: ({ status, events }) => {
        const last = events.at(-1);
        return (
          <span>
            <Badge tone={SHIPMENT_TONES[status]}>{sentenceCase(status)}</Badge>
            {last !== undefined && last.location !== '' && <Sub>{last.location}</Sub>}
          </span>
        );
      },
    },
    {
      title: 'Method',
      className: 'max-xl:hidden',
      render: ({ method }) => sentenceCase(method),
    },
    {
      title: 'Weight',
      align: 'right',
      className: 'max-xl:hidden',
      render: ({ weightKg }) => (weightKg === 0 ? '–' : formatKg(weightKg)),
    },
    {
      title: 'Cost',
      align: 'right',
      wraps: true,
      className: `${CARD.left} max-md:row-start-4 md:min-w-24`,
      render: (shipment) => <Cost of={shipment} />,
    },
    {
      title: 'Shipped and delivered',
      className: `${CARD.line} max-md:row-start-3`,
      render: (shipment) => <Dates of={shipment} />,
    },
    actionsColumn(
      (shipment) => (
        <RowActions className="items-center gap-2">
          {shipment.trackingUrl !== null && (
            <RowLink
              href={shipment.trackingUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`Track ${shipmentName(shipment)} on carrier’s site`}
            >
              Track
            </RowLink>
          )}
          <RowAction
            icon="edit"
            label={`Update ${shipmentName(shipment)}`}
            needs="ship orders"
            onClick={() => edited.edit(shipment)}
          />
        </RowActions>
      ),
      `${CARD.right} max-md:row-start-4`,
    ),
  ];

  const { props: open } = edited;
  return (
    <>
      <ListBox
        caption="Shipments"
        nouns={['shipment', 'shipments']}
        list={list}
        columns={columns}
        isTight
        rowClassName={CARD.row}
        search="Search by tracking number, order or customer"
        empty="No shipments yet. Create one when you’ve packed an order."
        filters={[statusFilter(STATUS_OPTIONS), carrierFilter(carriers)]}
        listActions={
          <AddButton needs="ship orders" onClick={edited.add}>
            Create shipment
          </AddButton>
        }
      />
      {open?.row === null && <NewShipmentDialog onClose={open.onClose} />}
      {open?.row && <ShipmentDialog key={edited.key} {...open} shipment={open.row} />}
    </>
  );
}

/** With what is left of the customer's freight, for those who see amounts. */
function Cost({ of: shipment }: { readonly of: Shipment }) {
  const { cost, charged, billedAt } = shipment;
  if (cost === 0 && billedAt === null) return '–';
  const margin = charged === undefined ? undefined : marginText(charged, cost);
  const unusual = unusualBillText(shipment);
  return (
    <TwoLines below={[billedAt === null && 'quoted', margin].filter(Boolean).join(', ')}>
      {money(cost)}
      {unusual !== undefined && <Sub tone="red">{unusual}</Sub>}
    </TwoLines>
  );
}

function Dates({ of: { shippedAt, deliveredAt, estimatedDelivery } }: { readonly of: Shipment }) {
  const expected = estimatedDelivery === null ? null : `Expected ${formatLongDate(estimatedDelivery)}`;
  const end = deliveredAt === null ? expected : `Delivered ${formatLongDate(deliveredAt)}`;
  return (
    <span>
      {shippedAt === null ? 'Not yet' : formatLongDate(shippedAt)}
      {end !== null && <Sub>{end}</Sub>}
    </span>
  );
}
