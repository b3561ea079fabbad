import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { splitForBulk, statusSummary } from '../../../domain/orders/bulk-selection.ts';
import { type BulkChange, ORDER_STATUSES } from '../../../domain/orders/order-status.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { RoleButton } from '../frame/role-button.tsx';
import { useMay } from '../frame/use-may.ts';
import { totalOf } from './order-words.ts';
import { isInvoiced, PrintButtons } from './print-buttons.tsx';

interface SelectionBarProps {
  readonly orders: readonly AdminOrder[];
  readonly isBusy: boolean;
  readonly onChange: (change: BulkChange) => void;
  readonly onPrintSlips: (orders: readonly AdminOrder[]) => void;
  readonly onClear: () => void;
}

/** What can be done with the ticked orders; each button says to how many of them it applies. */
export function SelectionBar({ orders, isBusy, onChange, onPrintSlips, onClear }: SelectionBarProps) {
  const may = useMay();
  const toConfirm = splitForBulk(orders, 'confirmPending').moving.length;
  const toShip = splitForBulk(orders, 'shipConfirmed').moving.length;
  return (
    <section
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-md bg-ink px-4 py-2.5 text-paper shadow-raised max-md:-mx-4 max-md:rounded-none max-md:px-3 md:bottom-3"
      aria-label="Selected orders"
    >
      <p className="mr-auto leading-snug" role="status">
        <b>{formatCount(orders.length)} selected</b>
        {may('see order amounts') && `, ${formatRupees(totalOf(orders))}`}
        <span className="block text-xs text-on-ink">
          {statusSummary(
            orders.map(({ status }) => status),
            ORDER_STATUSES,
          )}
        </span>
      </p>
      <IconButton className="on-ink md:order-last" icon="close" label="Clear selection" onClick={onClear} />
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-[1_1_calc(50%-8px)]">
        {toConfirm > 0 && (
          <RoleButton needs="confirm orders" disabled={isBusy} onClick={() => onChange('confirmPending')}>
            <AdminIcon name="check" />
            Confirm {formatCount(toConfirm)}
          </RoleButton>
        )}
        {toShip > 0 && (
          <RoleButton
            needs="ship orders"
            kind="primary"
            disabled={isBusy}
            onClick={() => onChange('shipConfirmed')}
          >
            <AdminIcon name="truck" />
            Ship {formatCount(toShip)}
          </RoleButton>
        )}
        <PrintButtons orders={orders} invoiced={orders.filter(isInvoiced)} onPrintSlips={onPrintSlips} />
      </div>
    </section>
  );
}
