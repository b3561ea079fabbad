import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { FIT_ASSUMPTIONS } from '../../../domain/fit/assumptions.ts';
import type { FitFacts } from '../../../domain/fit/facts.ts';
import { floorNeeded, formatMetres, pressHeight, type Room, type RoomUse } from '../../../domain/fit/room.ts';
import { formatLength, formatMm } from '../../../domain/fit/verdict.ts';
import { Across, Hatches, Note, Upright, Zone } from './drawing-parts.tsx';

export interface DrawnProduct {
  readonly facts: FitFacts;
  readonly room: Room;
  readonly use: RoomUse;
}

interface DrawingProps extends DrawnProduct {
  readonly width: number;
}

/** No more pixels per millimetre than this, so that a small thing does not fill the sheet. */
const SCALE_MAX = 0.125;

interface SheetProps {
  readonly title: string;
  readonly note: string;
  readonly children: (width: number) => ReactNode;
}

/** Drawn anew at the width it is shown, so that its words never shrink. */
function Sheet({ title, note, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const sheet = box.current;
    if (sheet === null) return;
    const measure = () => setWidth(Math.round(sheet.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="m-0 min-w-0 rounded-sm bg-studio">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3">
        <b className="lettering text-lg font-strong">{title}</b>
        <span className="text-sm text-steel">{note}</span>
      </figcaption>
      <div ref={box} className="min-h-60">
        {width > 0 && children(width)}
      </div>
    </figure>
  );
}

export function RoomDrawings(drawn: DrawnProduct) {
  const { facts, room } = drawn;
  const isRoomKnown = room.width !== undefined && room.depth !== undefined;
  return (
    <>
      {facts.body && (
        <Sheet title="From the side" note="height and depth">
          {(width) => <SideView {...drawn} width={width} />}
        </Sheet>
      )}
      <Sheet
        title="From above"
        note={
          isRoomKnown
            ? `your room, ${formatMetres(room.width ?? 0)} × ${formatMetres(room.depth ?? 0)}`
            : 'floor space'
        }
      >
        {(width) => <PlanView {...drawn} width={width} />}
      </Sheet>
    </>
  );
}

const around = ({ space }: FitFacts) => ({ front: 0, behind: 0, left: 0, right: 0, ...space });

/** The wall that the product faces: the one along which its bar has more room. */
function roomFor({ facts, room, use }: DrawnProduct): { across?: number; along?: number } {
  const needed = floorNeeded(facts, use);
  const { width, depth } = room;
  if (needed === null || width === undefined || depth === undefined) return {};
  const lacks = (across: number, along: number) =>
    Math.max(0, needed.width - across) + Math.max(0, needed.depth - along);
  return lacks(depth, width) < lacks(width, depth)
    ? { across: depth, along: width }
    : { across: width, along: depth };
}

function SideView({ width, ...drawn }: DrawingProps) {
  const id = useId();
  const { facts, room, use } = drawn;
  const { body, rack } = facts;
  if (body === undefined) return null;
  const { front, behind } = around(facts);
  const { along } = roomFor(drawn);
  const { ceiling } = room;
  const depth = behind + body.depth + front;
  const pullUps = rack?.pullUpBar === undefined ? 0 : rack.pullUpBar + FIT_ASSUMPTIONS.abovePullUpBar;
  const lifter = use.lifterHeight ?? FIT_ASSUMPTIONS.lifterHeight;
  const plate = use.plateDiameter ?? FIT_ASSUMPTIONS.usualPlate;
  const press = rack === undefined ? 0 : pressHeight(lifter, plate);
  const stands = body.height + FIT_ASSUMPTIONS.aboveProduct;
  const [left, right, top, bottom] = [58, 24, 52, 62];
  const highest = Math.max(ceiling ?? 0, pullUps, press, stands);
  const deepest = Math.max(along ?? 0, depth);
  const scale = Math.min((width - left - right) / deepest, SCALE_MAX, 330 / highest);
  const start = left + (width - left - right - deepest * scale) / 2;
  const x = (mm: number) => start + mm * scale;
  const y = (mm: number) => top + (highest - mm) * scale;
  const floor = y(0);
  const hand = press - FIT_ASSUMPTIONS.abovePress - plate / 2;
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
          height={FIT_ASSUMPTIONS.abovePullUpBar * scale}
          hatch={`${id}-need`}
        />
      )}
      {press > 0 && (
        <g>
          <path
            className="fill-none stroke-edge-soft"
            strokeLinecap="round"
            strokeWidth={200 * scale}
            d={`M${x(lifterAt)} ${y(110)}V${y(lifter * 0.78)}`}
          />
          <path
            className="fill-none stroke-edge-soft"
            strokeLinecap="round"
            strokeWidth={90 * scale}
            d={`M${x(lifterAt)} ${y(lifter * 0.8)}V${y(hand)}`}
          />
          <circle
            className="fill-edge-soft"
            cx={x(lifterAt)}
            cy={y(lifter * 0.93)}
            r={lifter * 0.07 * scale}
          />
          <circle
            className={`fill-paper/60 stroke-[1.75] ${isUnder(press) ? 'stroke-red' : 'stroke-ink'}`}
            cx={x(lifterAt)}
            cy={y(hand)}
            r={(plate / 2) * scale}
          />
          <circle className="fill-ink" cx={x(lifterAt)} cy={y(hand)} r={2.5} />
        </g>
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

function PlanView({ width, ...drawn }: DrawingProps) {
  const id = useId();
  const { facts, use } = drawn;
  const { body, rack, bar } = facts;
  const needed = floorNeeded(facts, use);
  if (needed === null) return null;
  const { across, along } = roomFor(drawn);
  const { front, behind, left } = around(facts);
  const barLength = needed.isForBar ? (bar?.length ?? use.bar?.length ?? FIT_ASSUMPTIONS.usualBar) : 0;
  const [widest, deepest] = [Math.max(across ?? 0, needed.width), Math.max(along ?? 0, needed.depth)];
  const [marginLeft, marginRight, top, bottom] = [24, 52, 22, 60];
  const scale = Math.min((width - marginLeft - marginRight) / widest, SCALE_MAX, 330 / deepest);
  const middle = marginLeft + (width - marginLeft - marginRight) / 2;
  const x = (mm: number) => middle + mm * scale;
  const y = (mm: number) => top + mm * scale;
  const floorAcross = across ?? needed.width;
  const floorAlong = along ?? needed.depth;
  const beside = (floorAcross - barLength) / 2;
  const besideTone =
    across === undefined
      ? 'plain'
      : across >= needed.width
        ? 'good'
        : across >= needed.leastWidth
          ? 'tight'
          : 'bad';
  const bodyWidth = body?.width ?? 0;
  const bodyLeft = needed.isForBar ? -bodyWidth / 2 : -needed.width / 2 + left;
  const barAt = body && rack ? behind + body.depth - (rack.cupsFromFront ?? 0) : needed.depth / 2;
  const low = y(deepest);
  const label = [
    `Plan to scale: it wants ${formatMm(needed.width)} by ${formatMm(needed.depth)} of floor`,
    across !== undefined &&
      along !== undefined &&
      `the room is ${formatMm(across)} by ${formatMm(along)}${needed.isForBar ? `, which leaves ${formatMm(Math.max(0, beside))} beside each end of the bar` : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
  const shortfall = besideTone === 'bad' ? (needed.leastWidth - floorAcross) / 2 : 0;
  return (
    <svg
      className="block w-full"
      viewBox={`0 0 ${width} ${low + bottom}`}
      role="img"
      aria-label={`${label}.`}
    >
      <Hatches id={id} />
      <rect
        className="fill-paper"
        x={x(-floorAcross / 2)}
        y={y(0)}
        width={floorAcross * scale}
        height={floorAlong * scale}
      />
      <Zone
        x={x(-Math.min(needed.width, floorAcross) / 2)}
        y={y(0)}
        width={Math.min(needed.width, floorAcross) * scale}
        height={needed.depth * scale}
        hatch={`${id}-need`}
      />
      {along !== undefined && along < needed.depth && (
        <Zone
          x={x(-floorAcross / 2)}
          y={y(along)}
          width={floorAcross * scale}
          height={(needed.depth - along) * scale}
          hatch={`${id}-miss`}
        />
      )}
      {[-1, 1].map((side) => {
        const wide = besideTone === 'tight' ? beside : shortfall;
        const from = besideTone === 'tight' ? barLength / 2 : floorAcross / 2;
        if (besideTone !== 'tight' && besideTone !== 'bad') return null;
        return (
          <Zone
            key={side}
            x={side < 0 ? x(-from - wide) : x(from)}
            y={y(Math.max(0, barAt - 450))}
            width={wide * scale}
            height={900 * scale}
            hatch={`${id}-${besideTone === 'tight' ? 'tight' : 'miss'}`}
          />
        );
      })}
      {body && (
        <rect
          className="fill-paper stroke-ink stroke-[1.75]"
          x={x(bodyLeft)}
          y={y(behind)}
          width={bodyWidth * scale}
          height={body.depth * scale}
        />
      )}
      {barLength > 0 && (
        <g>
          <rect
            className="fill-ink"
            x={x(-barLength / 2)}
            y={y(barAt) - 1.5}
            width={barLength * scale}
            height={3}
          />
          {[-1, 1].map((side) => (
            <rect
              key={side}
              className="fill-graphite"
              x={x(side * (barLength / 2 - 300)) - 84 * scale}
              y={y(barAt - 225)}
              width={168 * scale}
              height={450 * scale}
            />
          ))}
        </g>
      )}
      {across !== undefined && (
        <rect
          className="fill-none stroke-ink stroke-4"
          x={x(-across / 2)}
          y={y(0)}
          width={across * scale}
          height={(along ?? needed.depth) * scale}
        />
      )}
      {body && body.depth * scale > 36 && bodyWidth * scale > 84 && (
        <Note x={x(bodyLeft + bodyWidth / 2)} y={y(behind + body.depth / 2)}>
          {`${formatLength(bodyWidth)} × ${formatLength(body.depth)}`}
        </Note>
      )}
      {front * scale > 30 && (
        <text
          className="fill-steel font-body text-xs"
          x={x(bodyLeft + bodyWidth / 2)}
          y={y(needed.depth) - 8}
          textAnchor="middle"
        >
          {`${formatLength(front)} in front`}
        </text>
      )}
      <Across
        from={x(-floorAcross / 2)}
        to={x(floorAcross / 2)}
        at={low + 20}
        value={floorAcross}
        tone={besideTone}
      />
      {needed.isForBar && (
        <text className="fill-steel font-body text-xs" x={middle} y={low + 44} textAnchor="middle">
          {`a bar of ${formatLength(barLength)} wants ${formatLength(needed.width)}, at the least ${formatLength(needed.leastWidth)}`}
        </text>
      )}
      <Upright
        from={y(0)}
        to={y(floorAlong)}
        at={x(widest / 2 + 0) + 26}
        value={floorAlong}
        tone={along === undefined ? 'plain' : along < needed.depth ? 'bad' : 'good'}
      />
    </svg>
  );
}
