import { Link, useSearchParams } from 'react-router';
import { type BookMonth, bookMonthReportSchema, bookMonthSchema } from '../../../contract/books.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { oneReader } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta, BOX, Stack } from '../frame/admin-page.tsx';
import { Sub } from '../list/cells.tsx';
import { readList } from '../list/list-response.ts';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { monthName, STATES } from './books-text.tsx';
import { Compare3b } from './compare-3b.tsx';
import { FilingBox } from './filing-box.tsx';
import { MonthChecks } from './month-checks.tsx';
import { MonthFiles } from './month-files.tsx';
import { MonthSections } from './month-sections.tsx';
import { PortalErrors } from './portal-errors.tsx';

export const meta = adminMeta('Books');

export default function BooksPage() {
  const [address, setAddress] = useSearchParams();
  const months = useAdminQuery({
    kind: 'book',
    path: '/books/months',
    read: (response) => readList(response, bookMonthSchema).rows,
    failed: 'Failed to load the months',
  });
  const chosen =
    months.value?.find(({ period }) => period === address.get('month')) ??
    months.value?.findLast(({ state }) => state === 'open') ??
    months.value?.[0];
  return (
    <AdminPage
      title="Books"
      note="Filed every month. Orders paid in test mode are not in it."
      actions={chosen && <PortalErrors period={chosen.period} />}
    >
      {chosen === undefined || months.value === undefined ? (
        <NotLoaded query={months} count={6}>
          We couldn’t load the months.
        </NotLoaded>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[180px_minmax(0,1fr)]">
          <div className="lg:hidden">
            <Select
              label="Month"
              name="month"
              options={months.value.map(({ period, state }) => ({
                value: period,
                label: `${monthName(period)}: ${STATES[state].label}`,
              }))}
              value={chosen.period}
              onChange={({ target }) => setAddress({ month: target.value })}
            />
          </div>
          <MonthLinks months={months.value} current={chosen.period} />
          <MonthView key={chosen.period} period={chosen.period} />
        </div>
      )}
    </AdminPage>
  );
}

function MonthLinks({
  months,
  current,
}: {
  readonly months: readonly BookMonth[];
  readonly current: string;
}) {
  return (
    <nav aria-label="Months" className={`${BOX} max-lg:hidden`}>
      {months.map(({ period, state, filedOn }) => (
        <Link
          key={period}
          to={`?month=${period}`}
          aria-current={period === current ? 'true' : undefined}
          className="block border-b border-line px-3 py-2.5 no-underline last:border-0 hover:bg-studio-light aria-current:bg-orange-tint aria-current:shadow-[inset_4px_0_var(--color-orange)]"
        >
          <b className="block">{monthName(period)}</b>
          <Sub>{filedOn === null ? STATES[state].label : `Filed ${formatLongDate(filedOn)}`}</Sub>
        </Link>
      ))}
    </nav>
  );
}

function MonthView({ period }: { readonly period: string }) {
  const report = useAdminQuery({
    kind: 'book',
    path: `/books/months/${period}`,
    read: oneReader('report', bookMonthReportSchema),
  });
  if (report.value === undefined)
    return (
      <NotLoaded query={report} count={12}>
        We couldn’t load this month.
      </NotLoaded>
    );
  const { month } = report.value;
  const { label, tone } = STATES[month.state];
  return (
    <Stack>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="lettering text-2xl font-heavy">{monthName(period)}</h2>
        <Badge tone={tone}>{label}</Badge>
        {month.state === 'open' && <Badge tone="amber">GSTR-1 due on {formatLongDate(month.gstr1Due)}</Badge>}
      </div>
      <MonthChecks report={report.value} />
      <MonthFiles report={report.value} />
      <MonthSections report={report.value} />
      <Compare3b report={report.value} />
      <FilingBox month={month} />
    </Stack>
  );
}
