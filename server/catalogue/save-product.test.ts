import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, ask, line, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin = '';
let shopper = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
  ({ token: shopper } = await shop.signUp('USER'));
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object | string, token: string | null = admin) => {
  const asked: Ask = { ...(body === undefined ? {} : { body }), ...(token === null ? {} : { token }) };
  return ask(shop, method, path, asked);
};
const read = async (path: string, token: string | null = null) =>
  (await call('GET', path, undefined, token)).json();
const snapshotName = async () => (await shop.live.current()).hash;

const bench = {
  name: 'Garage Bench',
  category: 'benches',
  price: '8,999.50',
  shortDescription: 'Holds 300 kg',
  description: 'Steel frame, 60 mm padding.',
  images: '/images/bench-a.webp, /images/bench-b.webp',
};
let serial = 0;
const create = async (fields: object = {}) => {
  serial += 1;
  const reply = await call('POST', '/products', { ...bench, name: `Garage Bench No ${serial}`, ...fields });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().product;
};

describe('a product that is saved', () => {
  it('says what is missing, in the words of the form', async () => {
    expect(errorOf(await call('POST', '/products', {}))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Name is required',
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'category', message: 'Category is required' },
        { field: 'price', message: 'Price is required' },
        { field: 'shortDescription', message: 'Short description is required' },
        { field: 'description', message: 'Description is required' },
        { field: 'images', message: 'Image URLs are required' },
      ],
    });
    const put = await call('PUT', '/products/1', { ...bench, images: '' });
    expect(errorOf(put)).toMatchObject({ message: 'Image URLs are required' });
  });

  it('keeps what its pictures show, until that is taken away, and an unchanged save changes nothing', async () => {
    const imageAlts = { '/images/bench-a.webp': 'Bench from the side' };
    const product = await create({ imageAlts });
    expect(product.imageAlts).toEqual(imageAlts);
    const put = (fields: object) => call('PUT', `/products/${product.id}`, { ...bench, ...fields });
    await put({ imageAlts, name: product.name });
    expect((await read(`/products/${product.id}`)).product.imageAlts).toEqual(imageAlts);
    const { version } = (await read(`/products/${product.id}`, admin)).product;
    expect(version).toBe(product.version);
    await put({ name: product.name });
    expect((await read(`/products/${product.id}`)).product.imageAlts).toEqual(imageAlts);
    await put({ imageAlts: null });
    expect((await read(`/products/${product.id}`)).product).not.toHaveProperty('imageAlts');
    const long = await put({ imageAlts: { '/images/bench-a.webp': 'x'.repeat(201) } });
    expect(errorOf(long)).toMatchObject({ message: 'Alt text must be at most 200 characters' });
  });

  it('may have its images as a list or as a JSON text [3.product.20]', async () => {
    for (const images of [
      ['/images/a.webp', '/images/b.webp'],
      '["/images/a.webp", "/images/b.webp"]',
      '/images/a.webp, /images/b.webp',
    ])
      expect((await create({ images })).images).toEqual(['/images/a.webp', '/images/b.webp']);
    expect(errorOf(await call('POST', '/products', { ...bench, images: '["/a.webp"' })).message).toBe(
      'Enter image URLs of this shop, starting with /. Upload other pictures first',
    );
  });

  it('keeps its specifications in the order in which they were written, also when only the order changes', async () => {
    const written = { Warranty: '5 years', 'Bar type': 'Olympic', Knurl: 'Medium', A: 'last' };
    const product = await create({ specifications: written });
    const order = async () => Object.keys((await read(`/products/${product.id}`)).product.specifications);
    expect(await order()).toEqual(Object.keys(written));
    const { A, ...others } = written;
    await call('PUT', `/products/${product.id}`, { ...bench, specifications: { A, ...others } });
    expect(await order()).toEqual(['A', 'Warranty', 'Bar type', 'Knurl']);
  });

  it('has every field that a product can have, and gives each back as it was sent [3.product.8] [3.product.10]', async () => {
    const fields = {
      productCode: 'GB-900',
      shippingWeight: '22.5 kg',
      salePrice: 6499.5,
      specifications: { Warranty: '5 years', features: ['Foldable', 'Wheels'] },
      featured: true,
      bestSeller: true,
      isNew: true,
      videoUrl: '/videos/bench.mp4',
      demoVideoId: 'abc123',
      features: [{ title: 'Strong', description: 'Steel', image: '/images/x.webp' }],
      keyPoints: [{ icon: 'shield', title: 'Safe', description: 'Tested' }],
      productFeatures: [{ title: 'Pad', description: 'Thick', image: '/images/y.webp' }],
      productInsights: [{ title: 'How to', videoId: 'v1' }],
      offer: { discount: '1500 off', endDate: '2030-01-31', enabled: true },
      gst: 12.5,
      weight: '20 kg',
      dimensions: '120 cm long',
      brand: 'Rack & Rep',
      sku: 'SKU-1',
      hsn: '9506',
      originalPrice: 8999.5,
      savings: 2500,
      items: ['Bench'],
      benefits: ['Cheaper together'],
    };
    const product = await create(fields);
    expect(product).toMatchObject({ ...fields, rating: 0, reviewCount: 0, reviews: [] });
    const { stock, hsn, version, isListed, waiting, updatedAt, ...shown } = product;
    expect((await read(`/products/${product.id}`)).product).toEqual(shown);
    const again = await call('PUT', `/products/${product.id}`, product);
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json().product).toEqual(product);
    const emptied = await call('PUT', `/products/${product.id}`, {
      ...bench,
      name: product.name,
      offer: null,
      brand: '',
      items: null,
      shippingWeight: null,
      salePrice: '',
    });
    for (const gone of ['offer', 'brand', 'items', 'shippingWeight', 'salePrice', 'savings'])
      expect(emptied.json().product).not.toHaveProperty(gone);
    expect(emptied.json().product).toMatchObject({ sku: 'SKU-1', featured: true });
  });

  it('has boxes, which administrators alone read, until they are taken away', async () => {
    const box = { lengthCm: 120, widthCm: 60, heightCm: 20.5, weightKg: 45 };
    const product = await create({
      boxes: [box, box],
      weightVariants: [{ weight: '10 kg', boxes: [box] }, { weight: '20 kg' }],
      colorVariants: [{ color: 'Red', boxes: [] }],
    });
    expect(product).toMatchObject({ boxes: [box, box], weightVariants: [{ boxes: [box] }, {}] });
    expect(product.weightVariants[1]).not.toHaveProperty('boxes');
    expect(product.colorVariants[0]).not.toHaveProperty('boxes');
    for (const path of [`/products/${product.id}`, '/products?limit=1000'])
      for (const token of [null, shopper])
        expect(JSON.stringify(await read(path, token)), path).not.toContain('boxes');

    const put = async (fields: object) => {
      const reply = await call('PUT', `/products/${product.id}`, { ...bench, name: product.name, ...fields });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().product;
    };
    const kept = await put({ weightVariants: [{ weight: '10 kg' }, { weight: '20 kg', boxes: [box] }] });
    expect(kept).toMatchObject({ boxes: [box, box], weightVariants: [{ boxes: [box] }, { boxes: [box] }] });
    expect(kept.version).toBe(product.version + 1);
    expect((await put({ boxes: kept.boxes, weightVariants: kept.weightVariants })).version).toBe(
      kept.version,
    );
    const emptied = await put({ boxes: null, weightVariants: [{ weight: '10 kg', boxes: null }] });
    expect(emptied).not.toHaveProperty('boxes');
    expect(emptied.weightVariants[0]).not.toHaveProperty('boxes');
    const { rows } = await shop.pool.query(
      `select before -> 'boxes' as before, after -> 'boxes' as after from audit_log
        where entity = 'product' and entity_id = $1 order by id desc limit 1`,
      [product.id],
    );
    expect(rows).toEqual([{ before: [box, box], after: null }]);
  });

  it('refuses boxes that cannot be, and says what to enter', async () => {
    const box = { lengthCm: 120, widthCm: 60, heightCm: 20, weightKg: 45 };
    const side = 'Each side of a box must be more than 0 and at most 1000 cm';
    for (const [boxes, field, message] of [
      [[box, { ...box, heightCm: 0 }], 'boxes.1.heightCm', side],
      [[{ ...box, lengthCm: 1001 }], 'boxes.0.lengthCm', side],
      [[{ ...box, widthCm: '60' }], 'boxes.0.widthCm', side],
      [[{ ...box, weightKg: 2001 }], 'boxes.0.weightKg', 'A box must weigh more than 0 and at most 2000 kg'],
      [[{ ...box, weightKg: 0.0001 }], 'boxes.0.weightKg', 'Use at most three decimals for a box'],
      [Array.from({ length: 21 }, () => box), 'boxes', 'Enter at most 20 boxes'],
      ['big', 'boxes', 'Boxes must be a list of lengthCm, widthCm, heightCm and weightKg'],
    ]) {
      const reply = await call('POST', '/products', { ...bench, boxes });
      expect(reply.statusCode).toBe(400);
      expect(errorOf(reply)).toMatchObject({ details: [{ field, message }] });
    }
  });

  it('is not written again when nothing changed, so that no page is made anew', async () => {
    const product = await create({ productCode: 'SAME-1' });
    const name = await snapshotName();
    const { rows: before } = await shop.pool.query('select count(*) from audit_log');
    const reply = await call('PUT', `/products/${product.id}`, product);
    expect(reply.json().product).toEqual(product);
    expect((await shop.pool.query('select count(*) from audit_log')).rows).toEqual(before);
    expect(await snapshotName()).toBe(name);
  });

  it('is refused where another product has its slug, code or id', async () => {
    const { id, slug } = await create({ productCode: 'CODE-1' });
    for (const [fields, code, field] of [
      [{ slug }, 'SLUG_TAKEN', 'slug'],
      [{ slug: '21' }, 'SLUG_TAKEN', 'slug'],
      [{ productCode: 'code-1' }, 'PRODUCT_CODE_TAKEN', 'productCode'],
      [{ id }, 'PRODUCT_ID_TAKEN', 'id'],
      [{ id: slug }, 'PRODUCT_ID_TAKEN', 'id'],
    ] as const) {
      const reply = await call('POST', '/products', { ...bench, ...fields });
      expect(reply.statusCode).toBe(409);
      expect(errorOf(reply)).toMatchObject({ code, details: { field } });
    }
    const other = await create({ id: 'my-own_ID' });
    expect(other.id).toBe('my-own_ID');
    expect(errorOf(await call('PUT', `/products/${other.id}`, { ...bench, slug })).code).toBe('SLUG_TAKEN');
    expect(errorOf(await call('PUT', `/products/${other.id}`, { ...bench, id: 'x' })).code).toBe('ID_FIXED');
    expect(errorOf(await call('POST', '/products', { ...bench, category: 'boats' }))).toMatchObject({
      code: 'CATEGORY_UNKNOWN',
      details: { field: 'category' },
    });
  });

  it('is refused with the present state when somebody else was quicker, and one of ten who save at once wins', async () => {
    const { id } = await create();
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call('PUT', `/products/${id}`, { ...bench, name: `Bench of ${n}`, version: 1 }),
      ),
    );
    expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const late = saves.filter(({ statusCode }) => statusCode === 409);
    expect(late).toHaveLength(9);
    for (const reply of late)
      expect(errorOf(reply)).toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { product: { id, version: 2 } },
      });
  });

  it('gets an id and a slug of its own, however many are created at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/products', { ...bench, name: 'Twin' })),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(made.map((reply) => reply.json().product.id)).size).toBe(8);
    expect(new Set(made.map((reply) => reply.json().product.slug)).size).toBe(8);
  });

  it('has a sale price below its list price, in every part', async () => {
    const { id } = await create({ salePrice: 8000 });
    const complaint = async (fields: object) =>
      errorOf(await call('PUT', `/products/${id}`, { ...bench, ...fields })).details;
    const message = 'The sale price must be below the list price';
    expect(await complaint({ price: 7000 })).toEqual([{ field: 'salePrice', message }]);
    expect(await complaint({ colorVariants: [{ color: 'Red', salePrice: 9000 }] })).toEqual([
      { field: 'colorVariants.0.salePrice', message },
    ]);
    expect(
      await complaint({
        weightVariants: [{ weight: '5 kg', weightOptions: [{ weight: 'A', price: 1, salePrice: 2 }] }],
      }),
    ).toEqual([{ field: 'weightVariants.0.weightOptions.0.salePrice', message }]);
    expect((await read(`/products/${id}`)).product).not.toHaveProperty('colorVariants');
  });

  it('stays in its orders when it is deleted, and cannot be bought any more', async () => {
    const { id } = await create({ price: 1000 });
    const placed = await placeGuestOrder(shop, { items: [line(id)], totalAmount: undefined });
    expect(placed.statusCode, placed.body).toBe(201);
    await call('DELETE', `/products/${id}`);
    const order = await shop.pool.query('select product_name from order_items where product_id = $1', [id]);
    expect(order.rowCount).toBe(1);
    expect((await placeGuestOrder(shop, { items: [line(id)] })).statusCode).toBe(422);
  });
});

describe('a product that is sent again', () => {
  it('with the same key is made once, also ten times at once; the key takes no other product', async () => {
    const again = (fields: object = {}, key = 'click') =>
      ask(shop, 'POST', '/products', {
        body: { ...bench, name: 'Clicked Bench', ...fields },
        token: admin,
        key,
      });
    const replies = await Promise.all(Array.from({ length: 10 }, () => again()));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(errorOf(await again({ price: '9,999' })).code).toBe('KEY_REUSED');
    const { token } = await shop.signUp('ADMIN');
    const theirs = await ask(shop, 'POST', '/products', {
      body: { ...bench, name: 'Clicked Bench' },
      token,
      key: 'click',
    });
    expect(errorOf(theirs).code).toBe('KEY_REUSED');
  });
});

describe('whose calls these are', () => {
  it.each([
    ['POST', '/products'],
    ['PUT', '/products/1'],
    ['DELETE', '/products/1'],
    ['POST', '/categories'],
    ['PUT', '/categories/racks'],
    ['DELETE', '/categories/racks'],
  ] as const)('attack 45: %s %s is an administrator’s alone', async (method, path) => {
    const body = method === 'DELETE' ? undefined : {};
    expect((await call(method, path, body, null)).statusCode).toBe(401);
    expect((await call(method, path, body, shopper)).statusCode).toBe(403);
  });

  it('tells counts and versions to administrators only', async () => {
    for (const token of [null, shopper]) {
      const { product } = await read('/products/1', token);
      for (const field of ['version', 'stock', 'hsn', 'isListed', 'waiting'])
        expect(product).not.toHaveProperty(field);
      expect(await read('/categories', token)).not.toHaveProperty('version');
    }
    expect((await read('/products/1', admin)).product).toMatchObject({
      version: expect.any(Number),
      stock: null,
    });
  });
});

describe('hostile input', () => {
  it.each([
    ['attack 12', { price: true }],
    ['attack 12', { price: '1e400' }],
    ['attack 12', { stock: '2' }],
    ['attack 12', { stock: 1.5 }],
    ['attack 14', { price: 2 ** 53 }],
    ['attack 54', { rating: 5, reviewCount: 900, seededHash: 'x' }],
    ['attack 59', { images: ['javascript:alert(1)'] }],
    ['attack 59', { videoUrl: 'javascript:alert(1)' }],
    ['attack 62', { name: 'Bench\r\nBcc: x@example.in' }],
    ['attack 62', { brand: 'a\nb' }],
    ['attack 65', { specifications: { a: { b: 'c' } } }],
    ['attack 66', { name: 'x'.repeat(121) }],
    ['a NUL', { description: 'a\0b' }],
    ['half a character', { specifications: { Knurl: '\ud800' } }],
    ['a long label', { weightVariants: [{ weight: 'x'.repeat(61) }] }],
    ['two of a label', { colorVariants: [{ color: 'Red' }, { color: ' Red ' }] }],
    ['an id with a path in it', { id: '../1' }],
    ['seven images', { images: Array(7).fill('/a.webp') }],
  ])('%s: refuses %o', async (_attack, fields) => {
    const { rows } = await shop.pool.query('select count(*) from products');
    const reply = await call('POST', '/products', { ...bench, ...fields });
    expect(reply.statusCode, reply.body).toBe(400);
    expect(errorOf(reply).code).toBe('VALIDATION_FAILED');
    expect((await shop.pool.query('select count(*) from products')).rows).toEqual(rows);
  });

  it('attack 66: walks through no hundred thousand brackets, wherever they stand', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const body of [
      `{"id":"1","reviews":${deep}}`,
      `[{"id":"1","rating":${deep}}]`,
      `{"products":${deep}}`,
    ]) {
      expect((await call('POST', '/products', body)).statusCode).toBe(400);
      expect((await call('POST', '/categories', body)).statusCode).toBe(400);
      expect((await call('PUT', '/products/1', body)).statusCode).toBe(400);
    }
  });

  it.each(['%00', '%ED%A0%80', '%25', "'%20or%201=1--", '__proto__', 'x'.repeat(150)])(
    'attacks 57, 64: answers the address %s without trouble',
    async (name) => {
      for (const path of [
        `/products/${name}`,
        `/products/${name}/stock`,
        `/products/${name}/stock/movements`,
        `/products?search=${name}`,
        `/products?category=${name}`,
        `/categories?search=${name}`,
        `/stock?search=${name}`,
        `/reviews?productId=${name}`,
      ])
        expect([200, 400, 404], path).toContain((await call('GET', path)).statusCode);
      for (const path of [`/products/${name}`, `/categories/${name}`, `/reviews/${name}`])
        expect([400, 404], path).toContain((await call('DELETE', path)).statusCode);
    },
  );

  it('attack 65: refuses __proto__ and constructor.prototype', async () => {
    for (const poison of ['"__proto__":{"x":1}', '"constructor":{"prototype":{}}'])
      expect((await call('POST', '/products', `{"name":"x",${poison}}`)).statusCode).toBe(400);
  });

  it('attack 58: keeps a payload as the text it is, through an edit and a deletion', async () => {
    const name = `'); drop table products; -- <script>alert(1)</script>`;
    const product = await create({ name, specifications: { '<b>': '</script><script>' } });
    expect(product).toMatchObject({ name, slug: 'drop-table-products-script-alert-1-script' });
    expect(
      (await call('PUT', `/products/${product.id}`, { ...product, brand: name })).json().product.brand,
    ).toBe(name);
    expect((await call('DELETE', `/products/${product.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/products/${encodeURIComponent(name)}`)).statusCode).toBe(404);
  });

  it('refuses a list that is empty, names something twice, or is no list of products', async () => {
    const shown = (await read('/products')).pagination.total;
    for (const [list, message] of [
      [[], 'An empty list would hide everything. Please delete entries one by one.'],
      [{ products: [] }, 'An empty list would hide everything. Please delete entries one by one.'],
      [[{ id: '1' }, { id: '1' }], '1 is in the list twice'],
      [[1, 2], 'Name is required'],
      [[{ id: '1' }, { id: '3', price: 'cheap' }], 'Price must be a number'],
    ] as const)
      expect(errorOf(await call('POST', '/products', list))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
      });
    expect((await call('POST', '/products', [{ id: '1' }, { id: 'unknown' }])).statusCode).toBe(404);
    expect((await read('/products')).pagination.total).toBe(shown);
    expect((await call('POST', '/products', `[${'['.repeat(100_000)}`)).statusCode).toBe(400);
    expect((await call('POST', '/products', `["${'x'.repeat(9_000_000)}"]`)).statusCode).toBe(413);
  });
});
