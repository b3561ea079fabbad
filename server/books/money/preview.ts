import type { Pool } from 'pg';
import { MOST_ROWS_SHOWN, type MoneyPreview, type PreviewRow } from '../../../contract/books/money.ts';
import { isPlaced, type Reason, settledOf } from '../../../domain/books/money/settlement-line.ts';
import { type Paise, sum, toRupees } from '../../../domain/pricing/money.ts';
import { receivedWith } from './bank-credits.ts';
import { planImport, type ReadLines } from './import-file.ts';
import { ordersOf } from './orders-of.ts';
import type { Upload } from './read-upload.ts';

interface PlannedRow {
  readonly row: number;
  readonly reference: string;
  readonly utrs: readonly string[];
  readonly amount: Paise;
  readonly expected: Paise | null;
  readonly difference: Paise | null;
  readonly reason: Reason;
  readonly orderId: string | null;
  readonly sameAsRow: number | null;
}

/** Nothing is saved. */
export async function previewFile(pool: Pool, upload: Upload, read: ReadLines): Promise<MoneyPreview> {
  const { savedAt, lines, credits } = await planImport(pool, upload, read);
  const rows: PlannedRow[] = [
    ...lines.map(({ line, sameAsRow = null, ...found }) => {
      const { row, reference, utr } = line;
      return {
        ...found,
        row,
        reference,
        utrs: utr === null ? [] : [utr],
        amount: settledOf(line),
        sameAsRow,
      };
    }),
    ...credits.map(({ credit: { row, amount, narration }, ...found }) => {
      return { ...found, row, reference: narration, utrs: [], amount, orderId: null, sameAsRow: null };
    }),
  ];
  const utrs = [...new Set(rows.flatMap((row) => row.utrs))];
  const placed = rows.filter(({ reason }) => isPlaced(reason));
  const bank = utrs.length === 0 ? null : await receivedWith(pool, utrs);
  const counts = new Map<Reason, number>();
  const shown = rows.filter(({ reason }) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return (counts.get(reason) ?? 0) <= MOST_ROWS_SHOWN;
  });
  const orderOf = await ordersOf(
    pool,
    shown.map(({ orderId }) => orderId),
  );
  return {
    kind: 'preview',
    lines: rows.length,
    utrs: utrs.slice(0, MOST_ROWS_SHOWN),
    savedAt: savedAt?.toISOString() ?? null,
    placed: { lines: placed.length, amount: total(placed) },
    bank: bank && { ...bank, amount: toRupees(bank.amount) },
    file: total(rows),
    counts: [...counts].map(([reason, lines]) => ({ reason, lines })),
    rows: shown.map(
      ({ orderId, utrs: _utrs, ...row }): PreviewRow => ({
        ...row,
        amount: toRupees(row.amount),
        expected: row.expected && toRupees(row.expected),
        difference: row.difference && toRupees(row.difference),
        order: orderOf(orderId),
      }),
    ),
  };
}

const total = (rows: readonly PlannedRow[]) => toRupees(sum(rows.map(({ amount }) => amount)));
