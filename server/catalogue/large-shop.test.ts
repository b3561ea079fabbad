import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueQueries, type QueryName } from '../../domain/catalogue/catalogue-queries.ts';
import { RATING_FILTERS, SORTS } from '../../domain/catalogue/shop-filters.ts';
import { writeView } from '../../domain/catalogue/shop-view.ts';
import { NAMES_MAX, SHOP_PRICE_STEP, SNAPSHOT_PRODUCTS_MAX } from '../../domain/limits.ts';
import { manyProducts } from '../../tests/support/many-products.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

let shop: TestShop;
let snapshot: CatalogueSnapshot;
let whole: Pick<CatalogueSnapshot, 'products' | 'categories'>;
beforeAll(async () => {
  shop = await testShop();
  await shop.pool.query(manyProducts(SNAPSHOT_PRODUCTS_MAX));
  shop.live.changed();
  snapshot = await shop.live.current();
  whole = carried({ products: snapshot.products, categories: snapshot.categories });
});
afterAll(() => shop.close());

const ask = (question: string, query = '', at = `/catalogue/${snapshot.hash}`) =>
  shop.app.inject(`${at}/${question}?${query}`);

/** What a browser answers that has the whole catalogue, as JSON carries it. */
function answerOfBrowser(question: QueryName, query: string): unknown {
  return carried(catalogueQueries(whole)[question](new URLSearchParams(query)));
}

const carried = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const WORDS = [
  'bar',
  'barbell 20 kg',
  'steel',
  'olympik',
  'hip thrust',
  'rr-',
  'B-17',
  'नहीं',
  'zzzz',
  '%',
  '',
];
const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 30 }));

describe('a shop of more products than a browser carries', () => {
  it('sends a file without products that says where to ask for them, and answers for ever', async () => {
    const file = await shop.app.inject(snapshot.url);
    expect(file.json()).toMatchObject({ answersAt: `/catalogue/${snapshot.hash}` });
    expect(file.json()).not.toHaveProperty('products');
    expect(file.rawPayload.length).toBeLessThan(6 * 1024);
    for (const { headers } of [file, await ask('listing')])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lists any view exactly as the browser of a small shop does', async () => {
    const categories = snapshot.categories.map(({ id }) => id);
    const price = fc.integer({ min: 0, max: 100 }).map((steps) => steps * SHOP_PRICE_STEP);
    const view = fc.record({
      filters: fc.record({
        text,
        categories: fc.subarray(categories),
        minPrice: price,
        maxPrice: price,
        ratings: fc.subarray([...RATING_FILTERS]),
        fits: fc.constant([]),
      }),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(view, async (each) => {
        const query = writeView(each).replace('?', '');
        const reply = await ask('listing', query);
        expect(reply.json()).toEqual(answerOfBrowser('listing', query));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out what does not fit the room that the browser tells, and reads no rubbish', async () => {
    const found = async (home: string) => {
      const query = new URLSearchParams({ category: 'racks', fits: 'room', home });
      return (await ask('listing', query.toString())).json().count;
    };
    const home = (ceiling: number) => JSON.stringify({ room: { ceiling }, things: [] });
    const all = await found(home(4000));
    expect(await found(home(2400))).toBeLessThan(all);
    for (const rubbish of [
      '',
      '{',
      '[]',
      '{"room":{"ceiling":"low"},"things":[]}',
      '{"room":{},"things":[{"plates":7}]}',
    ])
      expect(await found(rubbish)).toBe(all);
    const parts = (await ask('parts', 'part=collar')).json().map(({ id }: { id: string }) => id);
    expect(parts).toContain('43');
    expect(parts).not.toContain('1');
  });

  it('suggests and offers the same for any text, and names the same best sellers', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('suggestions', 'offers'), async (typed, question) => {
        const query = new URLSearchParams({ q: typed }).toString();
        const reply = await ask(question, query);
        expect(reply.json()).toEqual(answerOfBrowser(question, query));
      }),
      { numRuns: 60 },
    );
    const query = 'but=1&but=bench-7';
    expect((await ask('best-sellers', query)).json()).toEqual(answerOfBrowser('best-sellers', query));
  });

  it('finds products by what they are called, so many at once, and leaves out what it has not', async () => {
    const ids = async (query: string) =>
      (await ask('products', query)).json().map(({ id }: { id: string }) => id);
    expect(await ids('name=bench-9&name=B-17&name=1&name=gone&name=')).toEqual(['1', 'bench-9', 'bench-17']);
    expect(await ids('')).toEqual([]);
    const many = snapshot.products.slice(0, NAMES_MAX + 5).map(({ id }) => `name=${id}`);
    expect(await ids(many.join('&'))).toHaveLength(NAMES_MAX);
  });

  it('has the answers of the catalogue before a change, but not of one that is long gone', async () => {
    const before = snapshot;
    await shop.pool.query(`update products set name = 'Renamed Bar' where id = 'bench-1'`);
    shop.live.changed();
    snapshot = await shop.live.current();
    expect(snapshot.hash).not.toBe(before.hash);
    const name = async (hash: string) =>
      (await ask('products', 'name=bench-1', `/catalogue/${hash}`)).json()[0].name;
    expect(await name(before.hash)).not.toBe('Renamed Bar');
    expect(await name(snapshot.hash)).toBe('Renamed Bar');
    const gone = await ask('listing', '', `/catalogue/${'0'.repeat(20)}`);
    expect(gone.statusCode).toBe(404);
    expect(errorOf(gone).code).toBe('SNAPSHOT_GONE');
    expect(gone.headers['cache-control']).not.toContain('immutable');
  });

  it('refuses a question that it does not know', async () => {
    for (const question of ['everything', 'constructor', '__proto__'])
      expect((await ask(question)).statusCode).toBe(400);
  });
});
