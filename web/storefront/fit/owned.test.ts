import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/support/stores.ts';
import { createOwnedStore } from './owned.ts';
import { type OwnedOther, ownedRecord } from './owned-record.ts';

const pair = { productId: '36', variant: '20 kg pair', variantType: 'weight', quantity: 2 } as const;
const bar: OwnedOther = {
  id: 'bar',
  name: 'My bar',
  quantity: 1,
  facts: { bar: { use: 'rack', kg: 20, length: 2200, shaft: 28, sleeve: 50, sleeveLength: 415 } },
};

describe('what you own', () => {
  it('is there after a reload', () => {
    const { storage } = new Browser().openTab();
    const { put, setRoom, setLifterHeight } = createOwnedStore(storage).getState();
    put(pair);
    put(bar);
    setRoom({ width: 2400, depth: 3000 });
    setRoom({ ceiling: 2400, depth: undefined });
    setLifterHeight(1800);
    const reloaded = createOwnedStore(storage);
    expect(reloaded.getState()).toMatchObject({ isReady: false, things: [], room: {} });
    reloaded.getState().readStorage();
    expect(reloaded.getState()).toMatchObject({
      isReady: true,
      room: { width: 2400, ceiling: 2400 },
      lifterHeight: 1800,
      things: [pair, bar],
    });
    expect(reloaded.getState().room).not.toHaveProperty('depth');
  });

  it('has a thing once, by its latest quantity and facts, until that is 0', () => {
    const store = createOwnedStore(new Browser().openTab().storage);
    store.getState().put(pair);
    store.getState().put(bar);
    store.getState().put({ ...pair, quantity: 3 });
    store.getState().put({ ...bar, name: 'The old bar' });
    expect(store.getState().things).toEqual([
      { ...pair, quantity: 3 },
      { ...bar, name: 'The old bar' },
    ]);
    store.getState().put({ ...pair, quantity: 0 });
    expect(store.getState().things).toHaveLength(1);
    store.getState().clear();
    expect(store.getState().things).toEqual([]);
  });

  it('does not overwrite what another tab has noted', () => {
    const browser = new Browser();
    const [one, other] = [
      createOwnedStore(browser.openTab().storage),
      createOwnedStore(browser.openTab().storage),
    ];
    one.getState().put(pair);
    other.getState().put(bar);
    expect(other.getState().things).toEqual([pair, bar]);
  });

  it('works without a storage', () => {
    const browser = new Browser();
    browser.isBlocked = true;
    const store = createOwnedStore(browser.openTab().storage);
    store.getState().put(pair);
    store.getState().put(bar);
    expect(store.getState().things).toEqual([pair, bar]);
  });

  it.each<[string, unknown]>([
    ['no product', { quantity: 1 }],
    ['half a pair', { ...pair, quantity: 0.5 }],
    ['a weight without a name', { ...pair, variant: undefined }],
    ['a bar without a sleeve', { ...bar, facts: { bar: { ...bar.facts.bar, sleeve: undefined } } }],
    ['a bar of nothing known', { ...bar, facts: {} }],
    ['a sleeve of infinity', { ...bar, facts: { bar: { ...bar.facts.bar, sleeve: 1e9 } } }],
    ['no plates', { ...bar, facts: { plates: [] } }],
  ])('leaves out %s', (_what, thing) => {
    expect(ownedRecord({ things: [thing, pair] }).things).toEqual([pair]);
  });

  it('survives rubbish in the storage, and keeps what it has made of it', () => {
    const nearlyAThing = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          fc.constantFrom(pair, bar),
          fc.constantFrom('id', 'productId', 'facts', 'quantity', 'name'),
          fc.jsonValue(),
        )
        .map(([thing, field, value]) => ({ ...thing, [field]: value })),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ room: fc.jsonValue(), things: fc.array(nearlyAThing) })),
        (stored) => {
          const record = ownedRecord(stored);
          expect(ownedRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
        },
      ),
    );
  });
});
