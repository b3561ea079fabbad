import { memo } from 'react';
import type { FitFacts } from '../../../domain/fit/facts.ts';
import { isSideways, sizeOf } from '../../../domain/fit/plan/layout.ts';
import type { PlacedItem, PlannedProduct, PlanRoom } from '../../../domain/fit/plan/plan.ts';
import { at } from './item-drawing.tsx';
import { NAME } from './room-drawing.tsx';

/** About what a letter takes of a line, and a line of the height, in pixels. */
const LETTER = 6.6;
const LINE = 16;
const WALL = 4;

interface ItemNameProps {
  readonly item: PlacedItem;
  readonly product: PlannedProduct;
  readonly k: number;
  readonly room: PlanRoom;
}

/** Above everything that is drawn, and always whole: a name near a wall stands further inside. */
export const ItemName = memo(function ItemName({ item, product, k, room }: ItemNameProps) {
  const { name, facts } = product;
  const size = sizeOf(facts, item.turn);
  const [w, d] = [size.width * k, size.depth * k];
  const half = (name.length * LETTER) / 2;
  const isUpright = !facts.rack && isSideways(item.turn) && w < 60 && d > 2 * half;
  const least = half + WALL - item.x * k;
  const most = room.width * k - half - WALL - item.x * k;
  const x = least > most ? (least + most) / 2 : Math.min(Math.max(w / 2, least), most);
  const place = isUpright
    ? `translate(${item.x * k > LINE ? -8 : w + LINE} ${d / 2}) rotate(-90)`
    : `translate(${x} ${facts.rack ? inside(facts, item, d) : beside(item.y * k, d, room.depth * k)})`;
  return (
    <g transform={at(item, k)} data-name={item.id}>
      <text className={NAME} textAnchor="middle" transform={place}>
        {name}
      </text>
    </g>
  );
});

/** Within a rack, on the side away from its bar. */
function inside({ body, rack }: FitFacts, { turn }: PlacedItem, d: number): number {
  if (d < 3 * LINE) return d / 2 + 4;
  const isBarAtBack = (rack?.cupsFromFront ?? 0) > (body?.depth ?? 0) / 2;
  return isSideways(turn) || isBarAtBack === (turn === 180) ? LINE + 2 : d - 10;
}

/** Below it, or above it where the wall is near. */
const beside = (y: number, d: number, room: number) =>
  y + d + LINE < room ? d + LINE - 1 : y > LINE ? -6 : d / 2 + 4;
