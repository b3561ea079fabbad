import type { Pool } from 'pg';
import { type Conditions, foundBy, type PartOfTime } from './conditions.ts';
import { newestTexts, type SearchedColumn, type SpreadSample, spreadRows } from './samples.ts';

const OFTEN = 4;
/** To go through the newest for nothing costs more than the search index does. */
const TO_BE_SURE = 1.5;

/** Whether so many rows have it that enough of them are likely to be among the newest that may be looked at. */
export async function isFrequent(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { enough, lookedAt }: { readonly enough: number; readonly lookedAt: number },
): Promise<boolean> {
  const texts = await newestTexts(pool, searched);
  const having = texts.filter(foundBy(typed)).length;
  return having >= OFTEN && (having / texts.length) * lookedAt >= TO_BE_SURE * enough;
}

/**
 * How many rows the filters leave, as the planner expects it from its statistics: told in no time, and seldom far off. All, and
 * so undefined, where nothing is filtered.
 */
export async function rowsLeft(
  pool: Pool,
  from: string,
  { values, where }: Conditions,
): Promise<number | undefined> {
  if (values.length === 0) return undefined;
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from ${from} ${where}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** So few are soon gone through. */
export const FEW_LEFT = 1000;

/** Whether the filters leave fewer rows than the text does, and not more than may be looked at. */
export function isFilterRarer(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { left, lookedAt, during }: Pick<Looking, 'left' | 'during'> & { readonly lookedAt: number },
): boolean {
  if (left === undefined || left > lookedAt) return false;
  if (left <= FEW_LEFT) return true;
  return left <= rowsWith(spreadRows(pool, searched), typed, during);
}

/** Fewer are all found and sorted in no time. */
const MANY = 2000;
const FEW_SAMPLED = 2;
/** So many sampled rows tell how close together they come. */
const LOOKED_AHEAD = 8;
/** Rows that are spread evenly are seldom so much farther away than from each other. */
const FAR = 5;

export interface Looking {
  readonly enough: number;
  readonly direction?: 'desc' | 'asc';
  /** Where it begins; at the newest, or for `asc` at the oldest, if it is not said. */
  readonly from?: Date | undefined;
  /** The time that is asked about, if not all. */
  readonly during?: PartOfTime | undefined;
  /** So many rows the filters leave, if there are any. */
  readonly left?: number | undefined;
}

export interface Reach extends PartOfTime {
  /** So many of those that the filters leave are likely to lie before enough of them, of whatever text. */
  readonly rows: number;
}

/**
 * The part of the time in which there are likely to be enough rows, of what many have, though not the newest: order numbers
 * that begin with 12, whoever bought in one summer. The search index alone would fetch all of them, to sort them by time.
 * Undefined where they are few.
 */
export function reachOf(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { enough, direction = 'desc', from, during, left }: Looking,
): Reach | undefined {
  const sample = spreadRows(pool, searched);
  const { rows, each } = sample;
  const inTime = endsOf(sample, during);
  const having = placesWith(sample, typed).filter(isBetween(inTime));
  if (having.length * each < MANY) return undefined;
  const isDown = direction === 'desc';
  const ahead = endsOf(sample, isDown ? { until: from && justBehind(from) } : { since: from });
  const first = Math.max(inTime.first, ahead.first);
  const behind = Math.min(inTime.behind, ahead.behind);
  const inOrder = having.filter(isBetween({ first, behind }));
  const next = isDown ? inOrder : inOrder.reverse();
  const share = left === undefined ? 1 : Math.min(1, left / ((inTime.behind - inTime.first) * each));
  const unfiltered = enough / share;
  // Luck may have left some out.
  const last = momentAt(
    next.map((place) => rows[place]?.at ?? 0),
    Math.min(1.5 * unfiltered, unfiltered + each) / each,
  );
  if (last === undefined) return undefined;
  const part = isDown
    ? { since: last, until: from === undefined ? during?.until : justBehind(from) }
    : { since: from ?? during?.since, until: justBehind(last) };
  return {
    ...part,
    rows: wayTo(
      next.slice(0, LOOKED_AHEAD + 1).map((place) => (isDown ? place - first : behind - 1 - place)),
      { enough, each, onAverage: (behind - first) / next.length },
    ),
  };
}

/** When so many of them have gone by. Of the first few, those that follow tell how close together they come. */
function momentAt(times: readonly number[], place: number): Date | undefined {
  if (place > FEW_SAMPLED) {
    const time = times[Math.ceil(place)];
    return time === undefined ? undefined : new Date(time);
  }
  const [lone, first, ...others] = times.slice(0, LOOKED_AHEAD + 1);
  const last = others.at(-1);
  if (lone === undefined || first === undefined || last === undefined) return undefined;
  const apart = (last - first) / others.length;
  const isLone = Math.abs(first - lone) > FAR * Math.abs(apart);
  return new Date((isLone ? first : lone) + place * apart);
}

/** The filters may leave few of just these. */
const TIMES_AS_MANY = [1, 16];

/** First the smallest part of the time that is likely to do, then a larger one; whoever needs more has to look everywhere. */
export function* reachesOf(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  looking: Looking,
): Generator<Reach> {
  for (const times of TIMES_AS_MANY) {
    const reach = reachOf(pool, searched, typed, { ...looking, enough: times * looking.enough });
    if (reach === undefined) return;
    yield reach;
  }
}

const FEW = 300;

/** Whether so few rows have it since then, as far as is known, that the search index soon has them all. */
export function isFewSince(pool: Pool, searched: SearchedColumn, typed: string, since: Date): boolean {
  const sample = spreadRows(pool, searched);
  return sample.rows.length > 0 && rowsWith(sample, typed, { since }) < FEW;
}

/** How many rows are likely to have it in a part of the time. */
const rowsWith = (sample: SpreadSample, typed: string, part: PartOfTime | undefined) =>
  placesWith(sample, typed).filter(isBetween(endsOf(sample, part))).length * sample.each;

const latest = new WeakMap<SpreadSample, { readonly typed: string; readonly places: readonly number[] }>();

/** Where they stand among the sampled rows. One search asks several times. */
function placesWith(sample: SpreadSample, typed: string): readonly number[] {
  const known = latest.get(sample);
  if (known?.typed === typed) return known.places;
  const isFound = foundBy(typed);
  const places = sample.rows.flatMap(({ text }, place) => (isFound(text) ? [place] : []));
  latest.set(sample, { typed, places });
  return places;
}

interface Ends {
  readonly first: number;
  readonly behind: number;
}

/** Between which places the rows of a part of the time stand. */
function endsOf({ rows }: SpreadSample, { since, until }: PartOfTime = {}): Ends {
  const before = (moment: Date) => {
    const time = moment.getTime();
    const place = rows.findIndex(({ at }) => at < time);
    return place < 0 ? rows.length : place;
  };
  return {
    first: until === undefined ? 0 : before(until),
    behind: since === undefined ? rows.length : before(since),
  };
}

const isBetween =
  ({ first, behind }: Ends) =>
  (place: number) =>
    place >= first && place < behind;

/** How many rows lie before enough matches, from the places of some of them among the sampled rows. */
function wayTo(
  places: readonly number[],
  { enough, each, onAverage }: Readonly<Record<'enough' | 'each' | 'onAverage', number>>,
): number {
  const [first = 0] = places;
  const apart = Math.max(1, ((places.at(-1) ?? first) - first) / Math.max(1, places.length - 1));
  return enough * apart + (first > FAR * Math.max(apart, onAverage) ? first * each : 0);
}

/** The first moment behind it, of those that are kept. */
export const justBehind = (moment: Date) => new Date(moment.getTime() + 1);
