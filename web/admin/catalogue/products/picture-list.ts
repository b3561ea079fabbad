import { IMAGE_SLOTS } from '../../../../domain/limits.ts';

/** `/a.webp, /b.webp` are two pictures; the first is the one that cards show. */
export const picturesIn = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

export const pictureText = (addresses: readonly string[]): string => addresses.join(', ');

export function movePicture(addresses: readonly string[], from: number, to: number): string[] {
  const moved = addresses[from];
  if (moved === undefined || to < 0 || to >= addresses.length) return [...addresses];
  const others = addresses.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export const freePlaces = (addresses: readonly string[]): number =>
  Math.max(0, IMAGE_SLOTS - addresses.length);

/** What each of these pictures shows, by its address; an empty text says nothing. */
export function altsIn(text: string, alts: Readonly<Record<string, string>>): Record<string, string> | null {
  const known = picturesIn(text).flatMap((address) => {
    const alt = alts[address]?.trim() ?? '';
    return alt === '' ? [] : [[address, alt] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}
