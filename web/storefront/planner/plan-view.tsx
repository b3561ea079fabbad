import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { moveTo, takeOut, turnItem } from '../../../domain/fit/plan/edit.ts';
import { barsOf, sizeOf } from '../../../domain/fit/plan/layout.ts';
import { GRID, type PlacedItem, type Plan } from '../../../domain/fit/plan/plan.ts';
import { Item, ItemSpace, placeWords } from './item-drawing.tsx';
import { inMetres } from './measure-field.tsx';
import type { PlannerRange } from './range.ts';
import { Floor, Hatches, Marks, type Scale, scaleFor, sized, Walls } from './room-drawing.tsx';
import { useDrag } from './use-drag.ts';
import type { NumberedFinding, Planner } from './use-planner.ts';

/** From a point of the screen to millimetres in the room; null beside it. */
export type ToRoom = (x: number, y: number) => { readonly x: number; readonly y: number } | null;

interface PlanViewProps {
  readonly planner: Planner;
  readonly findings: readonly NumberedFinding[];
  /** What is dragged in from the range, and how a point is found for it. */
  readonly ghost: PlacedItem | null;
  readonly toRoom: RefObject<ToRoom | null>;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-GRID, 0],
  ArrowRight: [GRID, 0],
  ArrowUp: [0, -GRID],
  ArrowDown: [0, GRID],
};
/** With more, names would cover each other. */
const NAMED_MAX = 30;

export function PlanView({ planner, findings, ghost, toRoom }: PlanViewProps) {
  const { plan, range, selected, change, select } = planner;
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(place);
  const scale = useMemo(() => scaleFor(plan, width, width < 480 ? 320 : 600), [plan, width]);
  const drag = useDrag(drawing, scale.k, planner);
  const [said, say] = useState('');

  useEffect(() => {
    toRoom.current = (x, y) => {
      const box = drawing.current?.getBoundingClientRect();
      if (box === undefined) return null;
      const at = { x: (x - box.left - scale.left) / scale.k, y: (y - box.top - scale.top) / scale.k };
      const isInside = at.x >= 0 && at.y >= 0 && at.x <= plan.room.width && at.y <= plan.room.depth;
      return isInside ? at : null;
    };
  }, [scale, plan.room, toRoom]);

  const press = useEffectEvent((event: KeyboardEvent, item: PlacedItem) => {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = range.planned(item.productId, item.variant)?.name ?? '';
    if (step) {
      const wanted = { ...item, x: item.x + step[0], y: item.y + step[1] };
      const moved = moveTo(plan, wanted, range.planned);
      change(moved, `move ${item.id}`);
      say(`${name}: ${placeWords(moved.items.find(({ id }) => id === item.id) ?? item)}`);
    } else if (event.key === 'r' || event.key === 'R') {
      const turned = turnItem(plan, item.id, range.planned);
      change(turned, `turn ${item.id}`);
      say(`${name}: ${placeWords(turned.items.find(({ id }) => id === item.id) ?? item)}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      change(takeOut(plan, item.id));
      say(`${name} removed. Undo brings it back.`);
      drawing.current?.focus({ preventScroll: true });
    } else if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select(event.key === 'Delete' || event.key === 'Backspace' ? null : item.id);
  });
  // Items are drawn again only where they change themselves.
  const onKey = useCallback((event: KeyboardEvent, item: PlacedItem) => press(event, item), []);

  return (
    <div ref={place} className="plan-place">
      {width > 0 && (
        <PlanDrawing
          plan={plan}
          range={range}
          findings={findings}
          scale={scale}
          ref={drawing}
          selected={selected}
          onKey={onKey}
          ghost={ghost}
          {...drag}
        />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

interface PlanDrawingProps extends Partial<ReturnType<typeof useDrag>> {
  readonly plan: Plan;
  readonly range: PlannerRange;
  readonly findings: readonly NumberedFinding[];
  readonly scale: Scale;
  readonly ref?: RefObject<SVGSVGElement | null>;
  readonly selected?: string | null;
  readonly ghost?: PlacedItem | null;
  /** None on paper, where nothing moves. */
  readonly onKey?: (event: KeyboardEvent, item: PlacedItem) => void;
}

export function PlanDrawing({
  plan,
  range,
  findings,
  scale,
  selected = null,
  ghost = null,
  onKey,
  ...svg
}: PlanDrawingProps) {
  const hatches = useId();
  const { room, things } = plan;
  const bars = useMemo(() => barsOf({ things }, range.planned), [things, range]);
  const drawn = plan.items.flatMap((item) => {
    const product = range.planned(item.productId, item.variant);
    return product === undefined ? [] : [{ item, product, bars, assumptions: range.assumptions, k: scale.k }];
  });
  const count = plan.items.length;
  const isEmpty = count === 0 && ghost === null && onKey !== undefined;
  const ghostProduct = ghost && range.planned(ghost.productId, ghost.variant);
  const clip = `${hatches}-room`;
  return (
    <svg
      {...svg}
      className="plan-drawing"
      width={scale.width}
      height={scale.height}
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role={onKey === undefined ? 'img' : 'group'}
      aria-label={`Plan of the room, ${inMetres(room.width)} by ${inMetres(room.depth)} metres, ${count === 1 ? '1 product' : `${count} products`} on the floor`}
      tabIndex={onKey === undefined ? undefined : -1}
    >
      <Hatches id={hatches} />
      <clipPath id={clip}>
        <rect width={room.width * scale.k} height={room.depth * scale.k} />
      </clipPath>
      <g transform={`translate(${scale.left} ${scale.top})`}>
        <Floor room={room} k={scale.k} />
        <g clipPath={`url(#${clip})`}>
          {drawn.map((each) => (
            <ItemSpace key={each.item.id} {...each} hatches={hatches} />
          ))}
        </g>
        <Walls plan={plan} k={scale.k} />
        {drawn.map((each) => (
          <Item
            key={each.item.id}
            {...each}
            isSelected={each.item.id === selected}
            hasName={count <= NAMED_MAX || each.item.id === selected}
            onKey={onKey}
          />
        ))}
        <Marks findings={findings} k={scale.k} hatches={hatches} />
        {ghost && ghostProduct && (
          <rect
            className="plan-ghost"
            {...sized({ ...ghost, ...sizeOf(ghostProduct.facts, ghost.turn) }, scale.k)}
          />
        )}
        {isEmpty && (
          <>
            <text
              className="plan-empty"
              x={(room.width / 2) * scale.k}
              y={(room.depth / 2) * scale.k - 6}
              textAnchor="middle"
            >
              Put a product in
            </text>
            <text
              className="plan-metre"
              x={(room.width / 2) * scale.k}
              y={(room.depth / 2) * scale.k + 16}
              textAnchor="middle"
            >
              drag it here, or press +
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
