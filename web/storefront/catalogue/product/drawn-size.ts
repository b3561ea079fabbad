import { labelParts } from './variant-choice.tsx';

/** A hex dumbbell in millimetres; its length is the grip and two heads. */
export interface Size {
  readonly kg: number;
  readonly acrossFlats: number;
  readonly head: number;
  readonly grip: number;
}

export interface Drawing extends Size {
  readonly alt: string;
}

export const overall = ({ head, grip }: Size) => grip + 2 * head;

export function drawnSize(sizes: readonly Size[], variant: string | undefined): Drawing | undefined {
  if (variant === undefined) return undefined;
  const { head, unit } = labelParts(variant);
  const size = unit === 'kg' ? sizes.find(({ kg }) => kg === Number(head)) : undefined;
  if (size === undefined) return undefined;
  const alt = `Dimension drawing of the ${size.kg} kg dumbbell: ${overall(size)} mm long, ${size.acrossFlats} mm across flats, ${size.head} mm heads, ${size.grip} mm grip`;
  return { ...size, alt };
}
