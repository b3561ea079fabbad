import { formatKg } from '../text/format.ts';
import type { BarFacts, CollarFacts, PlateFacts, RackFacts } from './facts.ts';
import { checkMm, type FitCheck, formatLength, formatMm, type Verdict, worst } from './verdict.ts';

/** How much wider than the sleeve a hole may be. */
export const HOLE_PLAY = { least: 0.2, most: 1.5, rattles: 3 } as const;
const SPRING_GRIP = 3;
const CLAMP_PLAY = 1;
const SPARE_SLEEVE = 10;
/** Free on both sides together between the collars of a bar and the uprights. */
const BESIDE_UPRIGHTS = 20;
export const LEAST_BETWEEN_ON_STANDS = 900;
export const CUP_PLAY = 5;

/** What a collar takes of the sleeve while none is chosen: a clamp. */
export const USUAL_COLLAR = 38;

/** 50.4 - 50 is 0.3999…: tenths decide. */
const tenths = (millimetres: number) => Math.round(millimetres * 10) / 10;

function verdictOnSleeve(bar: Pick<BarFacts, 'sleeve'>, { hole }: Pick<PlateFacts, 'hole'>): Verdict {
  const play = tenths(hole - bar.sleeve);
  if (play < 0 || play > HOLE_PLAY.rattles) return 'does not fit';
  return play > HOLE_PLAY.most || play < HOLE_PLAY.least ? 'tight' : 'fits';
}

export const goesOn = (bar: Pick<BarFacts, 'sleeve'>, plate: Pick<PlateFacts, 'hole'>): boolean =>
  verdictOnSleeve(bar, plate) !== 'does not fit';

export function plateOnSleeve(bar: BarFacts, plate: Pick<PlateFacts, 'hole'>): FitCheck {
  const verdict = verdictOnSleeve(bar, plate);
  const [hole, sleeve] = [formatMm(plate.hole), formatMm(bar.sleeve)];
  const isSmall = tenths(plate.hole - bar.sleeve) < HOLE_PLAY.least;
  const words = {
    fits: `The hole is ${hole}, the sleeve ${sleeve}.`,
    tight: `The hole is ${hole} on a ${sleeve} sleeve: it goes on${isSmall ? ' only just' : ', but rattles'}.`,
    'does not fit': isSmall
      ? `The hole is ${hole}, too small for the ${sleeve} sleeve: the plate will not slide on.`
      : `The hole is ${hole} and the sleeve ${sleeve}: the plate would hang loose, which is dangerous.`,
  };
  return checkMm('plate on sleeve', verdict, bar.sleeve, plate.hole, words[verdict]);
}

export function platesOnSleeve(bar: BarFacts, plates: readonly PlateFacts[]): FitCheck | null {
  const overall = worst(plates.map((plate) => verdictOnSleeve(bar, plate)));
  const first = plates.find((plate) => verdictOnSleeve(bar, plate) === overall);
  return first === undefined ? null : plateOnSleeve(bar, first);
}

export function collarOnSleeve(bar: BarFacts, collar: CollarFacts): FitCheck {
  const play = tenths(collar.bore - bar.sleeve);
  const fits = collar.kind === 'spring' ? play <= 0 && play >= -SPRING_GRIP : play >= 0 && play <= CLAMP_PLAY;
  const sizes = `The bore is ${formatMm(collar.bore)}, the sleeve ${formatMm(bar.sleeve)}`;
  const effect = fits ? 'it grips' : play > 0 ? 'the collar cannot grip' : 'the collar will not go on';
  return checkMm('collar on sleeve', fits, bar.sleeve, collar.bore, `${sizes}: ${effect}.`);
}

export interface SidePlates {
  readonly kg: number;
  readonly thickness: number;
  readonly count: number;
}

export const thicknessOf = (plates: readonly SidePlates[]) =>
  plates.reduce((sum, { thickness, count }) => sum + thickness * count, 0);
export const kgOf = (plates: readonly SidePlates[]) =>
  plates.reduce((sum, { kg, count }) => sum + kg * count, 0);

export const lockOf = (bar: BarFacts, collar: number) => bar.nut ?? collar;

export function platesOnOneSide(
  bar: BarFacts,
  plates: readonly SidePlates[],
  collar = USUAL_COLLAR,
): FitCheck {
  const needs = thicknessOf(plates) + lockOf(bar, collar);
  const spare = bar.sleeveLength - needs;
  const check = (verdict: Verdict, words: string) =>
    checkMm('plates on one side', verdict, needs, bar.sleeveLength, words);
  const sum = `Plates and ${bar.nut === undefined ? 'collar' : 'nut'} take ${formatLength(needs)} of the ${formatMm(bar.sleeveLength)} sleeve`;
  if (spare >= 0) return check(spare < SPARE_SLEEVE ? 'tight' : 'fits', `${sum}.`);
  const most = kgOf(heaviestSide(bar, plates, collar));
  return check(
    'does not fit',
    `${sum}. ${formatKg(most)} fit on each side, so ${formatKg(bar.kg + 2 * most)} with the bar.`,
  );
}

/** Of the plates at hand for one side, those that weigh most and leave room for the collar. */
export function heaviestSide(
  bar: BarFacts,
  plates: readonly SidePlates[],
  collar = USUAL_COLLAR,
): SidePlates[] {
  const room = bar.sleeveLength - lockOf(bar, collar);
  if (thicknessOf(plates) <= room) return plates.filter(({ count }) => count > 0);
  if (room <= 0) return [];
  const sizes = mergeSizes(plates);
  const unit = sizes.every(({ thickness }) => Number.isInteger(thickness)) ? 1 : 10;
  const cells = Math.floor(room * unit);
  /** By the length that may be used: the heaviest so far, and which bundle was the last to make it so. */
  const best = new Float64Array(cells + 1);
  const bundles = sizes.flatMap((size) => bundlesOf(size, cells, unit));
  const taken = bundles.map(({ kg, length }) => {
    const isTaken = new Uint8Array(cells + 1);
    for (let used = cells; used >= length; used -= 1) {
      const heavier = (best[used - length] ?? 0) + kg;
      if (heavier <= (best[used] ?? 0)) continue;
      best[used] = heavier;
      isTaken[used] = 1;
    }
    return isTaken;
  });
  const chosen = new Map<SidePlates, number>();
  let left = cells;
  for (let at = bundles.length - 1; at >= 0; at -= 1) {
    const bundle = bundles[at];
    if (bundle === undefined || taken[at]?.[left] !== 1) continue;
    chosen.set(bundle.size, (chosen.get(bundle.size) ?? 0) + bundle.count);
    left -= bundle.length;
  }
  return sizes.flatMap((size) => {
    const count = chosen.get(size);
    return count === undefined ? [] : [{ ...size, count }];
  });
}

/** Plates of the same weight and thickness are one size, however many lines they come from. */
function mergeSizes(plates: readonly SidePlates[]): SidePlates[] {
  const sizes = new Map<string, SidePlates>();
  for (const plate of plates) {
    const name = `${plate.kg} ${plate.thickness}`;
    const same = sizes.get(name);
    sizes.set(name, same === undefined ? plate : { ...same, count: same.count + plate.count });
  }
  return [...sizes.values()];
}

/** 13 of a size in bundles of 1, 2, 4 and 6: any number up to 13 is a sum of some of them. */
function bundlesOf(size: SidePlates, cells: number, unit: number) {
  const one = Math.max(1, Math.ceil(size.thickness * unit));
  const bundles: { size: SidePlates; count: number; kg: number; length: number }[] = [];
  let left = Math.min(size.count, Math.floor(cells / one));
  for (let count = 1; left > 0; count *= 2) {
    const some = Math.min(count, left);
    bundles.push({ size, count: some, kg: some * size.kg, length: some * one });
    left -= some;
  }
  return bundles;
}

/** Null where the question makes no sense: a trap bar has no collars to put into a rack. */
export function barInRack(bar: BarFacts, rack: RackFacts): FitCheck | null {
  const { between } = bar;
  if (between === undefined) return null;
  const apart = `${formatMm(between)} between the collars`;
  if (rack.kind === 'stands') {
    const needs = LEAST_BETWEEN_ON_STANDS;
    const fits = between >= needs;
    const reason = fits ? 'the stands are set apart to suit it' : `on stands a bar needs ${formatMm(needs)}`;
    return checkMm('bar in rack', fits, needs, between, `${apart}; ${reason}.`);
  }
  if (rack.outerWidth === undefined) return null;
  const least = rack.outerWidth;
  const isWide = between >= least;
  const isTight = isWide && rack.kind === 'rack' && between < least + BESIDE_UPRIGHTS;
  const spare = `${formatMm(between - least)} to spare${isTight ? `, where ${formatMm(BESIDE_UPRIGHTS)} is comfortable` : ''}`;
  const reason = isWide ? spare : 'the collars hit the posts';
  return checkMm(
    'bar in rack',
    isTight ? 'tight' : isWide,
    least,
    between,
    `${apart}, and the posts are ${formatMm(least)} wide: ${reason}.`,
  );
}

export function shaftInCup(bar: BarFacts, rack: RackFacts): FitCheck {
  const needs = bar.shaft + CUP_PLAY;
  const words = `The shaft is ${formatMm(bar.shaft)} and the cup ${formatMm(rack.cup)}; at least ${formatMm(needs)} is needed.`;
  return checkMm('shaft in cup', rack.cup >= needs, needs, rack.cup, words);
}
