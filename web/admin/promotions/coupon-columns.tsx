import type { CouponRecord } from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { couponLimits, couponPeriod, couponWords } from '../../../domain/promotions/promotion-words.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { RowActions } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { COUPON_STATE_WORDS } from './coupon-words.ts';

interface CouponColumnsOptions {
  readonly isChanging: (coupon: CouponRecord) => boolean;
  readonly onSwitch: (coupon: CouponRecord, isActive: boolean) => void;
  readonly onEdit: (coupon: CouponRecord) => void;
  readonly onDelete: (coupon: CouponRecord) => void;
}

export const couponColumns = ({
  isChanging,
  onSwitch,
  onEdit,
  onDelete,
}: CouponColumnsOptions): readonly Column<CouponRecord>[] => [
  {
    key: 'coupon',
    title: 'Coupon',
    className: 'promotion-cell-name',
    render: (coupon) => (
      <div>
        <TextButton className="coupon-code" onClick={() => onEdit(coupon)}>
          {coupon.code}
        </TextButton>
        <span className="sub">{coupon.name}</span>
      </div>
    ),
  },
  {
    key: 'gives',
    title: 'What it gives',
    className: 'cell-bare promotion-cell-words',
    render: (coupon) => (
      <span>
        {couponWords(coupon)}
        <span className="sub">
          {[couponLimits(coupon), coupon.isPublic ? 'Public' : 'Secret'].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { key: 'period', title: 'Period', className: 'promotion-cell-period', render: couponPeriod },
  {
    key: 'uses',
    title: 'Uses',
    align: 'right',
    className: 'promotion-cell-uses',
    render: ({ usedCount, usageLimit }) => (
      <span>
        {formatCount(usedCount)}
        {usageLimit !== null && <span className="sub">of {formatCount(usageLimit)}</span>}
      </span>
    ),
  },
  {
    key: 'saved',
    title: 'Saved',
    align: 'right',
    className: 'promotion-cell-saved',
    render: ({ saved }) => (saved === undefined ? '' : formatRupees(rupees(saved))),
  },
  {
    key: 'status',
    title: 'Status',
    className: 'cell-bare promotion-cell-status',
    render: (coupon) => {
      const words = COUPON_STATE_WORDS.find(({ value }) => value === coupon.state);
      return (
        <span>
          <Badge tone={words?.tone ?? 'neutral'}>{words?.label ?? coupon.state}</Badge>
          <span className="sub promotion-period">{couponPeriod(coupon)}</span>
        </span>
      );
    },
  },
  {
    key: 'active',
    title: 'Active',
    className: 'promotion-cell-switch',
    render: (coupon) => (
      <RowSwitch
        label={`${coupon.code} is active`}
        isOn={coupon.isActive}
        isBusy={isChanging(coupon)}
        onChange={(isActive) => onSwitch(coupon, isActive)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare promotion-cell-actions',
    render: (coupon) => (
      <RowActions name={coupon.code} onEdit={() => onEdit(coupon)} onDelete={() => onDelete(coupon)} />
    ),
  },
];
