import type { Paise } from '../pricing/money.ts';
import { findState } from '../shipping/states.ts';
import { indianDay } from '../text/period.ts';
import { largeConsumerLimit } from './gst-limits.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/**
 * Where GSTR-1 reports a document: invoices to businesses (b2b), large ones to consumers in other States (b2cl), notes to
 * businesses (cdnr), notes on large consumer invoices (cdnur). Everything else is added up (b2cs).
 */
export type GstClass = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/** What the returns ask for beside what is printed, as it was on the day of issue. Codes of States have two digits. */
export interface GstFacts {
  readonly series: string;
  /** Empty where the State of the delivery is not known. */
  readonly placeCode: string;
  readonly buyerStateCode: string;
  readonly deliveryPin: string;
  readonly class: GstClass;
  /** Above it a consumer's invoice from another State would have been b2cl. */
  readonly largeLimit: Paise;
  /** Regular: no export, no special economic zone. */
  readonly invoiceType: 'R';
  readonly reverseCharge: 'N';
}

type Issued = Omit<InvoiceDocument, 'gst' | 'lines'>;

export function invoiceGstFacts(invoice: Issued): GstFacts {
  const { buyer, delivery, number, issuedAt } = invoice;
  const largeLimit = largeConsumerLimit(indianDay(new Date(issuedAt)));
  return {
    series: seriesOf(number),
    placeCode: findState(delivery.state)?.gst ?? '',
    buyerStateCode: buyer.gstin === '' ? (findState(buyer.state)?.gst ?? '') : buyer.gstin.slice(0, 2),
    deliveryPin: delivery.address.findLast((line) => PIN.test(line))?.match(PIN)?.[0] ?? '',
    class: classOfInvoice(invoice, largeLimit),
    largeLimit,
    invoiceType: 'R',
    reverseCharge: 'N',
  };
}

/** A note is reported where its invoice was: a small note on a large invoice goes beside the large ones. */
export function noteGstFacts(invoice: Issued & Pick<InvoiceDocument, 'gst'>, number: string): GstFacts {
  const facts = invoice.gst ?? invoiceGstFacts(invoice);
  const noteClass = { b2b: 'cdnr', b2cl: 'cdnur', b2cs: 'b2cs' } as const;
  return {
    ...facts,
    series: seriesOf(number),
    class: facts.class === 'cdnr' || facts.class === 'cdnur' ? facts.class : noteClass[facts.class],
  };
}

const PIN = /\b[1-9]\d{5}\b/;

/** `RR/26-27/` of `RR/26-27/000123`. */
const seriesOf = (number: string): string => number.replace(/\d+$/, '');

function classOfInvoice({ buyer, isInterState, totals }: Issued, limit: Paise): GstClass {
  if (buyer.gstin !== '') return 'b2b';
  return isInterState && totals.total > limit ? 'b2cl' : 'b2cs';
}
