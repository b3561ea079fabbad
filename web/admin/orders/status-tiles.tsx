import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/order-status.ts';
import type { OrderCounts } from './admin-order.ts';
import { ORDER_TONES, statusWord, tileCount } from './order-words.ts';
import '../list/status-tiles.css';

interface StatusTilesProps {
  readonly counts: OrderCounts | undefined;
  readonly chosen: string;
  readonly onChoose: (status: OrderStatus | '') => void;
}

/** How many stand where; a click shows those alone, another one all again. */
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
          <span>{statusWord(status)}</span>
        </button>
      ))}
    </div>
  );
}
