import { add, type Paise, percentOf, scale, spread, sum, times, ZERO } from './money.ts';

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
 * CGST and SGST are half the rate each and rounded by themselves, so that they are equal to the paisa: 9 % of ₹19,723.84
 * is ₹1,775.15 (1,775.1456), twice. IGST is rounded once: ₹3,550.29 (3,550.2912).
 */
export function gstOn({ value, ratePercent }: RatedValue, isHome: boolean): GstSplit {
  const half = isHome ? percentOf(value, ratePercent, 2) : ZERO;
  const igst = isHome ? ZERO : percentOf(value, ratePercent);
  return { tax: add(times(half, 2), igst), cgst: half, sgst: half, igst };
}

/** The tax of each rate, the highest first: on the sum of what is sold at it. */
export function gstByRate(lines: readonly RatedValue[], isHome: boolean): GstAtRate[] {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((a, b) => b - a);
  return rates.map((ratePercent) => {
    const value = sum(lines.flatMap((line) => (line.ratePercent === ratePercent ? line.value : [])));
    return { ratePercent, value, ...gstOn({ value, ratePercent }, isHome) };
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
    spread(
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
