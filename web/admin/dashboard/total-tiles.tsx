import type { Dashboard } from '../../../contract/dashboard.ts';
import type { Permission } from '../../../domain/accounts/permissions.ts';
import { rupees, sum, toRupees } from '../../../domain/pricing/money.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { BOX } from '../frame/admin-page.tsx';
import { gathered } from './axis.ts';
import { changeInPercent } from './time-ago.ts';

interface Tile {
  readonly name: string;
  readonly needs: Permission;
  readonly total: number | undefined;
  readonly note?: string | undefined;
  readonly perDay: readonly number[] | undefined;
  readonly before: number | undefined;
}

interface TotalTilesProps {
  readonly dashboard: Dashboard | undefined;
  readonly days: number;
  readonly isFailed: boolean;
  readonly may: (permission: Permission) => boolean;
}

export function TotalTiles({ dashboard, days, isFailed, may }: TotalTilesProps) {
  const tiles = tilesOf(dashboard).filter(({ needs }) => may(needs));
  const isLoading = dashboard === undefined && !isFailed;
  return (
    <section
      className={`grid gap-3 ${tiles.length > 1 ? 'grid-cols-2 xl:grid-cols-4' : 'xl:grid-cols-3'}`}
      aria-label="Totals"
      aria-busy={isLoading}
    >
      {tiles.map(({ name, total, note, perDay, before }) => {
        const lately = perDay?.reduce((sum, count) => sum + count, 0);
        const change =
          lately === undefined || before === undefined ? undefined : changeInPercent(lately, before);
        return (
          <div
            key={name}
            className={`total-tile ${BOX} grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 px-3 py-3.5 sm:px-4`}
          >
            <h2 className="font-body text-md font-semibold [word-spacing:normal] text-graphite">{name}</h2>
            <p className="total-tile-value col-start-1 font-display text-3xl font-black">
              {total === undefined ? '–' : formatCount(total)}
            </p>
            {perDay !== undefined && <Sparkline counts={perDay} />}
            <p className="col-span-2 flex flex-wrap gap-x-2.5 gap-y-0.5 text-sm text-steel">
              {total === undefined && <span>{isLoading ? '\u00a0' : 'Couldn’t be loaded'}</span>}
              {note !== undefined && <span>{note}</span>}
              {lately !== undefined && (
                <span className="total-tile-lately flex flex-wrap gap-x-1.5">
                  {formatCount(lately)} in {days} days
                  {change !== undefined && <Change percent={change} days={days} />}
                </span>
              )}
            </p>
          </div>
        );
      })}
    </section>
  );
}

function tilesOf(dashboard: Dashboard | undefined): Tile[] {
  const { totals, trends, series } = dashboard ?? {};
  const messages = (name: string, key: 'contacts' | 'enquiries'): Tile => ({
    name,
    needs: 'answer messages',
    total: totals?.[key]?.total,
    note: totals?.[key] ? `${formatCount(totals[key].newToday)} new today` : undefined,
    perDay: trends?.[key] ?? undefined,
    before: trends?.before[key] ?? undefined,
  });
  return [
    {
      name: 'Orders',
      needs: 'see orders',
      total: totals?.orders?.total,
      note: totals?.orders ? `${formatCount(totals.orders.pending)} open` : undefined,
      perDay: series?.days.map(({ orders }) => orders),
      before: trends?.before.orders,
    },
    messages('Contacts', 'contacts'),
    messages('Enquiries', 'enquiries'),
    {
      name: 'Users',
      needs: 'see customers',
      total: totals?.users ?? undefined,
      perDay: trends?.users ?? undefined,
      before: trends?.before.users ?? undefined,
    },
  ];
}

function Change({ percent, days }: { readonly percent: number; readonly days: number }) {
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  const colour = { up: 'text-green', down: 'text-red', same: '' }[direction];
  return (
    <span className={`font-bold ${colour}`} title={`Compared with the previous ${days} days`}>
      {{ up: '↑', down: '↓', same: '→' }[direction]} {Math.abs(percent)}%
      <span className="sr-only">
        {' '}
        {direction} compared with the previous {days} days
      </span>
    </span>
  );
}

const SPARKS = 12;
const WIDTH = 92;
const HEIGHT = 44;
const EDGE = 5;

function Sparkline({ counts: perDay }: { readonly counts: readonly number[] }) {
  const counts = gathered(perDay, SPARKS);
  const most = Math.max(1, ...counts);
  const points = counts.map((count, index) => ({
    x: EDGE + (index / Math.max(1, counts.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  return (
    <svg
      className="col-start-2 row-start-1 row-end-3 max-w-full self-end justify-self-end max-sm:w-15"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <polyline
        className="fill-none stroke-ink stroke-2"
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {last !== undefined && (
        <circle className="fill-orange stroke-ink stroke-[1.5]" cx={last.x} cy={last.y} r="3.5" />
      )}
    </svg>
  );
}

const TOTALS = [
  { name: 'Ordered', key: 'ordered', note: 'Paid or to be paid in cash, without cancelled orders' },
  { name: 'Received', key: 'received', note: 'Payments minus refunds, on the day they were made' },
] as const;

export function SalesTotals({
  dashboard,
  days,
}: {
  readonly dashboard: Dashboard | undefined;
  readonly days: number;
}) {
  const { series, trends } = dashboard ?? {};
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {TOTALS.map(({ name, key, note }) => {
        const total = series ? sum(series.days.map((day) => rupees(day[key]))) : undefined;
        const before = trends?.before[key];
        const change =
          total === undefined || before === undefined ? undefined : changeInPercent(toRupees(total), before);
        return (
          <div key={name} className={`${BOX} px-3 py-3.5 sm:px-4`}>
            <dt className="text-md font-semibold text-graphite">{name}</dt>
            <dd className="sales-total font-display text-3xl font-black">
              {total === undefined ? '–' : formatRupees(total)}
            </dd>
            <dd className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-sm text-steel">
              <span>{note}</span>
              {change !== undefined && <Change percent={change} days={days} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
