import { type FreightSums, freightReportSchema } from '../../../contract/shipping/freight-report.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { Box } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import { Sub } from '../list/cells.tsx';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { oneReader } from '../read-response.ts';
import { marginWords, money } from './shipping-words.ts';

interface FreightRow extends FreightSums {
  readonly key: string;
  readonly name: string;
}

/** What customers paid for freight against what carriers were paid, for the orders of a period. */
export function FreightBox({ from, to }: { readonly from: string; readonly to: string }) {
  const { value, isLoading, isFailed, reload } = useAdminQuery({
    kind: OVERVIEW,
    path: `/shipping/freight-report?${new URLSearchParams({ from, to })}`,
    read: oneReader('report', freightReportSchema),
    keepsLast: true,
  });
  const rows = value?.carriers.map(
    ({ id, name, ...sums }): FreightRow => ({ ...sums, key: id ?? '', name: name ?? 'No carrier named' }),
  );
  return (
    <Box
      title="Freight"
      isBusy={isLoading}
      aside={value !== undefined && value.total.shipments > 0 && <Total of={value.total} />}
    >
      {rows === undefined ? (
        isFailed ? (
          <Notice flush action={<Button onClick={() => void reload()}>Try again</Button>}>
            We couldn’t load the freight.
          </Notice>
        ) : (
          <div className="p-4">
            <WaitingLines count={3} />
          </div>
        )
      ) : (
        <Table
          caption="Freight by carrier"
          captionHidden
          columns={COLUMNS}
          rows={rows}
          rowKey={({ key }) => key}
          empty="No order of this period has left yet."
          inPage
        />
      )}
    </Box>
  );
}

const Total = ({ of: { charged, paid } }: { readonly of: FreightSums }) => (
  <p className="text-sm">
    Charged {money(charged)}, paid {money(paid)}: <b>{marginWords(charged, paid)}</b>
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
  { title: 'Result', align: 'right', render: ({ charged, paid }) => marginWords(charged, paid) },
];
