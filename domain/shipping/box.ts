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
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  const boxes = parts.filter(Boolean).map(readBox);
  return boxes.every((box) => box !== undefined) ? boxes : undefined;
}

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

/** `120 × 60 × 20 cm, 45 kg`. */
export function boxText({ lengthCm, widthCm, heightCm, weightKg }: Box): string {
  return `${lengthCm} × ${widthCm} × ${heightCm} cm, ${weightKg} kg`;
}
