/** Whether the goods have to be carried, and how far up. */

/** A line of this mass or more takes two people. */
export const HEAVY_LINE_KG = 40;
export const FLOOR_MAX = 99;

export function isHeavy(lines: readonly { readonly kg: number; readonly quantity: number }[]): boolean {
  return lines.some(({ kg, quantity }) => kg * quantity >= HEAVY_LINE_KG);
}

const ENDINGS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

/** 'Ground floor', '3rd floor, no lift'. Undefined if we did not ask. */
export function floorWords(
  floor: number | null | undefined,
  hasLift: boolean | null | undefined,
): string | undefined {
  if (floor === null || floor === undefined) return undefined;
  if (floor === 0) return 'Ground floor';
  const isTeen = floor % 100 > 10 && floor % 100 < 20;
  const name = `${floor}${(isTeen ? undefined : ENDINGS.get(floor % 10)) ?? 'th'} floor`;
  if (hasLift === null || hasLift === undefined) return name;
  return hasLift ? `${name}, with a lift` : `${name}, no lift`;
}
