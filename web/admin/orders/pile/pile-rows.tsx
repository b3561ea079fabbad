import type { ClipboardEvent, KeyboardEvent } from 'react';
import { countBoxes } from '../../../../domain/shipping/box.ts';
import { TRACKING_NUMBER_MAX } from '../../../../domain/shipping/tracking-list.ts';
import { formatKg, formatRupees } from '../../../../domain/text/format.ts';
import { Input, SelectInput } from '../../../ui/control.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Sub } from '../../list/cells.tsx';
import { toCollectOf } from '../order-words.ts';
import { carrierWords } from './carrier-words.ts';
import { AdvancePaid } from './pile-sums.tsx';
import type { PileRow } from './use-ship-pile.ts';

interface PileRowsProps {
  readonly rows: readonly PileRow[];
  readonly carriers: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly onCarrier: (row: PileRow, carrierId: string) => void;
  readonly onNumber: (row: PileRow, trackingNumber: string) => void;
  /** Several lines were pasted into the row's field. */
  readonly onPaste: (row: PileRow, text: string) => void;
}

/** The focus goes to the next order's field, from the last to the button that ships. */
export function focusNext({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
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
          {row.quotes !== undefined && <Sub>{carrierWords(row.quotes, row.carrierId)}</Sub>}
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
      className: 'max-md:col-span-2 max-md:row-start-5',
      render: ({ order }) =>
        toCollectOf(order) > 0 ? (
          <span>
            <span className="md:hidden">To collect </span>
            <b className="text-orange-deep">{formatRupees(toCollectOf(order))}</b>
            <AdvancePaid order={order} />
          </span>
        ) : (
          'Paid'
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
