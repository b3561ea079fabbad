import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { sum } from '../../../../domain/pricing/money.ts';
import { readTrackingList } from '../../../../domain/shipping/tracking-list.ts';
import { shipConfirmedPrompt } from '../../../../domain/text/admin-texts.ts';
import { readCsv } from '../../../../domain/text/csv-reader.ts';
import { formatCount, formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useGuardedClose, useUnsavedGuard } from '../../dialogs/use-unsaved-guard.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { carrierOptions, useCarriers } from '../../shipping/shipping-queries.ts';
import { HeldOrders } from '../bulk-question-dialog.tsx';
import { toCollectOf } from '../order-text.ts';
import type { BulkQuestion } from '../use-bulk-change.ts';
import { type FilledNumbers, NumberTools } from './number-tools.tsx';
import { PileRows, PileSums } from './pile-rows.tsx';
import { type PileRow, useShipPile } from './use-ship-pile.ts';

interface ShipPileDialogProps {
  readonly question: BulkQuestion;
  readonly onShipped: (orders: readonly AdminOrder[]) => void;
  readonly onClose: () => void;
}

const OWN_DELIVERY = { value: '', label: 'Own delivery' };
const LINES_MAX = 1000;

export function ShipPileDialog({ question, onShipped, onClose }: ShipPileDialogProps) {
  const foot = useRef<HTMLDivElement>(null);
  const pile = useShipPile(question.orders, onShipped);
  const { rows, more, isShipping, done, repeated } = pile;
  const [taken, setTaken] = useState<FilledNumbers | null>(null);
  const [failed, setFailed] = useState(0);
  const unsaved = useUnsavedGuard(pile.isDirty || isShipping);
  const leave = useGuardedClose(foot, { mayLeave: () => !isShipping && unsaved.mayLeave(), onClose });
  const carriers = [...carrierOptions(useCarriers().filter(({ isActive }) => isActive)), OWN_DELIVERY];
  const count = rows.length;

  const takeText = (text: string, from?: string) => {
    const before = pile.entries;
    const csv = readCsv(text, LINES_MAX);
    const { numbers, problems } = csv.ok
      ? readTrackingList(csv.rows, rows, from)
      : { numbers: new Map<string, string>(), problems: [{ row: csv.row ?? 1, message: csv.message }] };
    pile.enter(
      new Map(
        rows.flatMap(({ order, name }) => {
          const trackingNumber = numbers.get(name);
          return trackingNumber === undefined ? [] : [[order.id, { trackingNumber }] as const];
        }),
      ),
    );
    setTaken({
      count: numbers.size,
      problems: problems.map(({ row, message }) => `Row ${row}: ${message}`),
      undo: () => {
        pile.restore(before);
        setTaken(null);
      },
    });
  };

  const ship = async () => {
    const wrong = rows.find(({ name }) => repeated.has(name));
    if (wrong !== undefined) {
      const field = foot.current
        ?.closest('dialog')
        ?.querySelector(`[aria-describedby="problem-${wrong.name}"]`);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setTaken(null);
    const outcome = await pile.ship();
    setFailed(outcome.failed);
    if (outcome.isAll) {
      unsaved.markSaved();
      onClose();
    }
  };

  return (
    <Dialog
      isOpen
      size="page"
      title={shipConfirmedPrompt(count)}
      onClose={leave}
      foot={
        <div
          ref={foot}
          className="flex flex-wrap items-center justify-end gap-2 border-t-2 border-ink bg-paper px-4 py-2.5 sm:px-6"
        >
          <FootText rows={rows} more={more} repeated={repeated} failed={failed} />
          {isShipping && <ProgressBar label="Shipping orders" value={done} max={Math.max(count, 1)} />}
          <Button disabled={isShipping} onClick={leave}>
            Cancel
          </Button>
          <Button
            kind="primary"
            data-next
            busy={isShipping}
            busyLabel="Shipping..."
            disabled={pile.isComparing || count === 0}
            onClick={() => void ship()}
          >
            <AdminIcon name="truck" />
            Ship {formatCount(count)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <PileSums rows={rows} />
        <NumberTools
          carriers={carriers}
          isBusy={isShipping}
          taken={taken}
          onText={takeText}
          onCarrierForAll={(carrierId) => pile.enterForAll(carrierId)}
        />
        {pile.isComparing && <p role="status">Comparing carriers...</p>}
        {pile.isCompareFailed && (
          <p className="text-red" role="alert">
            We couldn’t compare the carriers. You can still choose them yourself.{' '}
            <Button onClick={() => void pile.compareAgain()}>Try again</Button>
          </p>
        )}
        <PileRows
          rows={rows}
          carriers={carriers}
          isBusy={isShipping}
          onCarrier={({ order }: PileRow, carrierId) => pile.enter(new Map([[order.id, { carrierId }]]))}
          onNumber={({ order }, trackingNumber) => pile.enter(new Map([[order.id, { trackingNumber }]]))}
          onPaste={({ name }, text) => takeText(text, name)}
        />
        <p className="text-sm text-steel">Each order gets an invoice, and each customer gets an e-mail.</p>
        <HeldOrders from="confirmed" verb="ship" skipped={question.skipped} />
      </div>
    </Dialog>
  );
}

interface FootTextProps {
  readonly rows: readonly PileRow[];
  readonly more: number;
  readonly repeated: ReadonlyMap<string, string>;
  readonly failed: number;
}

function FootText({ rows, more, repeated, failed }: FootTextProps) {
  const collect = sum(rows.map(({ order }) => toCollectOf(order)));
  const without = rows.filter(
    ({ carrierId, trackingNumber }) => carrierId !== '' && trackingNumber.trim() === '',
  );
  const [wrong] = repeated.keys();
  return (
    <p className="mr-auto min-w-0 leading-snug max-sm:w-full" role="status">
      <b className="block">
        {rows.length === 1 ? '1 order' : `${formatCount(rows.length)} orders`}, {formatRupees(collect)} to
        collect
      </b>
      <span className="text-sm text-steel">
        {failed > 0 && <b className="text-red">{failed === 1 ? '1 was' : `${failed} were`} not shipped. </b>}
        {wrong !== undefined && <b className="text-red">{wrong} needs another number. </b>}
        {without.length > 0 &&
          `${without.length === 1 ? '1 ships' : `${formatCount(without.length)} ship`} without a number; add it later. `}
        {more > 0 && `${formatCount(more)} more come after these.`}
      </span>
    </p>
  );
}
