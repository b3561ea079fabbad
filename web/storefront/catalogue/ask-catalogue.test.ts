import { describe, expect, it } from 'vitest';
import { categories } from '../../../catalogue/categories.ts';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';
import { catalogueQueries, type QueryName } from '../../../domain/catalogue/catalogue-queries.ts';
import { NAMES_MAX } from '../../../domain/limits.ts';
import { INITIAL_COUPONS } from '../../../domain/promotions/coupon.ts';
import { bar, hex, products } from '../../../tests/support/stores.ts';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { ask } from './ask-catalogue.ts';
import { askForProducts, PAUSE_MS } from './ask-server.ts';
import { createCatalogueLoader } from './catalogue-calls.ts';

const terms = { categories, coupons: INITIAL_COUPONS, settings: DEFAULT_SETTINGS };
const HASHES = { old: '0'.repeat(20), present: '1'.repeat(20) };
let serial = 0;

/** A large shop, which answers what it is asked; `is` says what of it is there. */
async function openShop(is: { gone?: string; small?: boolean; broken?: boolean } = {}) {
  // What has come of one catalogue is remembered by its address.
  serial += 1;
  const at = (hash: string) => `/catalogue/${hash}${serial}`;
  const [old, present] = [at(HASHES.old), at(HASHES.present)];
  const server = await serve(({ path }): Answer => {
    const address = new URL(path, 'http://shop');
    if (path === '/shop') return { html: `<link rel="catalogue" href="${present}.json"/>` };
    if (is.broken) return { status: 500 };
    const [, place = '', question] = /^(.+?\d)(?:\.json|\/(.*))$/.exec(address.pathname) ?? [];
    if (is.gone === 'both' || (is.gone === 'old' && place === old)) return { status: 404 };
    if (question === undefined)
      return { json: is.small ? { products, ...terms } : { answersAt: place, ...terms } };
    return { json: catalogueQueries({ products, categories })[question as QueryName](address.searchParams) };
  });
  const fetchHere: typeof fetch = (address, init) => fetch(new URL(String(address), server.origin), init);
  const load = createCatalogueLoader({
    fetch: fetchHere,
    linkedAddress: () => `${old}.json`,
    pageAddress: () => '/shop',
  });
  const questions = () =>
    server.asked.flatMap(({ path }) =>
      /\d\/(.*)$/.exec(path)?.[1] === undefined ? [] : [path.replace(/^.*\d\//, '')],
    );
  return { is, server, load, questions, options: { fetch: fetchHere } };
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('what screens ask of the catalogue', () => {
  it.each<[QueryName, string]>([
    ['suggestions', 'q=20kg+dumbell'],
    ['offers', 'q=rr-bb'],
    ['listing', 'q=steel&category=racks&sort=price-low'],
    ['listing', 'sort=newest'],
    ['best-sellers', 'but=1'],
    ['products', 'name=1&name=13'],
  ])('has the same answer in a small shop and in a large one: %s?%s', async (question, query) => {
    const small = await openShop({ small: true });
    const large = await openShop();
    const answer = await ask(small.load, question, query, small.options);
    expect(await ask(large.load, question, query, large.options)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(small.questions()).toEqual([]);
    expect(large.questions()).toEqual([`${question}?${query}`]);
  });

  it('is asked of the present catalogue once the linked one is gone', async () => {
    const { is, load, server, options } = await openShop();
    await load();
    is.gone = 'old';
    expect(ids(await ask(load, 'suggestions', 'q=barbell', options))).toHaveLength(5);
    expect(server.asked.filter(({ path }) => path === '/shop')).toHaveLength(1);
    expect(ids(await ask(load, 'suggestions', 'q=rack', options))).toHaveLength(5);
    expect(server.asked.filter(({ path }) => path === '/shop')).toHaveLength(1);
  });

  it.each([{ gone: 'both' }, { broken: true }])('fails in a shop that is %j', async (trouble) => {
    const { is, load, options } = await openShop();
    await load();
    Object.assign(is, trouble);
    await expect(ask(load, 'suggestions', 'q=bar', options)).rejects.toThrow();
  });

  it('is answered by the browser again once the shop has become small', async () => {
    const { is, load, options } = await openShop();
    await load();
    Object.assign(is, { gone: 'old', small: true });
    await expect(ask(load, 'suggestions', 'q=bar', options)).rejects.toThrow('has changed');
    expect(await ask(load, 'suggestions', 'q=bar', options)).toHaveLength(5);
  });

  it('goes to the server at the first letter and at the last, not for each one typed in haste', async () => {
    const { load, questions, options } = await openShop();
    await load();
    await new Promise((rest) => setTimeout(rest, 2 * PAUSE_MS));
    const typed = ['b', 'ba', 'bar', 'barb'].map((text) => {
      const typing = new AbortController();
      return { typing, answer: ask(load, 'suggestions', `q=${text}`, { ...options, signal: typing.signal }) };
    });
    for (const { typing } of typed.slice(0, -1)) typing.abort();
    const [, ...later] = await Promise.allSettled(typed.map(({ answer }) => answer));
    expect(later.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(questions().at(-1)).toBe('suggestions?q=barb');
    expect(questions().length).toBeLessThanOrEqual(2);
  });
});

describe('products that are asked for by name', () => {
  it('come in parts, each once, and are not asked for again', async () => {
    const { load, questions, options } = await openShop();
    const names = ids(products);
    const come = await askForProducts(load, [...names, '13', '', ' ', 'gone', 'x'.repeat(999)], options);
    expect(new Set(ids(come))).toEqual(new Set(names));
    expect(questions()).toHaveLength(Math.ceil((names.length + 1) / NAMES_MAX));
    expect(ids(await askForProducts(load, [hex.id, bar.id], options))).toEqual([hex.id, bar.id]);
    expect(questions()).toHaveLength(Math.ceil((names.length + 1) / NAMES_MAX));
  });

  it('are there for who picks one of a list', async () => {
    const { load, questions, options } = await openShop();
    const [first] = await ask(load, 'offers', 'q=rack', options);
    expect(await askForProducts(load, [first?.id ?? ''], options)).toEqual([first]);
    expect(questions()).toEqual(['offers?q=rack']);
  });

  it('ask nothing when none is wanted', async () => {
    const { load, questions, options } = await openShop();
    expect(await askForProducts(load, [], options)).toEqual([]);
    expect(questions()).toEqual([]);
  });
});
