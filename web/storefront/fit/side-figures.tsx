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

export function Lifter({ x, y, scale, height, hand, plate, isTooLow }: LifterProps) {
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
export function Body({ rack, x, y, width, height }: BodyProps) {
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
