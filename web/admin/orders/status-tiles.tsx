import type { OrderCounts } from '../../../contract/orders/order-responses.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { ORDER_TONES, statusLabel, tileCount } from './order-words.ts';
import '../list/status-tiles.css';

interface StatusTilesProps {
  readonly counts: OrderCounts | undefined;
  readonly chosen: string;
  readonly onChoose: (status: OrderStatus | '') => void;
}

/** The number of orders in each status; a click filters by it, a second click shows all again. */
export function StatusTiles({ counts, chosen, onChoose }: StatusTilesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset
    <div className="status-tiles" role="group" aria-label="Filter by status">
      {ORDER_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          className={`status-tile status-tile-${ORDER_TONES[status]}`}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status === chosen ? '' : status)}
        >
          <span className="status-tile-count">{counts === undefined ? '–' : tileCount(counts, status)}</span>
          <span>{statusLabel(status)}</span>
        </button>
      ))}
    </div>
  );
}
