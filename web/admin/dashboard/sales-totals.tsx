import type { Dashboard } from '../../../contract/dashboard.ts';
import { rupees, sum, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { BOX } from '../frame/admin-page.tsx';
import { changeInPercent } from './time-ago.ts';
import { Change } from './total-tiles.tsx';

const TOTALS = [
  { name: 'Ordered', key: 'ordered', note: 'Paid or to be paid in cash, without cancelled orders' },
  { name: 'Received', key: 'received', note: 'Payments minus refunds, on the day they were made' },
] as const;

/** What orders of the period are worth, beside the money that came in it. */
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
