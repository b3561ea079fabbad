import type { Rate } from '../../../contract/shipping/rate.ts';
import type { Column } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';

import { RowActions } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { dayRange, inWords, money, rateName, weightRange, zoneWord } from './shipping-words.ts';

interface RateColumnsOptions {
  readonly isChanging: (rate: Rate) => boolean;
  readonly onActive: (rate: Rate, isActive: boolean) => void;
  readonly onEdit: (rate: Rate) => void;
}

export const rateColumns = ({
  isChanging,
  onActive,
  onEdit,
}: RateColumnsOptions): readonly Column<Rate>[] => [
  {
    key: 'carrier',
    title: 'Partner',
    className: 'rate-cell-name shipping-cell-name',
    render: (rate) => <TextButton onClick={() => onEdit(rate)}>{rate.carrierName}</TextButton>,
  },
  {
    key: 'zone',
    title: 'Zone',
    className: 'rate-cell-zone shipping-cell-words cell-bare',
    render: ({ zone }) => zoneWord(zone),
  },
  {
    key: 'method',
    title: 'Method',
    className: 'rate-cell-method cell-bare',
    render: ({ method }) => inWords(method),
  },
  { key: 'weight', title: 'Weight', align: 'right', className: 'rate-cell-weight', render: weightRange },
  {
    key: 'base',
    title: 'Base',
    align: 'right',
    className: 'rate-cell-base',
    render: ({ baseAmount }) => money(baseAmount),
  },
  {
    key: 'perKg',
    title: 'Per kg',
    align: 'right',
    className: 'rate-cell-per-kg',
    render: ({ perKgAmount }) => money(perKgAmount),
  },
  { key: 'days', title: 'Days', align: 'right', className: 'rate-cell-days', render: dayRange },
  {
    key: 'active',
    title: 'Active',
    className: 'rate-cell-active cell-bare',
    render: (rate) => (
      <RowSwitch
        label={`The rate ${rateName(rate)} is active`}
        isOn={rate.isActive}
        isBusy={isChanging(rate)}
        onChange={(isActive) => onActive(rate, isActive)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'rate-cell-actions cell-bare',
    render: (rate) => <RowActions name={`the rate ${rateName(rate)}`} onEdit={() => onEdit(rate)} />,
  },
];
