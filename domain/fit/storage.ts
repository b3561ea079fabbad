import type {
  BarFacts,
  BarHolderFacts,
  DumbbellFacts,
  DumbbellRackFacts,
  PegFacts,
  PlateFacts,
} from './facts.ts';
import { checkMm, type FitCheck, formatMm } from './verdict.ts';

/** How far the heads of a dumbbell reach over the rails, both sides together. */
export const OVER_THE_RAILS = 60;

/** Whether these plates can hang on the pegs at all; how many is `pegLoad`. */
export function plateOnPeg(pegs: PegFacts, plate: PlateFacts): FitCheck {
  const slides = plate.hole >= pegs.diameter;
  const hasRoom = pegs.plateDiameter === undefined || plate.diameter <= pegs.plateDiameter;
  const fits = slides && hasRoom && plate.thickness <= pegs.length;
  if (slides && !hasRoom) {
    const [needs, has] = [plate.diameter, pegs.plateDiameter ?? 0];
    const words = `The plate is ${formatMm(needs)} across; there is room for ${formatMm(has)}.`;
    return checkMm('plates on pegs', false, needs, has, words);
  }
  const [peg, hole] = [formatMm(pegs.diameter), formatMm(plate.hole)];
  const words = slides
    ? `The pegs are ${peg} thick, the hole is ${hole}.`
    : `The pegs are ${peg} thick and the hole ${hole}: the plate will not go on.`;
  return checkMm('plates on pegs', fits, pegs.diameter, plate.hole, words);
}

export function dumbbellOnRack(rack: DumbbellRackFacts, dumbbell: DumbbellFacts): FitCheck {
  const needs = rack.railGap + OVER_THE_RAILS;
  const fits = dumbbell.length >= needs;
  const reason = fits
    ? `, so both heads rest on the rails, ${formatMm(rack.railGap)} apart.`
    : `; to rest on both rails it would have to be ${formatMm(needs)}.`;
  const words = `It is ${formatMm(dumbbell.length)} long${reason}`;
  return checkMm('dumbbells on rack', fits, needs, dumbbell.length, words);
}

export function dumbbellsInARow(rack: DumbbellRackFacts, dumbbells: readonly DumbbellFacts[]): FitCheck {
  const needs = dumbbells.reduce((sum, { headWidth, count }) => sum + headWidth * count, 0);
  const has = rack.tierWidth * rack.tiers;
  const words = `Side by side they take ${formatMm(needs)}; the ${rack.tiers} tiers have ${formatMm(has)}.`;
  return checkMm('dumbbells on rack', needs <= has, needs, has, words);
}

export function barInHolder(holder: BarHolderFacts, bar: BarFacts): FitCheck {
  const words = `The sleeve is ${formatMm(bar.sleeve)}, the tube ${formatMm(holder.bore)}.`;
  return checkMm('bar in holder', bar.sleeve <= holder.bore, bar.sleeve, holder.bore, words);
}
