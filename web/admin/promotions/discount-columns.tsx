import type { DiscountRecord } from '../../../contract/promotions/discount.ts';
import { discountPeriod, discountWords } from '../../../domain/promotions/promotion-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { RowActions } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { DISCOUNT_STATE_WORDS } from './discount-words.ts';

interface DiscountColumnsOptions {
  readonly isChanging: (discount: DiscountRecord) => boolean;
  readonly onSwitch: (discount: DiscountRecord, isActive: boolean) => void;
  readonly onEdit: (discount: DiscountRecord) => void;
  readonly onDelete: (discount: DiscountRecord) => void;
}

export const discountColumns = ({
  isChanging,
  onSwitch,
  onEdit,
  onDelete,
}: DiscountColumnsOptions): readonly Column<DiscountRecord>[] => [
  {
    key: 'discount',
    title: 'Discount',
    className: 'promotion-cell-name',
    render: (discount) => <TextButton onClick={() => onEdit(discount)}>{discount.name}</TextButton>,
  },
  {
    key: 'gives',
    title: 'What it lowers',
    className: 'cell-bare promotion-cell-words',
    render: (discount) => discountWords(discount, discount.targetName),
  },
  { key: 'period', title: 'Days', className: 'promotion-cell-period', render: discountPeriod },
  {
    key: 'status',
    title: 'Status',
    className: 'cell-bare promotion-cell-status',
    render: (discount) => {
      const words = DISCOUNT_STATE_WORDS.find(({ value }) => value === discount.state);
      return (
        <span>
          <Badge tone={words?.tone ?? 'neutral'}>{words?.label ?? discount.state}</Badge>
          <span className="sub promotion-period">{discountPeriod(discount)}</span>
        </span>
      );
    },
  },
  {
    key: 'active',
    title: 'Active',
    className: 'promotion-cell-switch',
    render: (discount) => (
      <RowSwitch
        label={`${discount.name} is active`}
        isOn={discount.isActive}
        isBusy={isChanging(discount)}
        onChange={(isActive) => onSwitch(discount, isActive)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare promotion-cell-actions',
    render: (discount) => (
      <RowActions name={discount.name} onEdit={() => onEdit(discount)} onDelete={() => onDelete(discount)} />
    ),
  },
];
