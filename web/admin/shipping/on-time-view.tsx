import { useSearchParams } from 'react-router';
import { type FreightSums, freightReportSchema } from '../../../contract/shipping/freight-report.ts';
import { deliveryReportSchema, type OnTimeFigures } from '../../../contract/shipping/promise.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { firstDayOf, indianDay } from '../../../domain/text/period.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { oneReader } from '../admin-call.ts';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { Box } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { Sub } from '../list/cells.tsx';
import { DayField } from '../list/date-filter.tsx';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { lateText, marginText, money, onTimeShare } from './shipping-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The shop answers for no longer period. */
const MOST_DAYS = 366;

interface OnTimeRow extends OnTimeFigures {
  readonly key: string;
  readonly name: string;
}

/** Promised against delivered days and charged against paid freight; the address has the period. */
export function OnTimeView() {
  const [address, setAddress] = useSearchParams();
  const maySeeRevenue = useMay()('see revenue');
  const now = new Date();
  const from = address.get('from') ?? firstDayOf('30-days', now);
  const to = address.get('to') ?? indianDay(now);
  const isPeriod = from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS;
  const report = useAdminQuery({
    kind: OVERVIEW,
    path: isPeriod ? `/shipping/promises-kept?${new URLSearchParams({ from, to })}` : null,
    read: oneReader('report', deliveryReportSchema),
    keepsLast: true,
  });
  const { value, isLoading } = report;
  const setDay = (name: 'from' | 'to', day: string) =>
    day !== '' && setAddress({ view: 'promises', from, to, [name]: day }, { preventScrollReset: true });
  const carriers = value?.carriers.map(
    ({ id, name, ...figures }): OnTimeRow => ({ ...figures, key: id ?? '', name: name ?? 'No carrier yet' }),
  );
  const states = value?.states.map(
    ({ state, ...figures }): OnTimeRow => ({ ...figures, key: state, name: state }),
  );
  const isEmpty = value !== undefined && carriers?.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto">
          {value !== undefined && isPeriod && !isEmpty && <Summary total={value.total} />}
        </p>
        <DayField label="Ordered from" value={from} max={to} onChange={(day) => setDay('from', day)} />
        <DayField label="to" value={to} min={from} onChange={(day) => setDay('to', day)} />
      </div>
      {!isPeriod ? (
        <Box>
          <p className="p-4 text-steel">Choose a period of up to {MOST_DAYS} days.</p>
        </Box>
      ) : value === undefined ? (
        <Box>
          <NotLoaded query={report} count={4} flush>
            We couldn’t load the promises.
          </NotLoaded>
        </Box>
      ) : isEmpty ? (
        <Box>
          <p className="p-4 text-steel">
            No orders with a promised date in this period. Each new order gets one when it’s placed.
          </p>
        </Box>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          <OnTimeTable title="By carrier" first="Carrier" rows={carriers ?? []} isBusy={isLoading} />
          <OnTimeTable title="By State" first="State" rows={states ?? []} isBusy={isLoading} />
        </div>
      )}
      {isPeriod && maySeeRevenue && <FreightBox from={from} to={to} />}
    </>
  );
}

function Summary({ total }: { readonly total: OnTimeFigures }) {
  if (total.onTime + total.late === 0) return 'Nothing is due yet.';
  return (
    <>
      <b className="font-display text-2xl font-heavy">{onTimeShare(total)}</b> on time, {lateText(total)}
    </>
  );
}

interface OnTimeTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly OnTimeRow[];
  readonly isBusy: boolean;
}

function OnTimeTable({ title, first, rows, isBusy }: OnTimeTableProps) {
  const columns: readonly Column<OnTimeRow>[] = [
    { title: first, wraps: true, className: 'min-w-28', render: ({ name }) => name },
    { title: 'On time', align: 'right', render: onTimeShare },
    { title: 'Late', align: 'right', render: ({ late }) => formatCount(late) },
    {
      title: 'Days late',
      align: 'right',
      render: ({ medianDaysLate }) => (medianDaysLate === null ? '–' : String(medianDaysLate)),
    },
    {
      title: 'To come',
      align: 'right',
      className: 'max-md:hidden',
      render: ({ waiting }) => formatCount(waiting),
    },
  ];
  return (
    <Box title={title} isBusy={isBusy}>
      <Table
        caption={`Delivered on time by ${first}`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        inPage
      />
    </Box>
  );
}

interface FreightRow extends FreightSums {
  readonly key: string;
  readonly name: string;
}

/** What customers paid for freight against what carriers were paid, for the orders of a period. */
function FreightBox({ from, to }: { readonly from: string; readonly to: string }) {
  const report = useAdminQuery({
    kind: OVERVIEW,
    path: `/shipping/freight-report?${new URLSearchParams({ from, to })}`,
    read: oneReader('report', freightReportSchema),
    keepsLast: true,
  });
  const { value, isLoading } = report;
  const rows = value?.carriers.map(
    ({ id, name, ...sums }): FreightRow => ({ ...sums, key: id ?? '', name: name ?? 'No carrier' }),
  );
  return (
    <Box
      title="Freight"
      isBusy={isLoading}
      aside={value !== undefined && value.total.shipments > 0 && <Total of={value.total} />}
    >
      {rows === undefined ? (
        <NotLoaded query={report} count={3} flush>
          We couldn’t load the freight.
        </NotLoaded>
      ) : (
        <Table
          caption="Freight by carrier"
          captionHidden
          columns={COLUMNS}
          rows={rows}
          rowKey={({ key }) => key}
          empty="No orders from this period have been sent yet."
          inPage
        />
      )}
    </Box>
  );
}

const Total = ({ of: { charged, paid } }: { readonly of: FreightSums }) => (
  <p className="text-sm">
    Charged {money(charged)}, paid {money(paid)}: <b>{marginText(charged, paid)}</b>
  </p>
);

const COLUMNS: readonly Column<FreightRow>[] = [
  {
    title: 'Carrier',
    wraps: true,
    render: ({ name, unusual, charged, paid }) => (
      <>
        {name}
        <Sub className="md:hidden">
          Charged {money(charged)}, paid {money(paid)}
        </Sub>
        {unusual > 0 && (
          <Sub tone="red">
            {formatCount(unusual)} {unusual === 1 ? 'bill' : 'bills'} far from the quote
          </Sub>
        )}
      </>
    ),
  },
  {
    title: 'Shipments',
    align: 'right',
    className: 'max-md:hidden',
    render: ({ shipments, billed }) => (
      <>
        {formatCount(shipments)}
        <Sub>{formatCount(billed)} billed</Sub>
      </>
    ),
  },
  {
    title: 'Charged',
    align: 'right',
    className: 'max-md:hidden',
    render: ({ charged }) => money(charged),
  },
  { title: 'Paid', align: 'right', className: 'max-md:hidden', render: ({ paid }) => money(paid) },
  { title: 'Result', align: 'right', render: ({ charged, paid }) => marginText(charged, paid) },
];
