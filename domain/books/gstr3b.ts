import { amountsByRate, type BookDocument, isToBusiness } from './book-document.ts';
import { isNothing, negateTax, sortedGroups, sumTax, type TaxAmounts } from './tax-amounts.ts';

export interface Gstr3b {
  /** 3.1(a): taxable supplies, net of notes. */
  readonly taxed: TaxAmounts;
  /** 3.1(c): supplies at nil rate. */
  readonly untaxed: TaxAmounts;
  /** 3.2: to consumers in other States, by State. */
  readonly consumers: readonly ({ readonly placeCode: string } & TaxAmounts)[];
}

/** The part of GSTR-3B that sales decide, for comparison: the portal fills it from GSTR-1 itself. */
export function gstr3b(all: readonly BookDocument[]): Gstr3b {
  const amounts = all
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((document) =>
      amountsByRate(document).map((at) => ({
        document,
        isTaxed: at.ratePercent > 0,
        signed: document.kind === 'invoice' ? at : negateTax(at),
      })),
    );
  const total = (some: typeof amounts) => sumTax(some.map(({ signed }) => signed));
  const consumers = amounts.filter(
    ({ document, isTaxed }) => isTaxed && document.isInterState && !isToBusiness(document),
  );
  return {
    taxed: total(amounts.filter(({ isTaxed }) => isTaxed)),
    untaxed: total(amounts.filter(({ isTaxed }) => !isTaxed)),
    consumers: sortedGroups(consumers, ({ document }) => document.placeCode)
      .map(([placeCode, group]) => ({ placeCode, ...total(group) }))
      .filter((row) => !isNothing(row)),
  };
}
