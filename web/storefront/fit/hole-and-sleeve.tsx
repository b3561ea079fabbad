import { type FitCheck, formatLength, formatMm } from '../../../domain/fit/verdict.ts';

const PIXELS_PER_MM = 1.5;
const MIDDLE = 50;
const PLATE = 46;

const INNER: Partial<Record<FitCheck['rule'], string>> = {
  'plate on sleeve': 'sleeve',
  'plates on pegs': 'peg',
};

export function HoleAndSleeve({ check: { rule, needs, has } }: { readonly check: FitCheck }) {
  const inner = INNER[rule];
  // Only a hole is drawn so; a plate that is too large for its place is not.
  if (inner === undefined || needs > 60 || has > 60) return null;
  const [sleeve, hole] = [needs, has].map((diameter) => (diameter * PIXELS_PER_MM) / 2);
  const label = `The ${inner} of ${formatMm(needs)} is ${needs > has ? 'wider' : 'narrower'} than the hole of ${formatMm(has)}, drawn to scale`;
  return (
    <svg className="mx-auto" viewBox="0 0 250 118" width={250} height={118} role="img" aria-label={label}>
      <circle cx={62} cy={MIDDLE} r={sleeve} className="fill-paper stroke-ink stroke-2" />
      <circle cx={62} cy={MIDDLE} r={(sleeve ?? 0) - 8} className="fill-none stroke-on-ink stroke-2" />
      <path d="M112 50h18M125 45l6 5-6 5" className="fill-none stroke-steel stroke-2" />
      <circle cx={186} cy={MIDDLE} r={PLATE} className="fill-graphite" />
      <circle cx={186} cy={MIDDLE} r={hole} className="fill-paper" />
      <circle
        cx={186}
        cy={MIDDLE}
        r={sleeve}
        className="fill-none stroke-red-bright stroke-2"
        strokeDasharray="5 3"
      />
      <text x={62} y={114} textAnchor="middle" className="lettering fill-ink text-sm font-bold">
        {inner} {formatLength(needs)}
      </text>
      <text x={186} y={114} textAnchor="middle" className="lettering fill-red text-sm font-bold">
        hole {formatLength(has)}
      </text>
    </svg>
  );
}
