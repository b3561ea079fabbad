import { formatKg } from '../text/format.ts';
import type { BarFacts, CollarFacts, PlateFacts, RackFacts } from './facts.ts';
import { type FitCheck, formatLength, formatMm, type Verdict } from './verdict.ts';

/** How much wider than the sleeve a hole may be. */
const HOLE_PLAY = { least: 0.2, most: 1.5, rattles: 3 } as const;
const SPRING_GRIP = 3;
const CLAMP_PLAY = 1;
/** Less spare sleeve than this is tight. */
const SPARE_SLEEVE = 10;
/** Free on both sides together between the collars of a bar and the uprights. */
const BESIDE_UPRIGHTS = 20;
const LEAST_BETWEEN_ON_STANDS = 900;
const CUP_PLAY = 5;

/** What a collar takes of the sleeve while none is chosen: a clamp. */
export const USUAL_COLLAR = 38;

/** 50.4 - 50 is 0.3999…: tenths decide. */
const tenths = (millimetres: number) => Math.round(millimetres * 10) / 10;

export function plateOnSleeve(bar: BarFacts, plate: Pick<PlateFacts, 'hole'>): FitCheck {
  const play = tenths(plate.hole - bar.sleeve);
  const sizes = { rule: 'plate on sleeve', needs: bar.sleeve, has: plate.hole, unit: 'mm' } as const;
  const [hole, sleeve] = [formatMm(plate.hole), formatMm(bar.sleeve)];
  if (play < 0)
    return {
      ...sizes,
      verdict: 'does not fit',
      words: `The hole is ${hole}, too small for the ${sleeve} sleeve: the plate will not slide on.`,
    };
  if (play > HOLE_PLAY.rattles)
    return {
      ...sizes,
      verdict: 'does not fit',
      words: `The hole is ${hole} and the sleeve ${sleeve}: the plate would hang loose, which is dangerous.`,
    };
  if (play > HOLE_PLAY.most)
    return {
      ...sizes,
      verdict: 'tight',
      words: `The hole is ${hole} on a ${sleeve} sleeve: it goes on, but rattles.`,
    };
  if (play < HOLE_PLAY.least)
    return {
      ...sizes,
      verdict: 'tight',
      words: `The hole is ${hole} on a ${sleeve} sleeve: it goes on only just.`,
    };
  return { ...sizes, verdict: 'fits', words: `The hole is ${hole}, the sleeve ${sleeve}.` };
}

export function collarOnSleeve(bar: BarFacts, collar: CollarFacts): FitCheck {
  const play = tenths(collar.bore - bar.sleeve);
  const fits = collar.kind === 'spring' ? play <= 0 && play >= -SPRING_GRIP : play >= 0 && play <= CLAMP_PLAY;
  const sizes = `The bore is ${formatMm(collar.bore)}, the sleeve ${formatMm(bar.sleeve)}`;
  return {
    rule: 'collar on sleeve',
    verdict: fits ? 'fits' : 'does not fit',
    needs: bar.sleeve,
    has: collar.bore,
    unit: 'mm',
    words: fits
      ? `${sizes}: it grips.`
      : `${sizes}: the collar ${play > 0 ? 'cannot grip' : 'will not go on'}.`,
  };
}

/** Some plates of one weight on one side of a bar. */
export interface SidePlates {
  readonly kg: number;
  readonly thickness: number;
  readonly count: number;
}

export const thicknessOf = (plates: readonly SidePlates[]) =>
  plates.reduce((sum, { thickness, count }) => sum + thickness * count, 0);
export const kgOf = (plates: readonly SidePlates[]) =>
  plates.reduce((sum, { kg, count }) => sum + kg * count, 0);

const lockOf = (bar: BarFacts, collar: number) => bar.nut ?? collar;

export function platesOnOneSide(
  bar: BarFacts,
  plates: readonly SidePlates[],
  collar = USUAL_COLLAR,
): FitCheck {
  const needs = thicknessOf(plates) + lockOf(bar, collar);
  const spare = bar.sleeveLength - needs;
  const check = { rule: 'plates on one side', needs, has: bar.sleeveLength, unit: 'mm' } as const;
  const sum = `Plates and ${bar.nut === undefined ? 'collar' : 'nut'} take ${formatLength(needs)} of the ${formatMm(bar.sleeveLength)} sleeve`;
  if (spare >= 0) return { ...check, verdict: spare < SPARE_SLEEVE ? 'tight' : 'fits', words: `${sum}.` };
  const most = heaviestSide(bar, plates, collar);
  return {
    ...check,
    verdict: 'does not fit',
    words: `${sum}. ${formatKg(kgOf(most))} fit on each side, so ${formatKg(bar.kg + 2 * kgOf(most))} with the bar.`,
  };
}

/** Of the plates at hand for one side, those that weigh most and leave room for the collar. */
export function heaviestSide(
  bar: BarFacts,
  plates: readonly SidePlates[],
  collar = USUAL_COLLAR,
): SidePlates[] {
  const room = Math.floor(bar.sleeveLength - lockOf(bar, collar));
  if (room <= 0) return [];
  /** By millimetres used: the heaviest choice so far, as counts by place in `plates`. */
  let best: (readonly number[] | undefined)[] = [plates.map(() => 0)];
  const weight = (counts: readonly number[]) =>
    counts.reduce((sum, count, place) => sum + count * (plates[place]?.kg ?? 0), 0);
  plates.forEach((plate, place) => {
    const next = [...best];
    best.forEach((counts, used) => {
      if (counts === undefined) return;
      for (let count = 1; count <= plate.count; count += 1) {
        const length = Math.ceil(used + plate.thickness * count);
        if (length > room) break;
        const chosen = counts.map((present, at) => (at === place ? count : present));
        const present = next[length];
        if (present === undefined || weight(chosen) > weight(present)) next[length] = chosen;
      }
    });
    best = next;
  });
  const heaviest = best.reduce<readonly number[]>(
    (most, counts) => (counts !== undefined && weight(counts) > weight(most) ? counts : most),
    plates.map(() => 0),
  );
  return plates
    .map((plate, place) => ({ ...plate, count: heaviest[place] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Null where the question makes no sense: a trap bar has no collars to put into a rack. */
export function barInRack(bar: BarFacts, rack: RackFacts): FitCheck | null {
  const { between } = bar;
  if (between === undefined) return null;
  const apart = `${formatMm(between)} between the collars`;
  const check = { rule: 'bar in rack', has: between, unit: 'mm' } as const;
  if (rack.kind === 'stands') {
    const needs = LEAST_BETWEEN_ON_STANDS;
    const fits = between >= needs;
    return {
      ...check,
      needs,
      verdict: fits ? 'fits' : 'does not fit',
      words: fits
        ? `${apart}; the stands are set apart to suit it.`
        : `${apart}; on stands a bar needs ${formatMm(needs)}.`,
    };
  }
  if (rack.outerWidth === undefined) return null;
  const least = rack.outerWidth;
  const comfortable = least + (rack.kind === 'rack' ? BESIDE_UPRIGHTS : 0);
  const posts = `the posts are ${formatMm(least)} wide`;
  if (between < least)
    return {
      ...check,
      needs: comfortable,
      verdict: 'does not fit',
      words: `${apart}, and ${posts}: the collars hit the posts.`,
    };
  return {
    ...check,
    needs: comfortable,
    verdict: between < comfortable ? 'tight' : 'fits',
    words: `${apart}, and ${posts}: ${formatMm(between - least)} to spare.`,
  };
}

export function shaftInCup(bar: BarFacts, rack: RackFacts): FitCheck {
  const needs = bar.shaft + CUP_PLAY;
  const verdict: Verdict = rack.cup >= needs ? 'fits' : 'does not fit';
  return {
    rule: 'shaft in cup',
    verdict,
    needs,
    has: rack.cup,
    unit: 'mm',
    words: `The shaft is ${formatMm(bar.shaft)} and the cup ${formatMm(rack.cup)}; at least ${formatMm(needs)} is needed.`,
  };
}
