import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../../storage/safe-storage.ts';
import { createCompareStore } from './compare-store.ts';

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [['compare-storage', text]]);
  return createSafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

describe('the list of what is compared', () => {
  it('takes four, refuses the fifth, and is there after a reload', () => {
    const storage = memory();
    const list = createCompareStore(storage).getState();
    expect(['21', '22', '24', '25', '23'].map((id) => list.toggle(id))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const reloaded = createCompareStore(storage);
    expect(reloaded.getState().ids).toEqual([]);
    reloaded.getState().readStorage();
    expect(reloaded.getState().ids).toEqual(['21', '22', '24', '25']);
    reloaded.getState().toggle('22');
    expect(reloaded.getState().ids).toEqual(['21', '24', '25']);
    reloaded.getState().clear();
    list.readStorage();
    list.begin(['1']);
    expect(storage.readJson('compare-storage')).toMatchObject({ state: { ids: ['1'] } });
  });

  it('does not overwrite what another tab has ticked', () => {
    const storage = memory();
    const [one, other] = [createCompareStore(storage), createCompareStore(storage)];
    one.getState().toggle('21');
    other.getState().toggle('22');
    expect(other.getState().ids).toEqual(['21', '22']);
    one.getState().begin(['1', '3']);
    expect(one.getState().ids).toEqual(['21', '22']);
  });

  it.each(['{', 'null', '[]', '{"state":{"ids":"21"}}', '{"state":{"ids":[1,null,"<b>"]}}'])(
    'survives rubbish in the storage: %s',
    (text) => {
      const store = createCompareStore(memory(text));
      store.getState().readStorage();
      expect(store.getState().ids).toEqual([]);
      expect(store.getState().toggle('21')).toBe(true);
    },
  );

  it('works without a storage', () => {
    const blocked = createSafeStorage(() => {
      throw new Error('blocked');
    });
    const store = createCompareStore(blocked);
    store.getState().toggle('21');
    store.getState().toggle('22');
    expect(store.getState().ids).toEqual(['21', '22']);
  });
});
