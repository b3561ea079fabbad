import { describe, expect, it } from 'vitest';
import { filtersOf, listQuery, pageAddress, withFilters } from './list-address.ts';

const address = new URLSearchParams('status=PENDING&page=3&after=abc&view=7');

describe('the address of a list', () => {
  it('says which filters are set', () => {
    expect(filtersOf(address, ['status', 'search'])).toEqual({ status: 'PENDING', search: '' });
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
