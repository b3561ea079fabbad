import { expect, it } from 'vitest';
import { createSafeStorage, type StorageKey } from '../../storage/safe-storage.ts';
import { createSavedViews } from './saved-views-store.ts';

function browser() {
  const kept = new Map<string, string>();
  const storage = () =>
    createSafeStorage<StorageKey>(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }));
  return { kept, open: () => createSavedViews(storage()) };
}
const view = (name: string, query = 'status=PENDING') => ({ owner: 'a', screen: 'orders', name, query });

it('views are kept, two tabs add to each other’s, and the same name is saved over', () => {
  const { open } = browser();
  const [first, second] = [open(), open()];
  first.save(view('Cash'));
  second.save(view('Late'));
  first.save(view('Cash', 'late=true'));
  second.save({ ...view('Cash'), owner: 'b' });
  expect(second.store.getState().views.map(({ owner, name, query }) => [owner, name, query])).toEqual([
    ['a', 'Late', 'status=PENDING'],
    ['a', 'Cash', 'late=true'],
    ['b', 'Cash', 'status=PENDING'],
  ]);
  first.remove(view('Cash'));
  expect(first.store.getState().views.map(({ owner, name }) => owner + name)).toEqual(['aLate', 'bCash']);
});

it.each(['', '7', '{"state":{"views":7}}', '{"state":{"views":[null,{"name":""}]}}', '[[]]'])(
  'rubbish in the storage is no view: %j',
  (text) => {
    const { kept, open } = browser();
    kept.set('admin-views', text);
    const { store, save } = open();
    void store.persist.rehydrate();
    expect(store.getState().views).toEqual([]);
    save(view('Cash'));
    expect(store.getState().views).toHaveLength(1);
  },
);
