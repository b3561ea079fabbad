import { z } from '../../domain/zod.ts';
import { type SafeStorage, type TabKey, tabStorage } from './safe-storage.ts';

const textsSchema = z.record(z.string(), z.string());

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The unsent values of a form, for this tab only: a reload loses nothing, and the next visitor finds nothing. */
export function createFormDraft(key: TabKey, storage: SafeStorage<TabKey> = tabStorage) {
  return {
    read(): Readonly<Record<string, string>> {
      return textsSchema.safeParse(storage.readJson(key)).data ?? {};
    },
    write: (fields: Readonly<Record<string, string>>) => void storage.write(key, JSON.stringify(fields)),
    clear: () => storage.remove(key),
  };
}
