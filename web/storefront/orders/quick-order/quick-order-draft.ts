import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import type { QuickRow } from '../../../../domain/orders/quick-order.ts';
import { getPath, isObject, textOf } from '../../../api/response.ts';
import { type SafeStorage, type TabKey, tabStorage } from '../../../storage/safe-storage.ts';

/** The quick order as it was typed in this tab. */
interface QuickOrderDraft {
  readonly rows: readonly QuickRow[];
  readonly fields: Readonly<Record<string, string>>;
}

const KEY = 'quick-order-draft';
const LONGEST_FIELD = 5000;
export const NO_DRAFT: QuickOrderDraft = { rows: [], fields: {} };

export function createQuickOrderDraft(storage: SafeStorage<TabKey> = tabStorage) {
  const read = (): QuickOrderDraft => readDraft(storage.readJson(KEY));
  const write = (part: Partial<QuickOrderDraft>) =>
    void storage.write(KEY, JSON.stringify({ ...read(), ...part }));
  return {
    read,
    isEmpty: () => storage.read(KEY) === null,
    write,
    /** What stands beside the rows. */
    fields: {
      read: () => read().fields,
      write: (fields: Readonly<Record<string, string>>) => write({ fields }),
    },
    clear: () => storage.remove(KEY),
  };
}

function readDraft(stored: unknown): QuickOrderDraft {
  if (!isObject(stored)) return NO_DRAFT;
  const rows = Array.isArray(stored.rows) ? stored.rows.slice(0, ORDER_LINES_MAX).map(readRow) : [];
  const fields = Object.fromEntries(
    Object.entries(isObject(stored.fields) ? stored.fields : {}).map(([name, value]) => [name, text(value)]),
  );
  return { rows, fields };
}

const text = (value: unknown): string => (textOf(value) ?? '').slice(0, LONGEST_FIELD);

const readRow = (row: unknown): QuickRow => ({
  product: text(getPath(row, 'product')),
  variant: text(getPath(row, 'variant')),
  quantity: text(getPath(row, 'quantity')),
  price: text(getPath(row, 'price')),
});

export const quickOrderDraft = createQuickOrderDraft();
