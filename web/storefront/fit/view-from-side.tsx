import { useId } from 'react';
import { pressHeight } from '../../../domain/fit/room.ts';
import { formatLength, formatMm } from '../../../domain/fit/verdict.ts';
import { Across, Hatches, Note, Upright, Zone } from './drawing-parts.tsx';
import { around, HEIGHT_MAX, roomFor, SCALE_MAX, type ViewProps } from './drawn-product.ts';
import { Body, Lifter } from './side-figures.tsx';

/** Heights: what stands, hangs and is pressed under the ceiling. */
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
  const scale = Math.min((width - left - right) / deepest, SCALE_MAX, HEIGHT_MAX / highest);
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
  const height = floor + bottom;
  return (
    <svg className="block w-full" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}.`}>
      <Hatches id={id} />
      <rect
        className="fill-paper"
        x={x(0)}
        y={y(ceiling ?? highest)}
        width={(along ?? depth) * scale}
        height={(ceiling ?? highest) * scale}
      />
      {[
        { at: 0, deep: behind },
        { at: behind + body.depth, deep: front },
      ].map(({ at, deep }) => (
        <Zone
          key={at}
          x={x(at)}
          y={y(2000)}
          width={deep * scale}
          height={2000 * scale}
          hatch={`${id}-need`}
        />
      ))}
      {pullUps > 0 && (
        <Zone
          x={x(behind)}
          y={y(pullUps)}
          width={body.depth * scale}
          height={assumptions.abovePullUpBar * scale}
          hatch={`${id}-need`}
        />
      )}
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
          {isUnder(pullUps) && (
            <Zone
              x={x(behind)}
              y={y(pullUps)}
              width={body.depth * scale}
              height={(pullUps - Math.max(ceiling, body.height)) * scale}
              hatch={`${id}-miss`}
            />
          )}
          {isUnder(stands) && (
            <Zone
              x={x(behind)}
              y={y(stands)}
              width={body.depth * scale}
              height={(stands - ceiling) * scale}
              hatch={`${id}-miss`}
            />
          )}
          {isUnder(press) && (
            <Zone
              x={x(lifterAt - plate / 2)}
              y={y(press)}
              width={plate * scale}
              height={(press - ceiling) * scale}
              hatch={`${id}-miss`}
            />
          )}
        </>
      )}
      {along !== undefined && along < depth && (
        <Zone
          x={x(along)}
          y={y(2000)}
          width={(depth - along) * scale}
          height={2000 * scale}
          hatch={`${id}-miss`}
        />
      )}
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
