import { nearestPaise } from '../pricing/money.ts';
import { type BookDocument, signedTax } from './book-document.ts';
import type { Gstr1 } from './gstr1.ts';
import { NO_TAX, negateTax, sumTax, type TaxAmounts } from './tax-amounts.ts';

/** Read back from the numbers of the file, so that an error in writing it is found too. */
interface WrittenAmounts {
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
}

const read = ({ txval, iamt = 0, camt = 0, samt = 0 }: WrittenAmounts): TaxAmounts => ({
  taxable: nearestPaise(txval),
  igst: nearestPaise(iamt),
  cgst: nearestPaise(camt),
  sgst: nearestPaise(samt),
});

const itemsIn = (records: readonly { readonly itms: readonly { itm_det: WrittenAmounts }[] }[]) =>
  sumTax(records.flatMap(({ itms }) => itms.map(({ itm_det }) => read(itm_det))));

/** What the sections of a file add up to, notes taken away. */
export function sectionsTotal({
  b2b = [],
  b2cl = [],
  b2cs = [],
  nil,
  cdnr = [],
  cdnur = [],
}: Gstr1): TaxAmounts {
  return sumTax([
    itemsIn(b2b.flatMap(({ inv }) => inv)),
    itemsIn(b2cl.flatMap(({ inv }) => inv)),
    ...b2cs.map(read),
    ...(nil?.inv ?? []).map(({ nil_amt }) => ({ ...NO_TAX, taxable: nearestPaise(nil_amt) })),
    negateTax(itemsIn(cdnr.flatMap(({ nt }) => nt))),
    negateTax(itemsIn(cdnur)),
  ]);
}

export const hsnTotal = ({ hsn = {} }: Gstr1): TaxAmounts =>
  sumTax(Object.values(hsn).flatMap((rows) => rows.map(read)));

export function areSumsEqual(documents: readonly BookDocument[], file: Gstr1): boolean {
  const printed = JSON.stringify(sumTax(documents.filter(({ isCancelled }) => !isCancelled).map(signedTax)));
  return [sectionsTotal(file), hsnTotal(file)].every((total) => JSON.stringify(total) === printed);
}
