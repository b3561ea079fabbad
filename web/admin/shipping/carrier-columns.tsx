import type { Carrier } from '../../../contract/shipping/carrier.ts';
import type { ShippingStats } from '../../../contract/shipping/shipment.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { Column } from '../../ui/table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';

import { RowAction } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { money } from './shipping-words.ts';

interface CarrierColumnsOptions {
  readonly totalsOf: (carrier: Carrier) => ShippingStats['carriers'][number] | undefined;
  readonly isChanging: (carrier: Carrier) => boolean;
  readonly onActive: (carrier: Carrier, isActive: boolean) => void;
  readonly onEdit: (carrier: Carrier) => void;
}

export const carrierColumns = ({
  totalsOf,
  isChanging,
  onActive,
  onEdit,
}: CarrierColumnsOptions): readonly Column<Carrier>[] => [
  {
    key: 'carrier',
    title: 'Partner',
    className: 'carrier-cell-name shipping-cell-name',
    render: (carrier) => (
      <>
        <TextButton onClick={() => onEdit(carrier)}>{carrier.name}</TextButton>
        {carrier.contactName !== '' && <span className="sub">{carrier.contactName}</span>}
      </>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    className: 'shipping-cell-words',
    render: ({ email, phone }) =>
      email === null && phone === '' ? (
        <span className="muted">None given</span>
      ) : (
        <span>
          {email}
          {phone !== '' && <span className="sub">{phone}</span>}
        </span>
      ),
  },
  {
    key: 'tracking',
    title: 'Tracking at',
    className: 'carrier-cell-tracking shipping-cell-words',
    render: ({ trackingUrl }) =>
      URL.canParse(trackingUrl) ? new URL(trackingUrl).host : <span className="muted">No link</span>,
  },
  {
    key: 'shipments',
    title: 'Shipments',
    align: 'right',
    render: (carrier) => {
      const totals = totalsOf(carrier);
      return totals === undefined ? '–' : formatCount(totals.shipments);
    },
  },
  {
    key: 'delivered',
    title: 'Delivered',
    align: 'right',
    className: 'carrier-cell-delivered',
    render: (carrier) => {
      const totals = totalsOf(carrier);
      return totals === undefined ? '–' : formatCount(totals.delivered);
    },
  },
  {
    key: 'cost',
    title: 'Cost',
    align: 'right',
    render: (carrier) => {
      const totals = totalsOf(carrier);
      return totals === undefined ? '–' : money(totals.cost);
    },
  },
  {
    key: 'active',
    title: 'Active',
    className: 'carrier-cell-active cell-bare',
    render: (carrier) => (
      <RowSwitch
        label={`${carrier.name} is active`}
        isOn={carrier.isActive}
        isBusy={isChanging(carrier)}
        onChange={(isActive) => onActive(carrier, isActive)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare shipping-cell-actions',
    render: (carrier) => (
      <div className="row-actions">
        <TextLink
          to={`?view=rates&carrierId=${carrier.id}`}
          aria-label={`Rates of ${carrier.name}`}
          preventScrollReset
        >
          Rates
        </TextLink>
        <RowAction icon="edit" label={`Edit ${carrier.name}`} onClick={() => onEdit(carrier)} />
      </div>
    ),
  },
];
