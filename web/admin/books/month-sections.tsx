import { type ReactNode, useState } from 'react';
import { type BookDocumentRow, type BookMonthReport, bookDocumentSchema } from '../../../contract/books.ts';
import { formatCount, formatLongDate } from '../../../domain/text/format.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { Box } from '../frame/admin-page.tsx';
import { Sub, TwoLines } from '../list/cells.tsx';
import { readList } from '../list/list-response.ts';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { amountText, monthName, SECTIONS, TAX_COLUMNS } from './books-text.tsx';

type Section = BookMonthReport['sections'][number];
type Row = Omit<Section, 'section'> & { readonly section: Section['section'] | 'all' };
type Hsn = BookMonthReport['hsn'][number];
type Series = BookMonthReport['series'][number];

/** GSTR-1 as sums, each of which opens its documents. */
export function MonthSections({ report }: { readonly report: BookMonthReport }) {
  const { sections, total, month, hsn, series } = report;
  const [opened, setOpened] = useState<Section['section']>();
  const columns: readonly Column<Row>[] = [
    {
      title: 'Section',
      wraps: true,
      render: ({ section, documents }) => {
        if (section === 'all') return monthName(month.period);
        const { title, place, noun } = SECTIONS[section];
        const isOpen = opened === section;
        return (
          <span>
            {title}
            <Sub>{place}</Sub>
            <TextButton
              className="text-sm lg:min-h-6"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Hide' : 'Show'} ${documents} ${noun}${documents === 1 ? '' : 's'}: ${title}`}
              onClick={() => setOpened(isOpen ? undefined : section)}
            >
              {`${isOpen ? 'Hide' : 'Show'} ${formatCount(documents)} ${noun}${documents === 1 ? '' : 's'}`}
            </TextButton>
          </span>
        );
      },
    },
    ...TAX_COLUMNS,
    { title: 'Document total', align: 'right', render: (row) => amountText(row.total) },
  ];
  const sums: Row = { section: 'all', documents: report.documents, ...total };
  return (
    <Box title="GSTR-1" aside={<p className="text-sm text-steel">Every section opens its documents</p>}>
      <div className="data-table">
        <Table
          caption="GSTR-1 by section"
          captionHidden
          inPage
          columns={columns}
          rows={sections.length === 0 ? [] : [...sections, sums]}
          rowKey={({ section }) => section}
          empty="No documents in this month"
          rowClassName={({ section }) => (section === 'all' ? 'bg-studio-light' : '')}
        />
      </div>
      {opened !== undefined && <SectionDocuments period={month.period} section={opened} />}
      <Fold title={`HSN summary, table 12: ${hsn.length} ${hsn.length === 1 ? 'row' : 'rows'}`}>
        <Table caption="HSN summary" captionHidden inPage columns={HSN_COLUMNS} rows={hsn} rowKey={hsnKey} />
      </Fold>
      <Fold title={`Numbers used, table 13: ${series.length} series`}>
        <Table
          caption="Numbers used"
          captionHidden
          inPage
          columns={SERIES_COLUMNS}
          rows={series}
          rowKey={({ from }) => from}
        />
      </Fold>
    </Box>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div className="data-table border-t border-line">{children}</div>
    </details>
  );
}

const hsnKey = ({ buyers, hsn, unit, ratePercent }: Hsn) => `${buyers} ${hsn} ${unit} ${ratePercent}`;
const HSN_COLUMNS: readonly Column<Hsn>[] = [
  {
    title: 'HSN',
    wraps: true,
    render: ({ hsn, description, buyers }) => <TwoLines below={`${description}, ${buyers}`}>{hsn}</TwoLines>,
  },
  { title: 'Quantity', align: 'right', render: ({ quantity, unit }) => `${quantity} ${unit}` },
  { title: 'GST', align: 'right', render: ({ ratePercent }) => `${ratePercent} %` },
  ...TAX_COLUMNS,
];
const SERIES_COLUMNS: readonly Column<Series>[] = [
  { title: 'Kind', render: ({ kind }) => (kind === 'invoice' ? 'Invoices' : 'Credit notes') },
  { title: 'From', render: ({ from }) => from },
  { title: 'To', render: ({ to }) => to },
  { title: 'Used', align: 'right', render: ({ used }) => formatCount(used) },
  { title: 'Cancelled', align: 'right', render: ({ used, issued }) => formatCount(used - issued) },
  { title: 'Issued', align: 'right', render: ({ issued }) => formatCount(issued) },
];

const MOST = 200;
const DOCUMENT_COLUMNS: readonly Column<BookDocumentRow>[] = [
  {
    title: 'Document',
    wraps: true,
    render: ({ number, orderId, day, buyerName, buyerGstin, place, original }) => {
      const buyer = buyerGstin === '' ? buyerName : `${buyerName}, ${buyerGstin}`;
      const from = original === null ? '' : `, on ${original}`;
      return (
        <TwoLines below={`${formatLongDate(day)}, ${buyer}, place of supply ${place}${from}`}>
          <TextLink to={`/admin/orders/${orderId}`}>{number}</TextLink>
        </TwoLines>
      );
    },
  },
  ...TAX_COLUMNS,
  { title: 'Document total', align: 'right', render: ({ total }) => amountText(total) },
];

function SectionDocuments({
  period,
  section,
}: {
  readonly period: string;
  readonly section: Section['section'];
}) {
  const documents = useAdminQuery({
    kind: 'book',
    path: `/books/months/${period}/documents?section=${section}&limit=${MOST}`,
    read: (response) => readList(response, bookDocumentSchema),
  });
  if (documents.value === undefined)
    return (
      <NotLoaded query={documents} count={3} flush>
        We couldn’t load the documents.
      </NotLoaded>
    );
  const { rows, paging } = documents.value;
  return (
    <div className="data-table border-t-4 border-orange">
      <Table
        caption={`Documents: ${SECTIONS[section].title}`}
        captionHidden
        inPage
        columns={DOCUMENT_COLUMNS}
        rows={rows}
        rowKey={({ number }) => number}
      />
      {paging.total > rows.length && (
        <p className="px-4 py-3 text-sm text-steel">
          The first {formatCount(rows.length)} of {formatCount(paging.total)}. All of them are in the
          workbook.
        </p>
      )}
    </div>
  );
}
