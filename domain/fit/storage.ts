import type {
  BarFacts,
  BarHolderFacts,
  DumbbellFacts,
  DumbbellRackFacts,
  PegFacts,
  PlateFacts,
} from './facts.ts';
import { type FitCheck, formatMm } from './verdict.ts';

/** How far the heads of a dumbbell reach over the rails, both sides together. */
export const OVER_THE_RAILS = 60;

/** Whether these plates can hang on the pegs at all; how many is `pegLoad`. */
export function plateOnPeg(pegs: PegFacts, plate: PlateFacts): FitCheck {
  const slides = plate.hole >= pegs.diameter;
  const hasRoom = pegs.plateDiameter === undefined || plate.diameter <= pegs.plateDiameter;
  const fits = slides && hasRoom && plate.thickness <= pegs.length;
  const sizes = slides && !hasRoom ? ([plate.diameter, pegs.plateDiameter ?? 0] as const) : null;
  return {
    rule: 'plates on pegs',
    verdict: fits ? 'fits' : 'does not fit',
    needs: sizes?.[0] ?? pegs.diameter,
    has: sizes?.[1] ?? plate.hole,
    unit: 'mm',
    words: slides
      ? hasRoom
        ? `The pegs are ${formatMm(pegs.diameter)} thick, the hole is ${formatMm(plate.hole)}.`
        : `The plate is ${formatMm(plate.diameter)} across; there is room for ${formatMm(pegs.plateDiameter ?? 0)}.`
      : `The pegs are ${formatMm(pegs.diameter)} thick and the hole ${formatMm(plate.hole)}: the plate will not go on.`,
  };
}

export function dumbbellOnRack(rack: DumbbellRackFacts, dumbbell: DumbbellFacts): FitCheck {
  const needs = rack.railGap + OVER_THE_RAILS;
  const fits = dumbbell.length >= needs;
  return {
    rule: 'dumbbells on rack',
    verdict: fits ? 'fits' : 'does not fit',
    needs,
    has: dumbbell.length,
    unit: 'mm',
    words: fits
      ? `It is ${formatMm(dumbbell.length)} long, so both heads rest on the rails, ${formatMm(rack.railGap)} apart.`
      : `It is ${formatMm(dumbbell.length)} long; to rest on both rails it would have to be ${formatMm(needs)}.`,
  };
}

/** Whether all of them have a place side by side. */
export function dumbbellsInARow(rack: DumbbellRackFacts, dumbbells: readonly DumbbellFacts[]): FitCheck {
  const needs = dumbbells.reduce((sum, { headWidth, count }) => sum + headWidth * count, 0);
  const has = rack.tierWidth * rack.tiers;
  return {
    rule: 'dumbbells on rack',
    verdict: needs <= has ? 'fits' : 'does not fit',
    needs,
    has,
    unit: 'mm',
    words: `Side by side they take ${formatMm(needs)}; the ${rack.tiers} tiers have ${formatMm(has)}.`,
  };
}

export function barInHolder(holder: BarHolderFacts, bar: BarFacts): FitCheck {
  const fits = bar.sleeve <= holder.bore;
  return {
    rule: 'bar in holder',
    verdict: fits ? 'fits' : 'does not fit',
    needs: bar.sleeve,
    has: holder.bore,
    unit: 'mm',
    words: `The sleeve is ${formatMm(bar.sleeve)}, the tube ${formatMm(holder.bore)}.`,
  };
}
