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
import { isGuest, pairsOf } from '../../../domain/fit/plan/collisions.ts';
import { moveTo, takeOut, turnItem } from '../../../domain/fit/plan/edit.ts';
import { barsOf, layout, sizeOf } from '../../../domain/fit/plan/layout.ts';
import { GRID, type PlacedItem, type Plan, type PlanBasis } from '../../../domain/fit/plan/plan.ts';
import { useSize } from '../../ui/use-size.ts';
import { Item, ItemSpace, placeText } from './item-drawing.tsx';
import { ItemName } from './item-name.tsx';
import { inMetres } from './measure-field.tsx';
import { Floor, Hatches, Marks, METRE, NAME, type Scale, scaleFor, sized, Walls } from './room-drawing.tsx';
import { useDrag } from './use-drag.ts';
import type { NumberedFinding, Planner } from './use-planner.ts';

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
  const { width } = useSize(place);
  const scale = useMemo(() => scaleFor(plan, width, width < 480 ? 320 : 600), [plan, width]);
  const drag = useDrag(drawing, scale.k, planner);
  const [announcement, announce] = useState('');

  // The list beside the plan drops into it, by the scale that is shown.
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
      announce(`${name}: ${placeText(moved.items.find(({ id }) => id === item.id) ?? item)}`);
    } else if (event.key === 'r' || event.key === 'R') {
      const turned = turnItem(plan, item.id, range.planned);
      change(turned, `turn ${item.id}`);
      announce(`${name}: ${placeText(turned.items.find(({ id }) => id === item.id) ?? item)}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      change(takeOut(plan, item.id));
      announce(`${name} removed. Undo brings it back.`);
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
          basis={planner.basis}
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
        {announcement}
      </p>
    </div>
  );
}

interface PlanDrawingProps extends Partial<ReturnType<typeof useDrag>> {
  readonly plan: Plan;
  readonly basis: PlanBasis;
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
  basis,
  findings,
  scale,
  selected = null,
  ghost = null,
  onKey,
  ...svg
}: PlanDrawingProps) {
  const hatches = useId();
  const { room, things } = plan;
  const bars = useMemo(() => barsOf({ things }, basis), [things, basis]);
  const guests = useMemo(() => {
    const footprints = layout(plan, basis);
    const pairs = pairsOf(footprints);
    return new Set(footprints.filter((one) => isGuest(one, pairs)).map(({ item }) => item.id));
  }, [plan, basis]);
  const drawn = plan.items.flatMap((item) => {
    const product = basis.range(item.productId, item.variant);
    return product === undefined ? [] : [{ item, product, bars, assumptions: basis.assumptions, k: scale.k }];
  });
  const count = plan.items.length;
  const isEmpty = count === 0 && ghost === null && onKey !== undefined;
  const ghostProduct = ghost && basis.range(ghost.productId, ghost.variant);
  const clip = `${hatches}-room`;
  return (
    <svg
      {...svg}
      className="w-auto max-w-none font-display text-sm leading-none font-semibold normal-nums select-none focus:outline-none [&_.is-dragged]:cursor-grabbing [&_.is-dragged]:will-change-transform"
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
          {drawn
            .filter(({ item }) => !guests.has(item.id))
            .map((each) => (
              <ItemSpace key={each.item.id} {...each} hatches={hatches} />
            ))}
        </g>
        <Walls plan={plan} k={scale.k} />
        {drawn.map((each) => (
          <Item key={each.item.id} {...each} isSelected={each.item.id === selected} onKey={onKey} />
        ))}
        {drawn
          .filter(({ item: { id } }) => id === selected || (count <= NAMED_MAX && !guests.has(id)))
          .map(({ item, product }) => (
            <ItemName key={item.id} item={item} product={product} k={scale.k} room={room} />
          ))}
        <Marks findings={findings} k={scale.k} hatches={hatches} />
        {ghost && ghostProduct && (
          <rect
            className="plan-ghost pointer-events-none fill-orange-tint stroke-orange stroke-2"
            {...sized({ ...ghost, ...sizeOf(ghostProduct.facts, ghost.turn) }, scale.k)}
          />
        )}
        {isEmpty && (
          <>
            <text
              className={NAME}
              fontSize="1.25rem"
              x={(room.width / 2) * scale.k}
              y={(room.depth / 2) * scale.k - 6}
              textAnchor="middle"
            >
              Add a product
            </text>
            <text
              className={METRE}
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
