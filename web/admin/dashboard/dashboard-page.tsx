import { useSearchParams } from 'react-router';
import { dashboardResponse, needsResponse, type Series } from '../../../contract/dashboard.ts';
import { ORDER_STATUSES } from '../../../domain/orders/order-status.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta, Box, Notice, Stack } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { Segments } from '../frame/segments.tsx';
import { RefreshButton } from '../list/list-screen.tsx';
import { sentenceCase } from '../list/options.ts';
import { ORDER_TONES } from '../orders/order-text.ts';
import { DayChart } from './day-chart.tsx';
import { NeedsYou } from './needs-you.tsx';
import { ReadyToShip } from './ready-to-ship.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SetUp } from './set-up.tsx';
import { QuickActions, RecentUpdates } from './side-boxes.tsx';
import { StateMap } from './state-map.tsx';
import { SystemStatus } from './system-status.tsx';
import { SalesTotals, TotalTiles } from './total-tiles.tsx';

export const meta = adminMeta('Dashboard');

const PERIODS = [7, 30, 90].map((days) => ({ value: days, label: `${days} days` }));
const USUAL_DAYS = 30;
const BEST_SELLERS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of a period of `days` that ends today in India. */
const firstDay = (days: number): string =>
  indianClock(new Date(Date.now() - (days - 1) * DAY_MS))
    .toISOString()
    .slice(0, 10);

export default function DashboardPage() {
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('days'));
  const days = PERIODS.some(({ value }) => value === asked) ? asked : USUAL_DAYS;
  const {
    value: dashboard,
    isLoading,
    isFailed,
    reload,
  } = useAdminQuery({
    kind: OVERVIEW,
    path: `/dashboard?from=${firstDay(days)}`,
    read: (response) => dashboardResponse.parse(response).data,
    failed: 'Failed to load dashboard data',
    keepsLast: true,
  });
  const needs = useAdminQuery({
    kind: OVERVIEW,
    path: '/dashboard/needs',
    read: (response) => needsResponse.parse(response).data,
  });
  const reloadAll = async () => {
    await Promise.all([reload(), needs.reload()]);
  };
  const choose = (period: number) =>
    setAddress(period === USUAL_DAYS ? {} : { days: String(period) }, { preventScrollReset: true });

  return (
    <AdminPage
      title="Dashboard"
      actions={<RefreshButton isLoading={isLoading || needs.isLoading} reload={reloadAll} />}
    >
      {isFailed && (
        <Notice>
          Failed to load dashboard data.
          {dashboard !== undefined && ' What you see may be out of date.'}
        </Notice>
      )}
      {may('change tax details') && <SetUp />}
      {may('ship orders') && !may('see revenue') && <ReadyToShip />}
      <NeedsYou needs={needs} />
      <TotalTiles dashboard={dashboard} days={days} isFailed={isFailed} may={may} />
      {may('see revenue') && (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 className="mr-auto text-xl">Sales</h2>
            <Segments label="Period" options={PERIODS} value={days} onChange={choose} />
          </div>
          <SalesTotals dashboard={dashboard} days={days} />
          <Charts series={dashboard?.series} days={days} isFailed={isFailed} />
        </>
      )}
      <Stack className="xl:grid-cols-3 xl:*:first:col-span-2">
        <RecentActivity activities={dashboard?.recentActivity ?? (isFailed ? [] : undefined)} />
        <Stack>
          <QuickActions />
          <SystemStatus />
          {may('see revenue') && <RecentUpdates />}
        </Stack>
      </Stack>
    </AdminPage>
  );
}

interface ChartsProps {
  /** Undefined while it loads, null where it could not be read. */
  readonly series: Series | null | undefined;
  readonly days: number;
  readonly isFailed: boolean;
}

function Charts({ series, days, isFailed }: ChartsProps) {
  if (series === null || (series === undefined && isFailed))
    return <Notice>We couldn’t load the charts.</Notice>;
  return (
    <>
      <Stack className="xl:grid-cols-3 xl:*:first:col-span-2">
        <Box className="min-h-127.5" isBusy={series === undefined}>
          {series !== undefined && <DayChart days={series.days} />}
        </Box>
        <Box className="min-h-120">{series !== undefined && <StateMap states={series.states} />}</Box>
      </Stack>
      <Stack className="md:grid-cols-2">
        <Box className="min-h-80">
          {series !== undefined && <Statuses statuses={series.statuses} days={days} />}
        </Box>
        <Box className="min-h-80">
          {series !== undefined && <BestSellers products={series.bestSellers} days={days} />}
        </Box>
      </Stack>
    </>
  );
}

function Statuses({ statuses, days }: { readonly statuses: Series['statuses']; readonly days: number }) {
  const countOf = new Map(statuses.map(({ status, orders }) => [status, orders]));
  const total = statuses.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <BarList
      title="Orders by status"
      finding={`${formatCount(total)} ${total === 1 ? 'order' : 'orders'} in ${days} days.`}
      columns={['Status', 'Orders']}
      entries={ORDER_STATUSES.map((status) => {
        const orders = countOf.get(status) ?? 0;
        const share = total === 0 ? 0 : (orders / total) * 100;
        return {
          name: sentenceCase(status),
          value: orders,
          text: formatCount(orders),
          note: `${share === 0 || share >= 10 ? Math.round(share) : share.toFixed(1)}%`,
          tone: ORDER_TONES[status],
        };
      })}
    />
  );
}

function BestSellers({
  products,
  days,
}: {
  readonly products: Series['bestSellers'];
  readonly days: number;
}) {
  const best = [...products].sort((a, b) => b.ordered - a.ordered).slice(0, BEST_SELLERS);
  const first = best[0];
  return (
    <BarList
      title="Best-selling products"
      finding={
        first === undefined
          ? 'Nothing was sold in this period.'
          : `Ordered in ${days} days, ${first.name} first.`
      }
      columns={['Product', 'Ordered']}
      entries={best.map(({ name, ordered, quantity }, index) => ({
        name,
        value: ordered,
        text: formatRupees(rupees(ordered)),
        note: `${formatCount(quantity)}×`,
        tone: index === 0 ? 'orange' : 'ink',
      }))}
    />
  );
}

const FILLS = {
  ink: 'fill-ink',
  orange: 'fill-orange',
  neutral: 'fill-edge',
  amber: 'fill-amber-bright',
  blue: 'fill-blue-bright',
  violet: 'fill-violet-bright',
  teal: 'fill-teal-bright',
  green: 'fill-green-bright',
  red: 'fill-red-bright',
};

interface BarEntry {
  readonly name: string;
  readonly value: number;
  /** The number as it is read: "₹13,79,977". */
  readonly text: string;
  readonly note?: string;
  readonly tone?: keyof typeof FILLS;
}

interface BarListProps {
  readonly title: string;
  readonly finding: string;
  readonly columns: readonly [string, string];
  readonly entries: readonly BarEntry[];
}

function BarList({ title, finding, columns, entries }: BarListProps) {
  const most = Math.max(1, ...entries.map((entry) => entry.value));
  return (
    <ChartFrame
      title={title}
      finding={finding}
      table={{ columns, rows: entries.map(({ name, text }) => [name, text]) }}
    >
      <ul className="grid gap-2.5 text-sm" aria-hidden="true">
        {entries.map(({ name, value, text, note, tone = 'ink' }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
            <span className="truncate">{name}</span>
            <span className="font-bold">
              {text} {note !== undefined && <span className="font-normal text-steel">{note}</span>}
            </span>
            <svg className="col-span-2 bg-studio" width="100%" height="8" role="presentation">
              <rect className={FILLS[tone]} width={`${(value / most) * 100}%`} height="8" />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
