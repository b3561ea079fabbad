import type { BookDocument, BookLine } from '../../domain/books/book-document.ts';
import { invoiceGstFacts } from '../../domain/invoices/gst-facts.ts';
import { gstOn } from '../../domain/pricing/gst-rates.ts';
import { add, paise, ZERO } from '../../domain/pricing/money.ts';
import { findStateByGstCode } from '../../domain/shipping/states.ts';

/** For tests: documents of the books, with tax by the shop's own rule. */

export const SELLER = '27ABCFR1234K1Z8';
export const GYM_IN_PUNE = '27AAHCG5678L1ZW';
export const GYM_IN_BENGALURU = '29AAJCB4321M1ZF';

export interface LineFacts {
  readonly description: string;
  readonly taxable: number;
  readonly hsn?: string;
  readonly unit?: string;
  readonly quantity?: number;
  readonly ratePercent?: number;
}

export interface InvoiceFacts {
  readonly number: string;
  readonly day: string;
  readonly place: string;
  readonly gstin?: string;
  readonly roundOff?: number;
  readonly isCancelled?: boolean;
  readonly lines: readonly LineFacts[];
}

function bookLine(
  { description, taxable, hsn = '95069190', unit = 'NOS', quantity = 1, ratePercent = 18 }: LineFacts,
  isHome: boolean,
): BookLine {
  const value = paise(taxable);
  const { cgst, sgst, igst } = gstOn({ value, ratePercent }, isHome);
  return { description, hsn, unit, quantity, ratePercent, taxable: value, igst, cgst, sgst };
}

export function bookInvoice(facts: InvoiceFacts): BookDocument {
  const { number, day, place, gstin = '', roundOff = 0, isCancelled = false } = facts;
  const isHome = place === '27';
  const lines = facts.lines.map((line) => bookLine(line, isHome));
  const total = add(
    ...lines.flatMap(({ taxable, igst, cgst, sgst }) => [taxable, igst, cgst, sgst]),
    paise(roundOff),
  );
  const party = {
    name: 'Buyer',
    address: [],
    state: findStateByGstCode(place)?.name ?? '',
    phone: '',
    email: '',
    gstin,
  };
  const gst = invoiceGstFacts({
    kind: 'invoice',
    number,
    issuedAt: `${day}T06:30:00.000Z`,
    orderNumber: '',
    orderedAt: day,
    payment: '',
    seller: { name: '', address: '', email: '', phone: '', gstin: SELLER },
    buyer: party,
    delivery: party,
    placeOfSupply: '',
    isInterState: !isHome,
    totals: {
      subtotal: ZERO,
      shipping: ZERO,
      cgst: ZERO,
      sgst: ZERO,
      igst: ZERO,
      discount: ZERO,
      roundOff: ZERO,
      total,
    },
    couponCode: null,
    totalInWords: '',
  });
  return {
    id: number,
    orderId: `order of ${number}`,
    kind: 'invoice',
    number,
    series: gst.series,
    day,
    isCancelled,
    sellerGstin: SELLER,
    buyerName: party.name,
    buyerGstin: gstin,
    placeCode: gst.placeCode,
    isInterState: !isHome,
    class: gst.class,
    largeLimit: gst.largeLimit,
    roundOff: paise(roundOff),
    total,
    lines,
    isRefundOwed: false,
    missing: [],
  };
}

/** A note on the whole of an invoice, or on these lines. */
export function bookNote(
  invoice: BookDocument,
  { number, day, lines }: { number: string; day: string; lines?: readonly LineFacts[] },
): BookDocument {
  const credited = lines?.map((line) => bookLine(line, !invoice.isInterState)) ?? invoice.lines;
  const total = add(
    ...credited.flatMap(({ taxable, igst, cgst, sgst }) => [taxable, igst, cgst, sgst]),
    lines === undefined ? invoice.roundOff : ZERO,
  );
  const noteClass = { b2b: 'cdnr', b2cl: 'cdnur', b2cs: 'b2cs', cdnr: 'cdnr', cdnur: 'cdnur' } as const;
  return {
    ...invoice,
    id: number,
    kind: 'credit_note',
    number,
    series: number.replace(/\d+$/, ''),
    day,
    class: noteClass[invoice.class],
    lines: credited,
    roundOff: lines === undefined ? invoice.roundOff : ZERO,
    total,
    original: { number: invoice.number, day: invoice.day },
  };
}

const [rack, plates, gym] = [
  bookInvoice({
    number: 'RR/26-27/0041',
    day: '2026-10-03',
    place: '27',
    gstin: GYM_IN_PUNE,
    lines: [{ description: 'Power rack', taxable: 87_245_76, quantity: 2 }],
  }),
  bookInvoice({
    number: 'RR/26-27/0042',
    day: '2026-10-07',
    place: '29',
    gstin: GYM_IN_BENGALURU,
    lines: [{ description: 'Bumper plates', taxable: 1_26_500_00, quantity: 10, unit: 'SET' }],
  }),
  bookInvoice({
    number: 'RR/26-27/0043',
    day: '2026-10-12',
    place: '24',
    lines: [{ description: 'Home gym', taxable: 99_152_54 }],
  }),
];
const dumbbells = bookInvoice({
  number: 'RR/26-27/0044',
  day: '2026-10-18',
  place: '27',
  roundOff: -6,
  lines: [
    { description: 'Dumbbell set', taxable: 8_744_27 },
    {
      description: 'Sports gloves',
      taxable: 982_69,
      hsn: '42032110',
      unit: 'PRS',
      quantity: 2,
      ratePercent: 5,
    },
  ],
});
const cancelled = bookInvoice({
  number: 'RR/26-27/0045',
  day: '2026-10-20',
  place: '27',
  isCancelled: true,
  lines: [{ description: 'Bench', taxable: 5_000_00 }],
});
export const RETURNED_SET: readonly LineFacts[] = [
  { description: 'Bumper plates', taxable: 12_000_00, unit: 'SET' },
];
export const NOTE = { number: 'CN/26-27/0007', day: '2026-10-25', lines: RETURNED_SET };

/** October 2026 with every kind of document. */
export const WORKED_MONTH = {
  rack,
  plates,
  gym,
  dumbbells,
  cancelled,
  note: bookNote(plates, NOTE),
} as const;
