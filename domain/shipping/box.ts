import { formatCount, formatKg } from '../text/format.ts';

/** A package that a product travels in, as it leaves the workshop. */
export interface Box {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly weightKg: number;
}

export const BOXES_MAX = 20;
export const BOX_SIDE_MAX_CM = 1000;
export const BOX_WEIGHT_MAX_KG = 2000;

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const TIMES = String.raw`\s*[x×*]\s*`;
const BOX = new RegExp(
  `^${NUMBER}${TIMES}${NUMBER}${TIMES}${NUMBER}\\s*(?:cm)?[\\s,:]+${NUMBER}\\s*(?:kg)?$`,
  'i',
);

/** `120 x 60 x 20 cm, 45 kg`, one in a line or with semicolons between. Undefined where one cannot be read. */
export function readBoxes(text: string): Box[] | undefined {
  const read = partsOf(text).map(({ part }) => readBox(part));
  return read.every((box) => box !== undefined) ? read : undefined;
}

const partsOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((part, index) => ({ part: part.trim(), at: index + 1 }))
    .filter(({ part }) => part !== '');

function readBox(text: string): Box | undefined {
  const [, length, width, height, weight] = BOX.exec(text) ?? [];
  const box = {
    lengthCm: Number(length),
    widthCm: Number(width),
    heightCm: Number(height),
    weightKg: Number(weight),
  };
  return Object.values(box).every((side) => side > 0) ? box : undefined;
}

export const TOO_MANY_BOXES = `Enter at most ${BOXES_MAX} boxes`;
export const BOX_SIDE_HINT = `Each side of a box must be more than 0 and at most ${BOX_SIDE_MAX_CM} cm`;
export const BOX_WEIGHT_HINT = `A box must weigh more than 0 and at most ${BOX_WEIGHT_MAX_KG} kg`;

/** Why the text cannot be saved as boxes: "Line 2: write it as 120 x 60 x 20 cm, 45 kg". `unit` is what a part of the text is. */
export function boxesFault(text: string, unit: 'Line' | 'Box' = 'Line'): string | undefined {
  const parts = partsOf(text);
  for (const { part, at } of parts) {
    const fault = boxFault(readBox(part));
    if (fault !== undefined) return `${unit} ${at}: ${fault}`;
  }
  return parts.length > BOXES_MAX ? TOO_MANY_BOXES : undefined;
}

function boxFault(box: Box | undefined): string | undefined {
  if (box === undefined) return 'write it as 120 x 60 x 20 cm, 45 kg';
  if (Math.max(box.lengthCm, box.widthCm, box.heightCm) > BOX_SIDE_MAX_CM)
    return `a side can be at most ${BOX_SIDE_MAX_CM} cm`;
  return box.weightKg > BOX_WEIGHT_MAX_KG ? `a box can weigh at most ${BOX_WEIGHT_MAX_KG} kg` : undefined;
}

/** `120 × 60 × 20 cm, 45 kg`. */
export function boxText({ lengthCm, widthCm, heightCm, weightKg }: Box): string {
  return `${lengthCm} × ${widthCm} × ${heightCm} cm, ${weightKg} kg`;
}

/** As a cell of a file has them: semicolons between. */
export const boxesText = (boxes: readonly Box[]): string => boxes.map(boxText).join('; ');

/**
 * "2 boxes: 47 × 47 × 6 cm, 20.5 kg each", "4 boxes, 2 for each: …" of a line of an order; `boxes` are those of one unit.
 * No line of paper ends within a box.
 */
export function packedBoxesText(boxes: readonly Box[], quantity: number): string {
  const [first, ...others] = boxes.map((box) => boxText(box).replaceAll(' ', '\u00a0'));
  if (first === undefined) return '';
  const all = boxes.length * quantity;
  if (others.every((box) => box === first)) return `${countBoxes(all)}: ${first}${all > 1 ? ' each' : ''}`;
  return `${countBoxes(all)}${quantity > 1 ? `, ${boxes.length} for each` : ''}: ${[first, ...others].join('; ')}`;
}

/** Of all of them together, in whole grams. */
export const boxesKg = (boxes: readonly Box[]): number =>
  boxes.reduce((grams, { weightKg }) => grams + Math.round(weightKg * 1000), 0) / 1000;

/** "2 boxes, 87 kg, 0.34 m³"; nothing of none. */
export function boxesSummary(boxes: readonly Box[]): string {
  if (boxes.length === 0) return '';
  const cubicCm = boxes.reduce(
    (sum, { lengthCm, widthCm, heightCm }) => sum + lengthCm * widthCm * heightCm,
    0,
  );
  const cubicMetres = cubicCm / 1_000_000;
  const volume = cubicMetres < 0.01 ? 'less than 0.01' : String(Math.round(cubicMetres * 100) / 100);
  return `${countBoxes(boxes.length)}, ${formatKg(boxesKg(boxes))}, ${volume}\u00a0m³`;
}

export const countBoxes = (count: number): string => (count === 1 ? '1 box' : `${formatCount(count)} boxes`);

const FAR_APART = 0.25;

/** Where boxes and shipping weight do not go together: lighter than what freight is charged for, or more than a quarter heavier. */
export function boxesDoubt(boxes: readonly Box[], shippingKg: number | undefined): string | undefined {
  if (boxes.length === 0 || shippingKg === undefined) return undefined;
  const kg = boxesKg(boxes);
  if (kg >= shippingKg && kg <= shippingKg * (1 + FAR_APART)) return undefined;
  const together = boxes.length === 1 ? 'The box weighs' : 'The boxes together weigh';
  return `${together} ${formatKg(kg)}, but customers pay freight for ${formatKg(shippingKg)}. Please check both.`;
}
