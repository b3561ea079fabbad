import { isHsnSplitByBuyer } from '../invoices/gst-limits.ts';
import { toRupees } from '../pricing/money.ts';
import { amountsByRate, type BookDocument, isToBusiness, type RateAmounts } from './book-document.ts';
import { documentSeries, toDocDetails } from './document-series.ts';
import { portalDay, returnPeriod, TOOL_VERSION } from './filing.ts';
import { hsnRows, toHsnRecord } from './hsn-summary.ts';
import { isNothing, negateTax, rateKey, sortedGroups, sumTax } from './tax-amounts.ts';

export type Gstr1 = ReturnType<typeof gstr1>;

/**
 * GSTR-1 of a month as the government's offline tool writes it: its keys in its order, sections without records left out,
 * amounts in rupees with two decimals at most. Everything only adds what the documents carry.
 */
export function gstr1(month: string, gstin: string, all: readonly BookDocument[]) {
  const documents = all
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const of = (wanted: BookDocument['class']) =>
    documents.filter((document) => document.class === wanted && itemsOf(document).length > 0);
  return {
    gstin,
    fp: returnPeriod(month),
    version: TOOL_VERSION,
    hash: 'hash',
    ...section('b2b', toBusinesses(of('b2b'))),
    ...section('b2cl', largeToConsumers(of('b2cl'))),
    ...section('b2cs', toOtherConsumers(of('b2cs'))),
    ...nilRated(documents),
    ...section('cdnr', notesToBusinesses(of('cdnr'))),
    ...section('cdnur', of('cdnur').map(toLargeNote)),
    ...(all.length > 0 && { doc_issue: { doc_det: toDocDetails(documentSeries(all)) } }),
    ...hsn(month, documents),
  };
}

const section = <Name extends string, Row>(name: Name, rows: readonly Row[]) =>
  (rows.length === 0 ? {} : { [name]: rows }) as { readonly [Key in Name]?: readonly Row[] };

const heads = (isInterState: boolean, { igst, cgst, sgst }: RateAmounts) =>
  isInterState ? { iamt: toRupees(igst) } : { camt: toRupees(cgst), samt: toRupees(sgst) };

/** One item for each rate, numbered as the tool does: 18 % is 1801. What is not taxed is reported in `nil`. */
const itemsOf = (document: BookDocument) =>
  amountsByRate(document)
    .filter((amounts) => amounts.ratePercent > 0 && !isNothing(amounts))
    .map((amounts) => ({
      num: Math.round(amounts.ratePercent * 100) + 1,
      itm_det: {
        txval: toRupees(amounts.taxable),
        rt: amounts.ratePercent,
        ...heads(document.isInterState, amounts),
        csamt: 0,
      },
    }));

const toInvoice = (document: BookDocument) => ({
  inum: document.number,
  idt: portalDay(document.day),
  val: toRupees(document.total),
});

const REGULAR = { rchrg: 'N', inv_typ: 'R' } as const;

const toBusinesses = (documents: readonly BookDocument[]) =>
  sortedGroups(documents, ({ buyerGstin }) => buyerGstin).map(([ctin, group]) => ({
    ctin,
    inv: group.map((document) => ({
      ...toInvoice(document),
      pos: document.placeCode,
      ...REGULAR,
      itms: itemsOf(document),
    })),
  }));

const largeToConsumers = (documents: readonly BookDocument[]) =>
  sortedGroups(documents, ({ placeCode }) => placeCode).map(([pos, group]) => ({
    pos,
    inv: group.map((document) => ({ ...toInvoice(document), itms: itemsOf(document) })),
  }));

/** Added up by place and rate; notes take away, and may leave less than nothing. */
function toOtherConsumers(documents: readonly BookDocument[]) {
  const amounts = documents.flatMap((document) =>
    amountsByRate(document).map((amounts) => ({
      document,
      rate: amounts.ratePercent,
      signed: document.kind === 'invoice' ? amounts : negateTax(amounts),
    })),
  );
  return sortedGroups(amounts, ({ document, rate }) => `${document.placeCode} ${rateKey(rate)}`)
    .map(([, group]) => ({ group, total: sumTax(group.map(({ signed }) => signed)) }))
    .flatMap(({ group: [first], total }) => {
      if (first === undefined || first.rate === 0 || isNothing(total)) return [];
      const { isInterState, placeCode } = first.document;
      return {
        sply_ty: isInterState ? 'INTER' : 'INTRA',
        rt: first.rate,
        typ: 'OE',
        pos: placeCode,
        txval: toRupees(total.taxable),
        ...heads(isInterState, { ...total, ratePercent: first.rate }),
        csamt: 0,
      };
    });
}

const toNote = (document: BookDocument) => ({
  nt_num: document.number,
  nt_dt: portalDay(document.day),
  ntty: 'C',
  val: toRupees(document.total),
});

const notesToBusinesses = (documents: readonly BookDocument[]) =>
  sortedGroups(documents, ({ buyerGstin }) => buyerGstin).map(([ctin, group]) => ({
    ctin,
    nt: group.map((document) => ({
      ...toNote(document),
      pos: document.placeCode,
      ...REGULAR,
      itms: itemsOf(document),
    })),
  }));

const toLargeNote = (document: BookDocument) => ({
  ...toNote(document),
  typ: 'B2CL',
  pos: document.placeCode,
  itms: itemsOf(document),
});

const NIL_TYPES = ['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C'] as const;

/** Table 8: what bears no tax. The tool's words: INTR between States, INTRA within one. */
function nilRated(documents: readonly BookDocument[]) {
  const typeOf = (document: BookDocument) =>
    `${document.isInterState ? 'INTR' : 'INTRA'}${isToBusiness(document) ? 'B2B' : 'B2C'}`;
  const inv = NIL_TYPES.flatMap((type) => {
    const untaxed = documents
      .filter((document) => typeOf(document) === type)
      .flatMap((document) => {
        const rows = amountsByRate(document).filter(({ ratePercent }) => ratePercent === 0);
        return document.kind === 'invoice' ? rows : rows.map(negateTax);
      });
    const { taxable } = sumTax(untaxed);
    if (taxable === 0) return [];
    return { sply_ty: type, expt_amt: 0, nil_amt: toRupees(taxable), ngsup_amt: 0 };
  });
  return inv.length === 0 ? {} : { nil: { inv } };
}

type HsnRecords = readonly ReturnType<typeof toHsnRecord>[];

function hsn(
  month: string,
  documents: readonly BookDocument[],
): {
  readonly hsn?: { readonly hsn_b2b?: HsnRecords; readonly hsn_b2c?: HsnRecords; readonly data?: HsnRecords };
} {
  const rowsOf = (some: readonly BookDocument[]) => hsnRows(some).map(toHsnRecord);
  const parts = isHsnSplitByBuyer(`${month}-01`)
    ? {
        ...section('hsn_b2b', rowsOf(documents.filter(isToBusiness))),
        ...section('hsn_b2c', rowsOf(documents.filter((document) => !isToBusiness(document)))),
      }
    : section('data', rowsOf(documents));
  return Object.keys(parts).length === 0 ? {} : { hsn: parts };
}
