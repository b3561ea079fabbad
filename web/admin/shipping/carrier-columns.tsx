import { formatCount } from '../../../domain/text/format.ts';
import type { Column } from '../../ui/table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';

import { RowAction } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import type { Partner, ShippingStats } from './shipping-reply.ts';
import { money } from './shipping-words.ts';

interface PartnerColumnsOptions {
  readonly totalsOf: (partner: Partner) => ShippingStats['partners'][number] | undefined;
  readonly isChanging: (partner: Partner) => boolean;
  readonly onActive: (partner: Partner, isActive: boolean) => void;
  readonly onEdit: (partner: Partner) => void;
}

export const partnerColumns = ({
  totalsOf,
  isChanging,
  onActive,
  onEdit,
}: PartnerColumnsOptions): readonly Column<Partner>[] => [
  {
    key: 'partner',
    title: 'Partner',
    className: 'partner-cell-name shipping-cell-name',
    render: (partner) => (
      <>
        <TextButton onClick={() => onEdit(partner)}>{partner.name}</TextButton>
        {partner.contactName !== '' && <span className="sub">{partner.contactName}</span>}
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
    className: 'partner-cell-tracking shipping-cell-words',
    render: ({ trackingUrl }) =>
      URL.canParse(trackingUrl) ? new URL(trackingUrl).host : <span className="muted">No link</span>,
  },
  {
    key: 'shipments',
    title: 'Shipments',
    align: 'right',
    render: (partner) => {
      const totals = totalsOf(partner);
      return totals === undefined ? '–' : formatCount(totals.shipments);
    },
  },
  {
    key: 'delivered',
    title: 'Delivered',
    align: 'right',
    className: 'partner-cell-delivered',
    render: (partner) => {
      const totals = totalsOf(partner);
      return totals === undefined ? '–' : formatCount(totals.delivered);
    },
  },
  {
    key: 'cost',
    title: 'Cost',
    align: 'right',
    render: (partner) => {
      const totals = totalsOf(partner);
      return totals === undefined ? '–' : money(totals.cost);
    },
  },
  {
    key: 'active',
    title: 'Active',
    className: 'partner-cell-active cell-bare',
    render: (partner) => (
      <RowSwitch
        label={`${partner.name} is active`}
        isOn={partner.isActive}
        isBusy={isChanging(partner)}
        onChange={(isActive) => onActive(partner, isActive)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare shipping-cell-actions',
    render: (partner) => (
      <div className="row-actions">
        <TextLink
          to={`?view=rates&partnerId=${partner.id}`}
          aria-label={`Rates of ${partner.name}`}
          preventScrollReset
        >
          Rates
        </TextLink>
        <RowAction icon="edit" label={`Edit ${partner.name}`} onClick={() => onEdit(partner)} />
      </div>
    ),
  },
];
