import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { BulkProgress } from './bulk-change.ts';

const DOING = {
  confirmPending: 'Confirming pending orders',
  shipConfirmed: 'Shipping confirmed orders',
} as const;

interface BulkBarProps {
  readonly progress: BulkProgress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How far a bulk change is, and what did not move. It stays until it is closed. */
export function BulkBar({ progress, onStop, onClose }: BulkBarProps) {
  const { change, done, total, failed, isRunning } = progress;
  return (
    <div className="bulk-bar">
      <ProgressBar label={DOING[change]} value={done} max={Math.max(total, 1)} />
      <div className="bulk-bar-row" role="status">
        <span>
          {!isRunning && `${done - failed.length} of ${total} moved. `}
          {failed.length > 0 && `${failed.length} failed: ${failed.slice(0, 5).join('; ')}`}
          {failed.length > 5 && ` and ${failed.length - 5} more`}
        </span>
        {isRunning ? (
          <TextButton onClick={onStop}>Stop</TextButton>
        ) : (
          <TextButton onClick={onClose}>Close</TextButton>
        )}
      </div>
    </div>
  );
}
