import { describe, expect, it } from 'vitest';
import { cameFrom, returnPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it.each(['/account', '/account/orders?page=2', '/checkout#payment', '/product/olympic-barbell-7-ft-20-kg'])(
    'leads to %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '///evil.example',
    '/.//evil.example',
    'https://evil.example/account',
    'javascript:alert(1)',
    'account',
    '',
    '/login',
    '/login#create-account',
    '/admin/login?x=1',
    '/reset-password?token=x',
    `/${'x'.repeat(2001)}`,
    null,
    undefined,
    { from: '/account' },
    ['/account'],
  ])('never leads to %j', (given) => {
    expect(returnPath(given)).toBeUndefined();
  });

  it('is written with the whole address of the page', () => {
    expect(cameFrom({ pathname: '/orders', search: '?page=2', hash: '' })).toEqual({
      from: '/orders?page=2',
    });
  });
});
