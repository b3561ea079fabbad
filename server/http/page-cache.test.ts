import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { askPage as ask, htmlPage } from '../../tests/support/test-shop.ts';
import type { RenderedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageKey } from './page-key.ts';

const home: PageKey = { path: '/', isData: false };

/** A renderer whose pages a test lets finish, oldest first, when it wants to. */
function heldPages(onFailure = vi.fn()) {
  const waiting: { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }[] = [];
  const render = vi.fn(
    () => new Promise<RenderedPage>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const pages = new PageCache({ render, isHttps: false, onFailure });
  return {
    pages,
    render,
    finish: (body: string) => waiting.shift()?.resolve(htmlPage(body)),
    fail: () => waiting.shift()?.reject(new Error('the database is away')),
    /** So many visitors more have come and wait for their page. */
    visit: async (count = 1) => {
      const before = pages.counts.misses;
      const visits = Array.from({ length: count }, () => ask(pages, home));
      const answers = Promise.allSettled(visits);
      await vi.waitFor(() => expect(pages.counts.misses).toBe(before + count), {
        interval: 1,
        timeout: 5000,
      });
      return async () =>
        (await answers).map((visit) => (visit.status === 'fulfilled' ? visit.value.text : 'failed'));
    },
  };
}

describe('a page in memory', () => {
  it('is rendered once for all visitors who come first, together', async () => {
    const { pages, visit, render, finish } = heldPages();
    const answers = await visit(50);
    finish('racks');
    expect(await answers()).toEqual(Array(50).fill('racks'));
    expect(render).toHaveBeenCalledTimes(1);
    expect((await ask(pages, home)).fromMemory).toBe(true);
    expect(pages.counts).toEqual({ hits: 1, misses: 50, failures: 0 });
  });

  it('is the own one of a search only where there is time for it, and is not kept', async () => {
    const pages = new PageCache({
      render: async ({ path }) => {
        if (path.endsWith('broken')) throw new Error('the database is away');
        return htmlPage(path);
      },
      isHttps: false,
    });
    const search = (q: string) =>
      ask(pages, { path: `/search?q=${q}`, isData: false, shared: '/search?filtered' }).then(
        ({ text }) => text,
      );
    expect(await Promise.all(['rack', 'bench', 'bar'].map(search))).toEqual([
      '/search?q=rack',
      '/search?filtered',
      '/search?filtered',
    ]);
    await new Promise((resume) => setTimeout(resume, 120));
    expect(await search('bench')).toBe('/search?q=bench');
    await new Promise((resume) => setTimeout(resume, 120));
    expect(await search('broken')).toBe('/search?filtered');
    expect(pages.size.pages).toBe(1);
  });

  it('is new for the next visitor after a change', async () => {
    let price = 100;
    const pages = new PageCache({ render: async () => htmlPage(`Rs. ${price}`), isHttps: false });
    expect((await ask(pages, home)).text).toBe('Rs. 100');
    price = 90;
    expect((await ask(pages, home)).text).toBe('Rs. 100');
    pages.invalidate();
    expect(await ask(pages, home)).toMatchObject({ text: 'Rs. 90', fromMemory: false });
    expect(await ask(pages, home)).toMatchObject({ text: 'Rs. 90', fromMemory: true });
  });

  it('is never kept when the catalogue changed while it was made', async () => {
    const { pages, visit, render, finish } = heldPages();
    const before = await visit();
    pages.invalidate();
    const after = await visit();
    finish('old price');
    expect(await before()).toEqual(['old price']);
    expect(pages.size.pages).toBe(0);
    finish('new price');
    expect(await after()).toEqual(['new price']);
    expect(await ask(pages, home)).toMatchObject({ text: 'new price', fromMemory: true });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays the new one when an old rendering ends after it', async () => {
    const { pages, visit, render, finish } = heldPages();
    const slow = await visit();
    pages.invalidate();
    render.mockImplementationOnce(async () => htmlPage('new price'));
    expect((await ask(pages, home)).text).toBe('new price');
    finish('old price');
    await slow();
    expect((await ask(pages, home)).text).toBe('new price');
  });

  it('still serves, to every visitor, when a new one cannot be made', async () => {
    const onFailure = vi.fn();
    const { pages, visit, finish, fail } = heldPages(onFailure);
    const first = await visit();
    finish('racks');
    await first();
    pages.invalidate();
    const answers = await visit(5);
    fail();
    expect(await answers()).toEqual(Array(5).fill('racks'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), home);
    expect(pages.counts.failures).toBe(1);

    const recovered = await visit();
    finish('racks again');
    expect(await recovered()).toEqual(['racks again']);
  });

  it('fails when there is none to fall back on, and is tried again by the next visitor', async () => {
    const { visit, finish, fail } = heldPages();
    const answers = await visit(2);
    fail();
    expect(await answers()).toEqual(['failed', 'failed']);
    const next = await visit();
    finish('racks');
    expect(await next()).toEqual(['racks']);
  });
});

describe('the memory for pages', () => {
  /** Packed it has half the length, twice. */
  const body = randomBytes(50_000).toString('hex');

  it('keeps to its bound and lets the oldest pages go', async () => {
    const pages = new PageCache({ render: async () => htmlPage(body), isHttps: false, maxBytes: 500_000 });
    for (let index = 0; index < 20; index += 1) {
      await ask(pages, { path: `/product/${index}`, isData: false });
      expect(pages.size.bytes).toBeLessThanOrEqual(500_000);
    }
    expect(pages.size.pages).toBe(4);
    expect((await ask(pages, { path: '/product/19', isData: false })).fromMemory).toBe(true);
    expect((await ask(pages, { path: '/product/0', isData: false })).fromMemory).toBe(false);
  });

  it('does not grow when the same pages are made again and again', async () => {
    const pages = new PageCache({ render: async () => htmlPage(body), isHttps: false });
    for (let round = 0; round < 10; round += 1) {
      pages.invalidate();
      await ask(pages, home);
      await ask(pages, { path: '/', isData: true });
      expect(pages.size.pages).toBe(2);
      expect(pages.size.bytes).toBeLessThan(2 * 120_000);
    }
    expect(pages.size.bytes).toBeGreaterThan(2 * 100_000);
  });

  it('does not keep a page larger than the whole memory, but still serves it', async () => {
    const pages = new PageCache({ render: async () => htmlPage(body), isHttps: false, maxBytes: 1000 });
    expect((await ask(pages, home)).text).toBe(body);
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('preparing pages before visitors ask', () => {
  const keys = ['/', '/category/racks', '/product/a'].map((path) => ({ path, isData: false }));

  it('makes each once, and goes on after one that fails', async () => {
    const render = vi.fn(async ({ path }: PageKey) => {
      if (path === '/category/racks') throw new Error('no');
      return htmlPage(path);
    });
    const pages = new PageCache({ render, isHttps: false });
    await pages.warm(keys);
    await pages.warm(keys.slice(0, 1));
    expect(render.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/category/racks', '/product/a']);
    expect((await ask(pages, { path: '/product/a', isData: false })).fromMemory).toBe(true);
  });

  it('knows what visitors have looked at, before and after a change', async () => {
    const pages = new PageCache({ render: async ({ path }) => htmlPage(path), isHttps: false });
    await pages.warm(keys);
    expect([...pages.visited()]).toEqual([]);
    await ask(pages, { path: '/product/a', isData: false });
    await ask(pages, { path: '/product/b', isData: true });
    pages.invalidate();
    const wanted = [...pages.visited()];
    expect(wanted).toEqual([
      { path: '/product/b', isData: true },
      { path: '/product/a', isData: false },
    ]);
    await pages.warm(wanted);
    expect([...pages.visited()], 'nobody has been there yet').toEqual([]);
  });

  it('stops when the catalogue changes meanwhile', async () => {
    const render = vi.fn(async ({ path }: PageKey) => {
      if (path === '/category/racks') pages.invalidate();
      return htmlPage(path);
    });
    const pages = new PageCache({ render, isHttps: false });
    await pages.warm(keys);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the best compression', () => {
  const body = `${'<p>Racks, bars and plates for a gym at home</p>'.repeat(40)}${Array.from({ length: 900 }, (_, index) => index ** 3).join()}`;
  const lengthOf = async (pages: PageCache) => {
    const { reply } = await ask(pages, home, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(body);
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    return reply.rawPayload.length;
  };

  it('comes to a page once nothing has changed for a while', async () => {
    const pages = new PageCache({ render: async () => htmlPage(body), isHttps: false, quietMs: 1 });
    const fast = await lengthOf(pages);
    const { bytes } = pages.size;
    const best = await vi.waitFor(async () => {
      const length = await lengthOf(pages);
      expect(length).toBeLessThan(fast);
      return length;
    });
    expect(pages.size.bytes).toBe(bytes - fast + best);
    expect(pages.counts.misses).toBe(1);
  });

  it('waits longer when something changes, and then again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pages = new PageCache({ render: async () => htmlPage(body), isHttps: false, quietMs: 1000 });
      await pages.warm([home]);
      expect(vi.getTimerCount(), 'nobody has been there').toBe(0);
      await pages.prepare(home);
      vi.advanceTimersByTime(999);
      pages.invalidate();
      await pages.prepare(home);
      vi.advanceTimersByTime(999);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
