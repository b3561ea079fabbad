import type { PersistOptions } from 'zustand/middleware';
import { getPath, isObject, type JsonObject } from '../api/response.ts';

/** Everything that the shop stores in the browser; the specification names the keys. */
export type StorageKey =
  | 'authToken'
  | 'auth-storage'
  | 'guest-cart'
  | 'cart-storage'
  | 'guest-wishlist'
  | 'wishlist-storage'
  | 'guest-orders'
  | 'order-storage'
  | 'payment-orders'
  | 'recently-viewed'
  | 'compare-storage'
  | 'fit-kept'
  | 'owned-storage'
  | 'plan-storage'
  | 'stock-alerts'
  | 'gst-storage'
  | 'desk-order-draft'
  | 'admin-views';

/** Only for as long as the tab is open, because the order forms have an address in them. */
export type TabKey =
  | 'checkout-draft'
  | 'checkout-attempt'
  | 'quick-order-draft'
  | 'quick-order-attempt'
  | 'contact-draft'
  | 'quick-enquiry-draft';

/** Longer than any real record; megabytes of rubbish must not freeze the page. */
const LONGEST_TEXT = 1_000_000;

/** Anything else could not be sent as a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/**
 * Storage that never throws. What cannot be saved, because it is blocked or full, stays in memory for as long as the page;
 * what cannot be read is removed.
 */
export interface SafeStorage<Key extends string = StorageKey> {
  read(key: Key): string | null;
  /** Parsed; undefined where nothing readable is stored. */
  readJson(key: Key): unknown;
  /** False: only in memory, not saved. */
  write(key: Key, text: string): boolean;
  remove(key: Key): void;
}

export function createSafeStorage<Key extends string = StorageKey>(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SafeStorage<Key> {
  const unsaved = new Map<Key, string | null>();

  const read = (key: Key): string | null => {
    const remembered = unsaved.get(key);
    if (remembered !== undefined) return remembered;
    try {
      const text = open().getItem(key);
      if (text === null || text.length <= LONGEST_TEXT) return text;
    } catch {
      return null;
    }
    change(key, null);
    return null;
  };

  const change = (key: Key, text: string | null): boolean => {
    try {
      const storage = open();
      if (text === null) storage.removeItem(key);
      else if (text.length > LONGEST_TEXT) throw new RangeError(`Too long for ${key}`);
      else storage.setItem(key, text);
      unsaved.delete(key);
      return true;
    } catch {
      unsaved.set(key, text);
      return false;
    }
  };

  return {
    read,
    readJson(key) {
      const text = read(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        change(key, null);
        return undefined;
      }
    },
    write: change,
    remove: (key) => void change(key, null),
  };
}

/** Written with a store's state, as zustand's own `persist` does. */
const VERSION = 1;

export function writeState<Key extends string>(storage: SafeStorage<Key>, key: Key, state: object): boolean {
  return storage.write(key, JSON.stringify({ state, version: VERSION }));
}

/** The state, with or without the envelope around it. */
export function readState<Key extends string>(storage: SafeStorage<Key>, key: Key): unknown {
  const stored = storage.readJson(key);
  return getPath(stored, 'state') ?? stored;
}

/**
 * How zustand's `persist` keeps a store: read when the page asks for it, because the server has rendered none, and
 * repaired, because anybody can write there. `keep` says what of the state is stored.
 */
export function persistIn<Key extends string, State, Kept extends object>(
  storage: SafeStorage<Key>,
  key: Key,
  { keep, repair }: { keep: (state: State) => Kept; repair: (stored: JsonObject) => Partial<State> },
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
    merge: (stored, current) => ({ ...current, ...repair(isObject(stored) ? stored : {}) }),
  };
}

export function readToken(storage: SafeStorage): string | null {
  const token = storage.read('authToken');
  return token !== null && TOKEN.test(token) ? token : null;
}

/** A guest is anyone with no stored token. */
export function isGuest(storage: SafeStorage = browserStorage): boolean {
  return readToken(storage) === null;
}

/** Opened at each use: reading `window.localStorage` throws where it is blocked, and a server has none. */
export const browserStorage = createSafeStorage(() => window.localStorage);
export const tabStorage = createSafeStorage<TabKey>(() => window.sessionStorage);
