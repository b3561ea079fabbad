import { describe, expect, it } from 'vitest';
import { INITIAL_COUPONS } from '../../../domain/promotions/coupon.ts';
import { type Answer, type Asked, serve } from '../../../tests/support/web-api.ts';
import { createCatalogueLoader, RETRY_AFTER_MS } from './catalogue-calls.ts';

const OLD = '/catalogue/00000000000000000000.json';
const NEW = '/catalogue/11111111111111111111.json';
const terms = {
  coupons: INITIAL_COUPONS,
  settings: { taxRate: 18, shippingThreshold: 5000, freeShippingAmount: 500 },
};
const catalogue = (id: string) => ({
  products: [{ id, name: 'Bar' }],
  categories: [{ id: 'barbells' }],
  ...terms,
});
const page = (address: string): Answer => ({
  html: `<head><link rel="icon" href="/x.svg"/><link rel="catalogue" href="${address}"/></head>`,
});

async function loaderOf(
  answer: (asked: Asked) => Answer,
  linked: { address: string | undefined },
  timeoutMs = 15_000,
) {
  const server = await serve(answer);
  const clock = { now: 0 };
  const load = createCatalogueLoader({
    fetch: (address, init) => fetch(new URL(String(address), server.origin), init),
    linkedAddress: () => linked.address,
    pageAddress: () => '/shop?category=racks',
    now: () => clock.now,
    timeoutMs,
  });
  return { server, load, clock };
}

describe('the catalogue in the browser', () => {
  it('is asked for once, however often and at the same time it is needed', async () => {
    const { server, load } = await loaderOf(() => ({ json: catalogue('1') }), { address: OLD });
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toEqual(catalogue('1'));
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(server.questions()).toEqual([`GET ${OLD}`]);
  });

  it('is asked for again when the page names another one', async () => {
    const linked = { address: OLD };
    const { server, load } = await loaderOf(
      ({ path }) => ({ json: catalogue(path === OLD ? '1' : '2') }),
      linked,
    );
    await load();
    linked.address = NEW;
    expect(await load()).toEqual(catalogue('2'));
    expect(server.questions()).toEqual([`GET ${OLD}`, `GET ${NEW}`]);
  });

  it('is found through the page itself, once, when the linked one is gone', async () => {
    const answers: Record<string, Answer> = {
      [NEW]: { json: catalogue('2') },
      '/shop?category=racks': page(NEW),
    };
    const { server, load } = await loaderOf(({ path }) => answers[path] ?? { status: 404 }, { address: OLD });
    expect(await load()).toEqual(catalogue('2'));
    expect(await load()).toEqual(catalogue('2'));
    expect(server.questions()).toEqual([`GET ${OLD}`, 'GET /shop?category=racks', `GET ${NEW}`]);
  });

  it('is found through the page when the present one names none', async () => {
    const { load } = await loaderOf(({ path }) => (path === NEW ? { json: catalogue('2') } : page(NEW)), {
      address: undefined,
    });
    expect(await load()).toEqual(catalogue('2'));
  });

  it('is looked for anew when somebody knows that it has changed', async () => {
    const answers: Record<string, Answer> = {
      [OLD]: { json: catalogue('1') },
      [NEW]: { json: catalogue('2') },
      '/shop?category=racks': page(NEW),
    };
    const { load } = await loaderOf(({ path }) => answers[path] ?? { status: 404 }, { address: OLD });
    expect(await load()).toEqual(catalogue('1'));
    expect(await load({ isFresh: true })).toEqual(catalogue('2'));
    expect(await load()).toEqual(catalogue('2'));
  });

  it.each<[string, object]>([
    ['no settings', { settings: undefined }],
    ['a tax that is no number', { settings: { ...terms.settings, taxRate: '18' } }],
    ['no coupons', { coupons: undefined }],
    ['a coupon of an unknown kind', { coupons: [{ ...INITIAL_COUPONS[0], type: 'gift' }] }],
    ['a coupon below zero', { coupons: [{ ...INITIAL_COUPONS[0], value: -10 }] }],
  ])('is not believed with %s', async (_what, wrong) => {
    const { load } = await loaderOf(() => ({ json: { ...catalogue('1'), ...wrong } }), { address: OLD });
    await expect(load()).rejects.toThrow();
  });

  it.each<[string, (asked: Asked) => Answer]>([
    ['both are gone', ({ path }) => (path.startsWith('/catalogue') ? { status: 404 } : page(NEW))],
    ['the page names none', ({ path }) => (path === OLD ? { status: 404 } : { html: '<p>Sorry</p>' })],
    ['the server is in trouble', () => ({ status: 500 })],
    ['it is no catalogue', () => ({ json: { products: [1], categories: [] } })],
    ['it is no JSON', () => ({ html: '<p>Airport Wi-Fi</p>' })],
    ['the connection breaks', () => ({ instead: 'reset' })],
  ])('fails when %s', async (_what, answer) => {
    const { load } = await loaderOf(answer, { address: OLD });
    await expect(load()).rejects.toThrow();
  });

  it('is not fetched from a foreign address', async () => {
    const { load } = await loaderOf(
      ({ path }) => (path === OLD ? { status: 404 } : page('//evil.example/x.json')),
      { address: OLD },
    );
    await expect(load()).rejects.toThrow('The page names no catalogue');
  });

  it('fails when no answer comes in time', async () => {
    const { load } = await loaderOf(() => ({ instead: 'silence' }), { address: OLD }, 100);
    await expect(load()).rejects.toThrow();
  });

  it('is not asked for at every key after a failure, but again after a while', async () => {
    const state = { isWell: false };
    const { server, load, clock } = await loaderOf(
      () => (state.isWell ? { json: catalogue('1') } : { status: 500 }),
      { address: OLD },
    );
    for (const _key of 'barbell') await expect(load()).rejects.toThrow();
    expect(server.asked).toHaveLength(1);
    state.isWell = true;
    clock.now = RETRY_AFTER_MS;
    expect(await load()).toEqual(catalogue('1'));
    expect(server.asked).toHaveLength(2);
  });
});
