import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, type Cart, cartLineKey, swapInCart } from '../domain/cart/cart.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { fitItems } from '../domain/fit/cart-items.ts';
import { type Home, isFitting } from '../domain/fit/fit-filter.ts';
import { fitsInstead, goesWith, partnersOf } from '../domain/fit/goes-with.ts';
import { productsWithParts } from '../domain/fit/products-by-part.ts';
import { conflictsIn, remediesFor } from '../domain/fit/remedies.ts';
import { type FitItem, judgeSet } from '../domain/fit/set.ts';
import { effectivePrice, isBuyable, selections, variantName } from '../domain/pricing/price.ts';
import { formatRupees } from '../domain/text/format.ts';
import { rounds } from '../tests/support/rounds.ts';
import { withDerived } from './derive.ts';
import { products as ofCatalogue } from './products.ts';

const assumptions = FIT_ASSUMPTIONS;
const range: readonly Product[] = ofCatalogue.map((product) => withDerived(product, new Date('2026-11-18')));

/** '1', '36: 20 kg pair', or '2 × 36: 20 kg pair'. */
function cartOf(...named: string[]): Cart<Product> {
  return named.reduce<Cart<Product>>((cart, name) => {
    const [, count = '1', productId = '', variant] = /^(?:(\d+) × )?([^:]+)(?:: (.*))?$/.exec(name) ?? [];
    const next = addToCart(cart, range, { productId, variant, quantity: Number(count) });
    if (next === cart) throw new Error(`Cannot be bought: ${name}`);
    return next;
  }, []);
}

const itemsOf = (...named: string[]) => fitItems(cartOf(...named));
/** Numbers and units are never parted by a line end; here they may be. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const owned = (...named: string[]) => fitItems(cartOf(...named), { isOwned: true });

describe('a whole cart', () => {
  it.each<[string, string[]]>([
    ['a bar, its plates and its collars', ['1', '36: 20 kg pair', '44']],
    ['bars and plates of both sizes', ['1', '36: 20 kg pair', '11', '41: 20 kg pair']],
    ['a 28 mm rod beside 50 mm plates and a bar for them', ['1', '11', '38: 10 kg pair']],
    ['a 5 ft bar with stands beside a rack with a 7 ft bar', ['5', '23', '1', '21']],
    ['a curl bar beside a rack', ['6', '21']],
    ['dumbbells and their rack', ['13: 20 kg pair', '26']],
    ['a combo by itself', ['combo-1']],
    ['a bench and 200 kg for the bar', ['1', '21', '29', '5 × 36: 20 kg pair']],
    ['two bars for 320 kg', ['2 × 1', '8 × 38: 20 kg pair']],
    ['nothing that is judged', ['13: 20 kg pair', '49: 16 kg']],
  ])('is without conflicts: %s', (_what, named) => {
    expect(conflictsIn(itemsOf(...named), { assumptions })).toEqual([]);
  });

  it.each<[string, string[], string]>([
    ['28 mm plates and a 50 mm bar', ['1', '41: 20 kg pair'], 'The hole is 28.5 mm, too small'],
    ['50 mm plates and a 28 mm rod', ['11', '36: 10 kg pair'], 'would hang loose, which is dangerous'],
    ['a 5 ft bar and a rack', ['5', '21'], 'the collars hit the posts'],
    ['50 mm collars and a rod', ['11', '44'], 'the collar cannot grip'],
    ['28 mm plates and pegs of 50', ['27', '11', '41: 10 kg pair'], 'the plate will not go on'],
    ['300 kg on a bar for 225', ['3', '7 × 36: 20 kg pair'], 'rated for 225 kg'],
  ])('has a conflict: %s', (_what, named, words) => {
    const conflicts = conflictsIn(itemsOf(...named), { assumptions });
    expect(plain(conflicts.map(({ check }) => check.words).join(' '))).toContain(words);
  });

  it('checks new things against what is owned, and does not report conflicts among what is owned', () => {
    expect(conflictsIn(itemsOf('41: 20 kg pair'), { assumptions, owned: owned('1') })).toHaveLength(1);
    expect(conflictsIn(itemsOf('1', '41: 20 kg pair'), { assumptions, owned: owned('11') })).toEqual([]);
    expect(conflictsIn(itemsOf('26'), { assumptions, owned: owned('1', '41: 20 kg pair') })).toEqual([]);
  });

  it('says what is tight: more plates than go on at once, and a bench near its rating', () => {
    const tight = judgeSet(itemsOf('1', '21', '29', '5 × 36: 20 kg pair'), assumptions).findings.filter(
      ({ check }) => check.verdict === 'tight',
    );
    expect(tight.map(({ check }) => plain(check.words))).toEqual([
      'With all plates that go on: 220 kg and a lifter of 90 kg on the Flat Bench, rated for 300 kg.',
    ]);
    const full = judgeSet(itemsOf('2 × 1', '14 × 38: 20 kg pair'), assumptions).findings.find(
      ({ check }) => check.rule === 'plates on one side',
    );
    expect(full?.check.verdict).toBe('tight');
  });
});

const everything = range.flatMap((product) =>
  selections(product)
    .filter((selection) => isBuyable(product, selection))
    .flatMap((selection) =>
      fitItems([
        { product, variant: variantName(selection), variantType: selection.variantType, quantity: 1 },
      ]),
    ),
);
const anItem = fc.constantFrom(...everything);
const aSet = (maxLength: number) => fc.uniqueArray(anItem, { maxLength, selector: ({ key }) => key });

/** What takes other things: a bar takes plates, a rack bars, pegs plates. */
const takes = ({ facts }: FitItem) =>
  [facts.bar, facts.rack, facts.pegs, facts.dumbbellRack, facts.barHolder, facts.bench].some(Boolean);

describe('one thing more', () => {
  it('never mends a conflict by itself, unless it takes what found no place', () => {
    fc.assert(
      fc.property(aSet(8), anItem, (items, more) => {
        fc.pre(!takes(more) && items.every(({ key }) => key !== more.key));
        const found = (set: readonly FitItem[]) =>
          judgeSet(set, assumptions).findings.filter(({ check }) => check.verdict !== 'fits');
        const after = found([...items, more]);
        for (const before of found(items))
          expect(
            after.some(
              ({ check, about }) => check.rule === before.check.rule && about[0] === before.about[0],
            ),
          ).toBe(true);
      }),
      { numRuns: rounds(300) },
    );
  });

  it('is judged in 5 ms where the cart has 50 lines', () => {
    const items = everything.filter((_, place) => place % 5 < 3).slice(0, 50);
    expect(items).toHaveLength(50);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      judgeSet(items, assumptions);
      return performance.now() - start;
    });
    // The fastest, because others may be at work on the machine.
    expect(Math.min(...times)).toBeLessThanOrEqual(5);
  });
});

describe('what to swap', () => {
  const offers = (cart: Cart<Product>, things: readonly FitItem[] = []) =>
    remediesFor(cart, range, { assumptions, owned: things }).map(
      ({ products, difference }) =>
        `${products.map(({ name }) => name).join(' and ')}: ${formatRupees(difference)}`,
    );

  it.each<[string, string[], string[]]>([
    [
      'plates of the same weights, where the rod would not reach across the rack',
      ['21', '1', '41: 20 kg pair', '41: 10 kg pair', '44'],
      ['Cast Iron Olympic Plates: -₹398', 'Rubber Bumper Plates: ₹5,200'],
    ],
    [
      'the plates or the bar',
      ['1', '41: 20 kg pair'],
      ['Standard Straight Rod 5 ft 28 mm: -₹8,400', 'Cast Iron Olympic Plates: -₹249'],
    ],
    [
      'a longer bar for the rack',
      ['5', '21'],
      ['Olympic Barbell 6 ft 15 kg: ₹1,500', 'Olympic Barbell 7 ft 20 kg: ₹3,500'],
    ],
    [
      'two things at once',
      ['5', '21', '41: 20 kg pair'],
      [
        'Cast Iron Olympic Plates and Olympic Barbell 6 ft 15 kg: ₹1,251',
        'Olympic Barbell 7 ft 20 kg and Cast Iron Olympic Plates: ₹3,251',
      ],
    ],
    ['nothing where all is well', ['1', '36: 20 kg pair'], []],
  ])('offers %s', (_what, named, expected) => {
    expect(offers(cartOf(...named))).toEqual(expected);
  });

  it('offers only the thing in the cart, not the one that is owned', () => {
    expect(offers(cartOf('41: 20 kg pair'), owned('1'))).toEqual([
      'Cast Iron Olympic Plates: -₹249',
      'Rubber Bumper Plates: ₹3,350',
    ]);
    expect(offers(cartOf('1'), owned('41: 20 kg pair', '21'))).toEqual([]);
  });

  it('leaves out what is out of stock', () => {
    const without = range.map((product) => (product.id === '36' ? { ...product, inStock: false } : product));
    const cart = cartOf('21', '1', '41: 20 kg pair');
    expect(
      remediesFor(cart, without, { assumptions }).map(({ products: [first] }) => first?.id),
    ).not.toContain('36');
  });

  it('leaves no conflict, and says what it costs', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...range.filter(({ fit }) => fit)), { maxLength: 6 }),
        (some) => {
          const cart = some.reduce<Cart<Product>>(
            (lines, { id }) => addToCart(lines, range, { productId: id }),
            [],
          );
          const price = (lines: Cart<Product>) =>
            lines.reduce((sum, line) => sum + effectivePrice(line.product, line) * line.quantity, 0);
          const remedies = remediesFor(cart, range, { assumptions });
          expect(remedies.length).toBeLessThanOrEqual(2);
          for (const { swaps, difference } of remedies) {
            expect([...swaps.keys()].every((key) => cart.some((line) => cartLineKey(line) === key))).toBe(
              true,
            );
            const after = swapInCart(cart, swaps);
            expect(conflictsIn(fitItems(after), { assumptions })).toEqual([]);
            expect(price(after) - price(cart)).toBe(difference);
          }
        },
      ),
      { numRuns: rounds(100) },
    );
  });
});

const named = (id: string, label?: string) => ({
  id,
  facts: itemsOf(label === undefined ? id : `${id}: ${label}`)[0]?.facts ?? {},
});
const ids = (found: readonly { readonly product: Product }[]) => found.map(({ product }) => product.id);

describe('what a product goes with', () => {
  it.each<[string, string, string | undefined, string[], string[]]>([
    ['a rack', '21', undefined, ['29', '3'], ['12', '11']],
    ['28 mm plates', '41', '10 kg pair', ['12', '11'], ['20', '27']],
    ['collars', '44', undefined, ['20', '6'], ['12', '11']],
    ['dumbbells', '13', '20 kg pair', ['26'], []],
  ])('is said of %s, the cheapest of each kind first', (_what, id, label, fits, not) => {
    const found = goesWith(named(id, label), range);
    expect(ids(found.fits).slice(0, fits.length)).toEqual(fits);
    expect(ids(found.not).slice(0, not.length)).toEqual(not);
  });

  it('is nothing for what is judged against nothing', () => {
    expect(goesWith({ id: '80', facts: {} }, range)).toEqual({ fits: [], not: [] });
  });

  it('is other than what does not fit the room: under 2.40 m no rack has its pull-ups, but stands can be used', () => {
    const room = { width: 3400, depth: 3000, ceiling: 2400 };
    const [first] = fitsInstead(named('21'), range, room, { lifterHeight: 1800 }, assumptions);
    expect(first?.product.id).toBe('23');
    expect(first?.verdict).toBe('does not fit');
    expect(
      fitsInstead(named('21'), range, { ...room, ceiling: 2550 }, {}, assumptions).map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['fits', 'fits']);
    expect(
      fitsInstead(named('21'), range, { width: 1500, depth: 1500, ceiling: 2400 }, {}, assumptions),
    ).toEqual([]);
  });

  it('is looked up in a large shop by the part that it is, such as a collar', () => {
    expect(productsWithParts(range, ['collar']).map(({ id }) => id)).toEqual(['43', '44', 'combo-1']);
    expect(partnersOf(named('21').facts)).toEqual(['bar', 'bench']);
  });
});

describe('the filters of the shop', () => {
  const found = (fits: readonly string[], home: Partial<Home>) => {
    const isWanted = isFitting(fits, { room: {}, things: [], ...home }, assumptions);
    return range.filter(isWanted).map(({ id }) => id);
  };
  const low = { room: { ceiling: 2400 }, lifterHeight: 1800 };

  it.each<[string, readonly string[], Partial<Home>, string[], string[]]>([
    ['under a low ceiling', ['room'], low, ['29', '36', '26', '21', '22', '23', '1'], ['28']],
    ['under a lower one', ['room'], { room: { ceiling: 2250 } }, ['22', '24', '23'], ['21', '25']],
    [
      'beside a bar that the rack does not take',
      ['room'],
      { room: { width: 2750, depth: 2900 }, things: [named('5').facts] },
      ['23'],
      ['21'],
    ],
    ['in a hall', ['room'], { room: { width: 9000, depth: 9000, ceiling: 5000 } }, ['21', '22', '1'], []],
    [
      'with a 50 mm bar',
      ['owned'],
      { things: [named('1').facts] },
      ['36', '38', '21', '43'],
      ['41', '11', '49'],
    ],
    ['with a 28 mm rod', ['owned'], { things: [named('11').facts] }, ['23', '28'], ['36', '21', '44']],
    [
      'with both',
      ['room', 'owned'],
      { ...low, things: [named('1').facts] },
      ['36', '21'],
      ['41', '29', '28'],
    ],
    ['while nothing is known', ['room', 'owned'], {}, ['21', '41', '49'], []],
    ['while nothing is asked', [], low, ['21'], []],
  ])('keep what fits %s', (_where, fits, home, shown, hidden) => {
    const ids = found(fits, home);
    expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
    expect(hidden.filter((id) => ids.includes(id))).toEqual([]);
  });
});
