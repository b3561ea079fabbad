import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedAddress, publishedPicture } from '../../../domain/catalogue/images.ts';
import { line, placeGuestOrder } from '../../../tests/support/orders.ts';
import { bearer, errorOf, htmlPage, type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { PageCache } from '../../http/page-cache.ts';
import { purgeUnusedPictures } from './purge-unused.ts';

let shop: TestShop;
let admin = '';
let shopper = '';
let url = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
  ({ token: shopper } = await shop.signUp('USER'));
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterAll(() => shop.close());

interface File {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

const BOUNDARY = 'a-boundary-of-the-test';

function form(files: readonly File[]): Buffer {
  const parts = files.flatMap(({ bytes, name = 'bench.jpg', type = 'image/jpeg' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const post = (
  payload: Buffer,
  token: string | null = admin,
  contentType = `multipart/form-data; boundary=${BOUNDARY}`,
) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/uploads/images',
    headers: { 'content-type': contentType, ...(token === null ? {} : bearer(token)) },
    payload,
  });
const upload = (...files: File[]) => post(form(files));
const stored = async () => {
  const { rows } = await shop.pool.query<{ name: string }>('select name from picture_files order by name');
  return rows.map(({ name }) => name);
};

/** Nothing is drawn, and nothing is about to be. */
const isIdle = async () => {
  for (let look = 0; look < 10; look += 1, await delay(10)) if (sharp.counters().process > 0) return false;
  return true;
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

describe('an uploaded picture', () => {
  it('is published as WebP and AVIF in the sizes that pages ask for, and kept by browsers for ever', async () => {
    const bytes = await picture(1000, 600).jpeg().toBuffer();
    const reply = await upload({ bytes });
    expect(reply.statusCode, reply.body).toBe(201);
    const { data } = reply.json();
    const [{ url, width, height }] = data;
    expect([width, height]).toEqual([1000, 600]);
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}-1000x600\.webp$/);
    const published = publishedPicture(url);
    if (published === null) throw new Error('The address names no picture');
    expect(published.widths).toEqual([400, 800, 1000]);
    for (const step of published.widths)
      for (const format of ['avif', 'webp'] as const) {
        const file = await shop.app.inject({ url: publishedAddress(url, published, step, format) });
        expect(file.statusCode).toBe(200);
        expect(file.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-length': String(file.rawPayload.length),
        });
        const facts = await sharp(file.rawPayload).metadata();
        expect([facts.format === 'heif' ? 'avif' : facts.format, facts.width]).toEqual([format, step]);
      }
    expect(await stored()).toHaveLength(6);
    const head = await shop.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const etag = String(head.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await shop.app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toContain('immutable');
    }
    const other = await shop.app.inject({ url, headers: { 'if-none-match': '"another"' } });
    expect(other.statusCode).toBe(200);
    const { rows } = await shop.pool.query(`select action from audit_log where entity_id = $1`, [url]);
    expect(rows).toEqual([{ action: 'create' }]);
    const product = {
      name: 'With a picture of its own',
      category: 'benches',
      price: 100,
      shortDescription: 'a',
      description: 'b',
      images: [url],
    };
    const made = await shop.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: bearer(admin),
      payload: product,
    });
    expect(made.json().product.images).toEqual([url]);
  });

  it('is served beside pages that are kept in memory, the page that says "not found" among them', async () => {
    const pages = new PageCache({ isHttps: false, render: async ({ path }) => htmlPage(path) });
    const open = await testShop({ pool: shop.pool, pages });
    for (let visit = 0; visit < 2; visit += 1)
      expect((await open.app.inject({ url: '/nowhere' })).body).toBe('/unknown');
    const { url } = (await upload({ bytes: await picture(20, 20).png().toBuffer() })).json().data[0];
    expect((await open.app.inject({ url })).headers['content-type']).toBe('image/webp');
    await open.close();
  });

  it('loses where it was taken, and stands upright', async () => {
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Artist: 'A private person' }, IFD3: { GPSLatitude: '19/1 59/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { url, width, height } = (await upload({ bytes })).json().data[0];
    expect([width, height]).toEqual([200, 300]);
    const file = await shop.app.inject({ url });
    const facts = await sharp(file.rawPayload).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(file.rawPayload.includes('private person')).toBe(false);
  });

  it('may be JPEG, PNG, WebP or AVIF, several at once, and is never larger than 2000 pixels', async () => {
    const reply = await upload(
      { bytes: await picture(40, 30).jpeg().toBuffer() },
      { bytes: await picture(40, 30).png().toBuffer(), name: 'a.png', type: 'image/png' },
      { bytes: await picture(40, 30).webp().toBuffer(), name: 'a.webp', type: 'image/webp' },
      { bytes: await picture(64, 64).avif({ effort: 0 }).toBuffer(), name: 'a.avif', type: 'image/avif' },
      { bytes: await picture(3000, 20).png().toBuffer() },
    );
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data.map(({ width }: { width: number }) => width)).toEqual([40, 40, 40, 64, 2000]);
  });

  it('is drawn alone, however many come at once', async () => {
    const bytes = await picture(1200, 900).jpeg().toBuffer();
    const running = Promise.all(Array.from({ length: 3 }, () => upload({ bytes }, { bytes })));
    const seen: number[] = [];
    let isDone = false;
    void running.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      seen.push(sharp.counters().process);
      await delay(5);
    }
    expect((await running).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(Math.max(...seen)).toBe(1);
  });

  it.each([1, 6])(
    'is not drawn to the end when its sender has left, alone or of several: %i',
    async (count) => {
      const before = await stored();
      const leaving = new AbortController();
      const sent = fetch(`${url}/api/uploads/images`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...bearer(admin) },
        body: new Uint8Array(form(Array(count).fill({ bytes: await picture(2000, 1500).jpeg().toBuffer() }))),
        signal: leaving.signal,
      }).catch(() => 'left');
      await vi.waitUntil(() => sharp.counters().process > 0, { timeout: 10_000 });
      leaving.abort();
      expect(await sent).toBe('left');
      await vi.waitUntil(isIdle, { timeout: 10_000 });
      expect(await stored()).toEqual(before);
      expect((await upload({ bytes: await picture(20, 20).png().toBuffer() })).statusCode).toBe(201);
    },
  );

  it('is stored once, however often and by whichever process it is uploaded, and served by all at once', async () => {
    const other = await testShop({ pool: shop.pool });
    const bytes = await picture(120, 90).png().toBuffer();
    const urls = await Promise.all(
      [shop, other].map(async ({ app }) => {
        const reply = await app.inject({
          method: 'POST',
          url: '/api/uploads/images',
          headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...bearer(admin) },
          payload: form([{ bytes }, { bytes }]),
        });
        return reply.json().data.map(({ url }: { url: string }) => url);
      }),
    );
    const [url] = urls[0];
    expect(urls.flat()).toEqual(Array(4).fill(url));
    expect((await stored()).filter((name) => url.includes(name.slice(0, 32)))).toHaveLength(2);
    const [one, two] = await Promise.all([shop, other].map(({ app }) => app.inject({ url })));
    expect(one?.statusCode).toBe(200);
    expect(two?.rawPayload).toEqual(one?.rawPayload);
    await other.close();
  });

  it('keeps the transparent parts of a PNG', async () => {
    const bytes = await sharp({
      create: { width: 32, height: 32, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = (await upload({ bytes })).json().data[0];
    expect((await sharp((await shop.app.inject({ url })).rawPayload).metadata()).hasAlpha).toBe(true);
  });
});

/** A PNG that says it is so wide and high, in a hundred bytes. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('uploaded pictures that nothing shows', () => {
  const inThreeDays = () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);

  it('are deleted after two days, those of products and old orders never', async () => {
    const publish = async (width: number) =>
      (await upload({ bytes: await picture(width, 40).jpeg().toBuffer() })).json().data[0].url;
    const [sold, ordered, forgotten] = [await publish(41), await publish(42), await publish(43)];
    await shop.pool.query(`update products set images = jsonb_build_array($1::text) where id = '1'`, [sold]);
    const placed = await placeGuestOrder(shop, { items: [line('3')] });
    await shop.pool.query('update order_items set product_image = $1 where order_id = $2', [
      ordered,
      placed.json().orderId,
    ]);
    expect(await purgeUnusedPictures(shop.pool, new Date())).toBe(0);
    expect(await purgeUnusedPictures(shop.pool, inThreeDays())).toBeGreaterThan(0);
    const left = await stored();
    const isLeft = (url: string) => left.some((file) => url.includes(file.slice(0, 32)));
    expect([sold, ordered, forgotten].map(isLeft)).toEqual([true, true, false]);
    expect(await purgeUnusedPictures(shop.pool, inThreeDays())).toBe(0);
  });

  it('stay for two more days when they are uploaded again', async () => {
    const bytes = await picture(44, 40).jpeg().toBuffer();
    await upload({ bytes });
    await shop.pool.query(`update picture_files set made_at = now() - interval '3 days'`);
    const { url } = (await upload({ bytes })).json().data[0];
    await purgeUnusedPictures(shop.pool, new Date());
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });
});

describe('attack 68', () => {
  const script = '<script>alert(document.cookie)</script>';
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    [
      'an SVG with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${script}</svg>`),
    ],
    ['HTML', () => Buffer.from(`<!doctype html>${script}`)],
    ['a GIF', () => picture(40, 40).gif().toBuffer()],
    ['a TIFF', () => picture(40, 40).tiff().toBuffer()],
    [
      'the right magic and then nothing of it',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]),
    ],
    [
      'a file that ends in the middle',
      async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 600),
    ],
    ['a PNG that ends in the middle', async () => (await noise()).subarray(0, 4000)],
    ['20,000 × 20,000 pixels in a hundred bytes', () => hugePng(20_000)],
    ['a picture of one pixel', () => picture(1, 1).png().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
  ];
  const noise = () =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();

  it.each(cases)('refuses %s, whatever it calls itself', async (_what, make) => {
    const before = await stored();
    const good = { bytes: await picture(20, 20).png().toBuffer() };
    const reply = await upload(good, { bytes: await make(), name: 'bench.jpg', type: 'image/jpeg' });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(errorOf(reply)).toMatchObject({
      code: expect.stringMatching(/^PICTURE_/),
      details: { field: 'files.1' },
    });
    expect(await stored()).toEqual(before);
  });

  it('draws a polyglot anew: what stood behind the picture is gone', async () => {
    const bytes = Buffer.concat([
      await picture(50, 50).jpeg().toBuffer(),
      Buffer.from(`${script}PK\x03\x04`),
    ]);
    const reply = await upload({ bytes, name: 'x.jpg.html', type: 'text/html' });
    expect(reply.statusCode, reply.body).toBe(201);
    const { url } = reply.json().data[0];
    const { rows } = await shop.pool.query<{ content: Buffer }>('select content from picture_files');
    for (const { content } of rows) expect(content.includes('alert(document')).toBe(false);
    expect((await shop.app.inject({ url })).headers['content-type']).toBe('image/webp');
  });

  it.each(['../../../etc/cron.d/x', '..%2f..%2fx.webp', 'a\0b.png', '/etc/passwd', 'con.jpg.svg'])(
    'gives a file called %j a name of the shop’s own',
    async (name) => {
      const reply = await upload({ bytes: await picture(20, 20).png().toBuffer(), name });
      expect(reply.statusCode, reply.body).toBe(201);
      expect(reply.json().data[0].url).toMatch(/^\/media\/[0-9a-f]{32}-20x20\.webp$/);
      for (const file of await stored()) expect(file).toMatch(/^[0-9a-f]{32}-\d+x\d+(-\d+)?\.(webp|avif)$/);
    },
  );

  it('refuses more than 10 MB, more than six files, fields, and what is no form', async () => {
    const large = await upload({ bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect([large.statusCode, errorOf(large).code]).toEqual([413, 'FILE_TOO_LARGE']);
    const bytes = await picture(20, 20).png().toBuffer();
    const many = await upload(...Array.from({ length: 7 }, () => ({ bytes })));
    expect([many.statusCode, errorOf(many).code]).toEqual([413, 'TOO_MANY_FILES']);
    const json = await post(Buffer.from('{}'), admin, 'application/json');
    expect([json.statusCode, errorOf(json).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await post(form([]))).statusCode).toBe(400);
    const cut = await post(form([{ bytes }]).subarray(0, 150));
    expect(cut.statusCode, cut.body).toBe(400);
    expect(errorOf(cut).success).toBe(false);
    const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`;
    expect((await post(Buffer.from(field))).statusCode).toBe(400);
  });

  it('refuses 100 MB before reading them', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/uploads/images',
      headers: {
        ...bearer(admin),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(100 * 1024 * 1024),
      },
      payload: form([]),
    });
    expect(reply.statusCode).toBe(413);
  });

  it('attack 45: takes pictures from administrators alone', async () => {
    const payload = form([{ bytes: await picture(20, 20).png().toBuffer() }]);
    expect((await post(payload, null)).statusCode).toBe(401);
    expect((await post(payload, shopper)).statusCode).toBe(403);
  });
});

it.each([
  '/media/../config',
  '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/media/..%5c..%5cx',
  '/media/x.webp%00.svg',
  '/media/',
  '/media',
  `/media/${'0'.repeat(32)}-10x10.webp`,
  `/media/.${'0'.repeat(32)}-10x10.webp.draft`,
])('attack 64: has nothing at %s', async (url) => {
  expect([400, 404]).toContain((await shop.app.inject({ url })).statusCode);
});
