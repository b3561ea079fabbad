import { add, type Paise } from '../../pricing/money.ts';

/** What a payment service or a courier says that it has paid out, or kept. */
export const LINE_KINDS = [
  'payment',
  'refund',
  'cod',
  'return_reversed',
  'freight',
  'early_cod_fee',
  'adjustment',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface SettlementLine {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly kind: LineKind;
  /** Our id of the attempt or of the refund, or the AWB; of what is deducted from a whole batch, the batch. */
  readonly reference: string;
  /** By which the bank names the payout. */
  readonly utr: string | null;
  readonly day: string | null;
  /** Below zero where money is taken back. Fee and its GST are below zero too, so that the three add up to what is paid out. */
  readonly amount: Paise;
  readonly fee: Paise;
  readonly feeGst: Paise;
}

/** ₹10,000.00 with a fee of −₹200.00 and −₹36.00 GST on it settles as ₹9,764.00. */
export const settledOf = ({
  amount,
  fee,
  feeGst,
}: Pick<SettlementLine, 'amount' | 'fee' | 'feeGst'>): Paise => add(amount, fee, feeGst);

/** The same money is never counted twice: one line of a kind for each reference. */
export const lineKey = ({ kind, reference }: Pick<SettlementLine, 'kind' | 'reference'>): string =>
  `${kind} ${reference}`;

export const REASONS = [
  'matched',
  'short',
  'excess',
  'fee',
  'early_cod_fee',
  'freight',
  'adjustment',
  'return_reversed',
  'no_credit_note',
  'returned',
  'not_due',
  'unknown_awb',
  'unknown_reference',
  'no_payout',
  'not_in_bank',
  'twice',
  'settled_before',
] as const;
export type Reason = (typeof REASONS)[number];

/** It has no place of its own: no order of ours has it, or it was counted already. */
const UNPLACED: readonly Reason[] = [
  'unknown_awb',
  'unknown_reference',
  'no_payout',
  'twice',
  'settled_before',
];
export const isPlaced = (reason: Reason): boolean => !UNPLACED.includes(reason);

/** Counted already, so that it is not stored again. */
export const isRepeated = (reason: Reason): boolean => reason === 'twice' || reason === 'settled_before';

/** Booked as it is: what is deducted needs no decision, except an adjustment that nothing explains. */
const BOOKED: readonly Reason[] = ['matched', 'early_cod_fee', 'freight', 'twice', 'settled_before'];
export const needsSomebody = (reason: Reason): boolean => !BOOKED.includes(reason);
