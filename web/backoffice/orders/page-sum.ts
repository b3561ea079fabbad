import { formatRupees } from '../../../domain/format.ts';
import { rupees, sum } from '../../../domain/money.ts';
import { type OfficeOrder, quantityOf } from './office-order.ts';

/** What stands below the columns: how many things, and for how much. */
export function sumOf(orders: readonly OfficeOrder[]): { quantity: number; amount: string } {
  return {
    quantity: orders.reduce((all, order) => all + quantityOf(order), 0),
    amount: formatRupees(sum(orders.map(({ total_amount }) => rupees(total_amount)))),
  };
}
