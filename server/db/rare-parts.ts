import type { Pool } from 'pg';
import { newestTexts, type SearchedColumn, spreadRows } from './samples.ts';

/** So many of the sampled rows tell which letters are rare. */
const ENOUGH_ROWS = 1000;
const FEWEST_PARTS = 2;
const MOST_PARTS = 3;
const CHEAP_SHARE = 0.02;
const SHORTEST_TEXT = 6;

/**
 * A search index knows letters by threes and goes through the rows of each three. Of `customer77@` most are in every row;
 * `r77` and `77@` together find the same rows in a twentieth of the time. Which are rare, the newest rows tell, or those of
 * all times where they are known.
 */
export async function rareParts(
  pool: Pool,
  searched: SearchedColumn,
  typed: string | undefined,
  { isByTime }: { readonly isByTime: boolean },
): Promise<string[]> {
  if (typed === undefined || [...typed].length < SHORTEST_TEXT) return [];
  const spread = isByTime ? spreadRows(pool, searched).rows.map(({ text }) => text) : [];
  const texts = spread.length > 0 ? spread : await newestTexts(pool, searched);
  const each = Math.ceil(texts.length / ENOUGH_ROWS);
  return partsOf(
    typed,
    texts.filter((_, place) => place % each === 0),
  );
}

/** The rarest three of the typed text, and those that leave the fewest of the sampled rows with it. */
export function partsOf(typed: string, sample: readonly string[]): string[] {
  const having = (texts: readonly string[], part: string) => {
    const lower = part.toLowerCase();
    return texts.filter((text) => text.includes(lower));
  };
  const seldomFirst = threesOf(typed)
    .map((three) => ({ three, times: having(sample, three).length }))
    .sort((a, b) => a.times - b.times)
    // The index would go through most rows for what most have.
    .filter(({ times }, place) => place === 0 || times <= sample.length / 2);
  const least = having(sample, typed).length;
  const parts = seldomFirst.splice(0, 1).map(({ three }) => three);
  let left = parts.flatMap((part) => having(sample, part));
  while (seldomFirst.length > 0 && parts.length < MOST_PARTS) {
    const counts = seldomFirst.map(({ three }) => having(left, three).length);
    const place = counts.indexOf(Math.min(...counts));
    // Of what the sample does not have it cannot tell, and a rare part more costs little.
    const isEnough = parts.length >= FEWEST_PARTS && left.length > 0 && left.length <= least + 1;
    if (isEnough && (seldomFirst[place]?.times ?? 0) > sample.length * CHEAP_SHARE) break;
    const [best] = seldomFirst.splice(place, 1);
    parts.push(best?.three ?? '');
    left = having(left, best?.three ?? '');
  }
  return parts;
}

/** As the index has them: three letters or digits, or two of a word with what begins or ends it. */
const THREE = /^([\p{L}\p{Nd}]{2}[\p{L}\p{Nd} @._-]|[ @._-][\p{L}\p{Nd}]{2})$/u;

function threesOf(typed: string): string[] {
  const letters = [...typed];
  const threes = letters.map((_, place) => letters.slice(place, place + 3).join(''));
  return [...new Set(threes.filter((three) => THREE.test(three)))];
}
