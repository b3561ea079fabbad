import { describe, expect, it } from 'vitest';
import { fallbackPage, filtersOf, listQuery, matchOption, pageAddress, withFilters } from './list-address.ts';

const address = new URLSearchParams('status=PENDING&page=3&after=abc&view=7');

describe('the address of a list', () => {
  it('says which filters are set', () => {
    expect(filtersOf(address, ['status', 'search'])).toEqual({ status: 'PENDING', search: '' });
  });

  it('means an option in any letter case, as the server reads it', () => {
    expect(matchOption('pending', ['PENDING', 'PAID'])).toBe('PENDING');
    expect(matchOption(' SENT', ['pending', 'sent'])).toBe('sent');
    expect(matchOption('a', ['A', 'a']), 'the very same word first').toBe('a');
    expect(matchOption('lost', ['sent'])).toBe('lost');
    expect(matchOption('', ['sent'])).toBe('');
  });

  it('goes to the first page when a filter changes', () => {
    expect(withFilters(address, { search: 'asha' }).toString()).toBe('status=PENDING&view=7&search=asha');
    expect(withFilters(address, { status: '' }).toString()).toBe('view=7');
  });

  it('asks the server for filters and paging alone', () => {
    expect(listQuery(address, ['status'], 20)).toBe('status=PENDING&page=3&after=abc&limit=20');
  });

  it('links to another page with the filters kept', () => {
    expect(pageAddress(address, { page: '4', after: 'def' })).toBe('?status=PENDING&view=7&page=4&after=def');
    expect(pageAddress(address, { page: '1' })).toBe('?status=PENDING&view=7');
  });
});

describe('a page without rows', () => {
  /** By the links that lead on, until one stays; `pages` as the server says each time. */
  const wayFrom = (start: string, pages: number, next?: null) => {
    const way = [start];
    for (;;) {
      const at = new URLSearchParams(way.at(-1));
      const params = fallbackPage(at, { pages, next });
      if (params === null) return way;
      way.push(pageAddress(at, params));
    }
  };

  it.each([
    ['page=99', 3, '?page=3'],
    ['status=PENDING&limit=20&page=2&search=asha', 1, '?status=PENDING&limit=20&search=asha'],
    ['page=4', 3, '?page=3'],
  ])('leads from ?%s of %i to the last page, with all that filters', (start, pages, end) => {
    expect(wayFrom(start, pages)[1]).toBe(end);
  });

  it.each([
    ['page=99', '?page=3&before=end'],
    ['after=1_a&page=4&status=PAID', '?status=PAID&page=3&before=end'],
    ['before=9_z&page=2&status=PAID', '?status=PAID'],
    ['before=end&page=3', '?'],
  ])('leads from ?%s to an end of a list that is read from a cursor', (start, end) => {
    const params = fallbackPage(new URLSearchParams(start), { pages: 3, next: null });
    const [reached, wanted] = [pageAddress(new URLSearchParams(start), params ?? {}), end].map((address) =>
      Object.fromEntries(new URLSearchParams(address)),
    );
    expect(reached).toEqual(wanted);
  });

  it('stays where it is the first, so that an empty list says so', () => {
    expect(wayFrom('status=PAID', 1)).toEqual(['status=PAID']);
    expect(wayFrom('status=PAID&after=&page=', 1, null)).toHaveLength(1);
    expect(wayFrom('page=2', 1)).toEqual(['page=2', '?']);
  });

  it('leads to an end where every answer is empty, whatever it says about pages', () => {
    expect(wayFrom('page=99', 3)).toEqual(['page=99', '?page=3', '?']);
    expect(wayFrom('page=99', 500)).toEqual(['page=99', '?']);
    expect(wayFrom('after=1_a&page=9', 500, null)).toHaveLength(3);
  });
});
