import { createStore } from 'zustand/vanilla';
import type { Finding } from '../../../domain/fit/set.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

const KEY = 'fit-kept';
const PAIRS_MAX = 100;

/** The products of a finding, whatever weights they have: a cart line's key begins with its product. */
export function pairOf({ about }: Finding): string {
  return about.map((key) => /\["([^"]+)"/.exec(key)?.[1] ?? key).join(' + ');
}

/** Pairs that the shopper wants as they are: no word about them any more, in this browser. */
export function createAcceptedPairs(storage: SafeStorage = browserStorage) {
  const read = (): string[] => {
    const stored = storage.readJson(KEY);
    return Array.isArray(stored) ? stored.filter((pair) => typeof pair === 'string') : [];
  };
  return createStore<{ pairs: readonly string[]; set(pairs: readonly string[]): void }>()((set) => ({
    pairs: read(),
    set(pairs) {
      const kept = [...new Set(pairs)].slice(-PAIRS_MAX);
      storage.write(KEY, JSON.stringify(kept));
      set({ pairs: kept });
    },
  }));
}

export const acceptedPairs = createAcceptedPairs();
