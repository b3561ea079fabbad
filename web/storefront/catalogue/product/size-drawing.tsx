import { type Drawing, overall } from './drawn-size.ts';

/** Drawn to scale on a sheet of 600; the longest dumbbell fills it. */
export default function SizeDrawing(size: Drawing) {
  const scale = Math.min(470 / overall(size), 230 / size.acrossFlats);
  const [head, grip, height] = [size.head * scale, size.grip * scale, size.acrossFlats * scale];
  const left = 322 - (grip + 2 * head) / 2;
  const [innerLeft, innerRight, right] = [left + head, left + head + grip, left + 2 * head + grip];
  const [top, bottom] = [265 - height / 2, 265 + height / 2];
  const [low, lower] = [bottom + 48, bottom + 102];
  const flats = [top + height / 4, bottom - height / 4];
  const knurl = Array.from({ length: 7 }, (_, line) => innerLeft + (grip * (line + 1)) / 8);
  const thick = Math.min(46, height / 4);
  return (
    <svg className="size-full" viewBox="0 0 600 600" role="img" aria-label={size.alt}>
      <g className="fill-paper stroke-ink stroke-3">
        {[left, innerRight].map((x) => (
          <rect key={x} x={x} y={top} width={head} height={height} rx="5" />
        ))}
        <path
          d={`M${innerLeft} ${265 - thick / 2}q${grip / 2} ${-thick / 3} ${grip} 0v${thick}q${-grip / 2} ${thick / 3} ${-grip} 0z`}
        />
      </g>
      <path
        className="fill-none stroke-ink stroke-[1.5]"
        d={[
          ...flats.map((y) => `M${left} ${y}h${head}M${innerRight} ${y}h${head}`),
          ...knurl.map((x) => `M${x} ${265 - thick / 2}v${thick}`),
        ].join('')}
      />
      <path
        className="fill-none stroke-steel stroke-[1.5]"
        d={`M${left} ${bottom + 16}V${lower + 12}M${right} ${bottom + 16}V${lower + 12}M${innerLeft} ${bottom + 16}V${low + 12}M${innerRight} ${bottom + 16}V${low + 12}M${left} ${low}H${innerRight}M${left} ${lower}H${right}M${left - 52} ${top}h36M${left - 52} ${bottom}h36M${left - 40} ${top}V${bottom}`}
      />
      <g className="fill-ink font-display text-2xl font-bold [text-anchor:middle]">
        <Figure x={left + head / 2} y={low} text={size.head} />
        <Figure x={(innerLeft + innerRight) / 2} y={low} text={size.grip} />
        <Figure x={(left + right) / 2} y={lower} text={overall(size)} />
        <g transform={`translate(${left - 40} 265) rotate(-90)`}>
          <Figure x={0} y={0} text={size.acrossFlats} />
        </g>
      </g>
      <text className="fill-ink font-display text-2xl font-black" x="36" y="62">
        {size.kg} kg
      </text>
      <text className="fill-steel text-lg" x="36" y="90">
        All dimensions in mm, tolerance ±2
      </text>
      <text className="fill-steel text-lg" x="36" y="566">
        {size.acrossFlats} mm is measured across the flats
      </text>
    </svg>
  );
}

function Figure({ x, y, text }: { readonly x: number; readonly y: number; readonly text: number }) {
  return (
    <>
      <rect className="fill-studio" x={x - 27} y={y - 16} width="54" height="32" />
      <text x={x} y={y + 8}>
        {text}
      </text>
    </>
  );
}
