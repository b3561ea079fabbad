import type { Shipment } from '../../../contract/shipping/shipment.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatKg, formatShortDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RowAction } from '../list/row-action.tsx';
import { inWords, money, SHIPMENT_TONES, shipmentName } from './shipping-words.ts';

/** The list of orders with this one alone. */
export const orderAddress = (orderNumber: number): string =>
  `/admin/orders?search=${displayOrderNumber(orderNumber)}`;

export const shipmentColumns = (onUpdate: (shipment: Shipment) => void): readonly Column<Shipment>[] => [
  {
    key: 'order',
    title: 'Order',
    className: 'shipment-cell-order',
    render: ({ orderNumber, customerName, createdAt }) => (
      <>
        <TextLink to={orderAddress(orderNumber)}>{displayOrderNumber(orderNumber)}</TextLink>
        <bdi className="sub">{customerName}</bdi>
        <span className="sub">{formatShortDate(createdAt)}</span>
      </>
    ),
  },
  {
    key: 'carrier',
    title: 'Carrier',
    className: 'shipment-cell-carrier shipping-cell-words cell-bare',
    render: ({ carrierName, trackingNumber }) => (
      <span>
        <b>{carrierName ?? 'Own delivery'}</b>
        <span className="sub">{trackingNumber ?? 'No tracking number'}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    className: 'shipment-cell-status cell-bare cell-words',
    render: ({ status, events }) => {
      const last = events.at(-1);
      return (
        <span>
          <Badge tone={SHIPMENT_TONES[status]}>{inWords(status)}</Badge>
          {last !== undefined && last.location !== '' && <span className="sub">{last.location}</span>}
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
    className: 'shipment-cell-actions shipping-cell-actions cell-bare',
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
          onClick={() => onUpdate(shipment)}
        />
      </div>
    ),
  },
];

function Dates({ of: { shippedAt, deliveredAt, estimatedDelivery } }: { readonly of: Shipment }) {
  const expected = estimatedDelivery === null ? null : `Expected ${formatShortDate(estimatedDelivery)}`;
  const end = deliveredAt === null ? expected : `Arrived ${formatShortDate(deliveredAt)}`;
  return (
    <span>
      {shippedAt === null ? 'Not yet' : formatShortDate(shippedAt)}
      {end !== null && <span className="sub">{end}</span>}
    </span>
  );
}
