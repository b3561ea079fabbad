import { ApiError } from '../../api/client.ts';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';

interface Promotion {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
}

interface PromotionReading<Row> {
  /** What the API takes of a stored row: switching it on or off sends all its fields. */
  readonly bodyOf: (row: Row) => object;
  readonly readSaved: (response: unknown) => Row;
}

/** Switches a coupon or a discount on or off in its row. */
export function usePromotionSwitch<Row extends Promotion>(
  word: 'coupon' | 'discount',
  list: List<Row>,
  { bodyOf, readSaved }: PromotionReading<Row>,
) {
  const name = word === 'coupon' ? 'Coupon' : 'Discount';
  return useRowMutation<Row, boolean>({
    list,
    async save(row, isActive) {
      const body = { ...bodyOf(row), isActive, version: row.version };
      const saved = readSaved(await callAdmin(`/${word}s/${row.id}`, { method: 'PUT', body }));
      // What a coupon saved is counted in lists alone.
      return { ...row, ...saved };
    },
    preview: (row, isActive) => ({ ...row, isActive }),
    done: ({ isActive }) => `${name} ${isActive ? 'switched on' : 'switched off'}`,
    failed: (thrown) =>
      thrown instanceof ApiError && (thrown.status === 409 || thrown.status === 404)
        ? `Somebody else changed this ${word} meanwhile. Here is what is there now.`
        : `Failed to update ${word}`,
  });
}
