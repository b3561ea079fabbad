import type { Order } from '../../../contract/orders/order.ts';
import { rupees, sum } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { countPieces } from './read-order.ts';

/** The table's footer: pieces and amount of the orders on this page. */
export function pageTotals(orders: readonly Order[]): { quantity: number; amount: string } {
  return {
    quantity: orders.reduce((all, order) => all + countPieces(order), 0),
    amount: formatRupees(sum(orders.map(({ total_amount }) => rupees(total_amount)))),
  };
}
