import { useRef } from 'react';
import { lockOf, thicknessOf, USUAL_COLLAR } from '../../../../domain/fit/bars.ts';
import type { BarFacts } from '../../../../domain/fit/facts.ts';
import type { DrawnPlate } from '../../../../domain/fit/plate-range.ts';
import { formatLength, formatMm } from '../../../../domain/fit/verdict.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { type Size, useSize } from '../../../ui/use-size.ts';
import { BETWEEN, FLANGE } from './plate-query.ts';
import { kgText, sideText } from './side-text.ts';

const WHOLE_BAR_FROM = 640;
const SHAFT_SEEN = 90;
/** In pixels, at the usual size of text: above and below the plates, for labels and the dimension. */
const [ABOVE_PX, BELOW_PX] = [44, 52];
const LARGEST = { plate: 450, scale: 0.62 };
const COLLAR_DIAMETER = 95;
/** A plate that is drawn thinner has its label above. */
const LABEL_INSIDE = 14;
const LABEL_WIDTH = 36;
/** What the dimension needs to be written out. */
const DIMENSION_WIDTH = 145;

interface LoadedBarProps {
  readonly bar: BarFacts;
  readonly name: string | undefined;
  readonly side: readonly DrawnPlate[];
}

/** Bar, plates and collars to scale, at the width at hand. Until that is known its place is kept free. */
export function LoadedBar(props: LoadedBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div
      ref={box}
      className="h-[calc(200px+6.25rem)] overflow-hidden noscript:hidden xl:h-[calc(284px+6.25rem)]"
    >
      {size.width > 0 && <Drawing {...props} {...size} />}
    </div>
  );
}

function Drawing({ bar, name, side, width, height }: LoadedBarProps & Size) {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [above, below] = [ABOVE_PX * em, BELOW_PX * em];
  const isWhole = width >= WHOLE_BAR_FROM * em;
  const between = bar.between ?? BETWEEN;
  const total = between + 2 * (bar.sleeveLength + FLANGE);
  const from = isWhole ? 0 : (total + between) / 2 - SHAFT_SEEN;
  const plates = side.flatMap((plate) => Array.from({ length: plate.count }, () => plate));
  const lock = lockOf(bar, USUAL_COLLAR);
  const used = plates.length === 0 ? 0 : thicknessOf(side) + lock;
  const over = Math.max(0, used - bar.sleeveLength);
  const span = total - from + over * (isWhole ? 2 : 1);
  const tallest = Math.max(LARGEST.plate, ...plates.map(({ diameter }) => diameter));
  // The box may be measured before its style has come, when it has no height.
  const room = { width: Math.max(0, width - 16), height: Math.max(0, height - above - below) };
  const scale = Math.min(room.width / span, room.height / tallest, LARGEST.scale);
  const left = isWhole ? (width - total * scale) / 2 : 4;
  const middle = above + (height - above - below) / 2;
  const x = (millimetres: number) => left + (millimetres - from) * scale;
  const root = (total + between) / 2 + FLANGE;
  const ends = isWhole ? [-1, 1] : [1];

  /** From the root of the sleeve outwards, on one end. */
  const block = (end: number, at: number, length: number, diameter: number) => ({
    x: x(end > 0 ? root + at : total - root - at - length),
    y: middle - (diameter * scale) / 2,
    width: length * scale,
    height: diameter * scale,
  });
  let at = 0;
  const placed = plates.map((plate) => {
    const start = at;
    at += plate.thickness;
    return { plate, start, isOver: at > bar.sleeveLength };
  });
  const labels = labelsOf(
    placed.map(({ plate, start }) => ({
      x: x(root + start + plate.thickness / 2),
      isInside: plate.thickness * scale > LABEL_INSIDE * em,
    })),
    width,
    LABEL_WIDTH * em,
  );
  const ruler = middle + (tallest * scale) / 2 + 20;
  const isTooLong = used > bar.sleeveLength;
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={`${isWhole ? 'The' : 'Right end of the'} ${name ?? 'bar'}, drawn to scale, with ${
        plates.length === 0 ? 'no plates' : `${sideText(side)} kg on each side`
      }.${used === 0 ? '' : ` ${formatLength(used)} of ${formatMm(bar.sleeveLength)} of the sleeve.`}`}
    >
      <rect
        className="fill-steel"
        x={x(isWhole ? (total - between) / 2 : from)}
        y={middle - (bar.shaft * scale) / 2}
        width={(isWhole ? between : SHAFT_SEEN) * scale}
        height={bar.shaft * scale}
      />
      {ends.map((end) => (
        <g key={end}>
          <rect className="fill-graphite" {...block(end, -FLANGE, FLANGE, bar.sleeve * 1.55)} />
          <rect className="fill-mist stroke-edge" {...block(end, 0, bar.sleeveLength, bar.sleeve)} />
          {placed.map(({ plate, start, isOver }) => (
            <rect
              key={start}
              className={lookOf(plate, isOver)}
              {...block(end, start, plate.thickness, plate.diameter)}
            />
          ))}
          {plates.length > 0 && (
            <rect
              className={isTooLong ? 'fill-red' : 'fill-orange'}
              {...block(end, at, lock, Math.min(COLLAR_DIAMETER, bar.sleeve * 1.9))}
            />
          )}
        </g>
      ))}
      <g className="lettering text-md font-bold" textAnchor="middle">
        {placed.map(({ plate, start, isOver }, place) => {
          const label = labels[place];
          const top = middle - (plate.diameter * scale) / 2;
          const colour = plate.isMissing ? 'fill-orange-deep' : isOver ? 'fill-red' : 'fill-ink';
          if (label === undefined) return null;
          return label.isInside ? (
            <text
              key={start}
              className={plate.isMissing || isOver ? colour : 'fill-paper'}
              transform={`translate(${label.x} ${middle}) rotate(-90)`}
              dy={5 * em}
            >
              {kgText(plate.kg)}
            </text>
          ) : (
            <g key={start}>
              <path
                className={`fill-none ${plate.isMissing ? 'stroke-orange-deep' : 'stroke-edge'}`}
                d={`M${label.x} ${top - 2}V${32 * em}L${label.above} ${18 * em}`}
              />
              <text className={colour} x={label.above} y={13 * em}>
                {kgText(plate.kg)}
              </text>
            </g>
          );
        })}
      </g>
      <path
        className="fill-none stroke-steel"
        d={`M${x(root)} ${ruler - 5}v10M${x(root + bar.sleeveLength)} ${ruler - 5}v10M${x(root)} ${ruler}H${x(root + bar.sleeveLength)}`}
      />
      <path
        className={`fill-none stroke-4 ${isTooLong ? 'stroke-red' : 'stroke-ink'}`}
        d={`M${x(root)} ${ruler}H${x(root + used)}`}
      />
      <text
        className={`lettering text-md font-bold ${isTooLong ? 'fill-red' : 'fill-ink'}`}
        textAnchor="end"
        x={x(root + bar.sleeveLength)}
        y={ruler + 22 * em}
      >
        {formatLength(used)} of {formatMm(bar.sleeveLength)}
        {x(root + bar.sleeveLength) > DIMENSION_WIDTH * em && ' of sleeve'}
      </text>
      {isWhole && (
        <text className="fill-steel text-sm" textAnchor="middle" x={x(total / 2)} y={middle - 24}>
          {name ?? 'Your bar'}
          {bar.ratedLoad !== undefined && `, rated for ${formatKg(bar.ratedLoad)}`}
        </text>
      )}
    </svg>
  );
}

function lookOf({ isMissing }: DrawnPlate, isOver: boolean): string {
  if (isMissing) return 'fill-orange-tint stroke-orange stroke-2';
  return isOver ? 'fill-red-tint stroke-red stroke-2' : 'fill-ink stroke-paper';
}

/** Labels above stand side by side, and none leaves the drawing. */
function labelsOf(
  plates: readonly { readonly x: number; readonly isInside: boolean }[],
  width: number,
  labelWidth: number,
) {
  let last = Number.NEGATIVE_INFINITY;
  const placed = plates.map((plate) => {
    if (!plate.isInside) last = Math.max(plate.x, last + labelWidth);
    return { ...plate, above: last };
  });
  const push = Math.max(0, last + labelWidth / 2 - width);
  return placed.map((plate) => ({ ...plate, above: plate.above - push }));
}
