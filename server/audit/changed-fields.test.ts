import { describe, expect, it } from 'vitest';
import { changedFields, isSecret, withoutSecrets } from './changed-fields.ts';

describe('what the audit log keeps of a change', () => {
  it('is only what changed', () => {
    const before = {
      id: 'a',
      price: 100,
      tags: ['x', { y: 1 }],
      at: new Date(0),
      old: true,
      gone: undefined,
    };
    const after = { id: 'a', price: 120, tags: ['x', { y: 1 }], at: new Date(0), fresh: null };
    expect(changedFields(before, after)).toEqual({
      before: { price: 100, old: true },
      after: { price: 120, fresh: null },
    });
  });

  it('is nothing when nothing changed, whatever the order of the fields', () => {
    expect(changedFields({ a: { x: 1, y: 2 }, b: 2 }, { b: 2, a: { y: 2, x: 1 } })).toEqual({
      before: {},
      after: {},
    });
  });

  it.each([
    'password',
    'passwordHash',
    'password_hash',
    'PASSWORD',
    'token',
    'tokenHash',
    'resetToken',
    'csrf-token',
    'clientSecret',
    'webhook_password',
    'apiKey',
    'API_KEY',
    'Authorization',
    'cookie',
    'otp',
  ])('is never a secret: %s', (name) => {
    expect(isSecret(name)).toBe(true);
    expect(changedFields({ [name]: 'a', name: 'x' }, { [name]: 'b', name: 'y' })).toEqual({
      before: { name: 'x' },
      after: { name: 'y' },
    });
    expect(withoutSecrets({ user: { [name]: 'a', list: [{ [name]: 'b' }] } })).toEqual({
      user: { list: [{}] },
    });
  });

  it.each(['pincode', 'footprint', 'name', 'keywords', 'status', 'passed'])(
    'is anything else: %s',
    (name) => {
      expect(isSecret(name)).toBe(false);
    },
  );
});
