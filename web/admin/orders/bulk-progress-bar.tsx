import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { BulkProgress } from './bulk-change.ts';
import { isInvoiced, PrintButtons } from './print-buttons.tsx';

const DOING = {
  confirmPending: 'Confirming pending orders',
  shipConfirmed: 'Shipping confirmed orders',
} as const;

const NAMED_FAILED = 5;

const joinUpTo = (names: readonly string[], most: number) =>
  names.slice(0, most).join('; ') + (names.length > most ? ` and ${names.length - most} more` : '');

interface BulkBarProps {
  readonly progress: BulkProgress;
  readonly onPrintSlips: (orders: readonly AdminOrder[]) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** The progress of a bulk change, the orders that did not move, and the prints of those that did. It stays until it is closed. */
export function BulkProgressBar({ progress, onPrintSlips, onStop, onClose }: BulkBarProps) {
  const { change, done, total, moved, failed, isRunning } = progress;
  return (
    <div className="bulk-bar grid gap-1 border-b border-line bg-orange-tint px-4 py-3">
      <ProgressBar label={DOING[change]} value={done} max={Math.max(total, 1)} />
      <div className="flex items-center justify-between gap-4 wrap-anywhere" role="status">
        <span>
          {!isRunning && `${done - failed.length} of ${total} updated. `}
          {failed.length > 0 && `${failed.length} failed: ${joinUpTo(failed, NAMED_FAILED)}`}
        </span>
        {isRunning ? (
          <TextButton onClick={onStop}>Stop</TextButton>
        ) : (
          <TextButton onClick={onClose}>Close</TextButton>
        )}
      </div>
      {!isRunning && moved.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <PrintButtons
            orders={moved}
            invoiced={change === 'shipConfirmed' ? moved : moved.filter(isInvoiced)}
            onPrintSlips={onPrintSlips}
          />
        </div>
      )}
    </div>
  );
}
