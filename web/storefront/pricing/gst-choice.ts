import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

const KEY = 'gst-storage';
const INCLUDED = 'included';

interface GstChoice {
  /** Prices are shown with GST: for those who asked for it, in this browser. */
  readonly isIncluded: boolean;
  include(isIncluded: boolean): void;
  /** At the start, and after another tab has changed the storage. */
  readStorage(): void;
}

export function createGstStore(storage: SafeStorage = browserStorage) {
  return createStore<GstChoice>()((set) => ({
    isIncluded: false,
    include(isIncluded) {
      if (isIncluded) storage.write(KEY, INCLUDED);
      else storage.remove(KEY);
      set({ isIncluded });
    },
    readStorage: () => set({ isIncluded: storage.read(KEY) === INCLUDED }),
  }));
}

export const gstStore = createGstStore();

export const useGstIncluded = (): boolean => useStore(gstStore, ({ isIncluded }) => isIncluded);
