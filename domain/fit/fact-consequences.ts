import type { FitAssumptions } from './assumptions.ts';
import { CUP_PLAY, collarOnSleeve, goesOn, LEAST_BETWEEN_ON_STANDS, plateOnSleeve } from './bars.ts';
import type { BarFacts, FitFacts, PlateFacts } from './facts.ts';
import { BESIDE_BENCH } from './pair.ts';
import { floorNeeded, judgeRoom } from './room.ts';
import { barInHolder, OVER_THE_RAILS, plateOnPeg } from './storage.ts';
import { formatLength, formatMm, type Verdict } from './verdict.ts';

export interface FactConsequence {
  readonly words: string;
  readonly verdict?: Verdict;
}

/** The sleeves and holes that are sold in India. */
const SLEEVES = [50, 28] as const;
const HOLES = [50.4, 28.5] as const;

/** What follows from some facts alone, before anything else is known: "Needs 2,590 mm of ceiling for pull-ups." */
export function consequencesOf(facts: FitFacts, assumptions: FitAssumptions): FactConsequence[] {
  return [
    ...ceiling(facts, assumptions),
    ...floor(facts, assumptions),
    ...ofBar(facts),
    ...ofRack(facts),
    ...ofSmallThings(facts),
  ];
}

const PURPOSES: Readonly<Record<string, string>> = {
  height: 'to stand',
  'pull-ups': 'for pull-ups',
  'press overhead': 'to press overhead',
  'drawing a bar': 'to lift out a bar',
};

function ceiling(facts: FitFacts, assumptions: FitAssumptions): FactConsequence[] {
  return judgeRoom(facts, { ceiling: 0 }, {}, assumptions).map(({ rule, needs }) => ({
    words: `Needs ${formatMm(needs)} of ceiling ${PURPOSES[rule] ?? ''}.`,
  }));
}

function floor(facts: FitFacts, assumptions: FitAssumptions): FactConsequence[] {
  const needed = floorNeeded(facts, {}, assumptions);
  if (needed === null) return [];
  const size = `${formatLength(needed.width)} × ${formatMm(needed.depth)}`;
  return [{ words: `Takes ${size} of floor with the space to use it.` }];
}

function ofBar({ bar }: FitFacts): FactConsequence[] {
  if (bar === undefined) return [];
  const found: FactConsequence[] = HOLES.map((hole) => ({
    words: `Plates with a hole of ${formatMm(hole)}.`,
    verdict: plateOnSleeve(bar, { hole }).verdict,
  }));
  if (bar.use === 'rack' && bar.between !== undefined)
    found.push({
      words: `Fits racks up to ${formatMm(bar.between)} wide over the posts.`,
    });
  return found;
}

function ofRack({ rack, bench }: FitFacts): FactConsequence[] {
  const found: FactConsequence[] = [];
  if (rack?.kind === 'stands')
    found.push({ words: `Takes bars with ${formatMm(LEAST_BETWEEN_ON_STANDS)} between the collars.` });
  else if (rack?.outerWidth !== undefined)
    found.push({ words: `Takes bars with ${formatMm(rack.outerWidth)} between the collars.` });
  if (rack) found.push({ words: `Takes shafts up to ${formatMm(rack.cup - CUP_PLAY)}.` });
  if (bench?.goesInRack)
    found.push({
      words: `Fits racks with ${formatMm(bench.padWidth + BESIDE_BENCH)} between the posts.`,
    });
  return found;
}

const onSleeve = (sleeve: number): BarFacts => ({
  use: 'rack',
  kg: 20,
  length: 2200,
  shaft: 28,
  sleeve,
  sleeveLength: 400,
});
const withHole = (hole: number): PlateFacts => ({ kg: 1, hole, diameter: 1, thickness: 1, count: 1 });

function ofSmallThings({
  plates,
  collar,
  pegs,
  dumbbells,
  dumbbellRack,
  barHolder,
}: FitFacts): FactConsequence[] {
  const found: FactConsequence[] = [];
  const judge = (verdict: Verdict, words: string) => found.push({ verdict, words });
  for (const hole of new Set((plates ?? []).map((plate) => plate.hole)))
    for (const sleeve of SLEEVES)
      judge(
        plateOnSleeve(onSleeve(sleeve), { hole }).verdict,
        goesOn({ sleeve }, { hole })
          ? `Hole of ${formatMm(hole)} on ${formatMm(sleeve)} sleeves.`
          : plateOnSleeve(onSleeve(sleeve), { hole }).words,
      );
  for (const sleeve of SLEEVES) {
    if (collar) judge(collarOnSleeve(onSleeve(sleeve), collar).verdict, `On ${formatMm(sleeve)} sleeves.`);
    if (barHolder)
      judge(barInHolder(barHolder, onSleeve(sleeve)).verdict, `Bars with ${formatMm(sleeve)} sleeves.`);
  }
  if (pegs)
    for (const hole of HOLES)
      judge(plateOnPeg(pegs, withHole(hole)).verdict, `Plates with a hole of ${formatMm(hole)}.`);
  if (dumbbellRack)
    found.push({
      words: `Takes dumbbells from ${formatMm(dumbbellRack.railGap + OVER_THE_RAILS)} of length.`,
    });
  const shortest = Math.min(...(dumbbells ?? []).map(({ length }) => length));
  if (dumbbells && shortest > OVER_THE_RAILS)
    found.push({
      words: `Lies on racks with up to ${formatMm(shortest - OVER_THE_RAILS)} between the rails.`,
    });
  return found;
}
