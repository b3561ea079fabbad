import type { FitFacts } from '../../../domain/fit/facts.ts';
import { floorNeeded } from '../../../domain/fit/room.ts';
import { formatLength } from '../../../domain/fit/verdict.ts';
import type { JudgedProduct } from './product-judged.ts';

export type Tone = 'plain' | 'good' | 'tight' | 'bad';

const FILLS: Readonly<Record<Tone, string>> = {
  plain: 'fill-ink',
  good: 'fill-green',
  tight: 'fill-amber',
  bad: 'fill-red',
};

const FIGURE = 'font-display text-sm font-bold';
const LINE = 'fill-none stroke-steel stroke-[1.25]';

interface MeasureProps {
  readonly from: number;
  readonly to: number;
  /** Across the measure. */
  readonly at: number;
  readonly value: number;
  readonly tone?: Tone | undefined;
}

export function Across({ from, to, at, value, tone = 'plain' }: MeasureProps) {
  const text = formatLength(value);
  const half = text.length * 3.6 + 3;
  const middle = (from + to) / 2;
  return (
    <g>
      <path className={LINE} d={`M${from} ${at - 5}v10M${to} ${at - 5}v10M${from} ${at}H${to}`} />
      <rect className="fill-studio" x={middle - half} y={at - 9} width={2 * half} height={18} />
      <text className={`${FIGURE} ${FILLS[tone]}`} x={middle} y={at + 4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

export function Upright({ from, to, at, value, tone = 'plain' }: MeasureProps) {
  const text = formatLength(value);
  const half = text.length * 3.6 + 3;
  return (
    <g>
      <path className={LINE} d={`M${at - 5} ${from}h10M${at - 5} ${to}h10M${at} ${from}V${to}`} />
      <g transform={`translate(${at} ${(from + to) / 2}) rotate(-90)`}>
        <rect className="fill-studio" x={-half} y={-9} width={2 * half} height={18} />
        <text className={`${FIGURE} ${FILLS[tone]}`} y={4.5} textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}

interface NoteProps {
  readonly x: number;
  readonly y: number;
  readonly tone?: Tone | undefined;
  readonly children: string;
}

export function Note({ x, y, tone = 'plain', children }: NoteProps) {
  return (
    <text className={`${FIGURE} ${FILLS[tone]}`} x={x} y={y} textAnchor="middle">
      {children}
    </text>
  );
}

/** Hatches: `-need` is space to train, `-tight` narrow, `-miss` not there. */
export function Hatches({ id }: { readonly id: string }) {
  return (
    <defs>
      {(
        [
          ['need', 'fill-transparent', 'stroke-edge-soft'],
          ['tight', 'fill-amber-tint', 'stroke-amber-bright'],
          ['miss', 'fill-red-tint', 'stroke-red'],
        ] as const
      ).map(([name, ground, stroke]) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={ground} width={7} height={7} />
          <path className={`stroke-[1.5] ${stroke}`} d="M0 0v7" />
        </pattern>
      ))}
    </defs>
  );
}

interface ZoneProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hatch: string;
}

export function Zone({ hatch, width, height, ...place }: ZoneProps) {
  if (width <= 0 || height <= 0) return null;
  return (
    <rect
      {...place}
      width={width}
      height={height}
      className="stroke-edge stroke-1"
      strokeDasharray="4 3"
      fill={`url(#${hatch})`}
    />
  );
}

export type DrawnProduct = Pick<JudgedProduct, 'facts' | 'room' | 'use' | 'assumptions'>;

export interface ViewProps extends DrawnProduct {
  readonly width: number;
}

/** No more pixels per millimetre than this, so that a small thing does not fill the sheet. */
const SCALE_MAX = 0.125;
const HEIGHT_MAX = 330;

/** Never below 0: a box may be narrower than the margins before it is laid out. */
export const scaleWithin = (pixels: number, widest: number, highest: number): number =>
  Math.max(0, Math.min(pixels / widest, SCALE_MAX, HEIGHT_MAX / highest));

export const around = ({ space }: FitFacts) => ({ front: 0, behind: 0, left: 0, right: 0, ...space });

/** The wall that the product faces: the one along which its bar has more room. */
export function roomFor({ facts, room, use, assumptions }: DrawnProduct): {
  across?: number;
  along?: number;
} {
  const needed = floorNeeded(facts, use, assumptions);
  const { width, depth } = room;
  if (needed === null || width === undefined || depth === undefined) return {};
  const lacks = (across: number, along: number) =>
    Math.max(0, needed.width - across) + Math.max(0, needed.depth - along);
  return lacks(depth, width) < lacks(width, depth)
    ? { across: depth, along: width }
    : { across: width, along: depth };
}
