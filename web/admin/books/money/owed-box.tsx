import type { OwedRow } from '../../../../contract/books/money.ts';
import { AGE_STEPS } from '../../../../domain/books/money/owed.ts';
import { rupees, sum, toRupees } from '../../../../domain/pricing/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Box } from '../../frame/admin-page.tsx';
import { Sub } from '../../list/cells.tsx';
import { daysText, letterTo, openText, owedSentence, sumText } from './money-text.ts';

const STEP_FILLS = ['fill-mist', 'fill-amber-bright', 'fill-orange-press', 'fill-red-bright'];

/** Who owes the shop what, and since when. */
export function OwedBox({ rows }: { readonly rows: readonly OwedRow[] }) {
  const total = (of: (row: OwedRow) => number) => toRupees(sum(rows.map((row) => rupees(of(row)))));
  const late = total((row) => row.late);
  const oldest = rows.toSorted((a, b) => b.oldestDays - a.oldestDays)[0];
  return (
    <Box
      title={`Owed to you: ${sumText(total(({ owed }) => owed))}`}
      aside={late > 0 && <Badge tone="red">{sumText(late)} late</Badge>}
    >
      {oldest === undefined ? (
        <p className="p-4 text-steel">
          Nothing is owed. Cash that a courier has collected shows up here until it is paid out.
        </p>
      ) : (
        <>
          <p className="px-4 py-3 text-steel">{owedSentence(oldest)}</p>
          <div className="data-table">
            <Table
              caption="Who owes you"
              captionHidden
              inPage
              columns={COLUMNS}
              rows={rows}
              rowKey={({ carrierId }) => carrierId ?? 'phonepe'}
            />
          </div>
          <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-2.5 text-sm text-steel">
            {AGE_STEPS.map((step, at) => (
              <span className="inline-flex items-center gap-1.5" key={step}>
                <svg className="size-2.5" viewBox="0 0 1 1" aria-hidden="true">
                  <rect className={STEP_FILLS[at]} width="1" height="1" />
                </svg>
                {step}
              </span>
            ))}
          </p>
        </>
      )}
    </Box>
  );
}

const COLUMNS: readonly Column<OwedRow>[] = [
  {
    title: 'Who',
    wraps: true,
    className: 'md:min-w-36 lg:min-w-60',
    render: ({ carrierId, name, paysAfterDays }) => (
      <span>
        <bdi>{name}</bdi>
        <Sub>
          {carrierId === null
            ? 'Online payments, pays within 2 working days'
            : `Cash on delivery, pays after ${daysText(paysAfterDays)}`}
        </Sub>
      </span>
    ),
  },
  { title: 'Open', render: openText },
  {
    title: 'Oldest',
    render: ({ oldestDays, late }) => (
      <span className={late > 0 ? 'font-bold text-red' : ''}>{daysText(oldestDays)}</span>
    ),
  },
  { title: 'Age', bare: true, className: 'lg:w-full', render: (row) => <AgeBar row={row} /> },
  {
    title: 'Late',
    align: 'right',
    render: ({ late }) => (late > 0 ? <span className="text-red">{sumText(late)}</span> : null),
  },
  {
    title: 'Owed',
    align: 'right',
    render: ({ owed }) => <b className="text-orange-deep">{sumText(owed)}</b>,
  },
  {
    title: 'Action',
    bare: true,
    head: <span className="sr-only">Action</span>,
    render: (row) => {
      const letter = row.late > 0 ? letterTo(row) : null;
      return letter === null ? null : (
        <TextLink tall href={letter}>
          Write to them
        </TextLink>
      );
    },
  },
];

/** The amounts are in its label: colours never speak alone. */
function AgeBar({ row: { ages, owed } }: { readonly row: OwedRow }) {
  const starts = ages.map((_, at) => ages.slice(0, at).reduce((all, age) => all + age, 0));
  const label = AGE_STEPS.flatMap((step, at) => (ages[at] ? [`${step} ${sumText(ages[at])}`] : [])).join(
    ', ',
  );
  return (
    <svg
      className="h-3 w-full md:min-w-24"
      viewBox={`0 0 ${owed} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {ages.map((age, at) => (
        <rect className={STEP_FILLS[at]} key={AGE_STEPS[at]} x={starts[at]} width={age} height="1" />
      ))}
    </svg>
  );
}
