import { expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { factsOf } from '../domain/fit/facts-of.ts';
import { arrange } from '../domain/fit/plan/arrange.ts';
import { judgePlan } from '../domain/fit/plan/judge.ts';
import { type Footprint, layout } from '../domain/fit/plan/layout.ts';
import { emptyPlan, type PlanBasis } from '../domain/fit/plan/plan.ts';
import type { Rect } from '../domain/fit/plan/rects.ts';
import { fitOf } from './fit.ts';
import { products } from './products.ts';

/** The home page's drawing of a planned room: our own products, arranged by the planner. `vitest -u` draws it again. */

const NAMES: Readonly<Record<string, string>> = {
  21: 'Power Rack',
  26: 'Dumbbell Rack',
  27: 'Plate Tree',
  29: 'Flat Bench',
};
const basis: PlanBasis = {
  range: (id) => {
    const { name = '' } = products.find((each) => each.id === id) ?? {};
    return { name, facts: factsOf({ fit: fitOf(id, []) }) };
  },
  assumptions: FIT_ASSUMPTIONS,
  owned: [],
};
const room = { width: 5000, depth: 3600, ceiling: 2700 };
const { plan, left } = arrange(
  {
    ...emptyPlan(room, FIT_ASSUMPTIONS),
    items: Object.keys(NAMES).map((productId) => ({ id: productId, productId, x: 0, y: 0, turn: 0 })),
    things: [{ productId: '1', quantity: 1 }],
  },
  basis,
);

const box = ({ x, y, width, depth }: Rect, style: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${depth}" ${style}/>`;
const text = (x: number, y: number, words: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
const middle = ({ x, y, width, depth }: Rect) => [x + width / 2, y + depth / 2] as const;

const spaceOf = ({ item, field, strip }: Footprint) =>
  item.id === '29'
    ? []
    : [field, strip?.comfortable].flatMap((rect) =>
        rect
          ? box(rect, 'fill="url(#space)" stroke="#c4cad2" stroke-width="8" stroke-dasharray="40 30"')
          : [],
      );
/** In the middle, in a rack below its bar, and beside a narrow body. */
function nameOf(body: Rect, name: string, isRack: boolean): string {
  const [x, y] = middle(body);
  if (body.width < 800) return text(body.x + body.width + 40, y + 40, name, 'start');
  return text(x, isRack ? body.y + body.depth - 35 : y + 40, name);
}

const bodyOf = ({ item, body, strip }: Footprint) => {
  const bar = (strip?.loaded ?? []).map((rect, at) =>
    box(at === 0 ? rect : { ...rect, x: rect.x + (at === 1 ? 215 : 30), width: 170 }, 'fill="#2b2f36"'),
  );
  const isBench = item.id === '29';
  return [
    box(body, isBench ? 'fill="#5b6472"' : 'fill="#fff" stroke="#15171a" stroke-width="20"'),
    ...bar,
    isBench ? '' : nameOf(body, NAMES[item.id] ?? '', strip !== null),
  ].join('');
};

function drawn(): string {
  const footprints = layout(plan, basis);
  const { door } = plan;
  const [from, far] = [door.offset, room.depth];
  const lines = Array.from({ length: 9 }, (_, at) => `M${(at + 1) * 500} 0V${far}`).join('');
  const rows = Array.from({ length: 7 }, (_, at) => `M0 ${(at + 1) * 500}H${room.width}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-260 -60 5320 4020" font-family="Archivo, Arial Narrow, Arial, sans-serif" font-weight="700" font-size="115" fill="#15171a">
<pattern id="space" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v80" stroke="#c4cad2" stroke-width="15"/></pattern>
<clipPath id="room"><path d="M0 0H${room.width}V${far}H0z"/></clipPath>
<path d="M0 0H${room.width}V${far}H0z" fill="#fff"/><path d="${lines}${rows}" stroke="#e4e7eb" stroke-width="8"/>
<g clip-path="url(#room)">${footprints.flatMap(spaceOf).join('\n')}</g>
<path d="M-25 -25H${room.width + 25}V${far + 25}H-25z" fill="none" stroke="#15171a" stroke-width="50"/>
<path d="M${from} ${far + 25}h${door.width}" stroke="#f4f5f6" stroke-width="60"/>
<path d="M${from} ${far}v-${door.width}" stroke="#15171a" stroke-width="30"/>
<path d="M${from} ${far - door.width}a${door.width} ${door.width} 0 0 1 ${door.width} ${door.width}" fill="none" stroke="#5b6472" stroke-width="10" stroke-dasharray="40 30"/>
${footprints.map(bodyOf).join('\n')}
${text(room.width / 2, far + 220, '5.0 m')}<g transform="translate(-110 ${far / 2}) rotate(-90)">${text(0, 0, '3.6 m')}</g>
</svg>
`;
}

it('the room on the home page is one in which our products fit', async () => {
  expect(left).toEqual([]);
  expect(judgePlan(plan, basis).findings.filter(({ verdict }) => verdict === 'does not fit')).toEqual([]);
  await expect(drawn()).toMatchFileSnapshot('../public/images/planned-room.svg');
});
