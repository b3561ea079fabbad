import { useState } from 'react';
import { type Shipment, shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatKg, formatShortDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Sub } from '../list/cells.tsx';
import { readWith } from '../list/list-response.ts';
import { ListBox } from '../list/list-screen.tsx';
import { FilterSelect, StatusFilter } from '../list/list-toolbar.tsx';
import { RowAction } from '../list/row-action.tsx';
import { useList } from '../list/use-list.ts';
import { NewShipmentDialog } from './new-shipment-dialog.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import {
  inWords,
  money,
  orderAddress,
  SHIPMENT_TONES,
  STATUS_OPTIONS,
  shipmentName,
} from './shipping-words.ts';
import { carrierOptions, useCarriers } from './use-carriers.ts';

export function ShipmentsView() {
  const list = useList({
    kind: 'order',
    path: '/shipping/shipments',
    filters: ['search', 'status', 'carrierId'],
    readRow: readWith(shipmentSchema),
    failed: 'Failed to load the shipments',
  });
  const carriers = useCarriers();
  /** Undefined: no dialog is open; null: that for a new shipment is. */
  const [open, setOpen] = useState<Shipment | null>();
  const close = () => setOpen(undefined);

  const columns: readonly Column<Shipment>[] = [
    {
      key: 'order',
      title: 'Order',
      className: 'shipment-cell-order',
      render: ({ orderNumber, customerName, createdAt }) => (
        <>
          <TextLink to={orderAddress(orderNumber)}>{displayOrderNumber(orderNumber)}</TextLink>
          <Sub as="bdi">{customerName}</Sub>
          <Sub>{formatShortDate(createdAt)}</Sub>
        </>
      ),
    },
    {
      key: 'carrier',
      title: 'Carrier',
      bare: true,
      className: 'shipment-cell-carrier shipping-cell-words',
      render: ({ carrierName, trackingNumber }) => (
        <span>
          <b>{carrierName ?? 'Own delivery'}</b>
          <Sub>{trackingNumber ?? 'No tracking number'}</Sub>
        </span>
      ),
    },
    {
      key: 'status',
      title: 'Status',
      wraps: true,
      bare: true,
      className: 'shipment-cell-status',
      render: ({ status, events }) => {
        const last = events.at(-1);
        return (
          <span>
            <Badge tone={SHIPMENT_TONES[status]}>{inWords(status)}</Badge>
            {last !== undefined && last.location !== '' && <Sub>{last.location}</Sub>}
          </span>
        );
      },
    },
    {
      key: 'method',
      title: 'Method',
      className: 'shipment-cell-method',
      render: ({ method }) => inWords(method),
    },
    {
      key: 'weight',
      title: 'Weight',
      align: 'right',
      className: 'shipment-cell-weight',
      render: ({ weightKg }) => (weightKg === 0 ? '–' : formatKg(weightKg)),
    },
    {
      key: 'cost',
      title: 'Cost',
      align: 'right',
      className: 'shipment-cell-cost',
      render: ({ cost }) => (cost === 0 ? '–' : money(cost)),
    },
    {
      key: 'dates',
      title: 'Left and arrived',
      className: 'shipment-cell-dates',
      render: (shipment) => <Dates of={shipment} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      className: 'shipment-cell-actions shipping-cell-actions',
      render: (shipment) => (
        <div className="row-actions">
          {shipment.trackingUrl !== null && (
            <TextLink
              href={shipment.trackingUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`Track ${shipmentName(shipment)} at the carrier`}
            >
              Track
            </TextLink>
          )}
          <RowAction
            icon="edit"
            label={`Update ${shipmentName(shipment)}`}
            onClick={() => setOpen(shipment)}
          />
        </div>
      ),
    },
  ];

  return (
    <>
      <ListBox
        caption="Shipments"
        nouns={['shipment', 'shipments']}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        className="shipments-table"
        search="Search by tracking number, order or customer"
        empty="No shipments yet. Create one when an order is packed."
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
        listActions={
          <Button kind="dark" onClick={() => setOpen(null)}>
            <AdminIcon name="plus" size="small" />
            Create shipment
          </Button>
        }
      />
      {open === null && <NewShipmentDialog carriers={carriers} onClose={close} />}
      {open != null && (
        <ShipmentDialog
          key={`${open.id} ${open.version}`}
          shipment={open}
          onReload={setOpen}
          onClose={close}
        />
      )}
    </>
  );
}

function Dates({ of: { shippedAt, deliveredAt, estimatedDelivery } }: { readonly of: Shipment }) {
  const expected = estimatedDelivery === null ? null : `Expected ${formatShortDate(estimatedDelivery)}`;
  const end = deliveredAt === null ? expected : `Arrived ${formatShortDate(deliveredAt)}`;
  return (
    <span>
      {shippedAt === null ? 'Not yet' : formatShortDate(shippedAt)}
      {end !== null && <Sub>{end}</Sub>}
    </span>
  );
}
