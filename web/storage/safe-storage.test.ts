import { describe, expect, it } from 'vitest';
import { Browser } from '../../tests/support/stores.ts';
import { createSafeStorage, isGuest, readToken } from './safe-storage.ts';

describe('the storage', () => {
  it('reads back what was written, and nothing after a removal', () => {
    const { storage } = new Browser().openTab();
    expect(storage.read('guest-cart')).toBeNull();
    expect(storage.write('guest-cart', '[1]')).toBe(true);
    expect(storage.readJson('guest-cart')).toEqual([1]);
    storage.remove('guest-cart');
    expect(storage.readJson('guest-cart')).toBeUndefined();
  });

  it('removes what cannot be read', () => {
    const browser = new Browser();
    const { storage } = browser.openTab();
    browser.data.set('cart-storage', '{"state":');
    browser.data.set('guest-cart', `[${'1,'.repeat(600_000)}1]`);
    expect(storage.readJson('cart-storage')).toBeUndefined();
    expect(storage.readJson('guest-cart')).toBeUndefined();
    expect(browser.data.size).toBe(0);
  });

  it('remembers for the page what it cannot save, a removal included', () => {
    const browser = new Browser();
    browser.data.set('authToken', 'token');
    const { storage } = browser.openTab();
    browser.isBlocked = true;
    expect(storage.read('authToken')).toBeNull();
    expect(storage.write('authToken', 'other')).toBe(false);
    expect(storage.read('authToken')).toBe('other');
    storage.remove('authToken');
    browser.isBlocked = false;
    expect(storage.read('authToken')).toBeNull();
  });

  it('does without a browser', () => {
    const storage = createSafeStorage(() => {
      throw new ReferenceError('window is not defined');
    });
    expect(storage.read('cart-storage')).toBeNull();
  });
});

describe('a guest', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['two words', true],
    ['line\nbreak', true],
    ['Zahlwört', true],
    ['x'.repeat(4097), true],
    ['q1w2e3-r4_t5', false],
  ])('is anyone with no stored token: %j [4.auth.6]', (token, expected) => {
    const browser = new Browser();
    if (token !== undefined) browser.data.set('authToken', token);
    const { storage } = browser.openTab();
    expect(isGuest(storage)).toBe(expected);
    expect(readToken(storage)).toBe(expected ? null : token);
  });
});
