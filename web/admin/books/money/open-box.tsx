import { useState } from 'react';
import type { OpenLine } from '../../../../contract/books/money.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { callAdmin } from '../../admin-call.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Box } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { Sub } from '../../list/cells.tsx';
import { exactText, orderLink, reasonLabel, reasonText, reasonTone } from './money-text.ts';

/** What no file has explained yet, with one thing to do for each. */
export function OpenBox({ lines }: { readonly lines: readonly OpenLine[] }) {
  const mayChange = useMay()('change the books');
  const [accepting, setAccepting] = useState<OpenLine | null>(null);
  const columns: readonly Column<OpenLine>[] = [
    {
      title: 'Where from',
      wraps: true,
      render: ({ from, day, reference }) => (
        <span>
          <bdi>{from}</bdi>
          <Sub as="bdi">
            {reference}
            {day !== null && `, ${formatLongDate(day)}`}
          </Sub>
        </span>
      ),
    },
    { title: 'Amount', align: 'right', render: ({ amount }) => exactText(amount) },
    {
      title: 'Reason',
      render: ({ reason }) => <Badge tone={reasonTone(reason)}>{reasonLabel(reason)}</Badge>,
    },
    {
      title: 'Why',
      bare: true,
      wraps: true,
      render: (line) =>
        line.likelyOrder === null
          ? reasonText(line)
          : `Same amount as ${line.likelyOrder.number}, not paid. No reference.`,
    },
    {
      title: 'Action',
      bare: true,
      head: <span className="sr-only">Action</span>,
      render: (line) => <Action line={line} onAccept={mayChange ? setAccepting : null} />,
    },
  ];
  return (
    <Box title="Not matched" aside={<span className="text-sm text-steel">From saved files</span>}>
      <div className="data-table">
        <Table
          caption="What is not matched"
          captionHidden
          inPage
          columns={columns}
          rows={lines}
          rowKey={({ id, source }) => `${source} ${id}`}
          empty="Everything is matched."
        />
      </div>
      {accepting !== null && (
        <ConfirmDialog
          title="Accept this line?"
          action="Accept"
          busyLabel="Accepting..."
          kind="money"
          run={() => callAdmin(`/books/money/open/${accepting.id}/close`, { method: 'POST', body: {} })}
          failure="The line was not accepted."
          done="Accepted"
          onClose={() => setAccepting(null)}
        >
          {reasonText(accepting)} It leaves this list
          {accepting.order !== null && `, and ${accepting.order.number} counts as paid`}. You can’t undo this.
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** Differences of an amount are accepted; everything else is mended where its order is. */
function Action({
  line,
  onAccept,
}: {
  readonly line: OpenLine;
  readonly onAccept: ((line: OpenLine) => void) | null;
}) {
  const order = line.likelyOrder ?? line.order;
  const isAccepted =
    line.source !== 'payout' && order === null
      ? line.reason !== 'unknown_awb'
      : ['short', 'excess', 'fee'].includes(line.reason);
  if (isAccepted)
    return onAccept === null ? null : <TextButton onClick={() => onAccept(line)}>Accept</TextButton>;
  const link = orderLink({ ...line, order });
  return link === null ? null : (
    <TextLink tall to={link.to}>
      {link.label}
    </TextLink>
  );
}
