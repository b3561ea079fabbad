import { z } from '../../domain/zod.ts';

/** For tests: GSTR-1 as the government's offline tool writes it, to the key. */

const money = z.number().refine((amount) => Number(amount.toFixed(2)) === amount);
const positive = money.positive();
const day = z.string().regex(/^\d\d-\d\d-\d{4}$/);
const number = z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/);
const place = z.string().regex(/^\d\d$/);
const gstin = z.string().length(15);
const rate = z.literal([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]);

const item = <Shape extends z.core.$ZodShape>(heads: Shape) =>
  z.strictObject({
    num: z.int(),
    itm_det: z.strictObject({ txval: positive, rt: rate, ...heads, csamt: z.literal(0) }),
  });
const home = item({ camt: money, samt: money });
const away = item({ iamt: money });
const business = { pos: place, rchrg: z.literal('N'), inv_typ: z.literal('R') };
const items = z.union([z.array(home).min(1), z.array(away).min(1)]);
const invoice = { inum: number, idt: day, val: positive };
const note = { nt_num: number, nt_dt: day, ntty: z.literal('C'), val: positive };
const consumerRow = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, heads: Shape) =>
  z.strictObject({
    sply_ty: z.literal(type),
    rt: rate,
    typ: z.literal('OE'),
    pos: place,
    txval: money,
    ...heads,
    csamt: z.literal(0),
  });
const hsnRow = z.strictObject({
  num: z.int().positive(),
  hsn_sc: z.string().regex(/^\d{4,8}$/),
  user_desc: z.string().regex(/^[\w @./&-]{1,30}$/),
  desc: z.string(),
  uqc: z.string().length(3),
  qty: z.int(),
  rt: rate,
  txval: money,
  iamt: money,
  camt: money,
  samt: money,
  csamt: z.literal(0),
});
const some = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).optional();

export const gstr1Schema = z.strictObject({
  gstin,
  fp: z.string().regex(/^\d{6}$/),
  version: z.string(),
  hash: z.literal('hash'),
  b2b: some(
    z.strictObject({
      ctin: gstin,
      inv: z.array(z.strictObject({ ...invoice, ...business, itms: items })).min(1),
    }),
  ),
  b2cl: some(
    z.strictObject({
      pos: place,
      inv: z.array(z.strictObject({ ...invoice, itms: z.array(away).min(1) })).min(1),
    }),
  ),
  b2cs: some(
    z.union([consumerRow('INTRA', { camt: money, samt: money }), consumerRow('INTER', { iamt: money })]),
  ),
  nil: z
    .strictObject({
      inv: z.array(
        z.strictObject({
          sply_ty: z.enum(['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C']),
          expt_amt: money,
          nil_amt: money,
          ngsup_amt: money,
        }),
      ),
    })
    .optional(),
  cdnr: some(
    z.strictObject({
      ctin: gstin,
      nt: z.array(z.strictObject({ ...note, ...business, itms: items })).min(1),
    }),
  ),
  cdnur: some(z.strictObject({ ...note, typ: z.literal('B2CL'), pos: place, itms: z.array(away).min(1) })),
  doc_issue: z
    .strictObject({
      doc_det: z.array(
        z.strictObject({
          doc_num: z.literal([1, 5]),
          doc_typ: z.string(),
          docs: z.array(
            z
              .strictObject({
                num: z.int(),
                from: number,
                to: number,
                totnum: z.int(),
                cancel: z.int(),
                net_issue: z.int(),
              })
              .refine(({ totnum, cancel, net_issue }) => totnum - cancel === net_issue),
          ),
        }),
      ),
    })
    .optional(),
  hsn: z
    .union([
      z.strictObject({ hsn_b2b: some(hsnRow), hsn_b2c: some(hsnRow) }),
      z.strictObject({ data: some(hsnRow) }),
    ])
    .optional(),
});
