import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { z } from '../../../../domain/zod.ts';
import { type SafeStorage, type TabKey, tabStorage } from '../../../storage/safe-storage.ts';

const LONGEST_FIELD = 5000;

const text = z
  .string()
  .catch('')
  .transform((entered) => entered.slice(0, LONGEST_FIELD));
const row = z.object({ product: text, variant: text, quantity: text, price: text });
/** The quick order as it was typed in this tab. */
const draftSchema = z.object({
  rows: z
    .array(row.catch({ product: '', variant: '', quantity: '', price: '' }))
    .catch([])
    .transform((rows) => rows.slice(0, ORDER_LINES_MAX)),
  fields: z.record(z.string(), text).catch({}),
});
type QuickOrderDraft = Readonly<z.output<typeof draftSchema>>;

const KEY = 'quick-order-draft';
export const NO_DRAFT: QuickOrderDraft = { rows: [], fields: {} };

export function createQuickOrderDraft(storage: SafeStorage<TabKey> = tabStorage) {
  const read = (): QuickOrderDraft => draftSchema.safeParse(storage.readJson(KEY)).data ?? NO_DRAFT;
  const write = (part: { readonly [Part in keyof QuickOrderDraft]?: Readonly<QuickOrderDraft[Part]> }) =>
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

export const quickOrderDraft = createQuickOrderDraft();
