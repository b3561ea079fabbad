import { useState } from 'react';
import type { MoneyPreview, PreviewRow } from '../../../../contract/books/money.ts';
import { isRepeated, type Reason } from '../../../../domain/books/money/settlement-line.ts';
import { rupees, subtract, toRupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatLongDate, formatLongDateTime } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Box } from '../../frame/admin-page.tsx';
import { Sub } from '../../list/cells.tsx';
import { exactText, orderLink, reasonLabel, reasonText, reasonTone, sumText } from './money-text.ts';

interface PreviewBoxProps {
  readonly fileName: string;
  readonly preview: MoneyPreview;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

const TO_LOOK_AT = 'to look at';

/** What a file would change. It opens on what somebody has to look at. */
export function PreviewBox({ fileName, preview, isSaving, onSave, onDiscard }: PreviewBoxProps) {
  const { lines, utrs, savedAt, counts, rows } = preview;
  const countOf = (wanted: (reason: Reason) => boolean) =>
    counts.reduce((all, { reason, lines: some }) => all + (wanted(reason) ? some : 0), 0);
  const toLookAt = countOf((reason) => reason !== 'matched');
  const matched = lines - toLookAt;
  const fresh = countOf((reason) => !isRepeated(reason));
  const [chosen, setChosen] = useState<Reason | typeof TO_LOOK_AT>(toLookAt > 0 ? TO_LOOK_AT : 'matched');
  const shown = rows.filter(({ reason }) =>
    chosen === TO_LOOK_AT ? reason !== 'matched' : reason === chosen,
  );
  const all = chosen === TO_LOOK_AT ? toLookAt : countOf((reason) => reason === chosen);
  const chips = [
    { value: TO_LOOK_AT, label: 'To look at', count: toLookAt },
    ...counts.map(({ reason, lines: count }) => ({ value: reason, label: reasonLabel(reason), count })),
  ] as const;
  return (
    <Box
      title={`Preview: ${fileName}`}
      aside={<Badge tone="blue">{savedAt === null ? 'Nothing is saved yet' : 'Saved already'}</Badge>}
      className="wrap-anywhere"
    >
      <p className="px-4 py-3 text-steel">
        {formatCount(lines)} {lines === 1 ? 'line' : 'lines'}.
        {utrs.length === 1 && ` Paid with UTR ${utrs[0]}.`}
        {utrs.length > 1 && ` ${formatCount(utrs.length)} payouts.`}
        {savedAt !== null &&
          ` This file was saved on ${formatLongDateTime(savedAt)}. Saving it again changes nothing.`}
      </p>
      <Sums preview={preview} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
      <div className="flex gap-2 overflow-x-auto p-4" role="group" aria-label="Filter by reason">
        {chips.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className="min-h-11 flex-none cursor-pointer rounded-sm border border-edge-soft bg-paper px-3 text-sm font-semibold whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-8.5"
            aria-pressed={value === chosen}
            onClick={() => setChosen(value)}
          >
            {label} <b>{formatCount(count)}</b>
          </button>
        ))}
      </div>
      <div className="data-table">
        <Table
          caption="Lines of the file"
          captionHidden
          inPage
          columns={COLUMNS}
          rows={shown}
          rowKey={({ row, reference, amount }) => `${row} ${reference} ${amount}`}
          empty="Everything matches to the paisa."
        />
      </div>
      {shown.length < all && (
        <p className="px-4 py-2 text-steel">
          Showing {formatCount(shown.length)} of {formatCount(all)}.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line p-4">
        <p className="mr-auto text-sm text-steel">
          Lines that don’t match wait under “Not matched”. Uploading this file again changes nothing.
        </p>
        <Button onClick={onDiscard} disabled={isSaving}>
          Discard
        </Button>
        <Button
          kind="primary"
          busy={isSaving}
          busyLabel="Saving..."
          disabled={!isSaving && (fresh === 0 || savedAt !== null)}
          onClick={onSave}
        >
          {matched > 0
            ? `Save ${formatCount(matched)} matched ${matched === 1 ? 'line' : 'lines'}`
            : `Save ${formatCount(fresh)} ${fresh === 1 ? 'line' : 'lines'}`}
        </Button>
      </div>
    </Box>
  );
}

/** Three sums: what we can place, what the bank received, what the file says. */
function Sums({ preview: { placed, bank, file, lines } }: { readonly preview: MoneyPreview }) {
  const difference = (from: number, amount: number) => toRupees(subtract(rupees(from), rupees(amount)));
  const inBank = bank === null ? null : difference(bank.amount, placed.amount);
  const beyond = difference(file, placed.amount);
  return (
    <dl className="grid divide-line border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x *:px-4 *:py-3">
      <Sum title="We can place" amount={placed.amount}>
        {formatCount(placed.lines)} of {formatCount(lines)} lines
      </Sum>
      <Sum title="The bank received" amount={bank?.amount ?? null}>
        {inBank === null ? 'No credit with this UTR yet' : <Difference amount={inBank} />}
        {bank !== null && `, ${formatLongDate(bank.day)}`}
      </Sum>
      <Sum title="The file says" amount={file}>
        <Difference amount={beyond} />
        {lines > placed.lines && `, ${formatCount(lines - placed.lines)} not placed`}
      </Sum>
    </dl>
  );
}

interface SumProps {
  readonly title: string;
  readonly amount: number | null;
  readonly children: React.ReactNode;
}

function Sum({ title, amount, children }: SumProps) {
  return (
    <div>
      <dt className="text-sm text-steel">{title}</dt>
      <dd>
        <b className="block font-display text-2xl font-heavy">
          {amount === null ? '–' : `₹${exactText(amount)}`.replace('₹−', '−₹')}
        </b>
        <span className="text-sm text-steel">{children}</span>
      </dd>
    </div>
  );
}

function Difference({ amount }: { readonly amount: number }) {
  if (amount === 0) return <b className="text-green">= The same to the paisa</b>;
  return (
    <b className="text-red">
      ≠ {sumText(Math.abs(amount))} {amount > 0 ? 'more' : 'less'}
    </b>
  );
}

const isDeducted = (reason: Reason) => reason === 'freight' || reason === 'early_cod_fee';

const COLUMNS: readonly Column<PreviewRow>[] = [
  {
    title: 'Reference',
    wraps: true,
    render: ({ reference, order, reason }) => (
      <span>
        {isDeducted(reason) ? reasonLabel(reason) : reference}
        <Sub as="bdi">
          {order !== null
            ? `${order.number}, ${order.customer}`
            : isDeducted(reason)
              ? 'From the whole payout'
              : 'No order'}
        </Sub>
      </span>
    ),
  },
  { title: 'Line', render: ({ row }) => row },
  { title: 'We expect', align: 'right', render: ({ expected }) => exactText(expected) },
  { title: 'In the file', align: 'right', render: ({ amount }) => exactText(amount) },
  { title: 'Difference', align: 'right', render: ({ difference }) => exactText(difference) },
  { title: 'Reason', render: ({ reason }) => <Badge tone={reasonTone(reason)}>{reasonLabel(reason)}</Badge> },
  {
    title: 'What to do',
    bare: true,
    wraps: true,
    render: (row) => {
      const link = row.reason === 'matched' || isRepeated(row.reason) ? null : orderLink(row);
      return (
        <span>
          {reasonText(row)}{' '}
          {link && (
            <TextLink tall to={link.to}>
              {link.label}
            </TextLink>
          )}
        </span>
      );
    },
  },
];
