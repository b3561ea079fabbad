import { type Paise, paise, subtract } from '../../pricing/money.ts';
import { lineKey, type Reason, type SettlementLine } from './settlement-line.ts';

/** What we know of the thing that a line is about: an attempt, a refund or a parcel. */
export interface Expectation {
  readonly orderId: string;
  /** What the customer was asked for; of a refund and a reversal, below zero. Null: nothing can be expected. */
  readonly due: Paise | null;
  /** What lines of the same kind that are stored have brought for the same order already. */
  readonly settled: Paise;
  readonly parcel?: 'on its way' | 'delivered' | 'returned';
  readonly hasCreditNote: boolean;
}

export interface KnownFacts {
  /** By the key of a line. */
  readonly expectations: ReadonlyMap<string, Expectation>;
  /** Keys of the lines that are stored. */
  readonly stored: ReadonlySet<string>;
}

export interface MatchedLine<Line extends SettlementLine = SettlementLine> {
  readonly line: Line;
  readonly orderId: string | null;
  readonly expected: Paise | null;
  /** What is paid beyond it; null where nothing is expected. */
  readonly difference: Paise | null;
  readonly reason: Reason;
  /** The row with the same reference that counts. */
  readonly sameAsRow?: number;
}

/**
 * Puts each line to what it pays, to the paisa: nothing is taken for the same because it is nearly so. The parcels of one order
 * are looked at together, since the courier may collect its cash with any of them. Neither the order of the lines nor that of
 * the files changes what is found.
 */
export function matchLines<Line extends SettlementLine>(
  lines: readonly Line[],
  { expectations, stored }: KnownFacts,
): MatchedLine<Line>[] {
  const firstRow = new Map<string, number>();
  for (const line of lines)
    firstRow.set(lineKey(line), Math.min(line.row, firstRow.get(lineKey(line)) ?? line.row));
  const isCounted = (line: Line) => firstRow.get(lineKey(line)) === line.row && !stored.has(lineKey(line));
  const paid = new Map<string, number>();
  for (const line of lines) {
    const about = expectations.get(lineKey(line));
    if (about === undefined || !isCounted(line)) continue;
    const key = groupOf(line, about);
    paid.set(key, (paid.get(key) ?? about.settled) + line.amount);
  }
  return lines.map((line) => {
    const about = expectations.get(lineKey(line));
    const orderId = about?.orderId ?? null;
    const without = { line, orderId, expected: null, difference: null };
    const sameAsRow = firstRow.get(lineKey(line)) ?? line.row;
    if (sameAsRow !== line.row) return { ...without, reason: 'twice', sameAsRow };
    if (stored.has(lineKey(line))) return { ...without, reason: 'settled_before' };
    if (about === undefined || about.due === null) return { ...without, reason: withoutAmount(line, about) };
    const difference = paise((paid.get(groupOf(line, about)) ?? 0) - about.due);
    const expected = subtract(line.amount, difference);
    return { line, orderId, expected, difference, reason: reasonOf(line, about, difference) };
  });
}

const groupOf = ({ kind, reference }: SettlementLine, { orderId }: Expectation) =>
  kind === 'cod' ? `cod ${orderId}` : `${kind} ${reference}`;

function withoutAmount({ kind }: SettlementLine, about: Expectation | undefined): Reason {
  switch (kind) {
    case 'freight':
    case 'early_cod_fee':
    case 'adjustment':
      return kind;
    case 'return_reversed':
      return about?.hasCreditNote ? 'matched' : kind;
    case 'cod':
      return 'unknown_awb';
    default:
      return 'unknown_reference';
  }
}

function reasonOf(line: SettlementLine, about: Expectation, difference: Paise): Reason {
  if (difference !== 0) return difference < 0 ? 'short' : 'excess';
  if (line.kind === 'refund' && !about.hasCreditNote) return 'no_credit_note';
  if (line.kind === 'payment' && line.fee + line.feeGst > 0) return 'fee';
  if (line.kind === 'cod' && about.parcel === 'returned') return 'returned';
  return line.kind === 'cod' && about.parcel === 'on its way' ? 'not_due' : 'matched';
}

const ROUNDING = 100;

/** Up to a rupee may be the courier's rounding: it is proposed as that, and somebody accepts it. */
export const looksLikeRounding = (difference: Paise | null): boolean =>
  difference !== null && difference !== 0 && Math.abs(difference) <= ROUNDING;
