import type { PersistOptions } from 'zustand/middleware';
import { readState, type SafeStorage, writeState } from './safe-storage.ts';

/**
 * How zustand's `persist` keeps a store: read when the page asks for it, because the server has rendered none, and
 * repaired, because anybody can write there. `keep` says what of the state is stored.
 */
export function persistIn<Key extends string, State, Kept extends object>(
  storage: SafeStorage<Key>,
  key: Key,
  { keep, repair }: { keep: (state: State) => Kept; repair: (stored: unknown) => Partial<State> },
): PersistOptions<State, Kept> {
  return {
    name: key,
    version: 1,
    skipHydration: true,
    storage: {
      getItem: () => ({ state: readState(storage, key) as Kept }),
      setItem: (_name, { state }) => void writeState(storage, key, state),
      removeItem: () => storage.remove(key),
    },
    partialize: keep,
    merge: (stored, current) => ({ ...current, ...repair(stored) }),
  };
}
