import { formatKg } from '../text/format.ts';
import type { FitAssumptions } from './assumptions.ts';
import {
  collarOnSleeve,
  goesOn,
  heaviestSide,
  kgOf,
  platesOnOneSide,
  type SidePlates,
  USUAL_COLLAR,
} from './bars.ts';
import type { BarFacts, FitFacts } from './facts.ts';
import { judgePair, worstOf } from './pair.ts';
import { RULE_PARTS } from './parts.ts';
import { type Carrier, loadOn } from './rated-load.ts';
import {
  FIT_RULES,
  type FitCheck,
  type FitRule,
  isRefused,
  VERDICTS,
  type Verdict,
  worst,
} from './verdict.ts';

export interface FitItem {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly facts: FitFacts;
  readonly isOwned?: boolean;
}

/** What was found about some of the items, by their keys: first the one to blame, then what it was judged against. */
export interface Finding {
  readonly check: FitCheck;
  readonly about: readonly string[];
}

/**
 * The verdict over all of them together. A thing conflicts only if nothing here takes it: 28 mm plates beside a 50 mm bar do,
 * unless there is a 28 mm rod as well. What concerns only things that are owned already is left out.
 */
export function judgeSet(
  items: readonly FitItem[],
  assumptions: FitAssumptions,
): { verdict: Verdict; findings: Finding[] } {
  const findings = [...pairFindings(items), ...loadFindings(items, assumptions)].filter(({ about }) =>
    about.some((key) => items.some((item) => item.key === key && item.isOwned !== true)),
  );
  return { verdict: worst(findings.map(({ check }) => check.verdict)), findings };
}

/** Of each rule the thing to blame has to find a partner; only a bar that is lifted from racks needs one. */
function pairFindings(items: readonly FitItem[]): Finding[] {
  const pairs = judgedPairs(items);
  return FIT_RULES.flatMap((rule) => {
    const [seeking, partner] = RULE_PARTS[rule] ?? [];
    if (seeking === undefined || partner === undefined) return [];
    const isSeeker = ({ facts }: FitItem) =>
      seeking === 'bar' && partner === 'rack' ? facts.bar?.use === 'rack' : facts[seeking] !== undefined;
    return items.filter(isSeeker).flatMap((seeker) => partnerOf(seeker, pairs, rule) ?? []);
  });
}

interface Judged {
  readonly other: FitItem;
  readonly checks: readonly FitCheck[];
}

/** Checks of each with each, its own parts first, as a combo is made of things that go together. */
function judgedPairs(items: readonly FitItem[]): Map<FitItem, Judged[]> {
  const pairs = new Map(
    items.map((item): [FitItem, Judged[]] => [
      item,
      [{ other: item, checks: judgePair(item.facts, item.facts) }],
    ]),
  );
  items.forEach((one, place) => {
    for (let at = place + 1; at < items.length; at += 1) {
      const other = items[at];
      if (other === undefined) break;
      const checks = judgePair(one.facts, other.facts);
      if (checks.length === 0) continue;
      pairs.get(one)?.push({ other, checks });
      pairs.get(other)?.push({ other: one, checks });
    }
  });
  return pairs;
}

function partnerOf(
  seeker: FitItem,
  pairs: ReadonlyMap<FitItem, readonly Judged[]>,
  rule: FitRule,
): Finding | null {
  let best: { check: FitCheck; other: FitItem } | null = null;
  for (const { other, checks } of pairs.get(seeker) ?? []) {
    const check = worstOf(checks.filter((made) => made.rule === rule));
    if (check === null || (best !== null && rank(check) >= rank(best.check))) continue;
    best = { check, other };
  }
  return best === null ? null : { check: best.check, about: [...new Set([seeker.key, best.other.key])] };
}

const rank = ({ verdict }: FitCheck) => VERDICTS.indexOf(verdict);

function loadFindings(items: readonly FitItem[], assumptions: FitAssumptions): Finding[] {
  const bars = items.flatMap((item) => (item.facts.bar ? [{ item, bar: item.facts.bar }] : []));
  return bars.flatMap(({ item, bar }) => {
    const { side, keys } = sideOf(bar, items, bars);
    if (side.length === 0) return [];
    const about = [...new Set([item.key, ...keys])];
    const collars = collarsOn(bar, items);
    const findings: Finding[] = [];
    const allPlates = platesOnOneSide(bar, side, Math.max(...collars));
    findings.push({ check: bounded(allPlates), about });
    const load = bar.kg + 2 * kgOf(heaviestSide(bar, side, Math.min(...collars)));
    const withAll = (check: FitCheck) => ({ ...check, words: `With all plates that go on: ${check.words}` });
    const carried = loadOn(carriersOf(item, bar, items), load, assumptions);
    if (carried !== null) findings.push({ check: withAll(carried), about });
    const lying = loadOn(benchesFor(bar, items, assumptions), load, assumptions);
    // The heaviest lifts are not done lying down.
    if (lying !== null) findings.push({ check: bounded(withAll(lying)), about });
    return findings;
  });
}

/** Somebody may own more plates than go on at once. */
const bounded = (check: FitCheck): FitCheck => (isRefused(check) ? { ...check, verdict: 'tight' } : check);

/** What the collars that hold on this bar take of its sleeve, and what we reckon with while none is chosen. */
function collarsOn(bar: BarFacts, items: readonly FitItem[]): number[] {
  const held = items.flatMap(({ facts: { collar } }) =>
    collar && collarOnSleeve(bar, collar).verdict === 'fits' ? [collar.width] : [],
  );
  return [USUAL_COLLAR, ...held];
}

export function judgeLoad(items: readonly FitItem[], kg: number, assumptions: FitAssumptions): Finding[] {
  return items.flatMap((item) => {
    const { bar } = item.facts;
    if (bar === undefined) return [];
    const carriers = [...carriersOf(item, bar, items), ...benchesFor(bar, items, assumptions)];
    const check = loadOn(carriers, kg, assumptions);
    return check === null ? [] : [{ check, about: [item.key] }];
  });
}

/** The plates that one side of this bar can get, if all bars that take them share them evenly. */
function sideOf(
  bar: BarFacts,
  items: readonly FitItem[],
  bars: readonly { item: FitItem; bar: BarFacts }[],
): { side: SidePlates[]; keys: string[] } {
  const side: SidePlates[] = [];
  const keys: string[] = [];
  for (const { key, quantity, facts } of items) {
    for (const plate of facts.plates ?? []) {
      if (!goesOn(bar, plate)) continue;
      const sharing = bars
        .filter((other) => goesOn(other.bar, plate))
        .reduce((sum, other) => sum + other.item.quantity * (other.bar.count ?? 1), 0);
      const count = Math.floor((plate.count * quantity) / 2 / sharing);
      if (count === 0) continue;
      side.push({ kg: plate.kg, thickness: plate.thickness, count });
      keys.push(key);
    }
  }
  return { side, keys };
}

function carriersOf({ name }: FitItem, bar: BarFacts, items: readonly FitItem[]): Carrier[] {
  const carriers: Carrier[] = [];
  if (bar.ratedLoad !== undefined) carriers.push({ name: `the ${name}`, ratedLoad: bar.ratedLoad });
  if (bar.use !== 'rack') return carriers;
  const racks = items.filter(
    ({ facts }) => facts.rack && !judgePair({ bar }, { rack: facts.rack }).some(isRefused),
  );
  // With several racks the heavy lifts are done in the strongest.
  const [strongest] = racks.sort((a, b) => (b.facts.rack?.ratedLoad ?? 0) - (a.facts.rack?.ratedLoad ?? 0));
  if (strongest?.facts.rack?.ratedLoad !== undefined)
    carriers.push({ name: `the ${strongest.name}`, ratedLoad: strongest.facts.rack.ratedLoad });
  return carriers;
}

function benchesFor(
  { use }: BarFacts,
  items: readonly FitItem[],
  { lifterOnBench }: FitAssumptions,
): Carrier[] {
  if (use !== 'rack') return [];
  return items
    .flatMap(({ name, facts: { bench } }) =>
      bench?.goesInRack && bench.ratedLoad !== undefined
        ? [{ name: `the ${name}`, ratedLoad: bench.ratedLoad, besides: lifterOnBench }]
        : [],
    )
    .sort((a, b) => b.ratedLoad - a.ratedLoad)
    .slice(0, 1);
}

/** Said where nothing has to be warned about: how much the weakest part allows. */
export function howHeavy(
  carriers: readonly Carrier[],
  { comfortableLoadPercent }: FitAssumptions,
): string | null {
  const [weakest] = [...carriers].sort((a, b) => a.ratedLoad - b.ratedLoad);
  if (weakest === undefined) return null;
  const comfortable = Math.floor((weakest.ratedLoad * comfortableLoadPercent) / 100);
  return `Up to ${formatKg(comfortable)} comfortable on ${weakest.name}; ${formatKg(weakest.ratedLoad)} is the limit, bar included.`;
}
