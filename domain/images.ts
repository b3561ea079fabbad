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

/** The one picture of an order item or a table row. */
export function firstImage(value: unknown): string {
  return readImages(value).images[0] ?? PLACEHOLDER_IMAGE;
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
