import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { heaviestSide, kgOf, platesOnOneSide } from '../domain/fit/bars.ts';
import { type FitFacts, productFitSchema } from '../domain/fit/facts.ts';
import { factsOf } from '../domain/fit/facts-of.ts';
import { judgePair } from '../domain/fit/pair.ts';
import { judgeRoom } from '../domain/fit/room.ts';
import type { FitRule, Verdict } from '../domain/fit/verdict.ts';
import { worst } from '../domain/fit/verdict.ts';
import { withDerived } from './derive.ts';
import { fitOf } from './fit.ts';
import { plateTree, powerRack } from './measures/racks.ts';
import { products } from './products.ts';

/** '1', or '36: 20 kg pair' for a variant. */
function factsNamed(named: string): FitFacts {
  const [id = '', label] = named.split(': ');
  const fit = fitOf(id, label === undefined ? [] : [label]);
  if (fit === undefined) throw new Error(`No facts of ${named}`);
  return factsOf({ fit }, label);
}

const DOES_NOT = 'does not fit';

describe('what goes together', () => {
  it.each<[one: string, other: string, rule: FitRule, verdict: Verdict, reason: string]>([
    ['1', '38: 20 kg pair', 'plate on sleeve', 'fits', 'The hole is 50.4 mm, the sleeve 50 mm.'],
    ['1', '36: 20 kg pair', 'plate on sleeve', 'fits', 'The hole is 50.4 mm'],
    ['1', '40: 25 kg pair red', 'plate on sleeve', 'fits', 'The hole is 50.4 mm'],
    ['1', '42', 'plate on sleeve', 'fits', 'The hole is 50.4 mm'],
    ['1', '41: 20 kg pair', 'plate on sleeve', DOES_NOT, 'too small for the 50 mm sleeve'],
    ['3', '41: 2.5 kg pair', 'plate on sleeve', DOES_NOT, 'The hole is 28.5 mm, too small'],
    ['3', '36: 1.25 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['4', '38: 25 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['4', '41: 10 kg pair', 'plate on sleeve', DOES_NOT, 'will not slide on'],
    ['5', '36: Set 107.5 kg (pairs of 1.25 to 20 kg)', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['5', '41: 5 kg pair', 'plate on sleeve', DOES_NOT, 'too small'],
    ['6', '36: 5 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['6', '41: 5 kg pair', 'plate on sleeve', DOES_NOT, 'too small'],
    ['7', '38: 5 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['8', '38: 20 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['8', '41: 20 kg pair', 'plate on sleeve', DOES_NOT, 'too small'],
    ['9', '40: 20 kg pair blue', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['10', '36: 10 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['11', '41: 20 kg pair', 'plate on sleeve', 'fits', 'The hole is 28.5 mm, the sleeve 28 mm.'],
    ['11', '36: 10 kg pair', 'plate on sleeve', DOES_NOT, 'would hang loose, which is dangerous'],
    ['11', '38: 10 kg pair', 'plate on sleeve', DOES_NOT, 'hang loose'],
    ['12', '41: 2.5 kg pair', 'plate on sleeve', 'fits', 'the sleeve 28 mm'],
    ['12', '42', 'plate on sleeve', DOES_NOT, 'hang loose'],
    ['20', '36: 5 kg pair', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['20', '41: 5 kg pair', 'plate on sleeve', DOES_NOT, 'too small'],
    ['1', '43', 'collar on sleeve', 'fits', 'The bore is 48 mm, the sleeve 50 mm: it grips.'],
    ['1', '44', 'collar on sleeve', 'fits', 'The bore is 50 mm, the sleeve 50 mm: it grips.'],
    ['5', '43', 'collar on sleeve', 'fits', 'it grips'],
    ['8', '44', 'collar on sleeve', 'fits', 'it grips'],
    [
      '11',
      '44',
      'collar on sleeve',
      DOES_NOT,
      'The bore is 50 mm, the sleeve 28 mm: the collar cannot grip.',
    ],
    ['12', '43', 'collar on sleeve', DOES_NOT, 'cannot grip'],
    ['1', '21', 'bar in rack', 'fits', 'the posts are 1,225 mm wide: 85 mm to spare'],
    ['1', '22', 'bar in rack', 'fits', 'the posts are 1,240 mm wide: 70 mm to spare'],
    ['1', '24', 'bar in rack', 'fits', '70 mm to spare'],
    ['1', '25', 'bar in rack', 'fits', '85 mm to spare'],
    ['1', '32', 'bar in rack', 'fits', 'the posts are 1,220 mm wide'],
    ['3', '21', 'bar in rack', 'fits', '85 mm to spare'],
    ['4', '22', 'bar in rack', 'fits', '70 mm to spare'],
    ['9', '21', 'bar in rack', 'fits', '85 mm to spare'],
    ['9', '21', 'shaft in cup', 'fits', 'The shaft is 38 mm and the cup 75 mm; at least 43 mm is needed.'],
    ['10', '24', 'bar in rack', 'fits', '70 mm to spare'],
    [
      '5',
      '21',
      'bar in rack',
      DOES_NOT,
      '1,010 mm between the collars, and the posts are 1,225 mm wide: the collars hit the posts.',
    ],
    ['5', '22', 'bar in rack', DOES_NOT, 'the collars hit the posts'],
    ['5', '24', 'bar in rack', DOES_NOT, 'the collars hit the posts'],
    ['5', '25', 'bar in rack', DOES_NOT, 'the collars hit the posts'],
    ['5', '32', 'bar in rack', DOES_NOT, 'the collars hit the posts'],
    ['11', '21', 'bar in rack', DOES_NOT, 'the collars hit the posts'],
    ['5', '23', 'bar in rack', 'fits', 'the stands are set apart to suit it'],
    ['1', '23', 'bar in rack', 'fits', 'the stands are set apart to suit it'],
    ['11', '23', 'bar in rack', 'fits', 'the stands are set apart to suit it'],
    ['6', '21', 'bar in rack', DOES_NOT, 'You lift a curl bar from the floor: it needs no rack.'],
    ['7', '22', 'bar in rack', DOES_NOT, '790 mm between the collars'],
    ['6', '23', 'bar in rack', DOES_NOT, 'on stands a bar needs 900 mm'],
    ['7', '23', 'bar in rack', DOES_NOT, 'on stands a bar needs 900 mm'],
    ['12', '24', 'bar in rack', DOES_NOT, '560 mm between the collars'],
    ['29', '21', 'bench in rack', 'fits', 'The pad is 290 mm wide; up to 975 mm goes between the posts.'],
    ['30', '22', 'bench in rack', 'fits', 'up to 1,020 mm goes between the posts'],
    ['31', '24', 'bench in rack', 'fits', 'The pad is 300 mm wide'],
    ['36: 20 kg pair', '22', 'plates on pegs', 'fits', 'The pegs are 50 mm thick, the hole is 50.4 mm.'],
    ['38: 25 kg pair', '27', 'plates on pegs', 'fits', 'the hole is 50.4 mm'],
    [
      '41: 10 kg pair',
      '22',
      'plates on pegs',
      DOES_NOT,
      'The pegs are 50 mm thick and the hole 28.5 mm: the plate will not go on.',
    ],
    ['41: 20 kg pair', '27', 'plates on pegs', DOES_NOT, 'the plate will not go on'],
    [
      '13: 2.5 kg pair',
      '26',
      'dumbbells on rack',
      'fits',
      'It is 204 mm long, so both heads rest on the rails',
    ],
    ['13: 35 kg pair', '26', 'dumbbells on rack', 'fits', 'It is 347 mm long'],
    ['13: Full set 405 kg (12 pairs, 2.5 to 35 kg)', '26', 'dumbbells on rack', 'fits', 'both heads rest'],
    ['18: 1 kg pair', '26', 'dumbbells on rack', 'fits', 'It is 165 mm long'],
    ['19: 30 kg pair', '26', 'dumbbells on rack', 'fits', 'It is 380 mm long'],
    ['1', '28', 'bar in holder', 'fits', 'The sleeve is 50 mm, the tube 60 mm.'],
    ['11', '28', 'bar in holder', 'fits', 'The sleeve is 28 mm'],
    ['combo-1', 'combo-1', 'bar in rack', 'fits', 'the stands are set apart to suit it'],
    ['combo-1', 'combo-1', 'plate on sleeve', 'fits', 'the sleeve 50 mm'],
    ['combo-1', 'combo-1', 'collar on sleeve', 'fits', 'it grips'],
  ])('%s and %s: %s %s', (one, other, rule, verdict, reason) => {
    const checks = judgePair(factsNamed(one), factsNamed(other)).filter((check) => check.rule === rule);
    expect(checks[0]).toMatchObject({ verdict });
    expect(checks[0]?.words.replaceAll('\u00a0', ' ')).toContain(reason);
  });

  it.each([
    ['8', '21', 'a trap bar is lifted from the floor'],
    ['20', '21', 'handles need no rack'],
    ['33', '21', 'nobody puts a preacher bench into a rack'],
    ['29', '32', 'the station has its bench'],
  ])('%s and %s have nothing to do with each other: %s', (one, other) => {
    expect(judgePair(factsNamed(one), factsNamed(other))).toEqual([]);
  });
});

describe('plates on one side of a bar', () => {
  const side = (named: string, count: number) => {
    const [plate] = factsNamed(named).plates ?? [];
    if (plate === undefined) throw new Error(`No plates: ${named}`);
    return [{ ...plate, count }];
  };
  const barOf = (id: string) => {
    const { bar } = factsNamed(id);
    if (bar === undefined) throw new Error(`No bar: ${id}`);
    return bar;
  };

  it.each<[bar: string, plates: string, count: number, needs: number, verdict: Verdict]>([
    ['1', '38: 20 kg pair', 4, 374, 'fits'],
    ['1', '38: 20 kg pair', 5, 458, DOES_NOT],
    ['1', '40: 20 kg pair blue', 5, 308, 'fits'],
    ['5', '38: 20 kg pair', 2, 206, 'fits'],
    ['5', '38: 20 kg pair', 3, 290, DOES_NOT],
    ['4', '36: 20 kg pair', 13, 428, 'tight'],
    ['3', '38: 25 kg pair', 3, 338, DOES_NOT],
    ['8', '36: 20 kg pair', 7, 248, 'tight'],
    ['11', '41: 20 kg pair', 4, 219, 'fits'],
    ['12', '41: 10 kg pair', 3, 149, 'tight'],
    ['20', '36: 10 kg pair', 4, 158, 'tight'],
  ])('bar %s with %s, %i a side: %i mm, %s', (bar, plates, count, needs, verdict) => {
    expect(platesOnOneSide(barOf(bar), side(plates, count))).toMatchObject({ needs, verdict });
  });

  it('says how much does go on', () => {
    const { words } = platesOnOneSide(barOf('1'), side('38: 20 kg pair', 5));
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      'Plates and collar take 458 of the 415 mm sleeve. 80 kg fit on each side, so 180 kg with the bar.',
    );
  });

  it('finds the heaviest that fits among several kinds', () => {
    const plates = [...side('38: 20 kg pair', 4), ...side('36: 20 kg pair', 3)];
    // Three thin iron ones (90) and three bumpers (252) leave no room for a fourth.
    expect(kgOf(heaviestSide(barOf('1'), plates))).toBe(120);
  });
});

describe('what goes into a room', () => {
  const small = { width: 2400, depth: 3000, ceiling: 2400 };
  it.each<[id: string, rule: FitRule, needs: number, verdict: Verdict]>([
    ['21', 'height', 2310, 'fits'],
    ['21', 'pull-ups', 2590, DOES_NOT],
    ['21', 'press overhead', 2453, DOES_NOT],
    ['21', 'width for the bar', 2800, DOES_NOT],
    ['21', 'depth', 2870, 'fits'],
    ['22', 'pull-ups', 2500, DOES_NOT],
    ['24', 'pull-ups', 2480, DOES_NOT],
    ['24', 'height', 2200, 'fits'],
    ['25', 'width for the bar', 3400, 'tight'],
    ['25', 'depth', 2100, 'fits'],
    ['26', 'depth', 1820, 'fits'],
    ['28', 'drawing a bar', 2540, DOES_NOT],
  ])('%s in 2.4 × 3.0 m, 2.4 m high, for a lifter of 1.80 m: %s needs %i, %s', (id, rule, needs, verdict) => {
    const checks = judgeRoom(factsNamed(id), small, { lifterHeight: 1800 }, FIT_ASSUMPTIONS);
    expect(checks.find((check) => check.rule === rule)).toMatchObject({ needs, verdict });
  });

  it('lays the 5 ft bar of the squat stands along the longer wall', () => {
    const use = { lifterHeight: 1800, bar: { length: 1520 }, plateDiameter: 290 };
    const checks = judgeRoom(factsNamed('23'), small, use, FIT_ASSUMPTIONS);
    expect(checks.map(({ rule, needs, verdict }) => [rule, needs, verdict])).toEqual([
      ['height', 1740, 'fits'],
      ['press overhead', 2373, 'fits'],
      ['width for the bar', 2720, 'fits'],
      ['depth', 2320, 'fits'],
    ]);
  });
});

/** Everything that is called so in a product's texts. */
const digits = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

describe.each(products)('the facts of $id', (product) => {
  const fit = withDerived(product, new Date()).fit;
  const facts = factsOf({ fit });
  const variants = Object.values(fit?.variants ?? {});

  it('have the shape that the fit checks need', () => {
    if (fit) expect(productFitSchema.safeParse(fit).error).toBeUndefined();
  });

  it('say no other load than the texts', () => {
    const rated = [
      facts.bar?.ratedLoad,
      facts.rack?.ratedLoad,
      facts.bench?.ratedLoad,
      facts.pegs?.ratedLoad,
      facts.dumbbellRack?.ratedLoad,
    ].filter((load) => load !== undefined);
    const written = digits(String(product.specifications.Maxload ?? ''));
    for (const load of rated) expect(written).toContain(load);
  });

  it('say no other sizes than the texts', () => {
    const { body } = facts;
    const written = digits(`${product.dimensions} ${Object.values(product.specifications).join(' ')}`);
    // The pair of stands and the corner of a combo are laid out by us.
    if (body && facts.rack?.kind !== 'stands')
      for (const size of [body.width, body.depth, body.height]) expect(written).toContain(size);
    const { bar } = facts;
    // Each piece of a combo has a page of its own that says its sizes.
    if (bar && product.category !== 'combo-offers')
      for (const size of [bar.length, bar.sleeve]) expect(written).toContain(size);
    for (const { plates = [] } of variants) for (const { hole } of plates) expect(written).toContain(hole);
  });
});

it('every product that is sold has facts, or is one of those that are never judged', () => {
  const without = products.filter((product) => withDerived(product, new Date()).fit === undefined);
  expect(without.map(({ id }) => id)).toEqual(['45', '17', '46', '47', '48', '37', '39', '14', '16', '50']);
  expect(worst([])).toBe('fits');
});

describe('holes and pegs', () => {
  it('holes of the power rack do not run into each other', () => {
    const { hole, holePitch, benchZone } = powerRack;
    expect(holePitch / 2).toBeGreaterThan((hole + benchZone.hole) / 2);
  });

  it('plates on the tree do not touch each other or the floor, as its text says', () => {
    const { peg } = plateTree;
    const { description = '' } = products.find(({ id }) => id === '27') ?? {};
    const words = description.replaceAll('\u00a0', ' ');
    expect(peg.lowest).toBeGreaterThan(450 / 2);
    expect(words).toContain(`the lowest are ${peg.lowest} mm above the floor`);
    expect(words).toContain(`the middle ones take plates up to ${2 * (peg.pitch - 450 / 2)} mm`);
  });
});
