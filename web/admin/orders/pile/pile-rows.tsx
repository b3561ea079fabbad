import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type AdminOrder, hasAmounts } from '../../../../contract/orders/packing-order.ts';
import { bulkSums } from '../../../../domain/orders/bulk-selection.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { countBoxes } from '../../../../domain/shipping/box.ts';
import { TRACKING_NUMBER_MAX } from '../../../../domain/shipping/tracking-list.ts';
import { formatCount, formatKg, formatRupees } from '../../../../domain/text/format.ts';
import { Input, SelectInput } from '../../../ui/control.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Sub } from '../../list/cells.tsx';
import { bulkAmountsOf, toCollectOf } from '../order-text.ts';
import { carrierText, type PileRow } from './use-ship-pile.ts';

interface PileRowsProps {
  readonly rows: readonly PileRow[];
  readonly carriers: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly onCarrier: (row: PileRow, carrierId: string) => void;
  readonly onNumber: (row: PileRow, trackingNumber: string) => void;
  readonly onPaste: (row: PileRow, text: string) => void;
}

/** The focus goes to the next order's field, from the last to the button that ships. */
function focusNext({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'Enter') return false;
  const fields = [...(currentTarget.closest('dialog')?.querySelectorAll('[data-next]') ?? [])];
  const next = fields[fields.indexOf(currentTarget) + 1];
  if (next instanceof HTMLElement) next.focus();
  return true;
}

export function PileRows({ rows, carriers, isBusy, onCarrier, onNumber, onPaste }: PileRowsProps) {
  const paste = (row: PileRow, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(row, text);
  };
  const columns: readonly Column<PileRow>[] = [
    {
      title: 'Order',
      className: 'max-md:col-start-1 max-md:row-start-1',
      render: ({ name }) => <b>{name}</b>,
    },
    {
      title: 'Customer',
      wraps: true,
      bare: true,
      className: 'max-md:col-span-2 max-md:row-start-2',
      render: ({ order: { customer_info, shipping_address: to } }) => (
        <span>
          <b className="font-semibold">
            <bdi>{customer_info.name}</bdi>
          </b>
          <Sub as="bdi">
            {to.city} {to.pinCode}
          </Sub>
        </span>
      ),
    },
    {
      title: 'Boxes',
      align: 'right',
      bare: true,
      className: 'max-md:col-start-2 max-md:row-start-1 max-md:justify-end',
      render: ({ quotes }) =>
        quotes !== undefined && (
          <span>
            <span className="md:hidden">{countBoxes(quotes.boxes)}, </span>
            <span className="max-md:hidden">{quotes.boxes}</span>
            <Sub className="max-md:inline">{formatKg(quotes.weightKg)}</Sub>
          </span>
        ),
    },
    {
      title: 'Carrier',
      bare: true,
      className: 'max-md:col-span-2 max-md:row-start-3',
      render: (row) => (
        <span className="w-full">
          <SelectInput
            small
            className="text-ink!"
            aria-label={`Carrier, ${row.name}`}
            value={row.carrierId}
            disabled={isBusy}
            onChange={({ target }) => onCarrier(row, target.value)}
          >
            {carriers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
          {row.quotes !== undefined && <Sub>{carrierText(row.quotes, row.carrierId)}</Sub>}
        </span>
      ),
    },
    {
      title: 'Tracking number',
      bare: true,
      className: 'max-md:col-span-2 max-md:row-start-4',
      render: (row) => (
        <span className="w-full">
          <Input
            small
            data-next
            aria-label={`Tracking number, ${row.name}`}
            aria-invalid={row.problem === undefined ? undefined : true}
            aria-describedby={row.problem === undefined ? undefined : `problem-${row.name}`}
            className="min-w-40"
            placeholder={row.carrierId === '' ? 'No number needed' : 'No number yet'}
            maxLength={TRACKING_NUMBER_MAX}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
            value={row.trackingNumber}
            disabled={isBusy}
            onChange={({ target }) => onNumber(row, target.value)}
            onKeyDown={(event) => focusNext(event) && event.preventDefault()}
            onPaste={(event) => paste(row, event)}
          />
          <span id={`problem-${row.name}`}>
            {row.problem !== undefined && <Sub tone="red">{row.problem}</Sub>}
          </span>
        </span>
      ),
    },
    {
      title: 'To collect',
      align: 'right',
      bare: true,
      className: 'max-md:col-span-2 max-md:row-start-5 max-md:text-left',
      render: ({ order }) =>
        toCollectOf(order) > 0 ? (
          <span>
            <span className="md:hidden">To collect </span>
            <b className="text-orange-deep">{formatRupees(toCollectOf(order))}</b>
            <AdvancePaid order={order} />
          </span>
        ) : (
          <span className="font-normal text-steel">Paid</span>
        ),
    },
  ];
  return (
    <div className="data-table overflow-hidden rounded-md border border-line bg-paper">
      <Table
        caption="Orders to ship"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ order }) => order.id}
        rowClassName="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1"
      />
    </div>
  );
}

const orderCount = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

export function PileSums({ rows }: { readonly rows: readonly PileRow[] }) {
  const orders = rows.map(({ order }) => order);
  const { paidInFull, toCollect, paidInAdvance } = bulkSums(orders.map(bulkAmountsOf));
  const boxes = rows.reduce((all, { quotes }) => all + (quotes?.boxes ?? 0), 0);
  const kg = rows.reduce((all, { quotes }) => all + (quotes?.weightKg ?? 0), 0);
  const isWithAmounts = orders.every(hasAmounts);
  const sums = [
    { name: `Boxes, ${formatKg(Math.round(kg * 10) / 10)}`, value: formatCount(boxes) },
    ...(isWithAmounts && paidInFull.count > 0
      ? [{ name: `Paid in full, ${orderCount(paidInFull.count)}`, value: formatRupees(paidInFull.amount) }]
      : []),
    {
      name: `To collect, ${orderCount(toCollect.count)}`,
      value: formatRupees(toCollect.amount),
      isDue: toCollect.count > 0,
    },
    ...(paidInAdvance.count > 0
      ? [
          {
            name: `Already paid in advance, ${orderCount(paidInAdvance.count)}`,
            value: formatRupees(paidInAdvance.amount),
          },
        ]
      : []),
  ];
  return (
    <dl className="pile-sums grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {sums.map(({ name, value, isDue = false }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end bg-paper px-4 py-2.5 max-md:last:odd:col-span-2"
        >
          <dt className="text-sm text-steel">{name}</dt>
          <dd className={`font-display text-2xl font-black ${isDue ? 'text-orange-deep' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AdvancePaid({ order }: { readonly order: AdminOrder }) {
  if (!hasAmounts(order)) return null;
  return (
    <Sub>
      {order.amount_paid > 0 ? `${formatRupees(rupees(order.amount_paid))} paid in advance` : 'All in cash'}
    </Sub>
  );
}
