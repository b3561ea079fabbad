import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage, readState, type SafeStorage, writeState } from '../../storage/safe-storage.ts';
import { watchOtherTabs } from '../../storage/tab-sync.ts';
import { type OwnedRecord, type OwnedRoom, type OwnedThing, ownedKey, ownedRecord } from './owned-record.ts';

/**
 * What you own: room, height, and the equipment that you have already. One record for every page that judges what fits
 * (product, cart, shop, planner, plate calculator), kept in this browser alone. Only a shop too large for the browser learns
 * the measures, to answer a filter, and keeps none of them.
 */

const KEY = 'owned-storage';

export interface OwnedState extends OwnedRecord {
  /** The storage has been read. Until then nothing is owned, as the server has rendered it. */
  readonly isReady: boolean;
  /** Changes what is given; undefined forgets a measure. */
  setRoom(room: OwnedRoom): void;
  setLifterHeight(millimetres: number | undefined): void;
  /** Adds it, or changes what has its key; a quantity of 0 removes it. */
  put(thing: OwnedThing): void;
  clear(): void;
  readStorage(): void;
}

export function createOwnedStore(storage: SafeStorage = browserStorage) {
  return createStore<OwnedState>()((set) => {
    const read = () => ownedRecord(readState(storage, KEY));
    /** The storage is the truth, not the memory of one tab: two tabs do not overwrite each other. */
    const change = (next: (record: OwnedRecord) => Partial<OwnedRecord>): void => {
      const before = read();
      const record = ownedRecord({ ...before, ...next(before) });
      writeState(storage, KEY, record);
      set({ ...record, isReady: true });
    };
    return {
      room: {},
      lifterHeight: undefined,
      things: [],
      isReady: false,
      setRoom: (room) => change((record) => ({ room: { ...record.room, ...room } })),
      setLifterHeight: (lifterHeight) => change(() => ({ lifterHeight })),
      put: (thing) => change(({ things }) => ({ things: putThing(things, thing) })),
      clear: () => change(() => ({ room: {}, lifterHeight: undefined, things: [] })),
      readStorage: () => set({ ...read(), isReady: true }),
    };
  });
}

function putThing(things: readonly OwnedThing[], thing: OwnedThing): OwnedThing[] {
  const key = ownedKey(thing);
  const isKnown = things.some((other) => ownedKey(other) === key);
  const put = isKnown ? things.map((other) => (ownedKey(other) === key ? thing : other)) : [...things, thing];
  return put.filter(({ quantity }) => quantity > 0);
}

export const ownedStore = createOwnedStore();

export function useOwned(): OwnedState {
  // The storage is the browser's, and other tabs write it too.
  useEffect(() => {
    const { readStorage } = ownedStore.getState();
    readStorage();
    return watchOtherTabs(window, readStorage);
  }, []);
  return useStore(ownedStore);
}
