import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { fillShop } from '../fill-shop.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { type CatalogueReads, catalogueReads } from './reads.ts';
import { takeSnapshot } from './snapshot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await fillShop(database.pool, new Date('2026-11-01T06:00:00Z'));
});
afterAll(() => database.drop());

function counted(): { reads: CatalogueReads; lists: () => number } {
  const reads = catalogueReads(database.pool);
  const listStored = vi.fn(reads.listStored);
  return { reads: { ...reads, listStored }, lists: () => listStored.mock.calls.length };
}

const setPrice = (paise: number) =>
  database.pool.query(`update products set sale_price = $1 where id = '1'`, [paise]);

const NOW = new Date('2026-11-18T10:00:00Z');

describe('the live catalogue', () => {
  it('is read once for any number of visitors, and again after a change', async () => {
    const { reads, lists } = counted();
    const live = new LiveCatalogue(
      reads,
      () => new Date(),
      () => undefined,
    );
    await Promise.all([live.current(), live.current(), live.current()]);
    expect(lists()).toBe(1);
    live.changed();
    await live.current();
    expect(lists()).toBe(2);
    live.close();
  });

  it('does not go on with what was read before a change that came in the middle, but finds it for a page that names it', async () => {
    const { reads } = counted();
    const live = new LiveCatalogue(
      reads,
      () => new Date(),
      () => undefined,
    );
    const before = live.current();
    await setPrice(888_800);
    live.changed();
    const { hash } = await before;
    expect((await live.find(hash))?.hash).toBe(hash);
    const { products } = await live.current();
    expect(products.find(({ id }) => id === '1')?.salePrice).toBe(8888);
    await setPrice(999_900);
    live.close();
  });

  it('knows the address of what is new, although something else changed while it was read', async () => {
    const live = new LiveCatalogue(
      counted().reads,
      () => new Date(),
      () => undefined,
    );
    await live.current();
    await database.pool.query(`insert into categories (id, name, slug) values ('sleds', 'Sleds', 'sleds')`);
    live.changed();
    const first = live.current();
    live.changed();
    await first;
    expect(live.known.categories).toContain('sleds');
    await database.pool.query(`delete from categories where id = 'sleds'`);
    live.changed();
    await live.current();
    expect(live.known.categories).not.toContain('sleds');
    live.close();
  });

  it('still finds the snapshot before the last change, and one that another process made', async () => {
    const first = new LiveCatalogue(
      counted().reads,
      () => new Date(),
      () => undefined,
    );
    const second = new LiveCatalogue(
      counted().reads,
      () => new Date(),
      () => undefined,
    );
    const old = await first.current();
    await second.current();
    await setPrice(777_700);
    first.changed();
    const fresh = await first.current();
    expect(fresh.hash).not.toBe(old.hash);
    expect((await first.find(old.hash))?.hash).toBe(old.hash);
    expect((await second.find(fresh.hash))?.hash).toBe(fresh.hash);
    await setPrice(999_900);
    for (const live of [first, second]) live.close();
  });

  it('is not read over and over for hashes that a visitor makes up', async () => {
    const { reads, lists } = counted();
    const live = new LiveCatalogue(
      reads,
      () => new Date(),
      () => undefined,
    );
    await live.current();
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await live.find(`${attempt}`.padStart(20, '0'))).toBeNull();
    expect(lists()).toBe(2);
    live.close();
  });

  it.each([
    `update products set sale_price = 777700 where id = '1'`,
    `update products set specifications = '{"Finish":"Hand oiled"}' where id = '1'`,
    `update product_variants set price = 123400, sale_price = null where product_id = '13' and position = 0`,
    `insert into stock (product_id, available) values ('3', 0)`,
    `insert into discounts (name, type, value, scope, product_id) values ('Sale', 'percentage', 1000, 'product', '4')`,
    `update products set position = -1 where id = '5'`,
    `update categories set is_active = false where id = 'others'`,
    `update products set deleted_at = now() where id = '6'`,
    `update products set deleted_at = null where id = '6'`,
  ])('reads anew only what has changed, and misses nothing: %s', async (change) => {
    const reads = catalogueReads(database.pool);
    const before = await takeSnapshot(reads, NOW);
    await database.pool.query(change);
    const after = await takeSnapshot(reads, NOW, before);
    const fresh = await takeSnapshot(reads, NOW);
    expect(after.products).toEqual(fresh.products);
    expect(after.hash).toBe(fresh.hash);
    const same = new Set(before.products);
    expect(after.products.filter((product) => !same.has(product)).length).toBeLessThanOrEqual(1);
  });

  it('says when an offer ends, so that pages drop its banner', async () => {
    const end = new Date('2026-12-01T18:29:59.999Z').getTime();
    const ended = new Promise<void>((resolve) => {
      const live = new LiveCatalogue(catalogueReads(database.pool), () => new Date(end - 50), resolve);
      void live.current();
    });
    await expect(ended).resolves.toBeUndefined();
  });

  it('can be read again after the database was away', async () => {
    const reads = catalogueReads(database.pool);
    let isAway = true;
    const live = new LiveCatalogue(
      {
        ...reads,
        listStored: (before) => (isAway ? Promise.reject(new Error('away')) : reads.listStored(before)),
      },
      () => new Date(),
      () => undefined,
    );
    await expect(live.current()).rejects.toThrow('away');
    isAway = false;
    expect((await live.current()).products.length).toBeGreaterThan(0);
    live.close();
  });
});
