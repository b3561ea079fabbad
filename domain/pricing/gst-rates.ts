import { add, divide, type Paise, percentOf, scale, spread, subtract, sum, ZERO } from './money.ts';

export interface GstSplit {
  tax: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/** What is sold at a rate: a line of a cart, an order or an invoice. */
export interface RatedValue {
  readonly value: Paise;
  readonly ratePercent: number;
}

export interface GstAtRate extends GstSplit, RatedValue {}

export interface GstLine {
  label: string;
  amount: Paise;
}

/**
 * CGST takes an odd paisa. `before` is the tax of the order's other rates so far: counted on from it, the odd paise of
 * several rates go to CGST and SGST in turn, and the halves of the whole order differ by a paisa at most.
 */
export function splitTax(tax: Paise, isHome: boolean, before: Paise = ZERO): GstSplit {
  if (!isHome) return { tax, cgst: ZERO, sgst: ZERO, igst: tax };
  const cgst = subtract(divide(add(before, tax), 2), divide(before, 2));
  return { tax, cgst, sgst: subtract(tax, cgst), igst: ZERO };
}

/**
 * The tax of each rate, the highest first. It is rounded once per rate, half up to the paisa, and then halved, so the
 * parts always sum to it. Example: 18 % of ₹229.25 is ₹41.27, CGST ₹20.64 and SGST ₹20.63.
 */
export function gstByRate(lines: readonly RatedValue[], isHome: boolean): GstAtRate[] {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((a, b) => b - a);
  let before = ZERO;
  return rates.map((ratePercent) => {
    const value = sum(lines.flatMap((line) => (line.ratePercent === ratePercent ? line.value : [])));
    const split = splitTax(percentOf(value, ratePercent), isHome, before);
    before = add(before, split.tax);
    return { ratePercent, value, ...split };
  });
}

/**
 * The tax of a placed order by rate: what was charged, shared by what each rate is due. Orders are charged by the same
 * rule, so the shares are the rates' own taxes.
 */
export function chargedByRate(
  lines: readonly RatedValue[],
  charged: Pick<GstSplit, 'cgst' | 'sgst' | 'igst'>,
): GstAtRate[] {
  const rates = gstByRate(lines, charged.igst === ZERO);
  const shares = (part: 'cgst' | 'sgst' | 'igst') =>
    rates.length === 0
      ? []
      : spread(
          charged[part],
          rates.map((rate) => rate[part]),
        );
  const [cgst, sgst, igst] = [shares('cgst'), shares('sgst'), shares('igst')];
  return rates.map((rate, at) => {
    const parts = { cgst: cgst[at] ?? ZERO, sgst: sgst[at] ?? ZERO, igst: igst[at] ?? ZERO };
    return { ...rate, ...parts, tax: add(parts.cgst, parts.sgst, parts.igst) };
  });
}

export function sumGst(parts: readonly GstSplit[]): GstSplit {
  const of = (part: keyof GstSplit) => sum(parts.map((split) => split[part]));
  return { tax: of('tax'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') };
}

/** The lines of a summary: 'CGST 9%' and 'SGST 9%', or 'IGST 18%', for each rate. Without tax there is no line. */
export function gstLines(
  rates: readonly (Pick<GstSplit, 'cgst' | 'sgst' | 'igst'> & Pick<RatedValue, 'ratePercent'>)[],
): GstLine[] {
  return rates.flatMap(({ cgst, sgst, igst, ratePercent }) => {
    if (igst !== 0) return [{ label: `IGST ${ratePercent}%`, amount: igst }];
    if (cgst === 0 && sgst === 0) return [];
    return [
      { label: `CGST ${ratePercent / 2}%`, amount: cgst },
      { label: `SGST ${ratePercent / 2}%`, amount: sgst },
    ];
  });
}

/** What is left of an amount when the GST inside it is taken out: ₹550.00 at 18 % is ₹466.10. */
export function withoutGst(amount: Paise, ratePercent: number): Paise {
  return scale(amount, 10_000, 10_000 + Math.round(ratePercent * 100));
}
