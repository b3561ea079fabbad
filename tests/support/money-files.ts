import { DELHIVERY_TITLES } from '../../domain/books/money/read-courier.ts';
import { PHONEPE_TITLES } from '../../domain/books/money/read-phonepe.ts';

/** For tests: the files in which money comes in. */

type Cells = Readonly<Record<string, string | number>>;

const cell = (value: string | number) => (/[",\n]/.test(String(value)) ? `"${value}"` : String(value));
const csv = (titles: readonly string[], records: readonly Cells[]) =>
  [titles, ...records.map((record) => titles.map((title) => record[title] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');

export interface Remitted {
  readonly awb?: string;
  readonly amount: number | string;
  readonly description?: string;
}

export const delhiveryFile = (lines: readonly Remitted[]): string =>
  csv(
    DELHIVERY_TITLES,
    lines.map(({ awb = '', amount, description = 'COD' }) => ({
      Description: description,
      'Amount Payable': amount,
      'Waybill Number': awb,
    })),
  );

export interface Settled {
  readonly type?: 'PAYMENT' | 'REFUND';
  readonly id: string;
  readonly amount: number;
  readonly fee?: number;
  readonly gst?: number;
  readonly utr?: string;
  readonly instrument?: string;
  readonly day?: string;
}

export const phonePeFile = (lines: readonly Settled[]): string =>
  csv(
    PHONEPE_TITLES,
    lines.map(
      ({ type = 'PAYMENT', id, amount, fee = 0, gst = 0, utr = 'PPUTR00000001', instrument, day }) => ({
        PaymentType: type,
        MerchantReferenceId: id,
        PhonePeReferenceId: `T-${id}`,
        Instrument: instrument ?? 'UPI_REDEMPTION',
        SettlementDate: day ?? '17-11-2026',
        BankReferenceNo: utr,
        Amount: amount,
        Fee: fee,
        IGST: gst,
      }),
    ),
  );

export const bankFile = (
  credits: readonly (readonly [day: string, narration: string, amount: number])[],
): string =>
  csv(
    ['Date', 'Narration', 'Credit'],
    credits.map(([day, narration, amount]) => ({ Date: day, Narration: narration, Credit: amount })),
  );
