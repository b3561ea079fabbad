import { checkGstin, isOwnGstin } from '../invoices/gstin.ts';
import { HOME_STATE } from '../pricing/gst.ts';
import { add, type Paise, RUPEE, subtract, times } from '../pricing/money.ts';
import { findState } from '../shipping/states.ts';
import { type BookDocument, isToBusiness, serialOf } from './book-document.ts';
import { documentSeries } from './document-series.ts';
import { lastNoteDay } from './filing.ts';
import type { Gstr1 } from './gstr1.ts';
import { areSumsEqual } from './sums-check.ts';
import { sumTax, taxIn } from './tax-amounts.ts';

export const CHECK_KINDS = [
  'hsn',
  'rate',
  'tax',
  'gstin',
  'numbers',
  'notes',
  'late-notes',
  'refunds',
  'limit',
  'totals',
  'dates',
  'older',
  'sums',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** `red` holds the files back, `amber` is for a look. */
export interface MonthCheck {
  readonly kind: CheckKind;
  readonly level: 'red' | 'amber' | 'passed';
  readonly title: string;
  /** What is wrong and how it is mended; empty where it passed. */
  readonly detail: string;
  readonly documents: readonly BookDocument[];
}

interface CheckRule {
  readonly kind: CheckKind;
  readonly level: 'red' | 'amber';
  readonly isWrong: (document: BookDocument, month: CheckedMonth) => boolean;
  readonly failed: (count: string) => string;
  readonly detail: string;
  readonly passed: string;
}

export interface CheckedMonth {
  readonly month: string;
  readonly gstin: string;
  readonly documents: readonly BookDocument[];
  readonly file: Gstr1;
}

/** The slabs that the portal accepts. */
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
const UNITS =
  /^(?:BAG|BAL|BDL|BKL|BOU|BOX|BTL|BUN|CAN|CBM|CCM|CMS|CTN|DOZ|DRM|GGK|GMS|GRS|GYD|KGS|KLR|KME|LTR|MLT|MTR|MTS|NOS|OTH|PAC|PCS|PRS|QTL|ROL|SET|SQF|SQM|SQY|TBS|TGM|THD|TON|TUB|UGS|UNT|YDS)$/;
const NEAR_THE_LIMIT: Paise = times(RUPEE, 500);

const RULES: readonly CheckRule[] = [
  {
    kind: 'hsn',
    level: 'red',
    isWrong: ({ lines }) =>
      lines.some(({ hsn, unit }) => !/^(?:\d{4}|\d{6}|\d{8})$/.test(hsn) || !UNITS.test(unit)),
    failed: (count) => `${count} with a line that has no valid HSN code or unit`,
    detail: 'Enter the HSN code at the product. This document keeps its own: credit it and invoice again.',
    passed: 'All lines have an HSN code and a unit',
  },
  {
    kind: 'rate',
    level: 'red',
    isWrong: ({ lines }) => lines.some(({ ratePercent }) => !RATES.includes(ratePercent)),
    failed: (count) => `${count} with a GST rate that the portal refuses`,
    detail: 'Correct the rate at the product. This document keeps its own: credit it and invoice again.',
    passed: 'All rates are in the portal’s list',
  },
  {
    kind: 'tax',
    level: 'red',
    isWrong: hasWrongTax,
    failed: (count) => `${count} with the wrong tax for the place of supply`,
    detail: 'Within our State CGST and SGST are due, to another one IGST. Credit it and invoice again.',
    passed: 'All documents have the right tax for the place of supply',
  },
  {
    kind: 'gstin',
    level: 'red',
    isWrong: ({ buyerGstin, sellerGstin }, { gstin }) =>
      sellerGstin !== gstin ||
      gstin === '' ||
      (buyerGstin !== '' && (!checkGstin(buyerGstin).ok || isOwnGstin(buyerGstin, gstin))),
    failed: (count) => `${count} with a GSTIN that is missing or wrong`,
    detail:
      'Our own GSTIN is in the settings. A wrong one of a buyer: credit the invoice and issue it again.',
    passed: 'Our GSTIN and those of all buyers pass the check digit',
  },
  {
    kind: 'notes',
    level: 'red',
    isWrong: ({ kind, original }) => kind === 'credit_note' && original === undefined,
    failed: (count) => `${count} without an invoice`,
    detail: 'A credit note names the invoice that it corrects.',
    passed: 'Every credit note names its invoice',
  },
  {
    kind: 'late-notes',
    level: 'red',
    isWrong: ({ day, original }) => original !== undefined && day > lastNoteDay(original.day),
    failed: (count) => `${count} after the 30 November that follows the year of the invoice`,
    detail: 'Too late for GST: ask your accountant to treat it as a commercial note.',
    passed: 'Every credit note is inside the 30 November limit',
  },
  {
    kind: 'refunds',
    level: 'amber',
    isWrong: ({ isRefundOwed }) => isRefundOwed,
    failed: (count) => `${count} whose money has not gone back yet`,
    detail: 'You can file, but the customer’s money is still owed. Refund it in the order.',
    passed: 'The money of all credit notes has gone back',
  },
  {
    kind: 'limit',
    level: 'amber',
    isWrong: (document) =>
      document.kind === 'invoice' &&
      document.isInterState &&
      !isToBusiness(document) &&
      Math.abs(subtract(document.total, document.largeLimit)) <= NEAR_THE_LIMIT,
    failed: (count) => `${count} within ₹500 of the limit for large invoices`,
    detail:
      'Above ₹1,00,000 a consumer’s invoice to another State is reported by itself. Please check the amount.',
    passed: 'No consumer’s invoice is within ₹500 of the ₹1,00,000 limit',
  },
  {
    kind: 'totals',
    level: 'red',
    isWrong: ({ lines, roundOff, total }) => {
      const amounts = sumTax(lines);
      return total !== add(amounts.taxable, taxIn(amounts), roundOff) || Math.abs(roundOff) > RUPEE;
    },
    failed: (count) => `${count} whose total is not value, tax and round-off`,
    detail: 'Issued before freight was shared over the lines. Ask your accountant to enter it by hand.',
    passed: 'Every total is value, tax and round-off, to the paisa',
  },
  {
    kind: 'dates',
    level: 'red',
    isWrong: ({ day }, { month }) => !day.startsWith(month),
    failed: (count) => `${count} dated outside the month`,
    detail: 'A return has the documents of its own month.',
    passed: 'All documents are dated in the month',
  },
  {
    kind: 'older',
    level: 'amber',
    isWrong: ({ missing }) => missing.length > 0,
    failed: (count) => `${count} issued before all details were kept`,
    detail: 'Units count as NOS where they are missing. Please compare with the printed document.',
    passed: 'No document lacks details from before they were kept',
  },
];

function hasWrongTax({ placeCode, isInterState, lines, sellerGstin }: BookDocument): boolean {
  const { igst, cgst, sgst } = sumTax(lines);
  // Without a GSTIN of ours, which has a check of its own, our State is known all the same.
  const home = sellerGstin.slice(0, 2) || findState(HOME_STATE)?.gst;
  if (placeCode === '' || isInterState !== (placeCode !== home)) return true;
  return isInterState ? cgst !== 0 || sgst !== 0 : igst !== 0 || cgst !== sgst;
}

/** Everything that is looked at before a month is filed: what has to be mended first, what passed last. */
export function monthChecks(month: CheckedMonth): MonthCheck[] {
  const counted = month.documents.filter(({ isCancelled }) => !isCancelled);
  const checks = [...RULES.map((rule) => check(rule, counted, month)), numbersCheck(month), sumsCheck(month)];
  const order = { red: 0, amber: 1, passed: 2 };
  return checks.sort((a, b) => order[a.level] - order[b.level]);
}

function check(rule: CheckRule, counted: readonly BookDocument[], month: CheckedMonth): MonthCheck {
  const { kind, level, detail } = rule;
  const documents = counted.filter((document) => rule.isWrong(document, month));
  if (documents.length === 0) return { kind, level: 'passed', title: rule.passed, detail: '', documents };
  return { kind, level, title: rule.failed(countOf(documents)), detail, documents };
}

const countOf = (documents: readonly BookDocument[]): string => {
  const noun = documents.every(({ kind }) => kind === 'credit_note') ? 'credit note' : 'document';
  return `${documents.length} ${noun}${documents.length === 1 ? '' : 's'}`;
};

/** At most 16 capital letters, digits, `-` and `/`; none twice, none left out. */
function numbersCheck({ documents }: CheckedMonth): MonthCheck {
  const seen = new Set<string>();
  const wrong = documents.filter(({ number }) => {
    const isWrong =
      seen.has(number.toUpperCase()) || !/^[A-Z1-9][A-Z0-9/-]{0,15}$/.test(number) || serialOf(number) === 0;
    seen.add(number.toUpperCase());
    return isWrong;
  });
  const series = documentSeries(documents);
  const missing = series.flatMap(({ from, gaps }) => gaps.map((gap) => numberLike(from, gap)));
  const kind = 'numbers';
  if (missing.length > 0)
    return {
      kind,
      level: 'red',
      title: `${missing.length} ${missing.length === 1 ? 'number has' : 'numbers have'} no document`,
      detail: `Missing: ${missing.slice(0, 3).join(', ')}. Every number has to be explained.`,
      documents: [],
    };
  if (wrong.length > 0)
    return {
      kind,
      level: 'red',
      title: `${countOf(wrong)} with a wrong number`,
      detail: 'Each number is used once, in at most 16 capital letters, digits, - and /.',
      documents: wrong,
    };
  const ranges = series.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ');
  const title = ranges === '' ? 'No numbers were used' : `Numbers without a gap: ${ranges}`;
  return { kind, level: 'passed', title, detail: '', documents: [] };
}

const numberLike = (number: string, serial: number): string =>
  number.replace(/\d+$/, (digits) => String(serial).padStart(digits.length, '0'));

function sumsCheck({ documents, file }: CheckedMonth): MonthCheck {
  const isEqual = areSumsEqual(documents, file);
  return {
    kind: 'sums',
    level: isEqual ? 'passed' : 'red',
    title: isEqual
      ? 'Sums agree to the paisa: documents, sections and HSN'
      : 'The sums of the file do not agree',
    detail: isEqual
      ? ''
      : 'Documents, sections and HSN add up to different amounts. Please tell the person who looks after the shop’s software.',
    documents: [],
  };
}
