import { describe, expect, it } from 'vitest';
import { z } from '../../../domain/zod.ts';
import { rangeLabel, readList, withRows } from './list-response.ts';

const answer = (rows: number, pagination: object, limit = 20) =>
  readList(
    {
      data: Array.from({ length: rows }, (_, index) => `row ${index}`),
      pagination: { limit, ...pagination },
    },
    z.string(),
  );
const label = (rows: number, pagination: object) => rangeLabel(answer(rows, pagination).paging, rows);

describe('what a page says about its rows', () => {
  it('is which of how many they are', () => {
    expect(label(20, { page: 2, total: 54, pages: 3 })).toBe('21–40 of 54');
    expect(label(14, { page: 3, total: 54, pages: 3 })).toBe('41–54 of 54');
    expect(label(20, { page: 6, total: 5000, pages: 251, isMore: true })).toBe('101–120 of 5,000+');
  });

  it('is no nonsense where no row can be read', () => {
    expect(label(0, { page: 1, total: 54, pages: 3 })).toBe('0 of 54');
    const unread = readList({ data: [7], pagination: { page: 1, total: 1, pages: 1 } }, z.string());
    expect(unread).toMatchObject({ rows: [], isEmpty: false });
    expect(answer(0, {}).isEmpty).toBe(true);
  });

  it('is right where the address of a cursor names a page that is another by now', () => {
    const middle = { total: 54, pages: 3, next: 'n', previous: 'p' };
    expect(label(13, { ...middle, page: 3, total: 40, pages: 2, next: null })).toBe('28–40 of 40');
    expect(label(20, { ...middle, page: 99 })).toBe('21–40 of 54');
    expect(label(5, { ...middle, page: 4, previous: null })).toBe('1–5 of 54');
    expect(label(20, { ...middle, page: 2 })).toBe('21–40 of 54');
    expect(label(20, { ...middle, page: 9, total: 180, pages: 10, isMore: true })).toBe('161–180 of 180+');
  });
});

describe('rows that are changed before the server is asked again', () => {
  const three = answer(3, { page: 3, total: 43, pages: 3 });

  it('change the total when they go', () => {
    const two = withRows(three, three.rows.slice(1));
    expect(rangeLabel(two.paging, two.rows.length)).toBe('41–42 of 42');
    expect(withRows(three, ['a', 'b', 'c']).paging).toEqual(three.paging);
  });

  it('stay where a page would have none, though there are others', () => {
    expect(withRows(three, [])).toEqual({ ...three });
    const only = answer(1, { page: 1, total: 1, pages: 1 });
    expect(withRows(only, [])).toMatchObject({ rows: [], paging: { total: 0 } });
  });
});
