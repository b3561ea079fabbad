import { memo } from 'react';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import type { Rect } from '../../../domain/fit/plan/rects.ts';
import { formatLength } from '../../../domain/fit/verdict.ts';
import { inMetres } from './measure-field.tsx';
import type { NumberedFinding } from './use-planner.ts';

/** Pixels for one millimetre, and where the back left corner of the room lies. */
export interface Scale {
  readonly k: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Words of the drawing: measures along the walls, and names with a light edge around them. */
export const METRE = 'pointer-events-none fill-steel font-body text-xs font-normal';
export const NAME = 'pointer-events-none fill-ink stroke-paper stroke-4 [paint-order:stroke]';

const TOP = 30;
const BELOW = 34;
const BESIDE = 22;

export function scaleFor({ room }: Plan, width: number, most: number): Scale {
  const isNarrow = width < 480;
  const margin = isNarrow ? 30 : 44;
  const k = Math.max(0, Math.min((width - margin - BESIDE) / room.width, most / room.depth));
  const left = margin + (width - margin - BESIDE - room.width * k) / 2;
  return { k, left, top: TOP, width, height: TOP + room.depth * k + BELOW };
}

/** For paper: a scale of 1 to so many, at 96 pixels to the inch. */
export function scaleOf({ room }: Plan, oneTo: number): Scale {
  const k = 96 / 25.4 / oneTo;
  const left = 44;
  return {
    k,
    left,
    top: TOP,
    width: left + room.width * k + BESIDE,
    height: TOP + room.depth * k + BELOW,
  };
}

/** The hatches; `id` keeps those of two drawings on one page apart. */
export function Hatches({ id }: { readonly id: string }) {
  const hatch = (name: string, size: number, stroke: string, ground?: string) => (
    <pattern
      id={`${id}-${name}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      {ground !== undefined && <rect width={size} height={size} className={ground} />}
      <path d={`M0 0v${size}`} className={stroke} strokeWidth={ground === undefined ? 1.5 : 2} />
    </pattern>
  );
  return (
    <defs>
      {hatch('space', 8, 'stroke-mist')}
      {hatch('tight', 6, 'stroke-amber-bright', 'fill-amber-tint')}
      {hatch('wrong', 6, 'stroke-red', 'fill-red-tint')}
    </defs>
  );
}

export const Floor = memo(function Floor({ room, k }: { readonly room: Plan['room']; readonly k: number }) {
  const lines = (long: number) =>
    Array.from({ length: Math.ceil(long / 500) - 1 }, (_, at) => (at + 1) * 500);
  const metres = (long: number) => Array.from({ length: Math.floor(long / 1000) + 1 }, (_, at) => at);
  const [w, d] = [room.width * k, room.depth * k];
  // In a large hall not every metre has room for its number.
  const every = Math.max(1, Math.ceil(28 / (1000 * k)));
  return (
    <>
      <rect width={w} height={d} className="plan-floor fill-paper" />
      <path
        className="fill-none stroke-line"
        d={[
          ...lines(room.width).map((at) => `M${at * k} 0V${d}`),
          ...lines(room.depth).map((at) => `M0 ${at * k}H${w}`),
        ].join('')}
      />
      {metres(room.width).map(
        (at) =>
          at % every === 0 && (
            <text key={at} className={METRE} x={at * 1000 * k} y={-10} textAnchor="middle">
              {at === 0 ? '0 m' : at}
            </text>
          ),
      )}
      {metres(room.depth).map(
        (at) =>
          at > 0 &&
          at % every === 0 && (
            <text key={at} className={METRE} x={-10} y={at * 1000 * k + 4} textAnchor="end">
              {at}
            </text>
          ),
      )}
    </>
  );
});

export const Walls = memo(function Walls({
  plan,
  k,
}: {
  readonly plan: Pick<Plan, 'room' | 'door'>;
  readonly k: number;
}) {
  const { room, door } = plan;
  const [w, d] = [room.width * k, room.depth * k];
  const [from, long] = [door.offset * k, door.width * k];
  const gap = {
    front: { a: [from, d], b: [from + long, d], inward: [0, -1] },
    back: { a: [from, 0], b: [from + long, 0], inward: [0, 1] },
    left: { a: [0, from], b: [0, from + long], inward: [1, 0] },
    right: { a: [w, from], b: [w, from + long], inward: [-1, 0] },
  }[door.wall];
  const [[ax = 0, ay = 0], [bx = 0, by = 0], [ix = 0, iy = 0]] = [gap.a, gap.b, gap.inward];
  const way = door.opensIn ? 1 : -1;
  const [tx, ty] = [ax + ix * long * way, ay + iy * long * way];
  const isClockwise = (tx - ax) * (by - ay) - (ty - ay) * (bx - ax) > 0;
  const isBeside = door.wall === 'left' || door.wall === 'right';
  return (
    <>
      <rect className="fill-none stroke-ink" strokeWidth={5} x={-2.5} y={-2.5} width={w + 5} height={d + 5} />
      <path
        className="stroke-studio"
        strokeWidth={6}
        d={`M${ax - ix * 2.5} ${ay - iy * 2.5}L${bx - ix * 2.5} ${by - iy * 2.5}`}
      />
      {door.opensIn && (
        <>
          <path className="stroke-ink stroke-3" d={`M${ax} ${ay}L${tx} ${ty}`} />
          <path
            className="fill-none stroke-steel"
            strokeDasharray="4 3"
            d={`M${tx} ${ty}A${long} ${long} 0 0 ${isClockwise ? 1 : 0} ${bx} ${by}`}
          />
        </>
      )}
      <text
        className={METRE}
        x={isBeside ? (ax + bx) / 2 + ix * 8 : (ax + bx) / 2}
        y={isBeside ? (ay + by) / 2 + 4 : (ay + by) / 2 + (door.wall === 'front' ? 20 : 18)}
        textAnchor={door.wall === 'left' ? 'start' : door.wall === 'right' ? 'end' : 'middle'}
      >
        door {formatLength(door.width)}
      </text>
      <text className={NAME} x={0} y={d + 21}>
        {inMetres(room.width)} × {inMetres(room.depth)} m
      </text>
    </>
  );
});

interface MarksProps {
  readonly findings: readonly NumberedFinding[];
  readonly k: number;
  readonly hatches: string;
}

export function Marks({ findings, k, hatches }: MarksProps) {
  const marked = findings.filter(({ number }) => number !== undefined);
  return (
    <g className="pointer-events-none">
      {marked.map(({ number, verdict, marks }) =>
        marks.map((mark, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a finding have a fixed order and no other name.
            key={`${number} ${at}`}
            className={`stroke-2 ${verdict === 'tight' ? 'stroke-amber-bright' : 'stroke-red'}`}
            fillOpacity={verdict === 'tight' ? 0.9 : 0.8}
            fill={`url(#${hatches}-${verdict === 'tight' ? 'tight' : 'wrong'})`}
            {...sized(mark, k)}
          />
        )),
      )}
      {marked.map(({ number, verdict, marks: [mark] }) => {
        if (mark === undefined) return null;
        const [x, y] = [(mark.x + mark.width / 2) * k, (mark.y + mark.depth / 2) * k];
        return (
          <g key={number}>
            <rect
              className={verdict === 'tight' ? 'fill-amber' : 'fill-red'}
              x={x - 11}
              y={y - 11}
              width={22}
              height={22}
              rx={2}
            />
            <text className="fill-paper text-base font-black" x={x} y={y + 5} textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export const sized = ({ x, y, width, depth }: Rect, k: number) => ({
  x: x * k,
  y: y * k,
  width: width * k,
  height: depth * k,
});
