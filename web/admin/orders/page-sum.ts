import { rupees, sum } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { type AdminOrder, quantityOf } from './admin-order.ts';

/** What stands below the columns: how many things, and for how much. */
export function sumOf(orders: readonly AdminOrder[]): { quantity: number; amount: string } {
  return {
    quantity: orders.reduce((all, order) => all + quantityOf(order), 0),
    amount: formatRupees(sum(orders.map(({ total_amount }) => rupees(total_amount)))),
  };
}
