import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { askPage as ask, htmlPage } from '../../tests/support/test-shop.ts';
import { PageCache } from './page-cache.ts';

const text = `<!doctype html><script>start()</script>${'<p>₹ 12,345 नमस्ते</p>'.repeat(200)}`;
const home = { path: '/', isData: false };
const pages = new PageCache({
  isHttps: false,
  render: async ({ path, isData }) =>
    isData
      ? {
          status: 200,
          contentType: 'text/x-script; charset=utf-8',
          body: '<script>no page</script>',
          scriptHashes: [],
        }
      : { ...htmlPage(text, path === '/unknown' ? 404 : 200), scriptHashes: ['sha256-abc='] },
});

const decoded = ({ headers, rawPayload }: Awaited<ReturnType<typeof ask>>['reply']): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  return rawPayload.toString();
};

describe('the same page', () => {
  it.each([
    ['a modern browser', 'gzip, deflate, br, zstd', 'br'],
    ['one that names only brotli', 'br', 'br'],
    ['an old proxy', 'gzip', 'gzip'],
    ['one that refuses brotli', 'br;q=0, gzip', 'gzip'],
    ['one that refuses brotli in full', 'gzip, br; q=0.000', 'gzip'],
    ['one that likes brotli a little', 'br;q=0.1', 'br'],
    ['one that likes brotli hardly at all', 'br;q=0.001', 'br'],
    ['one that refuses both', 'br;q=0, gzip;q=0.0', undefined],
    ['a simple program', 'identity', undefined],
    ['one that knows only deflate', 'deflate', undefined],
    ['one that knows a thing with a similar name', 'brotli-x, x-gzippy', undefined],
    ['one that says nothing', '', undefined],
  ])('reaches %s in what it can read (%s)', async (_who, accepts, encoding) => {
    const { reply } = await ask(pages, home, { headers: { 'accept-encoding': accepts } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(decoded(reply)).toBe(text);
    if (encoding !== undefined) expect(reply.rawPayload.length).toBeLessThan(text.length / 5);
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers HEAD with the same headers and no body (%s)',
    async (accepts) => {
      const visit = async (method: 'GET' | 'HEAD') => {
        const { reply } = await ask(pages, home, { method, headers: { 'accept-encoding': accepts } });
        const { date: _date, ...headers } = reply.headers;
        return { headers, length: reply.rawPayload.length };
      };
      const [get, head] = [await visit('GET'), await visit('HEAD')];
      expect(head.length).toBe(0);
      expect(head.headers).toEqual(get.headers);
    },
  );
});

describe('a page that the browser has already', () => {
  const withTag = async (tag: string, key = home) =>
    (await ask(pages, key, { headers: { 'if-none-match': tag } })).reply;

  it('is not sent again', async () => {
    const etag = String((await ask(pages, home)).reply.headers.etag);
    for (const tag of [etag, `"other", ${etag}`]) {
      const reply = await withTag(tag);
      expect(reply.statusCode).toBe(304);
      expect(reply.rawPayload).toHaveLength(0);
      expect(reply.headers).toMatchObject({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'public, no-cache',
      });
    }
  });

  it('is sent when it has changed', async () => {
    expect((await withTag('W/"an-older-version"')).statusCode).toBe(200);
    let version = 0;
    const changing = new PageCache({ isHttps: false, render: async () => htmlPage(String(++version)) });
    const before = (await ask(changing, home)).reply.headers.etag;
    changing.invalidate();
    const after = (await ask(changing, home, { headers: { 'if-none-match': String(before) } })).reply;
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before);
  });

  it('keeps its tag when a change left it as it was', async () => {
    const before = (await ask(pages, home)).reply.headers.etag;
    pages.invalidate();
    expect((await withTag(String(before))).statusCode).toBe(304);
  });

  it('stays "not found" when that is what it was', async () => {
    const unknown = { path: '/unknown', isData: false };
    const { reply } = await ask(pages, unknown);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect((await withTag(String(reply.headers.etag), unknown)).statusCode).toBe(404);
  });
});

describe('the policy of what a page may run', () => {
  it('names the hashes of a page’s scripts', async () => {
    expect((await ask(pages, home)).reply.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-abc='/,
    );
  });

  it('allows nothing at all in a page’s data', async () => {
    const { reply } = await ask(pages, { path: '/', isData: true });
    expect(reply.headers['content-type']).toBe('text/x-script; charset=utf-8');
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
