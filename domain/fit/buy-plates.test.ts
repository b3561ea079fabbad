import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tests/support/rounds.ts';
import { type Paise, paise } from '../pricing/money.ts';
import { kgOf, type SidePlates, thicknessOf } from './bars.ts';
import { cheapestSteps, missingFor, type PlateOffer } from './buy-plates.ts';
import type { BarFacts } from './facts.ts';
import { reachableWeights, roomOn } from './plates.ts';

const bar: BarFacts = { use: 'rack', kg: 20, length: 2200, shaft: 28, sleeve: 50, sleeveLength: 415 };
const pair = (kg: number, price: number, thickness = 20, line = 'iron'): PlateOffer => ({
  plates: [{ kg, thickness, count: 1 }],
  paise: paise(price),
  line,
});

const KGS = [1.25, 2.5, 5, 7.5, 10, 15, 20];
const anyOffers = fc.uniqueArray(
  fc
    .record({ kg: fc.constantFrom(...KGS), price: fc.integer({ min: 1, max: 60 }) })
    .map(({ kg, price }) => pair(kg, price)),
  { minLength: 1, maxLength: 4, selector: ({ plates: [plate] }) => plate?.kg },
);
const anyOwned = fc.uniqueArray(
  fc.record({
    kg: fc.constantFrom(...KGS),
    thickness: fc.constant(20),
    count: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 3, selector: ({ kg }) => kg },
);

/** Every purchase of up to `most` kilograms a side, tried one by one. */
function* purchases(
  offers: readonly PlateOffer[],
  most: number,
): Generator<{ plates: SidePlates[]; price: number }> {
  const [first, ...others] = offers;
  const plate = first?.plates[0];
  if (first === undefined || plate === undefined) return yield { plates: [], price: 0 };
  for (let count = 0; count * plate.kg <= most; count += 1)
    for (const rest of purchases(others, most - count * plate.kg))
      yield {
        plates: count === 0 ? rest.plates : [{ ...plate, count }, ...rest.plates],
        price: rest.price + count * first.paise,
      };
}

/** How many steps of 2.5 kg from the bar upwards these plates make; each bit is a weight that they make. */
function stepsMade(plates: readonly SidePlates[]): number {
  let sums = 1n;
  for (const { kg, count } of plates)
    for (let each = 0; each < count; each += 1) sums |= sums << BigInt(kg / 1.25);
  let steps = 0;
  while ((sums >> BigInt(steps + 1)) & 1n) steps += 1;
  return steps;
}

const makesEveryStep = (plates: readonly SidePlates[], target: number) =>
  stepsMade(plates) >= (target - bar.kg) / 2.5;

function cheapestByHand(
  owned: readonly SidePlates[],
  offers: readonly PlateOffer[],
  target: number,
): number | null {
  let best: number | null = null;
  // Whoever covers every step with the fewest kilograms has less than twice the target on a side.
  for (const { plates, price } of purchases(offers, target - bar.kg))
    if ((best === null || price < best) && makesEveryStep([...owned, ...plates], target)) best = price;
  return best;
}

describe('the cheapest plates for every 2.5 kg step', () => {
  it('cost what exhaustive search finds, for every target up to 100 kg', () => {
    const kgs = [1.25, 2.5, 5, 10, 15, 20];
    const ours = kgs.map((kg) => pair(kg, kg === 1.25 ? 349 : kg * 270));
    const cheapest: number[] = [];
    for (const { plates, price } of purchases(ours, 80)) {
      const made = stepsMade(plates);
      for (let steps = 0; steps <= Math.min(32, made); steps += 1)
        cheapest[steps] = Math.min(cheapest[steps] ?? Infinity, price);
    }
    const found = cheapest.map((_, steps) => cheapestSteps(bar, [], bar.kg + 2.5 * steps, ours)?.paise);
    expect(found).toEqual(cheapest);
    expect(found).toHaveLength(33);
  }, 60_000);

  it('equal brute force with any prices and with plates that are there already', () => {
    fc.assert(
      fc.property(anyOwned, anyOffers, fc.integer({ min: 0, max: 12 }), (owned, offers, steps) => {
        const target = bar.kg + 2.5 * steps;
        const found = cheapestSteps(bar, owned, target, offers);
        expect(found?.paise ?? null).toBe(cheapestByHand(owned, offers, target));
        if (found === null) return;
        const bought = found.items.flatMap(({ offer, quantity }) =>
          offer.plates.map((plate) => ({ ...plate, count: quantity })),
        );
        expect(makesEveryStep([...owned, ...bought], target)).toBe(true);
      }),
      { numRuns: rounds(300) },
    );
  }, 60_000);

  it('are none where no small plates are sold', () => {
    expect(cheapestSteps(bar, [], 100, [pair(5, 1), pair(10, 1)])).toBeNull();
    expect(cheapestSteps(bar, [], 20, [])).toMatchObject({ items: [], paise: 0 });
  });
});

describe('what is missing for a target', () => {
  it('costs no more than any purchase that brute force finds, and loads the target', () => {
    fc.assert(
      fc.property(
        anyOwned,
        anyOffers,
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 60, max: 160 }),
        (owned, offers, steps, sleeveLength) => {
          const on = { ...bar, sleeveLength };
          const target = bar.kg + 2.5 * steps;
          const remedies = missingFor(on, owned, target, offers);
          for (const { side, items } of remedies) {
            expect(bar.kg + 2 * kgOf(side)).toBe(target);
            expect(thicknessOf(side)).toBeLessThanOrEqual(roomOn(on));
            for (const { kg, count } of side) {
              const here = owned
                .filter((plate) => plate.kg === kg)
                .reduce((sum, plate) => sum + plate.count, 0);
              const bought = items.filter(({ offer }) => offer.plates[0]?.kg === kg)[0]?.quantity ?? 0;
              expect(count).toBeLessThanOrEqual(here + bought);
            }
          }
          const prices: Paise[] = remedies.map((remedy) => remedy.paise);
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
          let best: number | null = null;
          for (const { plates, price } of purchases(offers, (target - bar.kg) / 2))
            if (
              price > 0 &&
              (best === null || price < best) &&
              reachableWeights(on, [...owned, ...plates]).includes(target)
            )
              best = price;
          // What can be loaded already is nobody's question.
          if (!reachableWeights(on, owned).includes(target)) expect(prices[0] ?? null).toBe(best);
        },
      ),
      { numRuns: rounds(300) },
    );
  }, 60_000);

  it('is first of all the single pair or set that does it, cheapest first, and several pairs only where they cost less', () => {
    const set: PlateOffer = {
      plates: [2.5, 5, 10].map((kg) => ({ kg, thickness: 20, count: 1 })),
      paise: paise(150),
      line: 'iron',
    };
    const [ten, rubber] = [pair(10, 200), pair(10, 300, 40, 'rubber')];
    const names = missingFor(bar, [], 40, [rubber, ten, set]).map(({ items }) =>
      items.map(({ offer }) => offer),
    );
    expect(names).toEqual([[set], [ten], [rubber]]);
    const five = pair(5, 70);
    expect(missingFor(bar, [], 40, [ten, five])[0]).toMatchObject({
      items: [{ offer: five, quantity: 2 }],
      paise: 140,
    });
  });

  it('offers each line by itself where no single piece does it', () => {
    const offers = [pair(20, 540), pair(10, 270), pair(20, 900, 84, 'rubber'), pair(10, 470, 46, 'rubber')];
    expect(
      missingFor(bar, [], 80, offers).map(({ items }) =>
        items.map(({ offer, quantity }) => [offer.line, offer.plates[0]?.kg, quantity]),
      ),
    ).toEqual([
      [
        ['iron', 20, 1],
        ['iron', 10, 1],
      ],
      [
        ['rubber', 20, 1],
        ['rubber', 10, 1],
      ],
    ]);
  });
});
