import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, brokenInvariants, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object) =>
  ask(shop, method, path, { token: admin, ...(body === undefined ? {} : { body }) });
const product = async (id: string) => (await call('GET', `/products/${id}`)).json().product;
const send = (path: string, file: string | Buffer, type = 'text/csv') =>
  shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: file,
    headers: { ...bearer(admin), 'content-type': type },
  });
const preview = async (file: string | Buffer) => {
  const reply = await send('/products/import/preview', file);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const apply = async (file: string, version?: string) =>
  send(`/products/import?version=${version ?? (await preview(file)).version}`, file);
const lastLine = (body: string) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '');
const exported = async (query = '') => (await call('GET', `/products/export${query}`)).body;

const HEAD =
  'Product ID,Variant Type,Variant,Option,Name,Category,Product Code,List Price,Sale Price,Stock,Images,Short Description,Description\r\n';
const line = (...cells: (string | number)[]) => `${cells.join(',')}\r\n`;
const TEXTS = ['/images/a.webp', 'Short', 'Long'];

it('exports every product with its variants, and reading the file back changes nothing', async () => {
  const reply = await call('GET', '/products/export');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/filename="products-\d{4}-\d\d-\d\d\.csv"/);
  expect(reply.body.startsWith('\uFEFFProduct ID,Variant Type')).toBe(true);
  const { total } = (await call('GET', '/products')).json().pagination;
  const { rows } = await shop.pool.query('select count(*) as variants from product_variants');
  const checked = await preview(reply.body);
  expect(checked).toMatchObject({ create: 0, change: 0, leave: total, problems: [], products: [] });
  expect(checked.rows).toBe(total + rows[0].variants);
  expect(lastLine((await apply(reply.body)).body)).toEqual({
    success: true,
    created: 0,
    changed: 0,
    left: total,
  });
  expect((await product('1')).version, 'nothing is written').toBe(1);
  expect((await exported('?search=RR-BB-001')).split('\r\n').length).toBeLessThan(6);
});

it('takes the facts that decide what fits from the file, and empties them by a word', async () => {
  const { fit } = await product('36');
  const cell =
    'plates.1.kg=20; plates.1.hole=50.6; plates.1.diameter=450; plates.1.thickness=31; plates.1.count=2';
  const head = 'Product ID,Variant Type,Variant,Fit Facts\r\n';
  await apply(`${head}36,Weight,20 kg pair,${cell}\r\n44,,,none\r\n`);
  const plates = [{ kg: 20, hole: 50.6, diameter: 450, thickness: 31, count: 2 }];
  expect((await product('36')).fit).toEqual({ variants: { ...fit.variants, '20 kg pair': { plates } } });
  expect((await product('44')).fit).toEqual({});
  expect(await preview(await exported())).toMatchObject({ change: 0, problems: [] });
});

it('takes boxes from the file, of a product and of a variant, and gives them back', async () => {
  const head = 'Product ID,Variant Type,Variant,Boxes\r\n';
  await apply(`${head}36,,,\r\n36,Weight,20 kg pair,"47x47x13 41"\r\n36,Weight,15 kg pair,\r\n`);
  const { boxes, weightVariants } = await product('36');
  expect(boxes).toBeUndefined();
  const of = (label: string) =>
    weightVariants.find(({ weight }: { weight: string }) => weight === label).boxes;
  expect(of('20 kg pair')).toEqual([{ lengthCm: 47, widthCm: 47, heightCm: 13, weightKg: 41 }]);
  expect(of('15 kg pair')).toBeUndefined();
  expect(of('10 kg pair'), 'what the file leaves out stays').toHaveLength(1);
  expect(await exported('?search=RR-WP')).toContain('"47 × 47 × 13 cm, 41 kg"');
  expect(await preview(await exported())).toMatchObject({ change: 0, problems: [] });
});

it('creates and changes products, variants and counts in one go, line by line, and the log has each', async () => {
  const file =
    HEAD +
    line(
      3,
      '',
      '',
      '',
      'Bar of the file',
      'Racks',
      'FILE-3',
      19999,
      9999,
      12,
      '/images/b.webp',
      'Short',
      'Long',
    ) +
    line('', '', '', '', 'Rope', 'Accessories', 'FILE-ROPE', 500, '', 40, ...TEXTS) +
    line('', 'Weight', '5 m', '', '', '', 'FILE-5', 450, 400, 7, '', '', '') +
    line('', 'Weight', '5 m', 'Pair', '', '', '', 800, '', '', '', '', '') +
    line('', 'Colour', 'Red', '', '', '', '', '', '', '', '', '', '') +
    line('', '', '', '', 'Rope', 'accessories', 'FILE-ROPE-2', 600, '', '', ...TEXTS);
  const before = (await shop.live.current()).hash;
  const checked = await preview(file);
  expect(checked).toMatchObject({ create: 2, change: 1, leave: 0, problems: [] });
  expect(checked.products[0].changes).toContainEqual({
    row: 2,
    column: 'Sale Price',
    variant: null,
    before: expect.any(String),
    after: '9999',
  });
  const reply = await apply(file);
  expect(reply.headers['content-type']).toContain('application/x-ndjson');
  expect(reply.body.split('\n')[0]).toBe('{"done":0,"total":3}');
  expect(lastLine(reply.body)).toEqual({ success: true, created: 2, changed: 1, left: 0 });
  expect(await product('3')).toMatchObject({
    name: 'Bar of the file',
    category: 'racks',
    productCode: 'FILE-3',
    price: 19999,
    salePrice: 9999,
    stock: 12,
    version: 2,
  });
  const rope = await product('rope');
  expect(rope, 'only the pair can be bought').not.toHaveProperty('priceRange');
  expect(rope).toMatchObject({
    price: 500,
    stock: 40,
    category: 'accessories',
    weightVariants: [
      {
        weight: '5 m',
        price: 450,
        salePrice: 400,
        stock: 7,
        productCode: 'FILE-5',
        weightOptions: [{ weight: 'Pair', price: 800 }],
      },
    ],
    colorVariants: [{ color: 'Red', inStock: true }],
  });
  expect(await product('rope-2')).toMatchObject({ name: 'Rope', price: 600, stock: null });
  expect((await shop.live.current()).hash).not.toBe(before);
  const { rows } = await shop.pool.query(
    `select action from audit_log where entity = 'product' and after ->> 'productCode' like 'FILE-%' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['update', 'create', 'create']);
  expect(await brokenInvariants(shop.pool)).toEqual([]);

  const again = await preview(await exported('?search=FILE-'));
  expect(again).toMatchObject({ create: 0, change: 0, leave: 3, problems: [] });
  const byCode = await preview('Product Code,List Price\r\nfile-rope,550\r\n');
  expect(byCode).toMatchObject({ create: 0, change: 1, products: [{ name: 'Rope' }] });
});

it('says before the import which variants keep another price than their product’s new one', async () => {
  const belt = await product('45');
  const file = await exported('?search=RR-AC-045');
  const cheaper = file.replace('RR-AC-045,4999,2999,', 'RR-AC-045,4999,2799,');
  const checked = await preview(cheaper);
  const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'Black', 'Brown'];
  expect(checked).toMatchObject({ change: 1, problems: [], keptPriceCount: 1 });
  expect(checked.keptPrices).toEqual([
    {
      row: 2,
      id: '45',
      name: belt.name,
      price: 2799,
      variants: sizes.map((variant) => ({ variant, price: 2999 })),
    },
  ]);
  const all = await preview(file.replaceAll(',4999,2999,', ',4999,2799,'));
  expect(all, 'the file changes the variants too').toMatchObject({ keptPrices: [], keptPriceCount: 0 });
  expect((await preview(file)).keptPriceCount, 'nothing changes').toBe(0);
});

it('imports nothing of a file with one mistake, and says where it is', async () => {
  const file =
    HEAD +
    line('', '', '', '', 'Fine Bench', 'Benches', 'FINE', 900, '', '', ...TEXTS) +
    line(1, '', '', '', 'Bar', 'Nowhere', 'fine', 100, 200, '', '', 'Short', 'Long') +
    line(4, '', '', '', 'Bar', 'barbells', '', 100, 200, '', ...TEXTS);
  const checked = await preview(file);
  expect(checked.problems).toEqual([
    { row: 2, column: 'Product Code', message: 'already belongs to another product' },
    { row: 3, column: 'Category', message: 'is not a category of the shop' },
    { row: 3, column: 'Images', message: 'are required' },
    { row: 3, column: 'Sale Price', message: 'must be below the list price' },
    { row: 3, column: 'Product Code', message: 'already belongs to another product' },
    { row: 4, column: 'Sale Price', message: 'must be below the list price' },
  ]);
  const refused = await apply(file, checked.version);
  expect(refused.statusCode).toBe(422);
  expect(errorOf(refused)).toMatchObject({
    code: 'FILE_REFUSED',
    details: { problemCount: checked.problemCount },
  });
  expect((await call('GET', '/products?search=Fine Bench')).json().pagination.total).toBe(0);
});

it('refuses a file that was checked against another list', async () => {
  const file = 'Product ID,Best Seller\r\n4,Yes\r\n5,No\r\n';
  const { version } = await preview(file);
  await call('DELETE', '/products/50');
  const refused = await apply(file, version);
  expect(refused.statusCode).toBe(409);
  expect(errorOf(refused).code).toBe('LIST_CHANGED');
});

it('keeps a sale that was made after the export', async () => {
  await apply('Product ID,Stock\r\n1,30\r\n');
  const file = await exported('?search=RR-BB-001');
  expect((await placeGuestOrder(shop)).statusCode).toBe(201);
  const sold = (await product('1')).stock;
  expect(sold).toBeLessThan(30);
  const renamed = file.replace('Olympic Barbell', 'The Olympic Barbell');
  expect(lastLine((await apply(renamed)).body)).toMatchObject({ changed: 1 });
  expect(await product('1')).toMatchObject({ stock: sold, name: expect.stringContaining('The Olympic') });
  const counted = await preview(renamed.replace('Yes,30,30', 'Yes,50,30'));
  expect(counted.problems).toEqual([
    { row: 2, column: 'Stock', message: `There are now ${sold} in stock, not 30. Please export again` },
  ]);
});

it.each([
  ['an old encoding', Buffer.from('Product ID,Name\r\n1,Caf\xe9', 'latin1'), /not saved as UTF-8/],
  ['a workbook', Buffer.from('PK\u0003\u0004xxxx'), /Excel workbook/],
  ['an open quotation mark', Buffer.from('Product ID,Name\r\n1,"Bar'), /never closed/],
  ['a control character', Buffer.from('Product ID,Name\r\n1,a\u0085b'), /we can’t save/],
  ['too many rows', Buffer.from(`Product ID\r\n${'1\r\n'.repeat(10_002)}`), /up to 10,000 rows/],
])('a file with %s is refused in words', async (_what, file, message) => {
  const { problems } = await preview(file);
  expect(problems[0].message).toMatch(message);
});

it('refuses what is no file, or too large a one', async () => {
  expect((await send('/products/import/preview', '{}', 'application/json')).statusCode).toBe(400);
  expect((await send('/products/import/preview', 'x', 'text/plain')).statusCode).toBe(415);
  expect((await send('/products/import/preview', 'x'.repeat(12 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await send('/products/import', 'Product ID\r\n1')).statusCode).toBe(400);
  expect((await send('/products', 'Product ID\r\n1')).statusCode, 'no other call takes files').toBe(415);
});

it('takes 5,000 rows of new products, and then of changed ones', async () => {
  const rows = (price: number, length: number) =>
    HEAD +
    Array.from({ length }, (_, place) =>
      line(
        ...[
          `bulk-${place}`,
          '',
          '',
          '',
          `Bulk Plate ${place % 100}`,
          'weight-plates',
          `BULK-${place}`,
          price,
        ],
        ...[500, 9, ...TEXTS],
      ),
    ).join('');
  const file = rows(1000, 5000);
  const checked = await preview(file);
  expect(checked).toMatchObject({ create: 5000, problems: [] });
  const reply = await apply(file, checked.version);
  expect(reply.body.trimEnd().split('\n').length).toBeGreaterThan(20);
  expect(lastLine(reply.body)).toMatchObject({ success: true, created: 5000 });
  expect(await product('bulk-4999')).toMatchObject({ price: 1000, stock: 9, slug: 'bulk-plate-99-50' });
  expect(lastLine((await apply(rows(1100, 500))).body)).toMatchObject({ success: true, changed: 500 });
  expect(await product('bulk-499')).toMatchObject({ price: 1100, stock: 9, version: 2 });
}, 120_000);
