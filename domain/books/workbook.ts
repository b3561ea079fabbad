import { findStateByGstCode } from '../shipping/states.ts';
import { formatShortMonth } from '../text/format.ts';
import type { BookDocument } from './book-document.ts';
import type { Gstr1 } from './gstr1.ts';

type SheetCell = string | number | null;
export interface Sheet {
  readonly name: string;
  readonly head: readonly string[];
  /** Days and numbers of documents are text, as the official workbook wants them. */
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Columns of the official workbook; those without an entry in a record stay empty. */
const HEADS: Readonly<Record<string, string>> = {
  ctin: 'GSTIN/UIN of Recipient',
  name: 'Receiver Name',
  inum: 'Invoice Number',
  idt: 'Invoice date',
  val: 'Invoice Value',
  pos: 'Place Of Supply',
  rchrg: 'Reverse Charge',
  applicable: 'Applicable % of Tax Rate',
  invoiceType: 'Invoice Type',
  operator: 'E-Commerce GSTIN',
  rt: 'Rate',
  txval: 'Taxable Value',
  csamt: 'Cess Amount',
  typ: 'Type',
  unregistered: 'UR Type',
  nt_num: 'Note Number',
  nt_dt: 'Note Date',
  ntty: 'Note Type',
  supplyType: 'Note Supply Type',
  noteValue: 'Note Value',
  sply_ty: 'Description',
  nil_amt: 'Nil Rated Supplies',
  expt_amt: 'Exempted(other than nil rated/non GST supply)',
  ngsup_amt: 'Non-GST Supplies',
  hsn_sc: 'HSN',
  user_desc: 'Description',
  uqc: 'UQC',
  qty: 'Total Quantity',
  totalValue: 'Total Value',
  iamt: 'Integrated Tax Amount',
  camt: 'Central Tax Amount',
  samt: 'State/UT Tax Amount',
  doc_typ: 'Nature of Document',
  from: 'Sr. No. From',
  to: 'Sr. No. To',
  totnum: 'Total Number',
  cancel: 'Cancelled',
};
const HSN_COLUMNS = 'hsn_sc user_desc uqc qty totalValue rt txval iamt camt samt csamt';

type SheetRecord = Readonly<Record<string, unknown>>;

function sheet(name: string, columns: string, records: readonly SheetRecord[]): Sheet {
  const keys = columns.split(' ');
  const rows = records.map((record) => keys.map((key) => cellOf(key, record[key])));
  return { name, head: keys.map((key) => HEADS[key] ?? key), rows };
}

function cellOf(key: string, value: unknown): SheetCell {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  if (key === 'pos') return `${value}-${findStateByGstCode(value)?.name ?? ''}`;
  return key === 'idt' || key === 'nt_dt' ? dayOf(value) : value;
}

/** `03-10-2026` is `03-Oct-2026`. */
const dayOf = (day: string): string =>
  `${day.slice(0, 2)}-${formatShortMonth(`${day.slice(6)}-${day.slice(3, 5)}-01`)}-${day.slice(6)}`;

/** One row for each rate of a document. */
const perRate = <Item extends SheetRecord>(
  documents: readonly { readonly itms: readonly { readonly itm_det: Item }[] }[],
): SheetRecord[] =>
  documents.flatMap((document) => document.itms.map(({ itm_det }) => ({ ...document, ...itm_det })));

const NIL_TEXTS = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
} as const;

/** GSTR-1 as the sheets of the official workbook, for an accountant who reads or imports it. */
export function gstr1Workbook(file: Gstr1, documents: readonly BookDocument[]): Sheet[] {
  const { b2b = [], b2cl = [], b2cs = [], nil, cdnr = [], cdnur = [], doc_issue, hsn = {} } = file;
  const names = new Map(documents.map(({ buyerGstin, buyerName }) => [buyerGstin, buyerName]));
  const buyer = (ctin: string) => ({ ctin, name: names.get(ctin) });
  const regular = { invoiceType: 'Regular B2B', supplyType: 'Regular B2B' };
  const invoices = b2b.flatMap(({ ctin, inv }) => inv.map((one) => ({ ...one, ...buyer(ctin), ...regular })));
  const large = b2cl.flatMap(({ pos, inv }) => inv.map((one) => ({ ...one, pos })));
  const notes = cdnr.flatMap(({ ctin, nt }) =>
    nt.map((one) => ({ ...one, ...buyer(ctin), ...regular, noteValue: one.val })),
  );
  const largeNotes = cdnur.map((one) => ({ ...one, unregistered: one.typ, noteValue: one.val }));
  const untaxed = (nil?.inv ?? []).map((one) => ({ ...one, sply_ty: NIL_TEXTS[one.sply_ty] }));
  const series = (doc_issue?.doc_det ?? []).flatMap(({ doc_typ, docs }) =>
    docs.map((row) => ({ ...row, doc_typ })),
  );
  const values = 'rt txval csamt';
  return [
    sheet(
      'b2b,sez,de',
      `ctin name inum idt val pos rchrg applicable invoiceType operator ${values}`,
      perRate(invoices),
    ),
    sheet('b2cl', `inum idt val pos applicable ${values} operator`, perRate(large)),
    sheet('b2cs', `typ pos applicable ${values} operator`, b2cs),
    sheet(
      'cdnr',
      `ctin name nt_num nt_dt ntty pos rchrg supplyType noteValue applicable ${values}`,
      perRate(notes),
    ),
    sheet('cdnur', `unregistered nt_num nt_dt ntty pos noteValue applicable ${values}`, perRate(largeNotes)),
    sheet('exemp', 'sply_ty nil_amt expt_amt ngsup_amt', untaxed),
    ...(hsn.data === undefined
      ? [sheet('hsn(b2b)', HSN_COLUMNS, hsn.hsn_b2b ?? []), sheet('hsn(b2c)', HSN_COLUMNS, hsn.hsn_b2c ?? [])]
      : [sheet('hsn', HSN_COLUMNS, hsn.data)]),
    sheet('docs', 'doc_typ from to totnum cancel', series),
  ];
}
