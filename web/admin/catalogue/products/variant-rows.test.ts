import { describe, expect, it } from 'vitest';
import { productRowSchema } from './product-form.ts';
import { mergeTheirs, newRow, rowsOf, variantFault, variantsBody } from './variant-rows.ts';

const dumbbells = productRowSchema.parse({
  id: '9',
  slug: 'hex',
  name: 'Hex',
  category: 'dumbbells',
  price: 1000,
  images: '["/a.webp"]',
  productCode: '',
  specifications: {},
  rating: 0,
  reviewCount: 0,
  reviews: [],
  shortDescription: '',
  description: '',
  inStock: true,
  featured: false,
  bestSeller: false,
  isNew: false,
  weightVariants: [
    {
      id: 4,
      weight: '10kg',
      price: 900,
      inStock: true,
      stock: 7,
      shippingWeight: 10,
      weightOptions: [{ id: 5, weight: 'Pair', price: 1700, inStock: true, stock: 3 }],
    },
  ],
  colorVariants: [{ id: 6, color: 'Red', inStock: false, stock: null }],
});

describe('the variants of a product', () => {
  it('are read, with pictures that are a list in a text [3.product.20]', () => {
    expect(dumbbells?.images).toEqual(['/a.webp']);
    expect(productRowSchema.parse({ ...dumbbells, images: ['/b.webp'] }).images).toEqual(['/b.webp']);
    expect(rowsOf(dumbbells)).toMatchObject([
      { kind: 'weight', label: '10kg', price: '900', salePrice: '', stock: '7', inStock: true },
      { kind: 'color', label: 'Red', price: '', salePrice: '', stock: '', inStock: false },
    ]);
  });

  it('go back as they came, and no count that nobody touched', () => {
    expect(variantsBody(rowsOf(dumbbells))).toEqual({
      weightVariants: [
        {
          id: 4,
          weight: '10kg',
          price: 900,
          salePrice: null,
          inStock: true,
          shippingWeight: 10,
          weightOptions: [{ id: 5, weight: 'Pair', price: 1700, salePrice: null, inStock: true }],
        },
      ],
      colorVariants: [{ id: 6, color: 'Red', price: null, salePrice: null, inStock: false }],
    });
  });

  it('are changed and added, a count with the one it began with', () => {
    const [first] = rowsOf(dumbbells);
    const changed = { ...(first ?? fail()), price: '1,250.50', stock: '9' };
    const { weightVariants } = variantsBody([changed, { ...newRow('weight', 'n1'), label: ' 15kg ' }]);
    expect(weightVariants).toMatchObject([
      { id: 4, price: 1250.5, stock: 9, seenStock: 7 },
      { weight: '15kg', price: null, inStock: true },
    ]);
    expect(weightVariants[1]).not.toHaveProperty('stock');
  });

  it('have shipping weights of their own, which are changed, added and taken away', () => {
    const [ten = fail(), red = fail()] = rowsOf(dumbbells);
    expect([ten.shippingWeight, red.shippingWeight]).toEqual(['10', '']);
    const typed = [
      { ...ten, shippingWeight: '' },
      { ...red, shippingWeight: ' 11.5 ' },
      { ...newRow('color', 'n1'), label: 'Blue', shippingWeight: '12 kg' },
    ];
    const { weightVariants, colorVariants } = variantsBody(typed);
    expect(weightVariants).toMatchObject([{ shippingWeight: null }]);
    expect(colorVariants).toMatchObject([{ shippingWeight: 11.5 }, { shippingWeight: '12 kg' }]);
  });

  it('have boxes of their own, which are changed, added and taken away', () => {
    const box = { lengthCm: 30, widthCm: 20, heightCm: 10.5, weightKg: 10 };
    const [weight = fail()] = dumbbells.weightVariants ?? [];
    const boxed = { ...dumbbells, weightVariants: [{ ...weight, boxes: [box, box] }] };
    const [ten = fail(), red = fail()] = rowsOf(boxed);
    expect([ten.boxes, red.boxes]).toEqual(['30 × 20 × 10.5 cm, 10 kg\n30 × 20 × 10.5 cm, 10 kg', '']);
    const bodyOf = (first: string, second: string) =>
      variantsBody([
        { ...ten, boxes: first },
        { ...red, boxes: second },
      ]);
    expect(bodyOf(ten.boxes, '')).toMatchObject({ weightVariants: [{ boxes: [box, box] }] });
    expect(bodyOf(ten.boxes, '').colorVariants[0]).not.toHaveProperty('boxes');
    expect(bodyOf('', '30x20x10.5 10')).toMatchObject({
      weightVariants: [{ boxes: [] }],
      colorVariants: [{ boxes: [box] }],
    });
    expect(mergeTheirs([{ ...ten, price: '1' }], boxed, { ...boxed, colorVariants: [] }).note).toContain(
      'boxes 30 × 20 × 10.5 cm, 10 kg; 30 × 20 × 10.5 cm, 10 kg',
    );
  });

  it('have options that are changed, added and taken away', () => {
    const [first = fail()] = rowsOf(dumbbells);
    const [pair = fail()] = first.options;
    expect(pair).toMatchObject({ label: 'Pair', price: '1700', salePrice: '', stock: '3', inStock: true });
    const added = {
      ...newRow('weight', 'n1'),
      label: ' Single ',
      price: '900',
      salePrice: '850',
      stock: '2',
    };
    const options = [{ ...pair, salePrice: '1,600', stock: '', inStock: false }, added];
    expect(variantsBody([{ ...first, options }]).weightVariants[0]).toMatchObject({
      weight: '10kg',
      weightOptions: [
        { id: 5, weight: 'Pair', price: 1700, salePrice: 1600, inStock: false, stock: null, seenStock: 3 },
        { weight: 'Single', price: 900, salePrice: 850, inStock: true, stock: 2, seenStock: null },
      ],
    });
    expect(variantsBody([{ ...first, options: [] }]).weightVariants[0]).toMatchObject({ weightOptions: [] });
    expect(variantFault([{ ...first, options: [{ ...pair, price: 'x' }] }])).toEqual({
      path: 'variants.0.options.0.price',
      message: 'Price of 10kg / Pair must be a number',
    });
    expect(variantFault([{ ...first, options: [newRow('weight', 'n2')] }])?.message).toBe(
      'Each option of 10kg needs a name',
    );
  });

  describe('that somebody else changed meanwhile', () => {
    const known = dumbbells;
    const [ten = fail()] = known.weightVariants ?? [];
    const theirs = {
      ...known,
      weightVariants: [{ ...ten, price: 950, stock: 4 }],
      colorVariants: [],
    };

    it('become theirs where nobody touched them', () => {
      const after = mergeTheirs(rowsOf(known), known, theirs);
      expect(after.rows).toEqual(rowsOf(theirs));
      expect(after.note).toMatch(/^Someone else changed the variants/);
    });

    it('stay as they were typed, with the counts of now where none was typed', () => {
      const [weight = fail(), red = fail()] = rowsOf(known);
      const [pair = fail()] = weight.options;
      const options = [{ ...pair, stock: '9' }];
      const rows = [
        { ...weight, price: '1,000', options },
        { ...red, stock: '2' },
      ];
      const after = mergeTheirs(rows, known, theirs);
      expect(after.note).toBe(
        'Someone else saved: 10kg ₹950 shipping weight 10 (4 left) / Pair ₹1700 (3 left). If you save again, your changes replace theirs.',
      );
      expect(after.rows[0]).toMatchObject({ price: '1,000', stock: '4' });
      const { weightVariants, colorVariants } = variantsBody(after.rows);
      expect(weightVariants[0]).toMatchObject({
        id: 4,
        price: 1000,
        weightOptions: [{ id: 5, stock: 9, seenStock: 3 }],
      });
      expect(weightVariants[0]).not.toHaveProperty('stock');
      expect(colorVariants, 'taken away by them, it comes back').toEqual([
        { color: 'Red', price: null, salePrice: null, inStock: false, stock: 2, seenStock: null },
      ]);
    });

    it('are no matter where the change was elsewhere', () => {
      const [first = fail(), ...others] = rowsOf(known);
      const elsewhere = { ...known, name: 'Hexes', version: 9 };
      for (const rows of [rowsOf(known), [{ ...first, price: '1' }, ...others]])
        expect(mergeTheirs(rows, known, elsewhere)).toEqual({ rows });
    });
  });

  it.each([
    [{ label: '' }, 'Each variant needs a weight or a colour'],
    [{ price: 'cheap' }, 'Price of 10kg must be a number'],
    [{ salePrice: '-' }, 'Sale price of 10kg must be a number'],
    [{ stock: '1.5' }, 'Stock of 10kg must be a whole number'],
    [{ boxes: '30x20x10 5\nbig' }, 'Boxes of 10kg. Line 2: write it as 120 x 60 x 20 cm, 45 kg'],
    [{}, undefined],
  ])('with %j: %s', (change, message) => {
    expect(variantFault([{ ...newRow('weight', 'n1'), label: '10kg', ...change }])?.message).toBe(message);
  });
});

function fail(): never {
  throw new Error('The product cannot be read');
}
