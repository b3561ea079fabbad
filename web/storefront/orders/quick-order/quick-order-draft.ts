import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { z } from '../../../../domain/zod.ts';
import { type SafeStorage, tabStorage } from '../../../storage/safe-storage.ts';

const LONGEST_FIELD = 5000;

const text = z
  .string()
  .catch('')
  .transform((entered) => entered.slice(0, LONGEST_FIELD));
const row = z.object({ product: text, variant: text, quantity: text, price: text });
const draftSchema = z.object({
  rows: z
    .array(row.catch({ product: '', variant: '', quantity: '', price: '' }))
    .catch([])
    .transform((rows) => rows.slice(0, ORDER_LINES_MAX)),
  fields: z.record(z.string(), text).catch({}),
});
type QuickOrderDraft = Readonly<z.output<typeof draftSchema>>;

export const NO_DRAFT: QuickOrderDraft = { rows: [], fields: {} };

export type QuickOrderDraftStore = ReturnType<typeof createQuickOrderDraft>;

/** The quick order as it was typed. */
export function createQuickOrderDraft<Key extends string>(storage: SafeStorage<Key>, key: Key) {
  const read = (): QuickOrderDraft => draftSchema.safeParse(storage.readJson(key)).data ?? NO_DRAFT;
  const write = (part: { readonly [Part in keyof QuickOrderDraft]?: Readonly<QuickOrderDraft[Part]> }) =>
    void storage.write(key, JSON.stringify({ ...read(), ...part }));
  return {
    read,
    isEmpty: () => storage.read(key) === null,
    write,
    /** What stands beside the rows. */
    fields: {
      read: () => read().fields,
      write: (fields: Readonly<Record<string, string>>) => write({ fields }),
    },
    clear: () => storage.remove(key),
  };
}

/** Of this tab: the next visitor finds nothing. */
export const quickOrderDraft = createQuickOrderDraft(tabStorage, 'quick-order-draft');
