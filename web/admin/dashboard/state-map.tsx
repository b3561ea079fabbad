import type { Series } from '../../../contract/dashboard.ts';
import { findState, STATES } from '../../../domain/shipping/states.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { ChartFrame, ChartKey } from '../../ui/chart-frame.tsx';
import { colourStep, colourSteps } from './axis.ts';

/** The States as tiles, neighbours near each other: readable on a phone, fair to the small. */
const TILES = [
  '-- -- JK LA -- -- -- -- --',
  '-- CH PB HP UK -- -- -- --',
  '-- RJ HR DL UP BR SK AS AR',
  '-- GJ MP CG JH WB -- ML NL',
  'DH MH -- -- OD -- TR MZ MN',
  '-- GA KA TS AP -- -- -- --',
  '-- -- KL TN PY -- -- -- --',
  '-- LD -- -- -- -- AN -- --',
].map((row) => row.split(' '));

const NONE = { tile: 'fill-disabled-ground', text: 'fill-disabled!', square: 'before:bg-disabled-ground' };
const COLOURS = [
  NONE,
  { tile: 'fill-orange/20', text: 'fill-ink!', square: 'before:bg-orange/20' },
  { tile: 'fill-orange/50', text: 'fill-ink!', square: 'before:bg-orange/50' },
  { tile: 'fill-orange', text: 'fill-ink!', square: 'before:bg-orange' },
  { tile: 'fill-orange-deep', text: 'fill-paper!', square: 'before:bg-orange-deep' },
  { tile: 'fill-ink', text: 'fill-paper!', square: 'before:bg-ink' },
];

const PITCH = 41;
const SIDE = 38;

export function StateMap({ states }: { readonly states: Series['states'] }) {
  const orders = new Map<string, number>();
  for (const { state, orders: count } of states) {
    const iso = findState(state)?.iso.slice(3);
    if (iso !== undefined) orders.set(iso, (orders.get(iso) ?? 0) + count);
  }
  const ends = colourSteps(Math.max(0, ...orders.values()));
  const ranked = STATES.map(({ name, iso }) => ({ name, count: orders.get(iso.slice(3)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return (
    <ChartFrame
      title="Sales by state"
      finding={findingOf(ranked)}
      table={{ columns: ['State', 'Orders'], rows: ranked.map(({ name, count }) => [name, count]) }}
    >
      <svg
        className="mx-auto h-auto"
        viewBox={`0 0 ${9 * PITCH - 3} ${8 * PITCH - 3}`}
        width={9 * PITCH - 3}
        height={8 * PITCH - 3}
        aria-hidden="true"
      >
        {STATES.map(({ name, iso }) => {
          const code = iso.slice(3);
          const row = TILES.findIndex((codes) => codes.includes(code));
          const column = TILES[row]?.indexOf(code) ?? 0;
          const count = orders.get(code) ?? 0;
          const { tile, text } = COLOURS[colourStep(count, ends)] ?? NONE;
          return (
            <g key={code} className={tile} transform={`translate(${column * PITCH} ${row * PITCH})`}>
              <title>{`${name}: ${count} orders`}</title>
              <rect width={SIDE} height={SIDE} rx="2" />
              <text className={`font-semibold ${text}`} x={SIDE / 2} y="17" textAnchor="middle">
                {code}
              </text>
              <text className={`font-strong ${text}`} x={SIDE / 2} y="31" textAnchor="middle">
                {count > 9999 ? `${Math.floor(count / 1000)}k` : count}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartKey
        className="mt-3 justify-center"
        entries={ends.map((end, index) => ({
          text: rangeText((ends[index - 1] ?? 0) + 1, end),
          square: (COLOURS[colourStep(end, ends)] ?? NONE).square,
        }))}
      />
    </ChartFrame>
  );
}

const rangeText = (from: number, to: number) =>
  from === to ? formatCount(to) : `${formatCount(from)}–${formatCount(to)}`;

function findingOf(ranked: readonly { readonly name: string; readonly count: number }[]): string {
  const [first, ...others] = ranked;
  if (first === undefined) return 'No orders in this period.';
  const orders = `${formatCount(first.count)} ${first.count === 1 ? 'order' : 'orders'}`;
  const next = others.slice(0, 2).map(({ name, count }) => `${name} ${formatCount(count)}`);
  return `${first.name} leads with ${orders}${next.length > 0 ? `, then ${next.join(' and ')}` : ''}.`;
}
