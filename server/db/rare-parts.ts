import type { Pool } from 'pg';
import { isFoundIn } from './conditions.ts';

export interface SearchedColumn {
  /** As an index has them: `orders where deleted_at is null order by created_at desc`. */
  readonly newest: string;
  /** Text in lower case, with a search index. */
  readonly column: string;
}

const SAMPLED_ROWS = 3000;
/** So many tell which letters are rare. */
const LETTERED_ROWS = 1000;
const FRESH_MS = 10 * 60 * 1000;
const OFTEN = 4;
const FEWEST_PARTS = 2;
const MOST_PARTS = 3;
const CHEAP_SHARE = 0.02;
const SHORTEST_TEXT = 6;

/**
 * A search index knows letters by threes and goes through the rows of each three. Of `customer77@` most are in every row;
 * `r77` and `77@` together find the same rows in a twentieth of the time. Which are rare, the newest rows tell.
 */
export async function rareParts(
  pool: Pool,
  searched: SearchedColumn,
  typed: string | undefined,
): Promise<string[]> {
  if (typed === undefined || [...typed].length < SHORTEST_TEXT) return [];
  return partsOf(typed, (await newestTexts(pool, searched)).slice(0, LETTERED_ROWS));
}

/** Whether so many rows have it that enough of them are likely to be among the newest that may be looked at. */
export async function isFrequent(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { enough, lookedAt }: { readonly enough: number; readonly lookedAt: number },
): Promise<boolean> {
  const texts = await newestTexts(pool, searched);
  const having = texts.filter((text) => isFoundIn(text, typed)).length;
  return having >= OFTEN && (having / texts.length) * lookedAt >= enough;
}

/** The rarest three of the typed text, and those that leave the fewest of the sampled rows with it. */
export function partsOf(typed: string, sample: readonly string[]): string[] {
  const having = (texts: readonly string[], part: string) => {
    const lower = part.toLowerCase();
    return texts.filter((text) => text.includes(lower));
  };
  const seldomFirst = threesOf(typed)
    .map((three) => ({ three, times: having(sample, three).length }))
    .sort((a, b) => a.times - b.times);
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

/** As the index has them: three letters or digits, or the last two of a word with what ends it. */
const THREE = /^[\p{L}\p{Nd}]{2}([\p{L}\p{Nd}]|[ @._-])$/u;

function threesOf(typed: string): string[] {
  const letters = [...typed];
  const threes = letters.map((_, place) => letters.slice(place, place + 3).join(''));
  return [...new Set(threes.filter((three) => THREE.test(three)))];
}

interface Sample {
  readonly readAt: number;
  readonly texts: Promise<readonly string[]>;
}

const samples = new WeakMap<Pool, Map<string, Sample>>();

/** An old sample serves once more while the next one is read. */
async function newestTexts(pool: Pool, { newest, column }: SearchedColumn): Promise<readonly string[]> {
  const known = samples.get(pool) ?? new Map<string, Sample>();
  samples.set(pool, known);
  const name = `${column} of ${newest}`;
  const present = known.get(name);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present.texts;
  const texts = readTexts(pool, { newest, column });
  known.set(name, { readAt: Date.now(), texts });
  // The next search tries again.
  texts.catch(() => known.delete(name));
  return present === undefined ? texts : present.texts;
}

async function readTexts(pool: Pool, { newest, column }: SearchedColumn): Promise<readonly string[]> {
  const { rows } = await pool.query<{ text: string | null }>(
    `select ${column} as text from ${newest} limit ${SAMPLED_ROWS}`,
  );
  return rows.map(({ text }) => text ?? '');
}
