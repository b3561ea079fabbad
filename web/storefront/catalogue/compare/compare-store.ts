import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { COMPARED_MAX, comparedIds, toggleCompared } from '../../../../domain/catalogue/compared-list.ts';
import { getPath } from '../../../api/response.ts';
import { browserStorage, readState, type SafeStorage, writeState } from '../../../storage/safe-storage.ts';

const KEY = 'compare-storage';

export interface CompareState {
  /** Of the products, in the order in which they were ticked. */
  readonly ids: readonly string[];
  /** Ticks or unticks; false where the list is full. */
  toggle(id: string): boolean;
  /** Only where nothing is ticked: a link that is opened adds its products, and replaces none. */
  begin(ids: readonly string[]): void;
  clear(): void;
  /** At the start, and after another tab has changed the storage. */
  readStorage(): void;
}

export function createCompareStore(storage: SafeStorage = browserStorage) {
  return createStore<CompareState>()((set) => {
    /** The storage is the truth, not the memory of one tab: two tabs do not overwrite each other. */
    const read = () => comparedIds(getPath(readState(storage, KEY), 'ids')).slice(0, COMPARED_MAX);
    const write = (ids: readonly string[]) => {
      writeState(storage, KEY, { ids });
      set({ ids });
    };
    return {
      ids: [],
      toggle(id) {
        const ids = toggleCompared(read(), id);
        write(ids ?? read());
        return ids !== undefined;
      },
      begin(ids) {
        const own = read();
        write(own.length > 0 ? own : ids);
      },
      clear: () => write([]),
      readStorage: () => set({ ids: read() }),
    };
  });
}

export const compareStore = createCompareStore();

export function useCompare<T>(select: (list: CompareState) => T): T {
  return useStore(compareStore, select);
}
