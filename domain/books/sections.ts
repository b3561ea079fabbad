import type { GstClass } from '../invoices/gst-facts.ts';
import { negate, type Paise, sum } from '../pricing/money.ts';
import { type BookDocument, signedTax } from './book-document.ts';
import { sumTax, type TaxAmounts } from './tax-amounts.ts';

export interface MonthSection extends TaxAmounts {
  readonly section: GstClass;
  readonly documents: number;
  /** The printed totals, notes taken away. */
  readonly total: Paise;
}

/** In the order of the form. */
export const GST_CLASSES = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const satisfies readonly GstClass[];

export const signedTotal = ({ kind, total }: Pick<BookDocument, 'kind' | 'total'>): Paise =>
  kind === 'invoice' ? total : negate(total);

export function monthSections(all: readonly BookDocument[]): MonthSection[] {
  const counted = all.filter(({ isCancelled }) => !isCancelled);
  return GST_CLASSES.flatMap((section) => {
    const documents = counted.filter((document) => document.class === section);
    if (documents.length === 0) return [];
    return {
      section,
      documents: documents.length,
      ...sumTax(documents.map(signedTax)),
      total: sum(documents.map(signedTotal)),
    };
  });
}
