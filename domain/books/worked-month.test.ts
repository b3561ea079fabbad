import { describe, expect, it } from 'vitest';
import { bookInvoice, bookNote, NOTE, SELLER, WORKED_MONTH } from '../../tests/support/book-documents.ts';
import { gstr1Schema } from '../../tests/support/gstr1-schema.ts';
import { gstr1 } from './gstr1.ts';
import { gstr3b } from './gstr3b.ts';
import { monthSections } from './sections.ts';
import { hsnTotal, sectionsTotal } from './sums-check.ts';
import { taxIn } from './tax-amounts.ts';

const { note, ...INVOICES } = WORKED_MONTH;
const invoices = Object.values(INVOICES);
const october = [...invoices, note];
const fileOf = (documents = october) => gstr1('2026-10', SELLER, documents);

/** As the offline tool writes this month. */
const WRITTEN = `{"gstin":"27ABCFR1234K1Z8","fp":"102026","version":"GST3.2.4","hash":"hash",
"b2b":[
 {"ctin":"27AAHCG5678L1ZW","inv":[{"inum":"RR/26-27/0041","idt":"03-10-2026","val":102950,"pos":"27","rchrg":"N","inv_typ":"R",
  "itms":[{"num":1801,"itm_det":{"txval":87245.76,"rt":18,"camt":7852.12,"samt":7852.12,"csamt":0}}]}]},
 {"ctin":"29AAJCB4321M1ZF","inv":[{"inum":"RR/26-27/0042","idt":"07-10-2026","val":149270,"pos":"29","rchrg":"N","inv_typ":"R",
  "itms":[{"num":1801,"itm_det":{"txval":126500,"rt":18,"iamt":22770,"csamt":0}}]}]}],
"b2cl":[{"pos":"24","inv":[{"inum":"RR/26-27/0043","idt":"12-10-2026","val":117000,
  "itms":[{"num":1801,"itm_det":{"txval":99152.54,"rt":18,"iamt":17847.46,"csamt":0}}]}]}],
"b2cs":[
 {"sply_ty":"INTRA","rt":5,"typ":"OE","pos":"27","txval":982.69,"camt":24.57,"samt":24.57,"csamt":0},
 {"sply_ty":"INTRA","rt":18,"typ":"OE","pos":"27","txval":8744.27,"camt":786.98,"samt":786.98,"csamt":0}],
"cdnr":[{"ctin":"29AAJCB4321M1ZF","nt":[{"nt_num":"CN/26-27/0007","nt_dt":"25-10-2026","ntty":"C","val":14160,"pos":"29","rchrg":"N","inv_typ":"R",
  "itms":[{"num":1801,"itm_det":{"txval":12000,"rt":18,"iamt":2160,"csamt":0}}]}]}],
"doc_issue":{"doc_det":[
 {"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[{"num":1,"from":"RR/26-27/0041","to":"RR/26-27/0045","totnum":5,"cancel":1,"net_issue":4}]},
 {"doc_num":5,"doc_typ":"Credit Note","docs":[{"num":1,"from":"CN/26-27/0007","to":"CN/26-27/0007","totnum":1,"cancel":0,"net_issue":1}]}]},
"hsn":{
 "hsn_b2b":[
  {"num":1,"hsn_sc":"95069190","user_desc":"Power rack","desc":"OTHER","uqc":"NOS","qty":2,"rt":18,"txval":87245.76,"iamt":0,"camt":7852.12,"samt":7852.12,"csamt":0},
  {"num":2,"hsn_sc":"95069190","user_desc":"Bumper plates","desc":"OTHER","uqc":"SET","qty":9,"rt":18,"txval":114500,"iamt":20610,"camt":0,"samt":0,"csamt":0}],
 "hsn_b2c":[
  {"num":1,"hsn_sc":"42032110","user_desc":"Sports gloves","desc":"GLOVES","uqc":"PRS","qty":2,"rt":5,"txval":982.69,"iamt":0,"camt":24.57,"samt":24.57,"csamt":0},
  {"num":2,"hsn_sc":"95069190","user_desc":"Gym equipment","desc":"OTHER","uqc":"NOS","qty":2,"rt":18,"txval":107896.81,"iamt":17847.46,"camt":786.98,"samt":786.98,"csamt":0}]}}`;

describe('October 2026', () => {
  it('is the file of the offline tool, key by key and in its order', () => {
    expect(JSON.stringify(fileOf())).toBe(JSON.stringify(JSON.parse(WRITTEN)));
    expect(gstr1Schema.parse(fileOf())).toEqual(JSON.parse(WRITTEN));
  });

  it('adds up the same in documents, sections, HSN and GSTR-3B', () => {
    const { taxed, untaxed, consumers } = gstr3b(october);
    const expected = { taxable: 3_10_625_26, igst: 38_457_46, cgst: 8_663_67, sgst: 8_663_67 };
    expect(taxed).toEqual(expected);
    expect(taxIn(taxed)).toBe(55_784_80);
    expect(untaxed.taxable).toBe(0);
    expect(consumers).toEqual([{ placeCode: '24', taxable: 99_152_54, igst: 17_847_46, cgst: 0, sgst: 0 }]);
    expect([sectionsTotal(fileOf()), hsnTotal(fileOf())]).toEqual([expected, expected]);
    expect(
      monthSections(october).map(({ section, documents, total }) => [section, documents, total]),
    ).toEqual([
      ['b2b', 2, 2_52_220_00],
      ['b2cl', 1, 1_17_000_00],
      ['b2cs', 1, 11_350_00],
      ['cdnr', 1, -14_160_00],
    ]);
  });

  it('has no section without records, and no month without sales has any', () => {
    expect(Object.keys(fileOf())).not.toContain('cdnur');
    expect(fileOf([])).toEqual({ gstin: SELLER, fp: '102026', version: 'GST3.2.4', hash: 'hash' });
  });
});

describe('a note', () => {
  const lines = [{ description: 'Home gym', taxable: 12_000_00 }];

  it('on the large consumer invoice is reported beside it, however small', () => {
    const file = fileOf([...invoices, bookNote(INVOICES.gym, { ...NOTE, lines })]);
    expect(file.cdnur).toEqual([
      {
        nt_num: 'CN/26-27/0007',
        nt_dt: '25-10-2026',
        ntty: 'C',
        val: 14_160,
        typ: 'B2CL',
        pos: '24',
        itms: [{ num: 1801, itm_det: { txval: 12_000, rt: 18, iamt: 2160, csamt: 0 } }],
      },
    ]);
    expect(file.cdnr).toBeUndefined();
    expect(file.hsn).toMatchObject({ hsn_b2c: [{}, { txval: 95_896.81, qty: 1 }] });
  });

  it('on a small consumer invoice lowers its row, and no table of notes', () => {
    const file = fileOf([
      ...invoices,
      bookNote(INVOICES.dumbbells, { ...NOTE, lines: [{ description: 'Dumbbell set', taxable: 1_000_00 }] }),
    ]);
    expect(file.b2cs).toMatchObject([
      { rt: 5, txval: 982.69 },
      { rt: 18, txval: 7744.27, camt: 696.98 },
    ]);
    expect([file.cdnr, file.cdnur]).toEqual([undefined, undefined]);
  });

  it('alone in its month leaves less than nothing', () => {
    const file = fileOf([bookNote(INVOICES.dumbbells, { number: NOTE.number, day: '2026-10-02' })]);
    expect(file.b2cs).toMatchObject([{ txval: -982.69 }, { txval: -8744.27, camt: -786.98 }]);
  });
});

it('a consumer’s invoice of exactly ₹1,00,000.00 to another State is not a large one', () => {
  const exact = bookInvoice({
    number: 'RR/26-27/0046',
    day: '2026-10-21',
    place: '24',
    lines: [{ description: 'Home gym', taxable: 84_745_76 }],
  });
  expect(exact.total).toBe(1_00_000_00);
  expect(fileOf([exact]).b2cs).toEqual([
    { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '24', txval: 84_745.76, iamt: 15_254.24, csamt: 0 },
  ]);
});

it('three rates on one invoice are three items, and what bears no tax is in table 8', () => {
  const lines = [18, 0, 5, 12].map((ratePercent) => ({ description: 'Part', taxable: 100_00, ratePercent }));
  const file = fileOf([
    bookInvoice({
      number: 'RR/26-27/0046',
      day: '2026-10-21',
      place: '29',
      lines,
      gstin: INVOICES.plates.buyerGstin,
    }),
  ]);
  expect(file.b2b?.[0]?.inv[0]?.itms.map(({ num }) => num)).toEqual([501, 1201, 1801]);
  expect(file.nil).toEqual({ inv: [{ sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 100, ngsup_amt: 0 }] });
});

it('an invoice of goods without tax alone is in table 8, and in no other but that of the numbers', () => {
  const lines = [{ description: 'Book', taxable: 100_00, ratePercent: 0 }];
  const file = fileOf([
    bookInvoice({
      number: 'RR/26-27/0046',
      day: '2026-10-21',
      place: '29',
      lines,
      gstin: INVOICES.plates.buyerGstin,
    }),
  ]);
  expect([file.b2b, file.nil?.inv.length, file.doc_issue?.doc_det.length]).toEqual([undefined, 1, 1]);
});

it('before May 2025 the HSN table is one', () => {
  expect(Object.keys(gstr1('2025-04', SELLER, invoices).hsn ?? {})).toEqual(['data']);
  expect(Object.keys(gstr1('2025-05', SELLER, invoices).hsn ?? {})).toEqual(['hsn_b2b', 'hsn_b2c']);
});
