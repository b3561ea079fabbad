import type { FitFacts, ProductFit } from '../domain/fit/facts.ts';
import {
  curlBars,
  hexTrapBar,
  olympicBars,
  safetySquatBar,
  spinLock,
  standardRods,
  swissBar,
} from './measures/bars.ts';
import {
  type AdjustableBenchMeasures,
  adjustableBench,
  commercialBench,
  declineBench,
  flatBench,
  preacherBench,
  pressStation,
  romanChair,
} from './measures/benches.ts';
import { lockCollar, springCollar } from './measures/collars.ts';
import {
  adjustableSets,
  hexDumbbells,
  loadableHandle,
  neopreneDumbbells,
  roundDumbbells,
} from './measures/dumbbells.ts';
import { plyoBox } from './measures/floor-and-boxes.ts';
import { kettlebells } from './measures/kettlebells.ts';
import {
  bumperPlates,
  changePlates,
  competitionPlates,
  hole,
  ironPlates,
  type Plate,
  triGripPlates,
} from './measures/plates.ts';
import {
  barHolder,
  dumbbellRack,
  halfRack,
  plateTree,
  powerRack,
  rackFittings,
  squatRack,
  squatStand,
  wallRack,
} from './measures/racks.ts';

/**
 * What decides whether our products go together and into a room, from the measures by which they are drawn. What is not
 * listed (belts, straps, bands, tiles …) is judged against nothing.
 */

type Bar = NonNullable<FitFacts['bar']>;
type Space = NonNullable<FitFacts['space']>;

const around = (front: number, behind: number, left = 0, right = left): Space => ({
  front,
  behind,
  left,
  right,
});

const { jCup } = rackFittings;
/** From the face of a post to the bar in its cup. */
const BAR_FROM_POST = 34;
/** Both sides of the square in which a kettlebell is swung. */
const KETTLEBELL_FIELD = 1500;

const olympic = (id: keyof typeof olympicBars, use: Bar['use'], ratedLoad: number): FitFacts => {
  const { kg, length, shaft, sleeve, sleeveLength, between } = olympicBars[id];
  return { bar: { use, kg, length, shaft, sleeve, sleeveLength, between, ratedLoad } };
};

const curl = (id: keyof typeof curlBars, ratedLoad: number, nut?: number): FitFacts => {
  const { kg, length, shaft, sleeve, sleeveLength, between } = curlBars[id];
  return {
    bar: { use: 'curl', kg, length, shaft, sleeve, sleeveLength, between, ratedLoad, ...(nut && { nut }) },
  };
};

const nut = spinLock.starNut.thickness;

const bars: Readonly<Record<string, FitFacts>> = {
  1: olympic(1, 'rack', 320),
  3: olympic(3, 'rack', 225),
  4: olympic(4, 'rack', 680),
  5: olympic(5, 'rack', 180),
  6: curl(6, 160),
  7: olympic(7, 'curl', 160),
  8: {
    bar: {
      use: 'floor',
      kg: hexTrapBar.kg,
      length: hexTrapBar.length,
      shaft: hexTrapBar.grip,
      sleeve: hexTrapBar.sleeve,
      sleeveLength: hexTrapBar.sleeveLength,
      ratedLoad: 340,
    },
    space: around(600, 600),
  },
  9: {
    bar: {
      use: 'rack',
      kg: safetySquatBar.kg,
      length: safetySquatBar.length,
      shaft: safetySquatBar.shaft,
      sleeve: safetySquatBar.sleeve,
      sleeveLength: safetySquatBar.sleeveLength,
      between: safetySquatBar.between,
      ratedLoad: 450,
    },
  },
  10: {
    bar: {
      use: 'rack',
      kg: swissBar.kg,
      length: swissBar.length,
      shaft: swissBar.frame,
      sleeve: swissBar.sleeve,
      sleeveLength: swissBar.sleeveLength,
      between: swissBar.between,
      ratedLoad: 270,
    },
  },
  11: {
    bar: {
      use: 'rack',
      kg: standardRods[11].kg,
      length: standardRods[11].length,
      shaft: standardRods[11].shaft,
      sleeve: standardRods[11].sleeve,
      sleeveLength: standardRods[11].sleeveLength,
      between: standardRods[11].between,
      nut,
      ratedLoad: 100,
    },
  },
  12: curl(12, 80, nut),
  20: {
    bar: {
      use: 'handle',
      kg: loadableHandle.kg,
      length: loadableHandle.length,
      shaft: loadableHandle.shaft,
      sleeve: loadableHandle.sleeve,
      sleeveLength: loadableHandle.sleeveLength,
      between: loadableHandle.between,
      count: 2,
      ratedLoad: 70,
    },
  },
};

const inside = ({ width, tube }: { width: number; tube: number }) => width - 2 * tube;

const racks: Readonly<Record<string, FitFacts>> = {
  21: {
    body: { width: powerRack.width, depth: powerRack.depth, height: powerRack.height },
    space: around(1200, 300),
    rack: {
      kind: 'rack',
      outerWidth: powerRack.width,
      insideWidth: inside(powerRack),
      cup: jCup.width,
      // The cups sit on the rear posts, so that the lifter stands inside.
      cupsFromFront: powerRack.depth - (powerRack.basePlate.length + powerRack.tube) / 2 - BAR_FROM_POST,
      pullUpBar: powerRack.height,
      tube: powerRack.tube,
      hole: powerRack.hole,
      holePitch: powerRack.holePitch,
      ratedLoad: 450,
    },
  },
  22: {
    body: { width: halfRack.width, depth: halfRack.depth, height: halfRack.height },
    space: around(1500, 100),
    rack: {
      kind: 'rack',
      outerWidth: halfRack.width,
      insideWidth: inside(halfRack),
      cup: jCup.width,
      cupsFromFront: halfRack.depth - halfRack.peg.length - 420 - halfRack.tube - BAR_FROM_POST,
      pullUpBar: halfRack.height,
      tube: halfRack.tube,
      hole: halfRack.hole,
      holePitch: halfRack.holePitch,
      ratedLoad: 300,
    },
    pegs: { ...halfRack.peg, count: 4, plateDiameter: 450 },
  },
  23: {
    // The pair, set 900 mm apart.
    body: { width: 900 + squatStand.width, depth: squatStand.depth, height: squatStand.heightMax },
    space: around(1200, 600),
    rack: { kind: 'stands', cup: squatStand.cup, cupsFromFront: squatStand.depth / 2, ratedLoad: 200 },
  },
  24: {
    body: { width: squatRack.width, depth: squatRack.depth, height: squatRack.height },
    space: around(1500, 100),
    rack: {
      kind: 'rack',
      outerWidth: squatRack.width,
      insideWidth: inside(squatRack),
      cup: jCup.width,
      cupsFromFront: squatRack.depth / 2 + 160 - squatRack.tube / 2 - BAR_FROM_POST,
      pullUpBar: squatRack.height,
      tube: squatRack.tube,
      hole: squatRack.hole,
      holePitch: squatRack.holePitch,
      ratedLoad: 250,
    },
  },
  25: {
    body: {
      // The boards on the wall are wider than the posts.
      width: wallRack.stringer.length,
      depth: wallRack.depth,
      height: wallRack.height,
      foldedDepth: wallRack.depthFolded,
    },
    space: around(1500, 0),
    rack: {
      kind: 'rack',
      outerWidth: wallRack.width,
      insideWidth: inside(wallRack),
      cup: jCup.width,
      // In front of the posts, where the body ends.
      cupsFromFront: -BAR_FROM_POST,
      pullUpBar: wallRack.height,
      tube: wallRack.tube,
      hole: wallRack.hole,
      holePitch: wallRack.holePitch,
      ratedLoad: 350,
    },
  },
  26: {
    body: {
      width: dumbbellRack.width,
      depth: dumbbellRack.depth,
      height: dumbbellRack.height,
      isStorage: true,
    },
    space: around(1200, 0),
    dumbbellRack: {
      railGap: dumbbellRack.railGap,
      tierWidth: dumbbellRack.width,
      tiers: dumbbellRack.tiers,
      ratedLoad: 500,
    },
  },
  27: {
    body: { width: plateTree.width, depth: plateTree.depth, height: plateTree.height, isStorage: true },
    // It may stand in a corner: two neighbouring sides are enough.
    space: around(700, 0, 0, 700),
    pegs: {
      diameter: plateTree.peg.diameter,
      length: plateTree.peg.length,
      count: 6,
      plateDiameter: 450,
      ratedLoad: 350,
    },
    barHolder: { bore: plateTree.barHolderBore, count: 2 },
  },
  28: {
    body: { width: barHolder.width, depth: barHolder.depth, height: barHolder.height, isStorage: true },
    barHolder: { bore: barHolder.bore, count: barHolder.rows ** 2 },
  },
};

const adjustable = (bench: AdjustableBenchMeasures, ratedLoad: number): FitFacts => ({
  body: { width: bench.width, depth: bench.length, height: bench.heightUp },
  space: around(600, 600, 900),
  bench: {
    length: bench.length,
    height: bench.height,
    padWidth: bench.pad.width,
    goesInRack: true,
    ratedLoad,
  },
});

/** A bench stands with its foot end to the front. */
const benches: Readonly<Record<string, FitFacts>> = {
  29: {
    body: { width: flatBench.width, depth: flatBench.length, height: flatBench.height },
    space: around(600, 600, 900),
    bench: {
      length: flatBench.length,
      height: flatBench.height,
      padWidth: flatBench.pad.width,
      goesInRack: true,
      ratedLoad: 300,
    },
  },
  30: adjustable(adjustableBench, 300),
  31: adjustable(commercialBench, 450),
  32: {
    body: { width: pressStation.width, depth: pressStation.length, height: pressStation.height },
    space: around(900, 600),
    rack: {
      kind: 'press station',
      outerWidth: pressStation.insideWidth + 2 * pressStation.tube,
      insideWidth: pressStation.insideWidth,
      cup: jCup.width,
      cupsFromFront: pressStation.length - 340 - pressStation.tube - BAR_FROM_POST,
      ratedLoad: 300,
    },
  },
  33: {
    body: { width: preacherBench.width, depth: preacherBench.length, height: preacherBench.height },
    space: around(700, 0, 0, 700),
  },
  34: {
    body: { width: romanChair.width, depth: romanChair.length, height: romanChair.height },
    space: around(700, 0, 0, 700),
  },
  35: {
    body: { width: declineBench.width, depth: declineBench.length, height: declineBench.height },
    space: around(700, 0, 0, 700),
  },
};

const collars: Readonly<Record<string, FitFacts>> = {
  43: { collar: { kind: 'spring', bore: springCollar.bore, width: 45 } },
  44: { collar: { kind: 'clamp', bore: lockCollar.bore, width: lockCollar.width } },
};

const others: Readonly<Record<string, FitFacts>> = {
  80: {
    body: { width: plyoBox.length, depth: plyoBox.width, height: plyoBox.height },
    space: around(1000, 0),
  },
};

const plate = ({ kg, diameter, thickness }: Plate, bore: number, count = 2) => ({
  kg,
  hole: bore,
  diameter,
  thickness,
  count,
});

const PLATES: Readonly<Record<string, { readonly sizes: readonly Plate[]; readonly bore: number }>> = {
  36: { sizes: ironPlates, bore: hole.olympic },
  38: { sizes: bumperPlates, bore: hole.olympic },
  40: { sizes: competitionPlates, bore: hole.olympic },
  41: { sizes: triGripPlates, bore: hole.standard },
};

const combos: Readonly<Record<string, FitFacts>> = {
  'combo-1': {
    ...bars[5],
    ...collars[43],
    body: { width: 2000, depth: 2000, height: squatStand.heightMax },
    rack: {
      kind: 'stands',
      cup: squatStand.cup,
      cupsFromFront: 1000,
      ratedLoad: 200,
    },
    bench: {
      length: flatBench.length,
      height: flatBench.height,
      padWidth: flatBench.pad.width,
      goesInRack: true,
      ratedLoad: 300,
    },
    plates: ironPlates.filter(({ kg }) => kg === 10 || kg === 15).map((size) => plate(size, hole.olympic)),
  },
};

const byProduct: Readonly<Record<string, FitFacts>> = {
  ...bars,
  ...racks,
  ...benches,
  ...collars,
  ...others,
  ...combos,
  42: { plates: changePlates.map((size) => plate(size, hole.olympic)) },
};

const DUMBBELLS: Readonly<
  Record<string, readonly { readonly kg: number; readonly length: number; readonly headWidth: number }[]>
> = {
  13: hexDumbbells.map(({ kg, acrossFlats, head, grip }) => ({
    kg,
    length: grip + 2 * head,
    headWidth: acrossFlats,
  })),
  18: neopreneDumbbells.map(({ kg, length, head }) => ({ kg, length, headWidth: head })),
  19: roundDumbbells.map(({ kg, diameter, head, grip }) => ({
    kg,
    length: grip + 2 * head,
    headWidth: diameter,
  })),
};

/** '20 kg pair' is one size; a label that begins with a word ('Set 107.5 kg …', 'Full set …') is all of them. */
function sizesIn<Size extends { readonly kg: number }>(sizes: readonly Size[], label: string): Size[] {
  const kg = Number.parseFloat(label);
  return Number.isNaN(kg) ? [...sizes] : sizes.filter((size) => size.kg === kg);
}

function variantFit(productId: string, label: string): FitFacts | undefined {
  const plates = PLATES[productId];
  if (plates) return { plates: sizesIn(plates.sizes, label).map((size) => plate(size, plates.bore)) };
  const dumbbells = DUMBBELLS[productId];
  if (dumbbells)
    return { dumbbells: sizesIn(dumbbells, label).map((dumbbell) => ({ ...dumbbell, count: 2 })) };
  const set = productId === '15' ? adjustableSets.find((each) => each.label === label) : undefined;
  if (set)
    return {
      dumbbells: [
        {
          kg: Number.parseFloat(label) / 2,
          length: set.handleLength,
          headWidth: Math.max(...set.side.map(({ diameter }) => diameter)),
          count: 2,
        },
      ],
    };
  const kettlebell = productId === '49' ? kettlebells[label] : undefined;
  if (kettlebell) {
    const swing = (KETTLEBELL_FIELD - kettlebell.ball) / 2;
    return {
      body: { width: kettlebell.ball, depth: kettlebell.ball, height: kettlebell.height },
      space: around(swing, swing, swing),
      mass: kettlebell.kg,
    };
  }
  return undefined;
}

/** What we know of one of our products with these variants; nothing of any other product. */
export function fitOf(productId: string, labels: readonly string[]): ProductFit | undefined {
  const variants = labels.flatMap((label) => {
    const facts = variantFit(productId, label);
    return facts === undefined ? [] : [[label, facts] as const];
  });
  const facts = byProduct[productId];
  if (facts === undefined && variants.length === 0) return undefined;
  return { ...facts, ...(variants.length > 0 && { variants: Object.fromEntries(variants) }) };
}
