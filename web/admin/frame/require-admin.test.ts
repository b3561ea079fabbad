import { describe, expect, it } from 'vitest';
import { wantedPage } from './require-admin.ts';

describe('the page after the admin login', () => {
  it.each([
    ['/admin/orders?status=PENDING', '/admin/orders?status=PENDING'],
    ['/admin/login', '/admin'],
    ['//evil.example', '/admin'],
    ['/\\evil.example', '/admin'],
    ['https://evil.example', '/admin'],
    [undefined, '/admin'],
    [7, '/admin'],
  ])('after %s is %s', (from, page) => {
    expect(wantedPage({ from })).toBe(page);
  });

  it('is the dashboard when nobody was sent here', () => {
    expect(wantedPage(null)).toBe('/admin');
  });
});
