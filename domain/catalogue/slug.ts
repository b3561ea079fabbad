export const SLUG_MAX = 120;

/** What a name without a single letter or digit gives, for example one in Devanagari only. */
export const NAMELESS_SLUG = 'item';

/**
 * The part of an address that names a product or category: lower case, runs of anything but letters and digits become
 * one hyphen, none at the ends. Accents are dropped first. `Olympic EZ Curl Bar (4 ft)` gives `olympic-ez-curl-bar-4-ft`.
 */
export function slugify(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(slug).slice(0, SLUG_MAX)) || NAMELESS_SLUG;
}

/** The slug of the name, with -2, -3 … behind it while that one is taken already. */
export function uniqueSlug(name: string, taken: Iterable<string>): string {
  const used: ReadonlySet<string> = taken instanceof Set ? taken : new Set(taken);
  const slug = slugify(name);
  let candidate = slug;
  for (let number = 2; used.has(candidate); number += 1) {
    const suffix = `-${number}`;
    candidate = trimHyphens(slug.slice(0, SLUG_MAX - suffix.length)) + suffix;
  }
  return candidate;
}

function trimHyphens(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '-') start += 1;
  while (end > start && text[end - 1] === '-') end -= 1;
  return text.slice(start, end);
}
