import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitAnswerSchema } from '../../contract/fit/check.ts';
import { VERDICTS } from '../../domain/fit/verdict.ts';
import { selections, variantName } from '../../domain/pricing/price.ts';
import { ask } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (body: object) => ask(shop, 'POST', '/fit/check', { body });

async function judged(body: object) {
  const reply = await send(body);
  expect(reply.statusCode).toBe(200);
  return fitAnswerSchema.parse(reply.json().fit);
}

const item = (productId: string, variant?: string, quantity?: number) => ({ productId, variant, quantity });
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');

describe('POST /api/fit/check', () => {
  it.each([
    [[item('1'), item('41', '20 kg pair')], 'plate on sleeve', 'does not fit', 'too small for the 50 mm'],
    [[item('11'), item('41', '20 kg pair')], 'plate on sleeve', 'fits', 'The hole is 28.5 mm'],
    [[item('5'), item('21')], 'bar in rack', 'does not fit', 'the collars hit the posts'],
    [[item('5'), item('21'), item('23')], 'bar in rack', 'fits', 'the stands are set apart'],
    [[item('1'), item('38', '20 kg pair', 5)], 'plates on one side', 'tight', '80 kg fit on each side'],
    [[item('11'), item('44')], 'collar on sleeve', 'does not fit', 'the collar cannot grip'],
    [[item('41', '10 kg pair'), item('27')], 'plates on pegs', 'does not fit', 'will not go on'],
    [[item('combo-1')], 'bar in rack', 'fits', 'the stands are set apart'],
  ])('%j: %s %s', async (items, rule, verdict, reason) => {
    const { findings } = await judged({ items });
    const found = findings.filter((each) => each.rule === rule);
    expect(found.map((each) => each.verdict)).toContain(verdict);
    expect(plain(found.find((each) => each.verdict === verdict)?.words)).toContain(reason);
  });

  it('names the one to blame first, and what it was judged against', async () => {
    const { verdict, findings } = await judged({
      items: [item('43'), item('41', '20 kg pair')],
      owned: [item('1')],
    });
    expect(verdict).toBe('does not fit');
    expect(findings.find(({ rule }) => rule === 'plate on sleeve')?.about).toEqual([
      { list: 'items', index: 1, name: 'Rubber Tri-Grip Plates 28 mm (pair)' },
      { list: 'owned', index: 0, name: 'Olympic Barbell 7 ft 20 kg' },
    ]);
  });

  it('takes the facts of what is not ours, and judges it only with the items', async () => {
    const rod = {
      name: 'My old rod',
      facts: { bar: { use: 'rack', kg: 8, length: 1500, shaft: 28, sleeve: 28, sleeveLength: 240 } },
    };
    const plates = { facts: { plates: [{ kg: 10, hole: 50.4, diameter: 300, thickness: 30, count: 2 }] } };
    const { findings } = await judged({ items: [item('36', '20 kg pair')], owned: [rod] });
    expect(findings.map(({ rule, verdict }) => [rule, verdict])).toContainEqual([
      'plate on sleeve',
      'does not fit',
    ]);
    expect(findings[0]?.about.map(({ name }) => name)).toContain('My old rod');
    expect((await judged({ items: [item('29')], owned: [rod, plates] })).findings).toEqual([]);
  });

  it('tells what a small room takes: the rack stands, pull-ups and a press do not fit', async () => {
    const { verdict, rooms } = await judged({
      items: [item('21')],
      room: { width: 2400, depth: 3000, ceiling: 2400 },
      lifterHeight: 1800,
    });
    expect(verdict).toBe('does not fit');
    expect(rooms[0]?.checks.map(({ rule, needs, verdict: each }) => [rule, needs, each])).toEqual([
      ['height', 2310, 'fits'],
      ['pull-ups', 2590, 'does not fit'],
      ['press overhead', 2453, 'does not fit'],
      ['width for the bar', 2800, 'does not fit'],
      ['depth', 2870, 'fits'],
    ]);
  });

  it('says that a rack fits where the ceiling is only too low for pull-ups', async () => {
    const { verdict, rooms } = await judged({ items: [item('21')], room: { ceiling: 2400 } });
    expect(verdict).toBe('tight');
    expect(rooms[0]).toMatchObject({ verdict: 'tight' });
    expect(rooms[0]?.checks.find(({ rule }) => rule === 'pull-ups')?.verdict).toBe('does not fit');
  });

  it('reckons with what the administrator has set', async () => {
    await shop.pool.query(`update settings set fit_assumptions = '{"abovePullUpBar": 350}'`);
    shop.live.changed();
    const { rooms } = await judged({ items: [item('21')], room: { ceiling: 2600 } });
    await shop.pool.query(`update settings set fit_assumptions = '{}'`);
    shop.live.changed();
    expect(rooms[0]?.checks.find(({ rule }) => rule === 'pull-ups')).toMatchObject({
      needs: 2640,
      verdict: 'does not fit',
    });
  });

  it('plans with the bar and the plates that are there', async () => {
    const { rooms } = await judged({
      items: [item('23'), item('5')],
      owned: [item('36', '10 kg pair')],
      room: { width: 2400, depth: 3000, ceiling: 2400 },
      lifterHeight: 1800,
    });
    expect(rooms[0]?.checks.map(({ needs }) => needs)).toEqual([1740, 2373, 2720, 2320]);
  });

  it('tells the load of the floor as information, with what it holds', async () => {
    const bare = (await judged({ items: [item('27')] })).rooms[0];
    const { rooms, verdict } = await judged({ items: [item('27'), item('36', '20 kg pair', 5)] });
    expect(bare?.floor?.kg).toBeGreaterThan(0);
    expect(rooms[0]?.floor?.kg).toBe((bare?.floor?.kg ?? 0) + 200);
    expect(plain(rooms[0]?.floor?.words)).toMatch(/designed for 200 kg\. Ask your builder\.$/);
    expect(verdict).toBe('fits');
  });

  it('judges a load by the weakest part', async () => {
    const { findings } = await judged({ items: [item('1'), item('21'), item('29')], load: 250 });
    expect(findings.filter(({ rule }) => rule === 'load')).toEqual([
      expect.objectContaining({ verdict: 'does not fit', needs: 340, has: 300, unit: 'kg' }),
    ]);
  });

  it('has nothing to say of straps, belts and tiles', async () => {
    expect(await judged({ items: [item('46'), item('47')] })).toEqual({
      verdict: 'fits',
      findings: [],
      rooms: [],
    });
  });

  it('answers for whatever is put together, and the verdict is the worst of all', async () => {
    const { products } = await shop.live.current();
    const sold = products.flatMap((product) =>
      selections(product).map((selection) => item(product.id, variantName(selection))),
    );
    const length = fc.integer({ min: 500, max: 6000 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...sold), { minLength: 1, maxLength: 60 }),
        fc.array(fc.constantFrom(...sold), { maxLength: 5 }),
        fc.option(fc.record({ width: length, depth: length, ceiling: length }), { nil: undefined }),
        async (items, owned, room) => {
          const { verdict, findings, rooms } = await judged({ items, owned, room });
          // Only too low for a lift over the head, it fits all the same.
          const isTooLow = (rule: string) => rule === 'pull-ups' || rule === 'press overhead';
          const inRooms = rooms.flatMap(({ checks }) =>
            checks.map((each) =>
              each.verdict === 'does not fit' && isTooLow(each.rule) ? 'tight' : each.verdict,
            ),
          );
          const all = [...findings.map((each) => each.verdict), ...inRooms];
          expect(verdict).toBe(VERDICTS[Math.max(0, ...all.map((each) => VERDICTS.indexOf(each)))]);
          for (const { about } of findings)
            expect(about.some(({ list, index }) => list === 'items' && index < items.length)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    [{}, 400, 'Items is required'],
    [{ items: [] }, 400, 'Send at least one item'],
    [{ items: Array(61).fill(item('1')) }, 400, 'Send at most 60 items'],
    [{ items: [item('no-such')] }, 422, 'We don’t have this product or variant'],
    [{ items: [item('36')] }, 422, 'too: what it works with depends on it'],
    [{ items: [item('36', '21 kg pair')] }, 422, 'We don’t have this product or variant'],
    [{ items: [item('1', undefined, 0)] }, 400, 'Quantity must be a whole number from 1 to 99'],
    [{ items: [item('1')], owned: [{}] }, 400, 'Send either a product or facts'],
    [{ items: [item('1')], owned: [{ productId: '1', facts: {} }] }, 400, 'Send either a product or facts'],
    [{ items: [item('1')], room: { ceiling: 2.4 } }, 400, 'Ceiling must be at least 500 mm'],
    [{ items: [item('1')], lifterHeight: 180 }, 400, 'Height must be at least 1000 mm'],
    [{ items: [item('1')], load: -5 }, 400, 'Load must be more than 0'],
    [{ items: [item('1')], owned: [{ facts: { bar: { use: 'rack' } } }] }, 400, 'Kg is required'],
  ])('refuses %j', async (body, status, words) => {
    const reply = await send(body);
    expect(reply.statusCode).toBe(status);
    expect(errorOf(reply).message).toContain(words);
  });

  it('says which of the items it does not know', async () => {
    const reply = await send({ items: [item('1'), item('no-such')] });
    expect(errorOf(reply).details).toEqual([
      { field: 'items.1', message: 'We don’t have this product or variant' },
    ]);
  });
});
