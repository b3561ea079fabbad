import { negate, type Paise, paise, ZERO } from '../../pricing/money.ts';
import type { CsvRow } from '../../text/csv-reader.ts';
import { type CellRead, readAmount, readAwb, readDay, readReference, readUtr } from './read-cells.ts';
import { type FileRead, readRecords, readTable } from './read-table.ts';
import type { LineKind, SettlementLine } from './settlement-line.ts';

/** What couriers pay of the cash that they collected. */

const NO_FEE = { fee: ZERO, feeGst: ZERO };

export const DELHIVERY_TITLES = [
  'Description',
  'Payment Mode',
  'Client',
  'Pincode',
  'Amount Payable',
  'City',
  'Status',
  'COD Amount',
  'Waybill Number',
  'Order Number',
] as const;

/**
 * Delhivery's export names no UTR, so it is entered with the file. Its order number is free text: only the waybill counts. What has
 * no waybill is deducted from the whole payout.
 */
export function readDelhivery(
  rows: readonly CsvRow[],
  payout: { readonly utr: string | null; readonly batch: string },
): FileRead {
  const table = readTable(rows, DELHIVERY_TITLES, 'a remittance export of Delhivery');
  return readRecords<SettlementLine>(table, ({ row, cell }, need) => {
    const amount = need(readAmount(cell('Amount Payable'), 'Amount Payable'));
    const line = { row, utr: payout.utr, day: null, amount, ...NO_FEE };
    if (cell('Waybill Number').trim() === '') {
      const kind =
        /freight|shipping charge/i.test(cell('Description')) && amount < 0 ? 'freight' : 'adjustment';
      return [{ ...line, kind, reference: `${payout.batch}-${row}` }];
    }
    const reference = need(readAwb(cell('Waybill Number'), 'Waybill Number'));
    return [{ ...line, kind: amount < 0 ? 'return_reversed' : 'cod', reference }];
  });
}

export const SHIPROCKET_AWB_TITLES = [
  'CRF ID',
  'AWB',
  'Delivered Date',
  'Shipped Date',
  'Order Id',
  'Courier',
  'Order Value',
  'Channel Name',
  'Remittance Date',
  'UTR',
  'total_adjusted_amt',
  'Linked CRF Ids',
] as const;

export const SHIPROCKET_CRF_TITLES = [
  'Date',
  'CRF ID',
  'COD Available',
  'Freight Charges from COD',
  'Early COD Charges',
  'RTO Reversal Amount',
  'Remittance Amount',
  'Remittance Method',
  'UTR',
  'Adjusted Amount',
  'Status',
  'remarks',
] as const;

interface Parcel extends SettlementLine {
  readonly crf: string;
}

/**
 * Shiprocket names the parcels on one sheet and what it deducts from each batch (CRF) on another. What its own sums do not explain
 * becomes an adjustment, so that the lines of a batch always add up to its remittance.
 */
export function readShiprocket(
  parcelRows: readonly CsvRow[] | undefined,
  batchRows: readonly CsvRow[] | undefined,
): FileRead {
  const parcels = parcelRows === undefined ? undefined : readParcels(parcelRows);
  if (parcels !== undefined && !parcels.ok) return parcels;
  const batches = batchRows === undefined ? undefined : readBatches(batchRows, parcels?.lines);
  if (batches !== undefined && !batches.ok) return batches;
  return {
    ok: true,
    lines: [...(parcels?.lines ?? []).map(({ crf: _crf, ...line }) => line), ...(batches?.lines ?? [])],
  };
}

function readParcels(rows: readonly CsvRow[]): FileRead<Parcel> {
  const table = readTable(rows, SHIPROCKET_AWB_TITLES, 'Shiprocket’s AWB level report');
  return readRecords(table, ({ row, cell }, need) => {
    const amount = need(readAmount(cell('Order Value'), 'Order Value'));
    return [
      {
        row,
        kind: amount < 0 ? 'return_reversed' : 'cod',
        crf: need(readReference(cell('CRF ID'), 'CRF ID')),
        reference: need(readAwb(cell('AWB'), 'AWB')),
        utr: readUtr(cell('UTR')),
        day: need(readDay(cell('Remittance Date'), 'Remittance Date')),
        amount,
        ...NO_FEE,
      },
    ];
  });
}

function readBatches(rows: readonly CsvRow[], parcels: readonly Parcel[] | undefined): FileRead {
  const collected = new Map<string, Paise>();
  for (const { crf, amount } of parcels ?? []) collected.set(crf, paise((collected.get(crf) ?? 0) + amount));
  const table = readTable(rows, SHIPROCKET_CRF_TITLES, 'Shiprocket’s CRF level report');
  return readRecords(table, ({ row, cell }, need) => {
    const amountIn = (title: string) => need(readAmount(cell(title), title));
    const reference = need(readReference(cell('CRF ID'), 'CRF ID'));
    const line = {
      row,
      reference,
      utr: readUtr(cell('UTR')),
      day: need(readDay(cell('Date'), 'Date')),
      ...NO_FEE,
    };
    const freight = deduction(amountIn('Freight Charges from COD'));
    const early = deduction(amountIn('Early COD Charges'));
    const reversed = deduction(amountIn('RTO Reversal Amount'));
    const available = parcels === undefined ? amountIn('COD Available') : (collected.get(reference) ?? ZERO);
    const explained = available + freight + early + reversed;
    const rest = paise(amountIn('Remittance Amount') - explained);
    const all: readonly (readonly [LineKind, Paise])[] = [
      ['freight', freight],
      ['early_cod_fee', early],
      ['return_reversed', reversed],
      ['adjustment', rest],
    ];
    return all.filter(([, amount]) => amount !== 0).map(([kind, amount]) => ({ ...line, kind, amount }));
  });
}

/** Some files write what is deducted with a minus and some without. */
const deduction = (amount: Paise): Paise => (amount > 0 ? negate(amount) : amount);

/** Which column of a carrier's own file means what. Kept per carrier. */
export interface MappedColumns {
  readonly awb: string;
  readonly amount: string;
  readonly day: string | null;
  readonly utr: string | null;
  readonly freight: string | null;
}

export function readMapped(rows: readonly CsvRow[], columns: MappedColumns, utr: string | null): FileRead {
  const titles = Object.values(columns).filter((title): title is string => title !== null);
  const table = readTable(rows, titles, 'the file whose columns you have chosen');
  return readRecords(table, ({ row, cell }, need) => {
    const optional = <Value>(title: string | null, read: (cell: string, title: string) => CellRead<Value>) =>
      title === null ? null : need(read(cell(title), title));
    const line = {
      row,
      reference: need(readAwb(cell(columns.awb), columns.awb)),
      utr: columns.utr === null ? utr : readUtr(cell(columns.utr)),
      day: optional(columns.day, readDay),
      ...NO_FEE,
    };
    const amount = need(readAmount(cell(columns.amount), columns.amount));
    const freight = deduction(optional(columns.freight, readAmount) ?? ZERO);
    const kind = amount < 0 ? 'return_reversed' : 'cod';
    const paid: SettlementLine = { ...line, kind, amount };
    return freight === 0 ? [paid] : [paid, { ...line, kind: 'freight', amount: freight }];
  });
}
