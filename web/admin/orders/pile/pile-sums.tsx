import { type AdminOrder, hasAmounts } from '../../../../contract/orders/packing-order.ts';
import { bulkSums } from '../../../../domain/orders/bulk-selection.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatKg, formatRupees } from '../../../../domain/text/format.ts';
import { Sub } from '../../list/cells.tsx';
import { bulkAmountsOf } from '../order-words.ts';
import type { PileRow } from './use-ship-pile.ts';

const orderCount = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

/** What leaves, what is paid, and what drivers bring back. */
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

/** Below what one order still pays. */
export function AdvancePaid({ order }: { readonly order: AdminOrder }) {
  if (!hasAmounts(order)) return null;
  return (
    <Sub>
      {order.amount_paid > 0 ? `${formatRupees(rupees(order.amount_paid))} paid in advance` : 'All in cash'}
    </Sub>
  );
}
