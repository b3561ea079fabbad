import type { FitAssumptions } from '../assumptions.ts';
import { formatMm } from '../verdict.ts';
import { type Collision, collisions, isGuest, pairsOf } from './collisions.ts';
import { type Footprint, hitByDoor, layout, misplaced } from './layout.ts';
import { unreached } from './path.ts';
import { type Plan, type PlanBasis, type PlanFinding, WALLS } from './plan.ts';
import { overlap, type Rect } from './rects.ts';
import { SIDE_TEXT, sideAt, wallFindings } from './walls.ts';

/** What is wrong with where things stand: quick enough for every frame of a drag. */
export function judgePlacement(plan: Plan, basis: PlanBasis): PlanFinding[] {
  const { assumptions } = basis;
  const footprints = layout(plan, basis);
  const pairs = pairsOf(footprints);
  const findings: PlanFinding[] = [];
  footprints.forEach((one, index) => {
    const alone = isGuest(one, pairs) ? { ...one, field: null } : one;
    findings.push(...wallFindings(alone, plan, assumptions), ...doorFindings(one, plan));
    for (let next = index + 1; next < footprints.length; next += 1) {
      const other = footprints[next];
      if (other === undefined) continue;
      const areTogether = pairs.get(one.item.id) === other.item.id;
      const guest = isGuest(other, pairs) ? { ...other, field: null } : other;
      for (const clash of collisions(alone, guest, plan.use, areTogether))
        findings.push(collisionFinding(clash, assumptions));
    }
  });
  return [...findings, ...pathFindings(plan, footprints, pairs, assumptions)];
}

function collisionFinding(
  { rule, verdict, mark, blamed, affected }: Collision,
  { besideBar, besideBarLeast }: FitAssumptions,
): PlanFinding {
  const [way, own] = [blamed.product.name, affected.product.name];
  const deep = formatMm(Math.ceil(Math.min(mark.width, mark.depth)));
  const finding = { rule, verdict, about: [blamed.item.id, affected.item.id], marks: [mark] };
  if (rule === 'bodies apart')
    return { ...finding, title: `The ${way} and the ${own} overlap`, words: `By ${deep}.` };
  if (rule === 'spaces apart')
    return {
      ...finding,
      title: `The ${way} and the ${own} are too close to each other`,
      words: `The spaces to train there overlap by ${deep}. In a gym each needs its own.`,
    };
  const title = `The ${way} is in the way`;
  if (rule === 'space for the bar')
    return {
      ...finding,
      title: verdict === 'tight' ? `Loading the bar of the ${own} is tight` : title,
      words: `${verdict === 'tight' ? `The ${way}` : 'It'} stands ${deep} inside the space you need to load the bar${
        verdict === 'tight' ? '' : ` of the ${own}`
      }. ${formatMm(besideBar)} beside each end is comfortable, ${formatMm(besideBarLeast)} minimum.`,
    };
  return {
    ...finding,
    title,
    words: `It stands ${deep} inside the space you need ${whereIs(mark, affected)} the ${own}.`,
  };
}

/** On which side of the body a mark lies: 'in front of'. */
function whereIs(mark: Rect, { body, item }: Footprint): string {
  const gaps = {
    left: body.x - mark.x - mark.width,
    right: mark.x - body.x - body.width,
    back: body.y - mark.y - mark.depth,
    front: mark.y - body.y - body.depth,
  };
  const wall = WALLS.reduce((most, each) => (gaps[each] > gaps[most] ? each : most));
  return SIDE_TEXT[sideAt(wall, item.turn)];
}

function doorFindings(one: Footprint, plan: Plan): PlanFinding[] {
  const mark = hitByDoor(plan, one);
  if (mark === null) return [];
  const what = overlap(mark, one.body) === null ? 'loaded bar of the ' : '';
  const words = `Its leaf of ${formatMm(plan.door.width)} must open fully.`;
  return [misplaced('door', one, `The door hits the ${what}${one.product.name}`, words, [mark])];
}

function pathFindings(
  plan: Plan,
  footprints: readonly Footprint[],
  pairs: ReadonlyMap<string, string>,
  assumptions: FitAssumptions,
): PlanFinding[] {
  const missed = unreached(plan, footprints, assumptions);
  const words = `A path of ${formatMm(assumptions.path)} must lead to it from the door.`;
  return footprints
    .filter(({ item }) => missed.has(item.id))
    .filter((one) => !isGuest(one, pairs) || missed.has(pairs.get(one.item.id) ?? ''))
    .map((one) => misplaced('path', one, `You can’t get to the ${one.product.name}`, words, [one.body]));
}
