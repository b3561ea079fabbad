import { useId } from 'react';
import { pressHeight } from '../../../domain/fit/room.ts';
import { formatLength, formatMm } from '../../../domain/fit/verdict.ts';
import {
  Across,
  around,
  Hatches,
  Note,
  roomFor,
  scaleWithin,
  Upright,
  type ViewProps,
  Zone,
} from './drawing-parts.tsx';

export function ViewFromSide({ width, ...drawn }: ViewProps) {
  const id = useId();
  const { facts, room, use, assumptions } = drawn;
  const { body, rack } = facts;
  if (body === undefined) return null;
  const { front, behind } = around(facts);
  const { along } = roomFor(drawn);
  const { ceiling } = room;
  const depth = behind + body.depth + front;
  const pullUps = rack?.pullUpBar === undefined ? 0 : rack.pullUpBar + assumptions.abovePullUpBar;
  const lifter = use.lifterHeight ?? assumptions.lifterHeight;
  const plate = use.plateDiameter ?? assumptions.usualPlate;
  const press = rack === undefined ? 0 : pressHeight(lifter, plate, assumptions);
  const stands = body.height + assumptions.aboveProduct;
  const [left, right, top, bottom] = [58, 24, 52, 62];
  const highest = Math.max(ceiling ?? 0, pullUps, press, stands);
  const deepest = Math.max(along ?? 0, depth);
  const scale = scaleWithin(width - left - right, deepest, highest);
  const start = left + (width - left - right - deepest * scale) / 2;
  const x = (mm: number) => start + mm * scale;
  const y = (mm: number) => top + (highest - mm) * scale;
  const floor = y(0);
  const hand = press - assumptions.abovePress - plate / 2;
  const lifterAt = behind + body.depth + Math.min(640, front / 2);
  const isUnder = (needs: number) => ceiling !== undefined && ceiling < needs;
  const label = [
    `Side view to scale: it is ${formatMm(body.height)} high`,
    pullUps > 0 && `pull-ups need ${formatMm(pullUps)}`,
    press > 0 && `pressing overhead needs ${formatMm(press)}`,
    ceiling !== undefined && `the ceiling is at ${formatMm(ceiling)}`,
    `with its working space it is ${formatMm(depth)} deep`,
  ]
    .filter(Boolean)
    .join('; ');
  const zone = (hatch: 'need' | 'miss', from: number, high: number, deep: number, tall: number) => (
    <Zone x={x(from)} y={y(high)} width={deep * scale} height={tall * scale} hatch={`${id}-${hatch}`} />
  );
  return (
    <svg
      className="block w-full"
      viewBox={`0 0 ${width} ${floor + bottom}`}
      role="img"
      aria-label={`${label}.`}
    >
      <Hatches id={id} />
      <rect
        className="fill-paper"
        x={x(0)}
        y={y(ceiling ?? highest)}
        width={(along ?? depth) * scale}
        height={(ceiling ?? highest) * scale}
      />
      {zone('need', 0, 2000, behind, 2000)}
      {zone('need', behind + body.depth, 2000, front, 2000)}
      {pullUps > 0 && zone('need', behind, pullUps, body.depth, assumptions.abovePullUpBar)}
      {press > 0 && (
        <Lifter
          x={x(lifterAt)}
          y={y}
          scale={scale}
          height={lifter}
          hand={hand}
          plate={plate}
          isTooLow={isUnder(press)}
        />
      )}
      <Body
        rack={rack !== undefined}
        x={x(behind)}
        y={y(body.height)}
        width={body.depth * scale}
        height={body.height * scale}
      />
      {ceiling !== undefined && (
        <>
          {isUnder(pullUps) &&
            zone('miss', behind, pullUps, body.depth, pullUps - Math.max(ceiling, body.height))}
          {isUnder(stands) && zone('miss', behind, stands, body.depth, stands - ceiling)}
          {isUnder(press) && zone('miss', lifterAt - plate / 2, press, plate, press - ceiling)}
        </>
      )}
      {along !== undefined && along < depth && zone('miss', along, 2000, depth - along, 2000)}
      {ceiling !== undefined && (
        <path
          className="fill-none stroke-ink stroke-4"
          d={`M${x(0)} ${floor}V${y(ceiling)}H${x(along ?? depth)}V${floor}`}
        />
      )}
      <path className="stroke-ink stroke-4" d={`M${x(-100)} ${floor + 2}H${x(deepest + 100)}`} />
      <Upright from={y(body.height)} to={floor} at={x(0) - 20} value={body.height} />
      {ceiling !== undefined && (
        <Upright
          from={y(ceiling)}
          to={floor}
          at={x(0) - 42}
          value={ceiling}
          tone={[stands, pullUps, press].some(isUnder) ? 'bad' : 'good'}
        />
      )}
      {pullUps > 0 && (
        <Note x={x(behind + body.depth / 2)} y={top - 12} tone={isUnder(pullUps) ? 'bad' : 'plain'}>
          {`pull-ups ${formatLength(pullUps)}`}
        </Note>
      )}
      {press > 0 && use.lifterHeight !== undefined && (
        <Note x={x(lifterAt)} y={top - (pullUps > 0 ? 30 : 12)} tone={isUnder(press) ? 'bad' : 'plain'}>
          {`press ${formatLength(press)}`}
        </Note>
      )}
      <Across from={x(behind)} to={x(behind + body.depth)} at={floor + 22} value={body.depth} />
      {front * scale > 40 && (
        <Across from={x(behind + body.depth)} to={x(depth)} at={floor + 22} value={front} />
      )}
      {depth > body.depth && (
        <Across
          from={x(0)}
          to={x(depth)}
          at={floor + 46}
          value={depth}
          tone={along === undefined ? 'plain' : along < depth ? 'bad' : 'good'}
        />
      )}
    </svg>
  );
}

interface LifterProps {
  readonly x: number;
  /** Millimetres above the floor, in pixels. */
  readonly y: (millimetres: number) => number;
  readonly scale: number;
  readonly height: number;
  readonly hand: number;
  readonly plate: number;
  readonly isTooLow: boolean;
}

function Lifter({ x, y, scale, height, hand, plate, isTooLow }: LifterProps) {
  const limb = 'fill-none stroke-edge-soft';
  return (
    <g>
      <path
        className={limb}
        strokeLinecap="round"
        strokeWidth={200 * scale}
        d={`M${x} ${y(110)}V${y(height * 0.78)}`}
      />
      <path
        className={limb}
        strokeLinecap="round"
        strokeWidth={90 * scale}
        d={`M${x} ${y(height * 0.8)}V${y(hand)}`}
      />
      <circle className="fill-edge-soft" cx={x} cy={y(height * 0.93)} r={height * 0.07 * scale} />
      <circle
        className={`fill-paper/60 stroke-[1.75] ${isTooLow ? 'stroke-red' : 'stroke-ink'}`}
        cx={x}
        cy={y(hand)}
        r={(plate / 2) * scale}
      />
      <circle className="fill-ink" cx={x} cy={y(hand)} r={2.5} />
    </g>
  );
}

interface BodyProps {
  readonly rack: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rack by its posts and beams, anything else by the box that it fills. */
function Body({ rack, x, y, width, height }: BodyProps) {
  if (!rack) return <rect className="fill-paper stroke-ink stroke-[1.75]" {...{ x, y, width, height }} />;
  const tube = Math.max(3, Math.min(8, width / 8));
  return (
    <path
      className="fill-none stroke-ink"
      strokeWidth={tube}
      d={`M${x + tube / 2} ${y + height}V${y + tube / 2}H${x + width - tube / 2}V${y + height}M${x} ${y + height - tube / 2}H${x + width}`}
    />
  );
}
