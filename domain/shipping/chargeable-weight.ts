import { type Paise, times, ZERO } from '../pricing/money.ts';
import { formatKg, formatRupeesUnrounded } from '../text/format.ts';
import { type Box, countBoxes } from './box.ts';

/** The weight that a carrier charges for: by mass or by volume, with its rules for long and heavy boxes. */

/** Null: the carrier has no such rule. Without any it charges by mass, to the gram. */
export interface CarrierRule {
  /** Cubic centimetres that count as a kilogram: 5000 for most express couriers, 4500 on the road. */
  readonly volumeDivisor: number | null;
  /** Each box is rounded up to a multiple. Half a kilogram where the carrier charges by volume and names none. */
  readonly stepGrams: number | null;
  /** Of a whole shipment. */
  readonly leastGrams: number | null;
  /** A box with a longer side is over-long. */
  readonly overLengthMm: number | null;
  /** For each over-long box. */
  readonly overLengthCharge: Paise | null;
  /** What an over-long box counts as, at least. */
  readonly overLengthGrams: number | null;
  /** No longer and no heavier box is taken. */
  readonly longestMm: number | null;
  readonly heaviestGrams: number | null;
}

const USUAL_STEP_GRAMS = 500;

/** Equal boxes. */
export interface ShippedBoxes {
  readonly count: number;
  readonly grams: number;
  /** In millimetres; null where nobody has measured the box, and then its mass alone counts. */
  readonly sides: readonly [number, number, number] | null;
}

export interface ChargeableWeight {
  readonly grams: number;
  readonly massGrams: number;
  /** What is paid beside the rate. */
  readonly surcharge: Paise;
  /** How the weight and the surcharge came about; empty where the mass is charged. */
  readonly why: readonly string[];
}

export type Weighed =
  | ({ readonly isTaken: true } & ChargeableWeight)
  | { readonly isTaken: false; readonly reason: string };

/**
 * Example: a box of 120 × 60 × 50 cm and 45 kg counts as 72 kg where 5000 cm³ are a kilogram. One of 220 × 12 × 12 cm and
 * 22 kg counts as 22 kg, and costs the surcharge of a carrier whose boxes are over-long above 180 cm.
 */
export function chargeableWeight(boxes: readonly ShippedBoxes[], rule: CarrierRule): Weighed {
  const reason = refusal(boxes, rule);
  if (reason !== undefined) return { isTaken: false, reason };
  const total = (gramsOf: (box: ShippedBoxes) => number) =>
    boxes.reduce((all, box) => all + gramsOf(box) * box.count, 0);
  const massGrams = total(({ grams }) => grams);
  const countedGrams = total((box) => boxGrams(box, rule));
  const grams = Math.max(countedGrams, rule.leastGrams ?? 0);
  const overLong = boxes.filter((box) => isOverLong(box, rule)).reduce((all, { count }) => all + count, 0);
  const surcharge = times(rule.overLengthCharge ?? ZERO, overLong);
  const byVolume = boxes.some((box) => volumeGrams(box, rule) > box.grams);
  const overLongText = `${countBoxes(overLong)} over ${centimetres(rule.overLengthMm)}`;
  const isRaisedByLength = overLong > 0 && rule.overLengthGrams !== null;
  const why = [
    byVolume && `volumetric: ${kilograms(countedGrams)}, actual ${kilograms(massGrams)}`,
    !byVolume &&
      !isRaisedByLength &&
      countedGrams > massGrams &&
      `actual ${kilograms(massGrams)}, rounded up`,
    isRaisedByLength && `${overLongText}: ${kilograms(rule.overLengthGrams ?? 0)} or more each`,
    surcharge > 0 && `${overLongText}: ${formatRupeesUnrounded(surcharge)}`,
    grams > countedGrams && `minimum weight ${kilograms(grams)}`,
  ].filter((reason) => reason !== false);
  return { isTaken: true, grams, massGrams, surcharge, why };
}

function refusal(
  boxes: readonly ShippedBoxes[],
  { longestMm, heaviestGrams }: CarrierRule,
): string | undefined {
  if (longestMm !== null && boxes.some((box) => lengthOf(box) > longestMm))
    return `takes boxes up to ${centimetres(longestMm)}`;
  if (heaviestGrams !== null && boxes.some(({ grams }) => grams > heaviestGrams))
    return `takes boxes up to ${kilograms(heaviestGrams)}`;
  return undefined;
}

function boxGrams(box: ShippedBoxes, rule: CarrierRule): number {
  const least = isOverLong(box, rule) ? (rule.overLengthGrams ?? 0) : 0;
  const step = rule.stepGrams ?? (rule.volumeDivisor === null ? 1 : USUAL_STEP_GRAMS);
  return Math.ceil(Math.max(box.grams, volumeGrams(box, rule), least) / step) * step;
}

/** A thousand mm³ are a cm³, and a thousandth of a kilogram is a gram: the two cancel out. */
function volumeGrams({ sides }: ShippedBoxes, { volumeDivisor }: CarrierRule): number {
  if (sides === null || volumeDivisor === null) return 0;
  return Math.ceil((sides[0] * sides[1] * sides[2]) / volumeDivisor);
}

const isOverLong = (box: ShippedBoxes, { overLengthMm }: CarrierRule): boolean =>
  overLengthMm !== null && lengthOf(box) > overLengthMm;

/** The longest side, whichever it was entered as. */
const lengthOf = ({ sides }: ShippedBoxes): number => (sides === null ? 0 : Math.max(...sides));

const kilograms = (grams: number): string => formatKg(grams / 1000);
const centimetres = (millimetres: number | null): string => `${(millimetres ?? 0) / 10}\u00a0cm`;

/** A line of an order, as it is packed. */
export interface PackedLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one unit. */
  readonly grams: number;
  readonly variantBoxes: readonly Box[] | null;
  readonly productBoxes: readonly Box[] | null;
}

/** The variant's boxes, else the product's, else one of its weight that nobody has measured. */
export function boxesOfLines(lines: readonly PackedLine[]): {
  readonly boxes: readonly ShippedBoxes[];
  /** The names of the products whose boxes are not known. */
  readonly unmeasured: readonly string[];
} {
  const unmeasured = new Set<string>();
  const boxes = lines.flatMap(({ name, quantity: count, grams, ...line }): ShippedBoxes[] => {
    const known = line.variantBoxes ?? line.productBoxes ?? [];
    if (known.length > 0) return known.map((box) => ({ count, ...measured(box) }));
    unmeasured.add(name);
    return [{ count, grams, sides: null }];
  });
  return { boxes, unmeasured: [...unmeasured] };
}

const measured = ({ lengthCm, widthCm, heightCm, weightKg }: Box): Omit<ShippedBoxes, 'count'> => ({
  grams: Math.round(weightKg * 1000),
  sides: [Math.round(lengthCm * 10), Math.round(widthCm * 10), Math.round(heightCm * 10)],
});
