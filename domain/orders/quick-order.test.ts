import { describe, expect, it } from 'vitest';
import { withDerived } from '../../catalogue/derive.ts';
import { products as written } from '../../catalogue/products.ts';
import { rupees } from '../pricing/money.ts';
import {
  isBlank,
  type QuickRow,
  readDelivery,
  readQuickOrder,
  readQuickRow,
  variantNames,
} from './quick-order.ts';
import { findTyped, matchTyped, namedProducts } from './typed-product.ts';

const products = written.map((product) => withDerived(product, new Date('2026-11-01')));
const row = (changes: Partial<QuickRow>): QuickRow => ({
  product: '1',
  variant: '',
  quantity: '1',
  price: '',
  ...changes,
});
const shopper = { mayPrice: false };
const admin = { mayPrice: true };
const errorsOf = (changes: Partial<QuickRow>, rights = shopper) => {
  const read = readQuickRow(row(changes), products, rights);
  return read.ok ? {} : read.errors;
};
const unitPriceOf = (changes: Partial<QuickRow>, rights = shopper) => {
  const read = readQuickRow(row(changes), products, rights);
  return read.ok ? read.line.unitPrice : read.errors;
};

describe('a row of the quick order', () => {
  it.each(['1', ' 1 ', 'olympic-barbell-7-ft-20-kg', 'OLYMPIC BARBELL 7 FT 20 KG'])(
    'finds its product by %j',
    (typed) => {
      expect(findTyped(products, typed)?.id).toBe('1');
    },
  );

  it.each(['2', '', 'barbell', '__proto__'])('finds nothing by %j', (typed) => {
    expect(findTyped(products, typed)).toBeUndefined();
    expect(errorsOf({ product: typed })).toEqual({ product: 'Please choose a product' });
  });

  it('is found by its own id before the SKU of another', () => {
    const named = products.filter(({ id }) => id === '1' || id === '13');
    const alike = named.map((product) => (product.id === '13' ? { ...product, sku: '1' } : product));
    for (const list of [alike, alike.toReversed()]) {
      expect(findTyped(list, '1')?.id).toBe('1');
      expect(findTyped(list, 'Olympic barbell 7 ft 20 kg')?.id).toBe('1');
    }
  });

  it.each([
    ['its id first', '13', '13'],
    ['its name', 'hex dumbell', '13'],
    ['its code', 'rr-db-013', '13'],
    ['the beginning of its SKU', 'DB-HEX', '13'],
    ['the code of a variant', 'RR-DB-013-2.5', '13'],
  ])('is offered by %s', (_, typed, id) => {
    expect(matchTyped(products, typed)[0]?.id).toBe(id);
  });

  it('offers the first products for no text, a few at a time, each once, and nothing for nonsense', () => {
    expect(matchTyped(products, ' ')).toEqual(products.slice(0, 8));
    const found = matchTyped(products, 'plates').map(({ id }) => id);
    expect(found).toHaveLength(new Set(found).size);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(matchTyped(products, 'zzqqxx')).toEqual([]);
  });

  it('is one of those that so many names find, 25 at most, in the order of the catalogue', () => {
    const idsOf = (names: string[]) => namedProducts(products, names).map(({ id }) => id);
    expect(idsOf(['13', 'RR-BB-001', 'nothing'])).toEqual(['1', '13']);
    expect(idsOf([...Array.from({ length: 24 }, () => '1'), '13', '21'])).toEqual(['1', '13']);
  });

  it('costs what the catalogue says, times the quantity, with its freight', () => {
    expect(readQuickRow(row({ quantity: '10' }), products, shopper)).toMatchObject({
      ok: true,
      line: {
        quantity: 10,
        unitPrice: rupees(9999),
        total: rupees(99990),
        weightKg: 220,
        freight: rupees(5500),
      },
    });
    expect(unitPriceOf({ product: '13', variant: '10 kg pair' })).toBe(rupees(3400));
    expect(unitPriceOf({ product: '13', variant: ' 10 kg pair ' })).toBe(rupees(3400));
  });

  it('takes a price from an administrator only', () => {
    expect(unitPriceOf({ price: '1' })).toBe(rupees(9999));
    expect(unitPriceOf({ price: ' 8499.50 ' }, admin)).toBe(rupees(8499.5));
    expect(unitPriceOf({ price: ' ' }, admin)).toBe(rupees(9999));
    for (const price of ['-1', 'x', '1e3', '1.234', '99999999', '₹5'])
      expect(errorsOf({ price }, admin)).toEqual({ price: 'Please enter a price in rupees' });
  });

  it('asks for the weight or the colour of a product that has such', () => {
    expect(errorsOf({ product: '13' })).toEqual({ variant: 'Please choose a weight' });
    expect(errorsOf({ product: '13', variant: '3 kg' })).toEqual({ variant: 'Please choose a weight' });
    expect(errorsOf({ product: '21' })).toEqual({ variant: 'Please choose a colour' });
    const hex = findTyped(products, '13');
    expect(hex && variantNames(hex)).toContain('10 kg pair');
  });

  it('names a second choice as orders do', () => {
    const set = products.find(({ weightVariants }) =>
      weightVariants?.some(({ weightOptions }) => (weightOptions?.length ?? 0) > 0),
    );
    const names = set ? variantNames(set) : [];
    expect(names.some((name) => name.includes(' / '))).toBe(true);
    for (const variant of names) expect(errorsOf({ product: set?.id ?? '', variant })).toEqual({});
  });

  it.each(['', '0', '100', '1.5', '-2', 'two'])('refuses the quantity %j', (quantity) => {
    expect(errorsOf({ quantity })).toEqual({ quantity: 'Quantity must be a whole number from 1 to 99' });
  });

  it('refuses what is out of stock', () => {
    const gone = products.map((product) => ({ ...product, inStock: false }));
    expect(readQuickRow(row({}), gone, shopper)).toEqual({
      ok: false,
      errors: { product: 'Olympic Barbell 7 ft 20 kg is out of stock' },
    });
  });
});

it('a weight that is out of stock is not offered, and is said to be gone where it is typed', () => {
  const hex = products.filter(({ id }) => id === '13');
  const gone = hex.map(({ weightVariants = [], ...product }) => ({
    ...product,
    weightVariants: weightVariants.map((each, at) => ({ ...each, inStock: at > 0 })),
  }));
  const variant = gone[0]?.weightVariants[0]?.weight ?? '';
  const offered = gone.map(variantNames)[0];
  expect(offered).toHaveLength((hex[0]?.weightVariants?.length ?? 0) - 1);
  expect(offered).not.toContain(variant);
  expect(readQuickRow(row({ product: '13', variant }), gone, shopper)).toEqual({
    ok: false,
    errors: { product: 'Rubber Hex Dumbbells is out of stock' },
  });
});

it('a product whose weights are all out of stock is said to be, before one is chosen', () => {
  const hex = products.filter(({ id }) => id === '13');
  const gone = hex.map(({ weightVariants = [], ...product }) => ({
    ...product,
    weightVariants: weightVariants.map((each) => ({ ...each, inStock: false })),
  }));
  expect(readQuickRow(row({ product: '13' }), gone, shopper)).toEqual({
    ok: false,
    errors: { product: 'Rubber Hex Dumbbells is out of stock' },
  });
});

describe('a delivery price that was agreed', () => {
  it.each([
    ['', '', undefined, {}],
    [' ', 'A friend', undefined, {}],
    ['500', 'Own lorry', { price: rupees(500), reason: 'Own lorry' }, {}],
    ['0', ' Picked up ', { price: rupees(0), reason: 'Picked up' }, {}],
    ['99.50', 'Shared load', { price: rupees(99.5), reason: 'Shared load' }, {}],
    ['500', ' ', undefined, { deliveryReason: 'Please say why the delivery price is different' }],
    ['-1', 'Rebate', undefined, { deliveryPrice: 'Please enter a price in rupees' }],
    [
      'free',
      '',
      undefined,
      {
        deliveryPrice: 'Please enter a price in rupees',
        deliveryReason: 'Please say why the delivery price is different',
      },
    ],
  ])('%j because of %j', (deliveryPrice, deliveryReason, delivery, errors) => {
    const read = readDelivery({ deliveryPrice, deliveryReason });
    expect(read.ok ? read.delivery : undefined).toEqual(delivery);
    expect(read.ok ? {} : read.errors).toEqual(errors);
  });

  it('is in the summary while its reason is still to come', () => {
    expect(readDelivery({ deliveryPrice: '500' }).price).toBe(rupees(500));
  });
});

describe('a quick order', () => {
  it('leaves out rows in which nothing stands', () => {
    const blank = row({ product: ' ' });
    expect(isBlank(blank)).toBe(true);
    const read = readQuickOrder([blank, row({}), blank], products, shopper);
    expect(read.ok && read.lines.map(({ product }) => product.id)).toEqual(['1']);
  });

  it('has at least one line, and at most fifty', () => {
    expect(readQuickOrder([row({ product: '' })], products, shopper)).toEqual({
      ok: false,
      errors: new Map([[0, { product: 'No items in cart' }]]),
    });
    expect(
      readQuickOrder(
        Array.from({ length: 50 }, () => row({})),
        products,
        shopper,
      ).ok,
    ).toBe(true);
    const many = readQuickOrder(
      Array.from({ length: 51 }, () => row({})),
      products,
      shopper,
    );
    expect(many).toEqual({
      ok: false,
      errors: new Map([[50, { product: 'You can order up to 50 different items at once' }]]),
    });
  });

  it('names what is wrong by the place of the row', () => {
    expect(readQuickOrder([row({ product: 'x' })], products, shopper)).toEqual({
      ok: false,
      errors: new Map([[0, { product: 'Please choose a product' }]]),
    });
    const read = readQuickOrder([row({}), row({ product: 'x' }), row({ quantity: '0' })], products, shopper);
    expect(!read.ok && [...read.errors.keys()]).toEqual([1, 2]);
  });
});
