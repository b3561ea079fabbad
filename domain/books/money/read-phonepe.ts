import { add } from '../../pricing/money.ts';
import type { CsvRow } from '../../text/csv-reader.ts';
import { readAmount, readDay, readReference, readUtr } from './read-cells.ts';
import { type FileRead, readRecords, readTable } from './read-table.ts';

/** PhonePe's settlement report: what it paid out is Amount + Fee + IGST + CGST + SGST, and fee and taxes are below zero. */
export const PHONEPE_TITLES = [
  'PaymentType',
  'MerchantReferenceId',
  'PhonePeReferenceId',
  'From',
  'Instrument',
  'CreationDate',
  'TransactionDate',
  'SettlementDate',
  'BankReferenceNo',
  'Amount',
  'Fee',
  'IGST',
  'CGST',
  'SGST',
] as const;

/** What PhonePe takes back or adds by itself, without a payment or a refund of ours. */
const ADJUSTMENTS = ['EXCESS_RECOVERY', 'INVOICE_RECOVERY', 'SHORT_SETTLEMENT'];
const KINDS = new Map([
  ['PAYMENT', 'payment'],
  ['REFUND', 'refund'],
] as const);

export function readPhonePe(rows: readonly CsvRow[]): FileRead {
  const table = readTable(rows, PHONEPE_TITLES, 'a settlement report of PhonePe');
  return readRecords(table, ({ row, cell }, need) => {
    const amountIn = (title: string) => need(readAmount(cell(title), title));
    const type = cell('PaymentType').trim().toUpperCase();
    const isAdjustment = ADJUSTMENTS.includes(cell('Instrument').trim().toUpperCase());
    const kind = isAdjustment ? 'adjustment' : [...KINDS].find(([name]) => name === type)?.[1];
    if (kind === undefined)
      return need({ ok: false, message: `PaymentType: “${type.slice(0, 30)}” is not PAYMENT or REFUND.` });
    const amount = amountIn('Amount');
    if (kind === 'payment' ? amount < 0 : kind === 'refund' && amount > 0)
      return need({
        ok: false,
        message: `Amount: a ${kind} can’t be ${amount < 0 ? 'below' : 'above'} zero.`,
      });
    const reference = isAdjustment ? 'PhonePeReferenceId' : 'MerchantReferenceId';
    return [
      {
        row,
        kind,
        reference: need(readReference(cell(reference), reference)),
        utr: readUtr(cell('BankReferenceNo')),
        day: need(readDay(cell('SettlementDate'), 'SettlementDate')),
        amount,
        fee: amountIn('Fee'),
        feeGst: add(amountIn('IGST'), amountIn('CGST'), amountIn('SGST')),
      },
    ];
  });
}
