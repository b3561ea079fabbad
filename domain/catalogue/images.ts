/** Shown wherever a picture is missing, cannot be read or does not load. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg';

export type ReadImages = {
  images: string[];
  /** Why the value could not be read; the caller logs it as a warning. */
  problem?: string;
};

/**
 * The pictures of a product or an order item, which records hold as a list, as a JSON array in a string, or as one
 * plain path. Nothing gives an empty list; what cannot be read gives the placeholder and says why.
 */
export function readImages(value: unknown): ReadImages {
  if (value === null || value === undefined) return { images: [] };
  if (Array.isArray(value)) return fromList(value);
  if (typeof value !== 'string') return unreadable(`Images of type ${typeof value}`);
  const text = value.trim();
  if (text === '') return { images: [] };
  if (!/^["[{]/.test(text)) return { images: [text] };
  const parsed = parseJson(text);
  if (typeof parsed === 'string') return fromList([parsed]);
  return Array.isArray(parsed)
    ? fromList(parsed)
    : unreadable(`Images JSON is no list: ${text.slice(0, 80)}`);
}

export function firstImage(value: unknown): string {
  return readImages(value).images[0] ?? PLACEHOLDER_IMAGE;
}

const STEPS = [400, 800];

export interface PublishedPicture {
  width: number;
  height: number;
  /** The widths in which it is published, its own last. */
  widths: number[];
}

/**
 * A picture of ours carries its size in its address: '/images/products/21/front-1000x1000.webp'. Beside it stand the
 * same picture as AVIF and, where it is wider, both at 400 and 800 px. Any other address is published once, as it is.
 */
export function publishedPicture(address: string): PublishedPicture | null {
  const [, w, h] = /^\/(?!\/)[^?#]*-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/.exec(address) ?? [];
  if (w === undefined || h === undefined) return null;
  const width = Number(w);
  return { width, height: Number(h), widths: [...STEPS.filter((step) => step < width), width] };
}

/** Where one of the widths of a published picture stands: '/images/products/21/front-1000x1000-400.avif'. */
export function publishedAddress(
  address: string,
  { width }: PublishedPicture,
  wanted: number,
  format: 'avif' | 'webp',
): string {
  const name = address.replace(/\.webp$/, '');
  return wanted === width ? `${name}.${format}` : `${name}-${wanted}.${format}`;
}

function fromList(list: readonly unknown[]): ReadImages {
  const images = list.flatMap((entry) => (typeof entry === 'string' && entry.trim() ? [entry.trim()] : []));
  if (images.length === 0 && list.length > 0) return unreadable('Images list holds no path');
  return { images };
}

function unreadable(problem: string): ReadImages {
  return { images: [PLACEHOLDER_IMAGE], problem };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
