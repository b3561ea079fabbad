import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { COMPARED_MAX, comparedIds, toggleCompared } from '../../../../domain/catalogue/compared-list.ts';
import { getPath } from '../../../api/response.ts';
import { browserStorage, readState, type SafeStorage } from '../../../storage/safe-storage.ts';

const KEY = 'compare-storage';

export interface CompareState {
  /** Of the products, in the order in which they were ticked. */
  readonly ids: readonly string[];
  /** Ticks or unticks; false where the list is full. */
  toggle(id: string): boolean;
  /** Only where nothing is ticked: whoever opens a link goes on with its products, and loses none of their own. */
  begin(ids: readonly string[]): void;
  clear(): void;
  /** At the start, and after another tab has changed the storage. */
  readStorage(): void;
}

export function createCompareStore(storage: SafeStorage = browserStorage) {
  return createStore<CompareState>()(
    persist(
      (set, get, store) => {
        /** The storage is the truth, not the memory of one tab: two tabs do not overwrite each other. */
        const read = (): readonly string[] => {
          void store.persist.rehydrate();
          return get().ids;
        };
        return {
          ids: [],
          toggle(id) {
            const ids = toggleCompared(read(), id);
            if (ids !== undefined) set({ ids });
            return ids !== undefined;
          },
          begin(ids) {
            if (read().length === 0 && ids.length > 0) set({ ids });
          },
          clear: () => set({ ids: [] }),
          readStorage: () => void read(),
        };
      },
      {
        name: KEY,
        storage: {
          getItem: () => ({ state: { ids: comparedIds(getPath(readState(storage, KEY), 'ids')) } }),
          setItem: (_name, value) => void storage.write(KEY, JSON.stringify(value)),
          removeItem: () => storage.remove(KEY),
        },
        version: 0,
        skipHydration: true,
        partialize: ({ ids }) => ({ ids: [...ids] }),
        merge: (stored, current) => ({
          ...current,
          ids: comparedIds(getPath(stored, 'ids')).slice(0, COMPARED_MAX),
        }),
      },
    ),
  );
}

export const compareStore = createCompareStore();

/** `useCompare(({ ids }) => ids.length)` */
export function useCompare<T>(select: (list: CompareState) => T): T {
  return useStore(compareStore, select);
}
