import { useId } from 'react';
import { floorNeeded } from '../../../domain/fit/room.ts';
import { formatLength, formatMm } from '../../../domain/fit/verdict.ts';
import { Across, Hatches, Note, Upright, Zone } from './drawing-parts.tsx';
import { around, HEIGHT_MAX, roomFor, SCALE_MAX, type ViewProps } from './drawn-product.ts';

/** Widths: the floor that it takes with the space to use it. */
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
  const scale = Math.min((width - marginLeft - marginRight) / widest, SCALE_MAX, HEIGHT_MAX / deepest);
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
        at={x(widest / 2) + 26}
        value={floorAlong}
        tone={along === undefined ? 'plain' : along < needed.depth ? 'bad' : 'good'}
      />
    </svg>
  );
}
