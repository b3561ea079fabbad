import type { MoneyFileKind, OpenLine, OwedRow, PreviewRow } from '../../../../contract/books/money.ts';
import { looksLikeRounding } from '../../../../domain/books/money/match-lines.ts';
import type { Reason } from '../../../../domain/books/money/settlement-line.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatRupeesExact, formatRupeesUnrounded } from '../../../../domain/text/format.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

const withMinus = (text: string) => text.replace('-', '−');

/** '₹1,84,300', '−₹12.50' */
export const sumText = (amount: number): string => withMinus(formatRupeesUnrounded(rupees(amount)));
/** '1,84,300.00', for the columns of a table. */
export const exactText = (amount: number | null): string =>
  amount === null ? '–' : withMinus(formatRupeesExact(rupees(amount))).replace('₹', '');

export const FILE_TITLES: Readonly<Record<MoneyFileKind, string>> = {
  phonepe: 'PhonePe settlement',
  courier: 'Courier cash (COD)',
  bank: 'Bank statement',
};

const REASON_LABELS: Readonly<Record<Reason, readonly [label: string, tone: BadgeTone]>> = {
  matched: ['Matched', 'green'],
  short: ['Short', 'amber'],
  excess: ['Too much', 'amber'],
  fee: ['Fee', 'amber'],
  early_cod_fee: ['Early COD fee', 'neutral'],
  freight: ['Freight deducted', 'neutral'],
  adjustment: ['Adjustment', 'amber'],
  return_reversed: ['Return reversed', 'red'],
  no_credit_note: ['No credit note', 'red'],
  returned: ['Order came back', 'red'],
  not_due: ['Not due yet', 'neutral'],
  unknown_awb: ['Unknown AWB', 'red'],
  unknown_reference: ['Unknown payment', 'red'],
  no_payout: ['No payout', 'neutral'],
  not_in_bank: ['Not in the bank', 'red'],
  twice: ['Twice in file', 'neutral'],
  settled_before: ['Saved before', 'neutral'],
};

export const reasonLabel = (reason: Reason): string => REASON_LABELS[reason][0];
export const reasonTone = (reason: Reason): BadgeTone => REASON_LABELS[reason][1];

type Explained = Pick<PreviewRow, 'reason' | 'expected' | 'amount' | 'difference'> & {
  readonly sameAsRow?: number | null;
};

/** What the reason means for this line, in one sentence. */
export function reasonText({ reason, expected, amount, difference, sameAsRow }: Explained): string {
  if (looksLikeRounding(difference === null ? null : rupees(difference))) return 'Looks like rounding.';
  switch (reason) {
    case 'short':
    case 'excess':
      return `Expected ${sumText(expected ?? 0)}, received ${sumText(amount)}.`;
    case 'fee':
      return 'The fee is added instead of deducted.';
    case 'early_cod_fee':
    case 'freight':
      return 'Booked as an expense. Check the GST on their invoice.';
    case 'adjustment':
      return 'Taken or added without a payment, refund or parcel of ours.';
    case 'return_reversed':
      return 'Taken back for a return. No credit note yet.';
    case 'no_credit_note':
      return 'Refunded, but the order has no credit note.';
    case 'returned':
      return 'Paid, but the parcel came back.';
    case 'not_due':
      return 'Paid before the parcel is marked as delivered.';
    case 'unknown_awb':
      return 'No shipment of ours has this number.';
    case 'unknown_reference':
      return 'No completed payment or refund of ours has this number.';
    case 'no_payout':
      return 'No payout has this UTR.';
    case 'not_in_bank':
      return `Paid out ${sumText(expected ?? 0)}, but the bank has no credit with this UTR.`;
    case 'twice':
      return `Row ${sameAsRow} has the same number. Counted once.`;
    case 'settled_before':
      return 'Saved with an earlier file. Not counted again.';
    default:
      return 'The same to the paisa.';
  }
}

/** "11 parcels", "1 payment" */
export function openText({ carrierId, open }: OwedRow): string {
  const noun = carrierId === null ? 'payment' : 'parcel';
  return `${formatCount(open)} ${noun}${open === 1 ? '' : 's'}`;
}

export const daysText = (days: number): string => (days === 1 ? '1 day' : `${formatCount(days)} days`);

/** "Trackon owes ₹1,84,300 for 11 parcels, oldest 19 days." */
export const owedSentence = (row: OwedRow): string =>
  `${row.name} owes ${sumText(row.owed)} for ${openText(row)}, oldest ${daysText(row.oldestDays)}.`;

/** A letter to whoever owes; null where no address is known. */
export const letterTo = (row: OwedRow): string | null =>
  row.email === null
    ? null
    : `mailto:${encodeURIComponent(row.email)}?${new URLSearchParams({
        subject: `COD remittance: ${sumText(row.owed)} open`,
        body: `Please remit the cash of ${openText(row)}: ${sumText(row.owed)}, of which ${sumText(row.late)} is late. The oldest was delivered ${daysText(row.oldestDays)} ago.`,
      })
        .toString()
        .replaceAll('+', '%20')}`;

/** Where the order is that has to be mended, if it is known. */
export function orderLink({ reason, reference, order }: Pick<OpenLine, 'reason' | 'reference' | 'order'>) {
  if (order !== null)
    return {
      to: `/admin/orders/${order.id}`,
      label: reason === 'return_reversed' ? 'Make credit note' : `Open ${order.number}`,
    };
  if (reason !== 'unknown_awb') return null;
  return { to: `/admin/orders?search=${encodeURIComponent(reference)}`, label: 'Find the order' };
}
