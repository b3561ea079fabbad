import { isObject } from '../api/response.ts';
import { type SafeStorage, type TabKey, tabStorage } from './safe-storage.ts';

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The unsent values of a form, for this tab only: a reload loses nothing, and the next visitor finds nothing. */
export function createFormDraft(key: TabKey, storage: SafeStorage<TabKey> = tabStorage) {
  return {
    read(): Readonly<Record<string, string>> {
      const stored = storage.readJson(key);
      return isObject(stored) ? textsIn(Object.entries(stored)) : {};
    },
    write: (fields: Readonly<Record<string, string>>) => void storage.write(key, JSON.stringify(fields)),
    clear: () => storage.remove(key),
  };
}

const textsIn = (entries: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
