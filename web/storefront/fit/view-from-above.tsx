import { useId } from 'react';
import { floorNeeded } from '../../../domain/fit/room.ts';
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

export function ViewFromAbove({ width, ...drawn }: ViewProps) {
  const id = useId();
  const { facts, use, assumptions } = drawn;
  const { body, rack, bar } = facts;
  const needed = floorNeeded(facts, use, assumptions);
  if (needed === null) return null;
  const { across, along } = roomFor(drawn);
  const { front, behind, left } = around(facts);
  const barLength = needed.isForBar ? (bar?.length ?? use.bar?.length ?? assumptions.usualBar) : 0;
  const [widest, deepest] = [Math.max(across ?? 0, needed.width), Math.max(along ?? 0, needed.depth)];
  const [marginLeft, marginRight, top, bottom] = [24, 52, 22, 60];
  const scale = scaleWithin(width - marginLeft - marginRight, widest, deepest);
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
    `Plan to scale: it needs ${formatMm(needed.width)} by ${formatMm(needed.depth)} of floor`,
    across !== undefined &&
      along !== undefined &&
      `the room is ${formatMm(across)} by ${formatMm(along)}${needed.isForBar ? `, which leaves ${formatMm(Math.max(0, beside))} beside each end of the bar` : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
  const placed = (left: number, back: number, wide: number, deep: number) => ({
    x: x(left),
    y: y(back),
    width: wide * scale,
    height: deep * scale,
  });
  const rect = (className: string, ...place: Parameters<typeof placed>) => (
    <rect key={`${className} ${place[0]}`} className={className} {...placed(...place)} />
  );
  const zone = (hatch: 'need' | 'tight' | 'miss', ...place: Parameters<typeof placed>) => (
    <Zone key={`${hatch} ${place[0]}`} hatch={`${id}-${hatch}`} {...placed(...place)} />
  );
  const atBothEnds = (hatch: 'tight' | 'miss', from: number, wide: number) =>
    [-from - wide, from].map((left) => zone(hatch, left, Math.max(0, barAt - 450), wide, 900));
  return (
    <svg
      className="block w-full"
      viewBox={`0 0 ${width} ${low + bottom}`}
      role="img"
      aria-label={`${label}.`}
    >
      <Hatches id={id} />
      {rect('fill-paper', -floorAcross / 2, 0, floorAcross, floorAlong)}
      {zone(
        'need',
        -Math.min(needed.width, floorAcross) / 2,
        0,
        Math.min(needed.width, floorAcross),
        needed.depth,
      )}
      {along !== undefined &&
        along < needed.depth &&
        zone('miss', -floorAcross / 2, along, floorAcross, needed.depth - along)}
      {besideTone === 'tight' && atBothEnds('tight', barLength / 2, beside)}
      {besideTone === 'bad' && atBothEnds('miss', floorAcross / 2, (needed.leastWidth - floorAcross) / 2)}
      {body && rect('fill-paper stroke-ink stroke-[1.75]', bodyLeft, behind, bodyWidth, body.depth)}
      {barLength > 0 && (
        <g>
          <rect
            className="fill-ink"
            x={x(-barLength / 2)}
            y={y(barAt) - 1.5}
            width={barLength * scale}
            height={3}
          />
          {[-1, 1].map((side) =>
            rect('fill-graphite', side * (barLength / 2 - 300) - 84, barAt - 225, 168, 450),
          )}
        </g>
      )}
      {across !== undefined &&
        rect('fill-none stroke-ink stroke-4', -across / 2, 0, across, along ?? needed.depth)}
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
          {`${formatLength(barLength)} bar: ${formatLength(needed.width)}, minimum ${formatLength(needed.leastWidth)}`}
        </text>
      )}
      <Upright
        from={y(0)}
        to={y(floorAlong)}
        at={x(widest / 2) + 26}
        value={floorAlong}
        tone={along === undefined ? 'plain' : along < needed.depth ? 'bad' : 'good'}
      />
    </svg>
  );
}
