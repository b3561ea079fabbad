import { z } from 'zod';
import type { Pagination } from '../../contract/responses.ts';
import { isOneLine } from '../../domain/text/field-formats.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { isStorable } from './body-schema.ts';

/** Every list takes `page` and `limit` and answers `{ success, data, pagination }`. */
export function pagingQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, 1_000_000, 1).describe('Page number, from 1'),
    limit: wholeNumber(1, 1000, defaultLimit).describe('Entries per page, up to 1000'),
  };
}

export function pageOf(
  { page, limit }: { page: number; limit: number },
  counted: number | BoundedCount,
): Pagination {
  const { total, isMore } = typeof counted === 'number' ? { total: counted, isMore: false } : counted;
  return {
    page,
    limit,
    total,
    // If there are more rows than were counted, there is at least one more page.
    pages: Math.max(1, Math.ceil((isMore ? total + 1 : total) / limit)),
    ...(isMore ? { isMore } : {}),
  };
}

/** For a list without pages. */
export const onePage = (total: number): Pagination => pageOf({ page: 1, limit: Math.max(1, total) }, total);

/** Query parameters are strings; nothing else in the API is coerced. */
function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/, `A whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `A whole number from ${min} to ${max}`)
    .default(fallback);
}

const LONGEST_SEARCH = 200;

/** The text of a search box; an empty one is no search. */
export function searchQuery(where: string) {
  return z
    .string()
    .trim()
    .max(LONGEST_SEARCH, `Search for up to ${LONGEST_SEARCH} characters`)
    .refine((text) => isOneLine(text) && isStorable(text), 'Enter your search on one line')
    .transform((text) => (text === '' ? undefined : text))
    .optional()
    .describe(`Searches ${where}`);
}

/** One of a fixed list of values, in any letter case; an empty one and `all` do not filter. */
export function wordQuery<T>(label: string, parse: (word: string) => T | undefined) {
  return z
    .string()
    .transform((given, context) => {
      const word = given.trim();
      if (word === '' || word.toLowerCase() === 'all') return undefined;
      const known = parse(word);
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message: `Please choose a valid ${label}` });
      return z.NEVER;
    })
    .optional();
}

/** The id of a row in an address; one of another form is not found. */
export const rowParams = z.strictObject({ id: z.string().max(100) });

/** The id or slug of a product or category in an address. */
export const slugParams = z.strictObject({
  id: z.string().max(200).refine(isStorable, 'This isn’t a valid id'),
});

export const isRowId = (text: string): boolean => z.guid().safeParse(text).success;
