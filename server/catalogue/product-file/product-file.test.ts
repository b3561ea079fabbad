import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../domain/text/csv-reader.ts';
import { FILE_TITLES } from './columns.ts';
import { type CsvProduct, PRODUCT_FILE_HEAD, productFileLines, productFileName } from './csv-product.ts';
import { keptPrices } from './kept-prices.ts';
import { planEntry } from './plan-entry.ts';
import { readProductFile } from './read-file.ts';
import { salePriceProblems } from './sale-prices.ts';

const sold = { price: null, salePrice: null, inStock: true, stock: null };
const FACTS = 'dumbbells.1.kg=10; dumbbells.1.length=280; dumbbells.1.headWidth=110; dumbbells.1.count=2';
const dumbbells: CsvProduct = {
  id: '9',
  values: {
    name: 'Hex Dumbbells, "pro"',
    category: 'dumbbells',
    productCode: 'HD-1',
    price: 1000,
    salePrice: 900,
    inStock: true,
    stock: 5,
    shippingWeight: '22.5 kg',
    boxes: '40 × 30 × 20 cm, 22.5 kg; 10 × 10 × 5 cm, 0.5 kg',
    gst: 18,
    hsn: '95069190',
    featured: true,
    bestSeller: false,
    isNew: false,
    offerText: '20% OFF',
    offerEnd: '2026-12-31',
    offerEnabled: true,
    brand: 'Rack & Rep',
    sku: null,
    weight: null,
    dimensions: null,
    fitFacts: 'mass=12',
    slug: 'hex',
    images: ['/a.webp', '/b.webp'],
    shortDescription: '=Hex',
    description: 'One\nTwo',
  },
  variants: [
    {
      kind: 'weight',
      label: '10 kg',
      option: null,
      values: { ...sold, price: 900, stock: 7, images: ['/c.webp'], fitFacts: FACTS },
    },
    { kind: 'option', label: '10 kg', option: 'Pair', values: { ...sold, price: 1700.5, salePrice: 1600 } },
    { kind: 'color', label: 'Red', option: null, values: { ...sold, inStock: false, productCode: 'HD-R' } },
  ],
};

function rowsIn(text: string) {
  const read = readCsv(text, 1000);
  if (!read.ok) throw new Error(read.message);
  return readProductFile(read.rows);
}

function planOf(text: string, present: CsvProduct | undefined = dumbbells) {
  const { entries, problems } = rowsIn(text);
  const [entry] = entries;
  if (entry === undefined) throw new Error(JSON.stringify(problems));
  const plan = planEntry(entry, present);
  return { ...plan, problems: [...problems, ...plan.problems, ...salePriceProblems(plan, present)] };
}
const problemsIn = (text: string, present: CsvProduct | undefined = dumbbells) =>
  planOf(text, present).problems.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`);

describe('the file of the products', () => {
  it('has a row for the product and one for each variant', () => {
    expect(productFileName(new Date('2026-11-15T20:00:00Z'))).toBe('products-2026-11-16.csv');
    const read = readCsv(PRODUCT_FILE_HEAD + productFileLines(dumbbells), 10);
    const rows = read.ok ? read.rows.map(({ cells }) => cells) : [];
    expect(rows[0]).toEqual(FILE_TITLES);
    expect(rows.slice(1).map((cells) => cells.slice(0, 11))).toEqual([
      ['9', '', '', '', 'Hex Dumbbells, "pro"', 'dumbbells', 'HD-1', '1000', '900', 'Yes', '5'],
      ['9', 'Weight', '10 kg', '', '', '', '', '900', '', 'Yes', '7'],
      ['9', 'Weight', '10 kg', 'Pair', '', '', '', '1700.5', '1600', 'Yes', ''],
      ['9', 'Colour', 'Red', '', '', '', 'HD-R', '', '', 'No', ''],
    ]);
    expect(rows[1]?.at(-2), 'no formula').toBe("'=Hex");
  });

  it('changes nothing when it is read back', () => {
    const plan = planOf(PRODUCT_FILE_HEAD + productFileLines(dumbbells));
    expect(plan).toMatchObject({ action: 'leave', changes: [], problems: [], variants: [], patch: {} });
  });

  it('changes nothing when it is read back, whatever stands in it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, fc.constantFrom("'=", "'-", '=', '@'), (name, description, code, odd) => {
        const product = {
          ...dumbbells,
          values: { ...dumbbells.values, name, description: odd + description, productCode: code },
        };
        const plan = planOf(PRODUCT_FILE_HEAD + productFileLines(product), product);
        expect(plan).toMatchObject({ action: 'leave', changes: [] });
      }),
    );
  });

  it('has the facts of the product and of each variant, which stay where a cell is empty', () => {
    const size = { kg: 10, length: 280, headWidth: 110, count: 2 };
    const own = planOf('Product ID,Fit Facts\r\n9,mass=14\r\n');
    expect(own.patch.fit).toEqual({ mass: 14, variants: { '10 kg': { dumbbells: [size] } } });
    expect(own.changes).toMatchObject([{ column: 'Fit Facts', before: 'mass=12', after: 'mass=14' }]);
    expect(planOf('Product ID,Fit Facts\r\n9,\r\n')).toMatchObject({ action: 'leave', patch: {} });
    expect(planOf('Product ID,Fit Facts\r\n9,none\r\n').patch.fit).toEqual({
      variants: { '10 kg': { dumbbells: [size] } },
    });
    const red = `Product ID,Variant Type,Variant,Fit Facts\r\n9,Weight,10 kg,none\r\n9,Colour,Red,mass=11\r\n`;
    expect(planOf(red).patch.fit).toEqual({ mass: 12, variants: { Red: { mass: 11 } } });
    const none = 'Product ID,Variant Type,Variant,Fit Facts\r\n9,Colour,Red,none\r\n';
    expect(planOf(none), 'it has none already').toMatchObject({ action: 'leave' });
    expect(problemsIn('Product ID,Fit Facts\r\n9,collar.bore=50; collar.width=38\r\n')).toEqual([
      'Row 2, Fit Facts: collar.kind must be spring or clamp',
    ]);
  });

  it('has the boxes of the product and of each variant; an empty cell takes them away', () => {
    const boxes = 'Product ID,Variant Type,Variant,Option,Boxes\r\n';
    const [own] = planOf(`${boxes}9,,,,"40x30x20 22.5"\r\n`).changes;
    expect(own).toMatchObject({ column: 'Boxes', after: '40 × 30 × 20 cm, 22.5 kg' });
    const same = `${boxes}9,,,,"40 x 30 x 20, 22.5 kg;10*10*5 0.5"\r\n`;
    expect(planOf(same), 'it says the same in other words').toMatchObject({ action: 'leave' });
    expect(planOf(`${boxes}9,,,,\r\n`).patch.boxes).toEqual([]);
    const red = planOf(`${boxes}9,Colour,Red,,"12 x 8 x 6 cm, 3 kg"\r\n`);
    expect(red.variants).toMatchObject([{ values: { boxes: '12 × 8 × 6 cm, 3 kg' } }]);
    expect(problemsIn(`${boxes}9,,,,"12 x 8 x 6 cm, 3 kg; big"\r\n9,Weight,10 kg,Pair,1x1x1 1\r\n`)).toEqual([
      'Row 2, Boxes: Box 2: write it as 120 x 60 x 20 cm, 45 kg',
      'Row 3, Boxes: belongs to the weight or the product, not to an option',
    ]);
    expect(problemsIn(`${boxes}9,,,,"2000 x 8 x 6 cm, 3 kg"\r\n`)).toEqual([
      'Row 2, Boxes: Box 1: a side can be at most 1000 cm',
    ]);
  });

  it('may have some of the columns, in any order and letter case', () => {
    const plan = planOf('sale price;PRODUCT_ID\r\n₹ 850;9');
    expect(plan).toMatchObject({
      action: 'change',
      patch: { salePrice: 850 },
      changes: [{ row: 2, column: 'Sale Price', variant: null, before: '900', after: '850' }],
      problems: [],
    });
  });

  it('is read as spreadsheets rewrite it', () => {
    const text = 'Product ID,List Price,Featured,Offer Ends,GST\r\n9,"1,000.00",TRUE,31-12-2026,18%';
    expect(planOf(text)).toMatchObject({ action: 'leave', changes: [], problems: [] });
  });

  it('takes away what is emptied, and leaves what cannot be empty', () => {
    const plan = planOf('Product ID,Sale Price,Brand,Offer,Offer Ends,HSN,Featured\r\n9,,,,,,');
    expect(plan.patch).toEqual({ salePrice: null, brand: null, offer: null });
  });

  it('adds and changes variants', () => {
    const plan = planOf(
      'Product ID,Variant Type,Variant,Option,List Price,Stock\r\n9,Weight,10 kg,,950,7\r\n9,Weight,15 kg,,1500,3\r\n9,Weight,15 kg,Pair,2900,',
    );
    expect(plan.variants).toMatchObject([
      { kind: 'weight', label: '10 kg', isNew: false, values: { price: 950 }, fields: { price: 950 } },
      {
        kind: 'weight',
        label: '15 kg',
        isNew: true,
        values: { price: 1500 },
        fields: { price: 1500, stock: 3, seenStock: null },
      },
      { kind: 'option', label: '15 kg', option: 'Pair', isNew: true, values: { price: 2900 } },
    ]);
  });

  it('never gives back what was sold since it was written', () => {
    const text = (stock: string, seen: string) => `Product ID,Stock,Stock Before\r\n9,${stock},${seen}`;
    expect(planOf(text('8', '8'))).toMatchObject({ action: 'leave', patch: {}, problems: [] });
    expect(planOf(text('20', '5')).patch).toEqual({ stock: 20, seenStock: 5 });
    expect(problemsIn(text('20', '8'))).toEqual([
      'Row 2, Stock: There are now 5 in stock, not 8. Please export again',
    ]);
    expect(planOf('Product ID,Stock\r\n9,').patch).toEqual({ stock: null, seenStock: 5 });
  });

  it.each([
    ['Product ID,Sale Price\r\n9,1000', ['Row 2, Sale Price: must be below the list price']],
    [
      'Product ID,Variant Type,Variant,Sale Price\r\n9,Weight,10 kg,900',
      ['Row 2, Sale Price: must be below the list price'],
    ],
    ['Product ID,List Price\r\n9,800', ['Row 2, Sale Price: must be below the list price']],
    ['Product ID,List Price\r\n9,cheap', ['Row 2, List Price: must be a number, such as 8999.50']],
    ['Product ID,List Price\r\n9,"8999,50"', ['Row 2, List Price: must be a number, such as 8999.50']],
    ['Product ID,List Price\r\n9,', ['Row 2, List Price: is required']],
    ['Product ID,Name\r\n9,', ['Row 2, Name: is required']],
    [
      'Product ID,Stock\r\n9,2.5',
      ['Row 2, Stock: must be a whole number, or empty if you don’t track stock'],
    ],
    ['Product ID,Featured\r\n9,perhaps', ['Row 2, Featured: must be Yes or No']],
    ['Product ID,HSN\r\n9,12', ['Row 2, HSN: Enter an HSN code with 4, 6 or 8 digits']],
    [
      'Product ID,Images\r\n9,javascript:alert(1)',
      ['Row 2, Images: Enter image URLs of this shop, starting with /. Upload other pictures first'],
    ],
    [
      'Product ID,Variant Type,Variant\r\n9,Length,2 m\r\n9,,',
      ['Row 2, Variant Type: must be Weight or Colour'],
    ],
    [
      'Product ID,Variant Type,Variant,Name\r\n9,Colour,Red,Hex',
      ['Row 2, Name: can only be in the row of the product'],
    ],
    [
      'Product ID,Variant Type,Variant,Option\r\n9,Weight,99 kg,Pair',
      ['Row 2, Variant: is not a weight of this product'],
    ],
    ['Product ID\r\n9\r\n9', ['Row 3, Product ID: is already in row 2']],
    ['Product ID,Name\r\n9,Hex,more', ['Row 2, null: There are more cells than column titles']],
  ])('%j is told in plain words', (text, words) => {
    expect(problemsIn(text)).toEqual(words);
  });

  const head = 'Product ID,Variant Type,Variant,Option,List Price,Sale Price\r\n';
  it.each([
    ['a new price of the product alone', '9,,,,1000,850', ['10 kg ₹900', '10 kg / Pair ₹1600']],
    ['a sale that ends', '9,,,,1000,', ['10 kg ₹900', '10 kg / Pair ₹1600']],
    [
      'the variants’ own rows as they were',
      '9,,,,1000,850\r\n9,Weight,10 kg,,900,',
      ['10 kg ₹900', '10 kg / Pair ₹1600'],
    ],
    [
      'a new list price of a variant on sale',
      '9,,,,1000,850\r\n9,Weight,10 kg,Pair,1800,1600',
      ['10 kg ₹900', '10 kg / Pair ₹1600'],
    ],
    ['new prices of variants too', '9,,,,1000,850\r\n9,Weight,10 kg,,850,', ['10 kg / Pair ₹1600']],
    ['other new prices of variants', '9,,,,1000,850\r\n9,Weight,10 kg,,875,', ['10 kg / Pair ₹1600']],
    ['new prices of variants alone', '9,Weight,10 kg,,875,', []],
    ['another list price alone', '9,,,,1100,900', []],
  ])('with %s names the variants that keep another price', (_what, rows, names) => {
    const kept = keptPrices(planOf(head + rows), dumbbells);
    expect(kept?.variants.map(({ variant, price }) => `${variant} ₹${price}`) ?? []).toEqual(names);
  });

  it('tells what a new product lacks', () => {
    const { entries } = rowsIn('Product ID,Name\r\n,Bench');
    const plan = planEntry(entries[0] ?? fail(), undefined);
    expect(plan.problems.map(({ column }) => column)).toEqual([
      ...['Category', 'List Price', 'Short Description', 'Description', 'Images'],
    ]);
    expect(plan).toMatchObject({ action: 'create', id: '', name: 'Bench' });
  });

  it.each([
    ['', 'The file is empty'],
    ['Product ID\r\n', 'The file has column titles but no products'],
    ['Product ID,Prise\r\n1,2', 'is not a column of this file'],
    ['Product ID,product id\r\n1,2', 'appears twice'],
    ['List Price\r\n1', 'needs a Product ID, Product Code or Name column'],
    ['Name,Variant Type,Variant\r\n,Weight,5 kg', 'or put the row of its product above it'],
  ])('%j as a whole: %s', (text, message) => {
    expect(
      rowsIn(text)
        .problems.map((one) => one.message)
        .join(),
    ).toContain(message);
  });
});

function fail(): never {
  throw new Error('The file has no entry');
}
