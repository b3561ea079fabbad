import { type KeyboardEvent, memo } from 'react';
import type { FitAssumptions } from '../../../domain/fit/assumptions.ts';
import type { FitFacts } from '../../../domain/fit/facts.ts';
import {
  type Bars,
  type Footprint,
  footprintOf,
  type Strip,
  sizeOf,
} from '../../../domain/fit/plan/layout.ts';
import type { PlacedItem, PlannedProduct } from '../../../domain/fit/plan/plan.ts';
import { formatLength } from '../../../domain/fit/verdict.ts';
import { sized } from './room-drawing.tsx';

interface DrawnItem {
  readonly item: PlacedItem;
  readonly product: PlannedProduct;
  readonly bars: Bars;
  readonly assumptions: FitAssumptions;
  readonly k: number;
}

/** As if it stood in the corner: dragging it only moves the whole. */
const inCorner = ({ item, product, bars, assumptions }: DrawnItem): Footprint | null =>
  footprintOf({ ...item, x: 0, y: 0 }, product, bars, assumptions);

export const at = ({ x, y }: PlacedItem, k: number) => `translate(${x * k} ${y * k})`;

export const ItemSpace = memo(function ItemSpace(drawn: DrawnItem & { readonly hatches: string }) {
  const { item, k, hatches } = drawn;
  const there = inCorner(drawn);
  if (there === null) return null;
  const { field, strip } = there;
  return (
    <g transform={at(item, k)} data-space={item.id} className="pointer-events-none">
      {[field, strip?.comfortable].map(
        (rect) =>
          rect && (
            <rect
              key={String(rect === field)}
              className="stroke-edge"
              strokeDasharray="4 3"
              {...sized(rect, k)}
              fill={`url(#${hatches}-space)`}
            />
          ),
      )}
    </g>
  );
});

interface ItemProps extends DrawnItem {
  readonly isSelected: boolean;
  /** None on paper. */
  readonly onKey?: ((event: KeyboardEvent, item: PlacedItem) => void) | undefined;
}

export const FACES = { 0: 'front', 90: 'left', 180: 'back', 270: 'right' } as const;

export const placeText = ({ x, y, turn }: PlacedItem): string =>
  `${formatLength(x)} mm from the left wall, ${formatLength(y)} from the back, faces the ${FACES[turn]}`;

export const Item = memo(function Item({ isSelected, onKey, ...drawn }: ItemProps) {
  const { item, product, k } = drawn;
  const there = inCorner(drawn);
  if (there === null) return null;
  const { facts, name } = product;
  const { width, depth } = sizeOf(facts, 0);
  const control = onKey && {
    tabIndex: 0,
    role: 'button',
    'aria-pressed': isSelected,
    'aria-label': `${name}, ${placeText(item)}. Arrow keys move it, R turns it, Delete removes it.`,
    onKeyDown: (event: KeyboardEvent) => onKey(event, item),
  };
  return (
    <g
      transform={at(item, k)}
      data-item={item.id}
      className="group block cursor-grab touch-none focus:outline-none"
      {...control}
    >
      <g transform={turnOf(item.turn, width * k, depth * k)}>
        <rect
          className={`plan-body fill-paper group-focus-visible:stroke-orange-deep group-focus-visible:stroke-5 ${isSelected ? 'stroke-orange stroke-4' : 'stroke-ink stroke-2'}`}
          width={width * k}
          height={depth * k}
        />
        <Details facts={facts} strip={there.strip} k={k} />
      </g>
    </g>
  );
});

function turnOf(turn: PlacedItem['turn'], width: number, depth: number): string | undefined {
  if (turn === 0) return undefined;
  const [x, y] = { 90: [depth, 0], 180: [width, depth], 270: [0, width] }[turn];
  return `translate(${x} ${y}) rotate(${turn})`;
}

const POST = 75;

function Details({
  facts,
  strip,
  k,
}: {
  readonly facts: FitFacts;
  readonly strip: Strip | null;
  readonly k: number;
}) {
  const { body, rack, bench, dumbbellRack, pegs, barHolder } = facts;
  if (body === undefined) return null;
  const { width, depth } = body;
  const box = (x: number, y: number, wide: number, deep: number, className: string) => (
    <rect
      key={`${x} ${y}`}
      className={className}
      x={x * k}
      y={y * k}
      width={Math.max(1, wide * k)}
      height={Math.max(1, deep * k)}
    />
  );
  if (rack) {
    const post = Math.min(rack.tube ?? POST, depth / 2);
    const middle = width / 2;
    const y = depth - rack.cupsFromFront;
    const { bar: long, plate } = strip ?? { bar: 0, plate: 0 };
    return (
      <>
        {[0, width - post].flatMap((x) => [
          box(x + post * 0.2, post, post * 0.6, depth - 2 * post, 'fill-orange'),
          box(x, 0, post, post, 'fill-ink'),
          box(x, depth - post, post, post, 'fill-ink'),
        ])}
        {bench &&
          box(
            middle - bench.padWidth / 2,
            depth - bench.length,
            bench.padWidth,
            bench.length,
            'fill-graphite',
          )}
        {long > 0 && (
          <>
            {box(middle - long / 2, y - 14, long, 28, 'fill-ink')}
            {[-1, 1].flatMap((side) =>
              [0.78, 0.88].map((far) => {
                const x = middle + side * (long / 2) * far;
                return box(x - 35, y - plate / 2, 70, plate, 'fill-graphite');
              }),
            )}
          </>
        )}
      </>
    );
  }
  if (bench)
    return box(
      (width - bench.padWidth) / 2,
      Math.max(0, (depth - bench.length) / 2),
      bench.padWidth,
      Math.min(bench.length, depth),
      'fill-graphite',
    );
  if (dumbbellRack)
    return (
      <>
        {Array.from({ length: dumbbellRack.tiers }, (_, tier) => {
          const deep = depth / dumbbellRack.tiers;
          return box(60, tier * deep + deep * 0.25, width - 120, deep * 0.5, 'fill-graphite');
        })}
      </>
    );
  if (pegs)
    return (
      <>
        <circle
          className="fill-graphite"
          cx={(width / 2) * k}
          cy={(depth / 2) * k}
          r={Math.min(width, depth) * 0.38 * k}
        />
        <circle className="fill-paper" cx={(width / 2) * k} cy={(depth / 2) * k} r={Math.max(1.5, 30 * k)} />
      </>
    );
  if (barHolder)
    return (
      <>
        {[0.2, 0.5, 0.8].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => (
            <circle
              key={`${x} ${y}`}
              className="fill-graphite"
              cx={width * x * k}
              cy={depth * y * k}
              r={Math.max(1.5, 35 * k)}
            />
          )),
        )}
      </>
    );
  return box(width * 0.12, depth * 0.12, width * 0.76, depth * 0.76, 'fill-line');
}
