import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDerived } from '../../catalogue/derive.ts';
import { products } from '../../catalogue/products.ts';
import { readFacts, writeFacts } from './fact-text.ts';
import type { FitFacts } from './facts.ts';

const mm = fc.integer({ min: 1, max: 9_999 }).map((tenths) => tenths / 10);
const count = fc.integer({ min: 1, max: 100 });
const facts: fc.Arbitrary<FitFacts> = fc
  .record(
    {
      body: fc.record({ width: mm, depth: mm, height: mm, isStorage: fc.boolean() }),
      mass: mm,
      bar: fc.record({
        use: fc.constantFrom('rack' as const, 'curl' as const),
        kg: mm,
        length: mm,
        shaft: mm,
        sleeve: mm,
        sleeveLength: fc.integer({ min: 1, max: 1000 }),
      }),
      plates: fc.array(
        fc.record({ kg: mm, hole: mm, diameter: mm, thickness: fc.integer({ min: 1, max: 200 }), count }),
        { minLength: 1, maxLength: 5 },
      ),
      rack: fc.record({
        kind: fc.constantFrom('rack' as const, 'press station' as const),
        cup: mm,
        cupsFromFront: fc.integer({ min: -900, max: 2000 }),
      }),
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0);

describe('facts as a text', () => {
  it('are readable pairs', () => {
    expect(
      writeFacts({ bar: { use: 'rack', kg: 20, length: 2200, shaft: 28, sleeve: 50, sleeveLength: 415 } }),
    ).toBe('bar.use=rack; bar.kg=20; bar.length=2200; bar.shaft=28; bar.sleeve=50; bar.sleeveLength=415');
    expect(
      writeFacts({ plates: [{ kg: 20, hole: 50.4, diameter: 450, thickness: 30, count: 2 }] }),
    ).toContain('plates.1.kg=20; plates.1.hole=50.4');
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(readFacts(writeFacts(given))).toEqual({ ok: true, facts: given });
      }),
    );
  });

  it.each(products.map(({ id }) => id))('of %s are read as they were written', (id) => {
    const product = products.find((each) => each.id === id);
    const { variants = {}, ...own } = (product && withDerived(product, new Date()).fit) ?? {};
    for (const each of [own, ...Object.values(variants)])
      if (Object.keys(each).length > 0)
        expect(readFacts(writeFacts(each))).toEqual({ ok: true, facts: each });
  });

  it('are removed by the word “none”', () => {
    expect(readFacts(' None ')).toEqual({ ok: true, facts: {} });
  });

  it.each([
    ['bar', '“bar” is not a fact. Write facts such as bar.sleeve=50, about body, space, mass, bar, plates,'],
    ['rope.length=4', '“rope.length=4” is not a fact.'],
    [
      'bar.sleve=50',
      'bar.sleve is not a fact. Facts of bar are use, kg, length, between, sleeveLength, sleeve',
    ],
    ['collar.bore=wide', 'collar.bore must be a number in mm'],
    ['pegs.count=some', 'pegs.count must be a number in pieces'],
    ['body.isStorage=perhaps', 'body.isStorage must be yes or no'],
    ['plates.kg=20', 'plates.kg must have the number of its line, such as plates.1.kg'],
    ['collar.bore=50; collar.width=38', 'collar.kind must be spring or clamp'],
    ['collar.kind=rope; collar.bore=50; collar.width=38', 'collar.kind must be spring or clamp'],
    ['barHolder.bore=60', 'barHolder.count is required'],
    ['barHolder.bore=-60; barHolder.count=2', 'barHolder.bore must be more than 0'],
    [
      'dumbbells.1.kg=5; dumbbells.1.length=99999; dumbbells.1.headWidth=1; dumbbells.1.count=2',
      'dumbbells.1.length must be at most 20000',
    ],
  ])('“%s” is refused', (text, message) => {
    const read = readFacts(text);
    expect(read.ok ? '' : read.message).toContain(message);
  });
});
