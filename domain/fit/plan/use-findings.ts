import { formatKg } from '../../text/format.ts';
import type { FitAssumptions } from '../assumptions.ts';
import { floorLoad, formatMetres, judgeRoom, pressHeight, verdictInRoom } from '../room.ts';
import { type FitItem, judgeSet } from '../set.ts';
import { barInHolder, plateOnPeg } from '../storage.ts';
import { type FitCheck, formatMm } from '../verdict.ts';
import type { Footprint } from './layout.ts';
import { type Plan, type PlanBasis, type PlanFinding, type PlannedProduct, thingKey } from './plan.ts';

/** The smallest plates for which it is worth saying that they fit. */
const SMALL_PLATE = 200;

/** Everything of the plan that is known, on the floor or not, and what the shopper has already. */
function usedIn(plan: Plan, { range, owned }: PlanBasis): FitItem[] {
  const items = plan.items.map((item) => ({ ...item, key: item.id, quantity: 1 }));
  const things = plan.things.map((thing) => ({ ...thing, key: thingKey(thing) }));
  const planned = [...items, ...things].flatMap(({ key, quantity, productId, variant }): FitItem[] => {
    const product = range(productId, variant);
    return product === undefined ? [] : [{ key, name: product.name, quantity, facts: product.facts }];
  });
  return [...planned, ...owned];
}

export function setFindings(plan: Plan, basis: PlanBasis): PlanFinding[] {
  const used = usedIn(plan, basis);
  const names = new Map(used.map(({ key, name, isOwned }) => [key, isOwned ? `${name} (yours)` : name]));
  return judgeSet(used, basis.assumptions)
    .findings.filter(({ check }) => check.verdict !== 'fits')
    .map(({ check, about }) => ({
      verdict: check.verdict,
      rule: check.rule,
      title: [...new Set(about.map((key) => names.get(key) ?? ''))].join(' and '),
      words: check.words,
      about,
      marks: [],
      check,
    }));
}

export function ceilingFindings(
  plan: Plan,
  footprints: readonly Footprint[],
  basis: PlanBasis,
): PlanFinding[] {
  const { assumptions } = basis;
  const used = usedIn(plan, basis);
  const { lifterHeight, room } = plan;
  const diameters = used.flatMap(({ facts }) => facts.plates?.map(({ diameter }) => diameter) ?? []);
  const plateDiameter = diameters.length === 0 ? assumptions.usualPlate : Math.max(...diameters);
  const findings: PlanFinding[] = [];
  for (const [{ facts, name }, about] of byProduct(footprints)) {
    const bar = longestFor(facts.barHolder, used);
    const checks = judgeRoom(
      facts,
      { ceiling: room.ceiling },
      { lifterHeight, plateDiameter, ...(bar && { bar }) },
      assumptions,
    );
    const height = checks.find(({ rule }) => rule === 'height');
    for (const check of checks) {
      const text = ceilingText(check, name, height);
      if (text)
        findings.push({
          verdict: verdictInRoom([check]),
          rule: check.rule,
          ...text,
          about,
          marks: [],
          check,
        });
    }
  }
  const pressing = [
    ...footprints.filter(({ product }) => product.facts.rack).map(({ item }) => item.id),
    ...used.filter(({ facts, isOwned }) => !isOwned && facts.bar?.use === 'rack').map(({ key }) => key),
  ];
  if (pressing.length > 0)
    findings.push({
      ...pressFinding(room.ceiling, lifterHeight, plateDiameter, assumptions),
      about: [...new Set(pressing)],
      marks: [],
    });
  return findings;
}

function byProduct(footprints: readonly Footprint[]): Map<PlannedProduct, string[]> {
  const ids = new Map<PlannedProduct, string[]>();
  for (const { product, item } of footprints) ids.set(product, [...(ids.get(product) ?? []), item.id]);
  return ids;
}

function longestFor(
  holder: PlannedProduct['facts']['barHolder'],
  used: readonly FitItem[],
): { length: number } | undefined {
  if (holder === undefined) return undefined;
  const lengths = used.flatMap(({ facts: { bar } }) =>
    bar && bar.use !== 'handle' && barInHolder(holder, bar).verdict === 'fits' ? [bar.length] : [],
  );
  return lengths.length === 0 ? undefined : { length: Math.max(...lengths) };
}

/** Null where all is well and nobody asked. */
function ceilingText(
  { rule, verdict, needs, has, words }: FitCheck,
  name: string,
  height: FitCheck | undefined,
): { title: string; words: string } | null {
  const fits = verdict === 'fits';
  if (rule === 'pull-ups')
    return fits
      ? {
          title: 'Pull-ups fit',
          words: `They need ${formatMm(needs)} of ceiling; you have ${formatMm(has)}.`,
        }
      : {
          title: 'Too low for pull-ups',
          words: `They need ${formatMm(needs)}; you have ${formatMm(has)}.${
            height?.verdict === 'fits' ? ` The ${name} itself fits (${formatMm(height.needs)}).` : ''
          }`,
        };
  if (fits || rule === 'press overhead') return null;
  const short = `It takes ${formatMm(needs)}, ${formatMm(needs - has)} more than you have.`;
  if (rule === 'height')
    return { title: `The ${name} is too high for this room`, words: `${words} ${short}` };
  return { title: `No room to lift a bar out of the ${name}`, words: `${words} ${short}` };
}

function pressFinding(
  ceiling: number,
  lifterHeight: number,
  plateDiameter: number,
  assumptions: FitAssumptions,
): Pick<PlanFinding, 'verdict' | 'rule' | 'title' | 'words' | 'check'> {
  const needs = pressHeight(lifterHeight, plateDiameter, assumptions);
  const fits = ceiling >= needs;
  const smaller = Math.floor(plateDiameter - 2 * (needs - ceiling));
  const who = `At ${formatMetres(lifterHeight)} with plates of ${formatMm(plateDiameter)} you need ${formatMm(needs)}`;
  return {
    rule: 'press overhead',
    verdict: fits ? 'fits' : 'tight',
    title: fits ? 'Pressing overhead fits' : 'Too low to press overhead',
    words: fits
      ? `${who}; you have ${formatMm(ceiling)}.`
      : `${who}, ${formatMm(needs - ceiling)} more than you have.${
          smaller >= SMALL_PLATE ? ` Plates of up to ${formatMm(smaller)} across fit.` : ''
        }`,
    check: { needs, has: ceiling, unit: 'mm' },
  };
}

/** What presses hardest on the floor: information, never a verdict. */
export function floorFinding(plan: Plan, footprints: readonly Footprint[], basis: PlanBasis): PlanFinding[] {
  const { assumptions } = basis;
  const held = heldKg(usedIn(plan, basis), footprints);
  const [heaviest] = footprints
    .flatMap((one) => {
      const { facts, shippingKg } = one.product;
      const load = floorLoad(facts, { shippingKg, heldKg: held.get(one) ?? 0 }, assumptions);
      return load === null ? [] : [{ one, load: load.kgPerSquareMetre }];
    })
    .sort((a, b) => b.load - a.load);
  if (heaviest === undefined) return [];
  const { item, product, body } = heaviest.one;
  const usual = `Homes are usually designed for about ${formatKg(assumptions.dwellingFloor)}/m²`;
  return [
    {
      verdict: 'information',
      rule: 'floor load',
      title: `About ${formatKg(Math.round(heaviest.load))}/m² under the ${product.name}`,
      words: heaviest.load > assumptions.dwellingFloor ? `${usual}. Please ask your builder.` : `${usual}.`,
      about: [item.id],
      marks: heaviest.load > assumptions.dwellingFloor ? [body] : [],
    },
  ];
}

/**
 * Plates hang on the pegs that take them, else they are on the bar in the rack; dumbbells lie on their rack. Several of them
 * share.
 */
function heldKg(used: readonly FitItem[], footprints: readonly Footprint[]): Map<Footprint, number> {
  const held = new Map<Footprint, number>();
  const share = (kg: number, holders: readonly Footprint[]) => {
    for (const holder of holders) held.set(holder, (held.get(holder) ?? 0) + kg / holders.length);
  };
  const racks = footprints.filter(({ product }) => product.facts.rack);
  const dumbbellRacks = footprints.filter(({ product }) => product.facts.dumbbellRack);
  for (const { quantity, facts } of used) {
    // The plates of a combo are part of its own weight.
    const { plates = [], dumbbells = [] } = facts.body ? {} : facts;
    for (const plate of plates) {
      const onPegs = footprints.filter(
        ({ product: { facts } }) => facts.pegs && plateOnPeg(facts.pegs, plate).verdict === 'fits',
      );
      share(plate.kg * plate.count * quantity, onPegs.length > 0 ? onPegs : racks);
    }
    for (const { kg, count } of dumbbells) share(kg * count * quantity, dumbbellRacks);
  }
  return held;
}
