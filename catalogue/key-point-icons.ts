/** The drawings that key points may name. */
export const KEY_POINT_ICONS = [
  'arrow-down',
  'arrow-up-down',
  'circle-dot',
  'hand',
  'hexagon',
  'house',
  'layers',
  'lock',
  'package',
  'palette',
  'rotate',
  'ruler',
  'savings',
  'shield',
  'weight',
] as const;

export type KeyPointIcon = (typeof KEY_POINT_ICONS)[number];
