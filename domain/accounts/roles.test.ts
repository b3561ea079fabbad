import { describe, expect, it } from 'vitest';
import { isAdmin, parseRole } from './roles.ts';

describe('who may enter the admin', () => {
  it.each(['ADMIN', 'admin', 'Admin'])('lets the role %s in [6.7]', (role) => {
    expect(isAdmin(role)).toBe(true);
  });

  it.each(['USER', 'user', '', ' admin', 'administrator', 'ADMIN,USER', null, undefined])(
    'keeps the role "%s" out',
    (role) => {
      expect(isAdmin(role)).toBe(false);
    },
  );

  it('reads a role in either case and nothing it does not know', () => {
    expect(parseRole('user')).toBe('USER');
    expect(parseRole('owner')).toBeUndefined();
    expect(parseRole(1)).toBeUndefined();
  });
});
