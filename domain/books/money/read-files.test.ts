import { describe, expect, it } from 'vitest';
import { sum } from '../../pricing/money.ts';
import { readBankStatement } from './read-bank.ts';
import {
  DELHIVERY_TITLES,
  readDelhivery,
  readMapped,
  readShiprocket,
  SHIPROCKET_AWB_TITLES,
  SHIPROCKET_CRF_TITLES,
} from './read-courier.ts';
import { PHONEPE_TITLES, readPhonePe } from './read-phonepe.ts';
import { type SettlementLine, settledOf } from './settlement-line.ts';

type Cells = Readonly<Record<string, string>>;
const sheet = (titles: readonly string[], ...records: readonly Cells[]) =>
  [titles, ...records.map((record) => titles.map((title) => record[title] ?? ''))].map((cells, at) => ({
    row: at + 1,
    cells,
  }));
const short = ({ kind, reference, utr, amount, fee, feeGst }: SettlementLine) =>
  [kind, reference, utr, amount, fee + feeGst].join(' ');
const linesOf = (read: ReturnType<typeof readPhonePe>) =>
  read.ok ? read.lines.map(short) : read.problems.map(({ row, message }) => `${row}: ${message}`);

describe('PhonePe’s settlement report', () => {
  const payment = {
    PaymentType: 'PAYMENT',
    MerchantReferenceId: 'GUEST-1-1',
    PhonePeReferenceId: 'T1',
    Instrument: 'UPI_REDEMPTION',
    SettlementDate: '17-11-2026',
    BankReferenceNo: 'hdfc1234567890',
    Amount: '10000.00',
    Fee: '-200.00',
    IGST: '-36.00',
  };

  it('is paid out with fee and taxes, which are below zero', () => {
    const refund = {
      ...payment,
      PaymentType: 'REFUND',
      MerchantReferenceId: 'R-1',
      Amount: '-500',
      Fee: '',
      IGST: '',
    };
    const recovery = { ...refund, PaymentType: 'PAYMENT', Instrument: 'EXCESS_RECOVERY', Amount: '-2360' };
    const read = readPhonePe(sheet(PHONEPE_TITLES, payment, refund, recovery));
    expect(linesOf(read)).toEqual([
      'payment GUEST-1-1 HDFC1234567890 1000000 -23600',
      'refund R-1 HDFC1234567890 -50000 0',
      'adjustment T1 HDFC1234567890 -236000 0',
    ]);
    expect(read.ok && sum(read.lines.map(settledOf))).toBe(976_400 - 50_000 - 236_000);
  });

  it('is refused without one of its columns, or with one twice', () => {
    const titles = PHONEPE_TITLES.filter((title) => title !== 'Fee' && title !== 'SGST');
    expect(linesOf(readPhonePe(sheet(titles, payment)))).toEqual([
      '1: This is not a settlement report of PhonePe. Missing columns: Fee, SGST.',
    ]);
    expect(linesOf(readPhonePe(sheet([...PHONEPE_TITLES, 'Amount'], payment)))).toEqual([
      '1: The column “Amount” is there twice.',
    ]);
    expect(linesOf(readPhonePe([]))).toEqual(['1: The file is empty.']);
    expect(linesOf(readPhonePe(sheet(PHONEPE_TITLES)))).toEqual(['1: The file has no lines.']);
  });

  it('names each bad row', () => {
    const read = readPhonePe(
      sheet(
        PHONEPE_TITLES,
        { ...payment, Amount: '12,34.5x' },
        payment,
        { ...payment, PaymentType: 'CASHBACK' },
        { ...payment, Amount: '-1' },
        { ...payment, PaymentType: 'REFUND' },
        { ...payment, SettlementDate: '2026' },
      ),
    );
    expect(linesOf(read)).toEqual([
      '2: Amount: “12,34.5x” is not an amount in rupees and paise.',
      '4: PaymentType: “CASHBACK” is not PAYMENT or REFUND.',
      '5: Amount: a payment can’t be below zero.',
      '6: Amount: a refund can’t be above zero.',
      '7: SettlementDate: “2026” is not a date like 17-11-2026.',
    ]);
  });
});

describe('Delhivery’s export', () => {
  const parcel = {
    'Waybill Number': '59311004830094.0',
    'Amount Payable': '8,299.00',
    'Order Number': 'RR-1',
  };
  it('is read by waybill, with what is deducted from the payout', () => {
    const rows = sheet(
      DELHIVERY_TITLES,
      parcel,
      { ...parcel, 'Waybill Number': '2', 'Amount Payable': '-11,500.00', Status: 'RTO' },
      { Description: 'Freight charges', 'Amount Payable': '-2,864.00' },
      { Description: 'Wallet', 'Amount Payable': '-10' },
    );
    expect(linesOf(readDelhivery(rows, { utr: 'HDFC1', batch: 'HDFC1' }))).toEqual([
      'cod 59311004830094 HDFC1 829900 0',
      'return_reversed 2 HDFC1 -1150000 0',
      'freight HDFC1-4 HDFC1 -286400 0',
      'adjustment HDFC1-5 HDFC1 -1000 0',
    ]);
  });
});

describe('Shiprocket’s report', () => {
  const parcels = sheet(
    SHIPROCKET_AWB_TITLES,
    { 'CRF ID': '40218', AWB: '771', 'Order Value': '4699', UTR: 'U1', 'Remittance Date': '09-11-2026' },
    { 'CRF ID': '40218', AWB: '772', 'Order Value': '1301', UTR: 'U1' },
  );
  const batch = (fields: Cells) =>
    sheet(SHIPROCKET_CRF_TITLES, { 'CRF ID': '40218', UTR: 'U1', 'COD Available': '6000', ...fields });

  it('has what is deducted from a batch as lines of their own, which add up to its remittance', () => {
    const deducted = {
      'Freight Charges from COD': '300',
      'Early COD Charges': '59.40',
      'RTO Reversal Amount': '1000',
      'Remittance Amount': '4640.60',
    };
    const read = readShiprocket(parcels, batch(deducted));
    expect(linesOf(read)).toEqual([
      'cod 771 U1 469900 0',
      'cod 772 U1 130100 0',
      'freight 40218 U1 -30000 0',
      'early_cod_fee 40218 U1 -5940 0',
      'return_reversed 40218 U1 -100000 0',
    ]);
    expect(read.ok && sum(read.lines.map(settledOf))).toBe(464_060);
  });

  it('calls what its sums do not explain an adjustment', () => {
    expect(linesOf(readShiprocket(parcels, batch({ 'Remittance Amount': '5900' })))).toContain(
      'adjustment 40218 U1 -10000 0',
    );
    expect(linesOf(readShiprocket(undefined, batch({ 'Remittance Amount': '5999.99' })))).toEqual([
      'adjustment 40218 U1 -1 0',
    ]);
  });
});

it('another courier’s file is read by the columns that were chosen for it', () => {
  const columns = {
    awb: 'AWB NO.',
    amount: 'Price',
    day: 'Remittance Date',
    utr: 'Remittance UTR',
    freight: null,
  };
  const titles = ['Order No.', 'AWB NO.', 'Price', 'Remittance Date', 'Remittance UTR', 'Freight'];
  const rows = sheet(titles, {
    'AWB NO.': '1',
    Price: '1,00,000',
    'Remittance Date': '09-Nov-26',
    'Remittance UTR': 'U9',
    Freight: '80',
  });
  expect(linesOf(readMapped(rows, columns, null))).toEqual(['cod 1 U9 10000000 0']);
  expect(linesOf(readMapped(rows, { ...columns, freight: 'Freight', utr: null }, 'U8'))).toEqual([
    'cod 1 U8 10000000 0',
    'freight 1 U8 -8000 0',
  ]);
  expect(linesOf(readMapped(rows, { ...columns, awb: 'AWB' }, null))).toEqual([
    '1: This is not the file whose columns you have chosen. Missing columns: AWB.',
  ]);
});

describe('a bank statement', () => {
  const statement = (...rows: readonly (readonly string[])[]) =>
    rows.map((cells, at) => ({ row: at + 1, cells }));
  it('gives its credits, whatever stands above and below them', () => {
    const read = readBankStatement(
      statement(
        ['Account Name', 'RACK & REP'],
        ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.'],
        ['17/11/26', 'NEFT CR-HDFCN52026111704812-DELHIVERY', '0000012345678901', '', '2,83,979.00'],
        ['17/11/26', 'ATM', '', '500.00', ''],
        ['18/11/26', 'CASH', '', '', '100.00'],
        ['18/11/26', 'CASH', '', '', '100.00'],
        ['', 'Closing balance', '', '', '9,99,999.00'],
      ),
    );
    expect(read).toEqual({
      ok: true,
      lines: [
        {
          row: 3,
          day: '2026-11-17',
          amount: 28_397_900,
          narration: 'NEFT CR-HDFCN52026111704812-DELHIVERY',
          references: ['HDFCN52026111704812', '12345678901'],
          occurrence: 1,
        },
        { row: 5, day: '2026-11-18', amount: 10_000, narration: 'CASH', references: [], occurrence: 1 },
        { row: 6, day: '2026-11-18', amount: 10_000, narration: 'CASH', references: [], occurrence: 2 },
      ],
    });
  });

  it('needs its three columns', () => {
    expect(readBankStatement(statement(['Date', 'Amount'], ['17-11-2026', '5']))).toMatchObject({
      ok: false,
    });
  });
});
