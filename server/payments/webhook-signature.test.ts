import { describe, expect, it } from 'vitest';
import { isSignature, webhookSignature } from './webhook-signature.ts';

const signature = '699ffe20fbb76bb075b2550d9bd1f7aeca44103bdd99f53deb0e9a3ea3cb0a51';

describe('the signature of a webhook', () => {
  it('is the hash of name and password', () => {
    expect(webhookSignature('shop_user', 'Passw0rd123')).toBe(signature);
  });

  it.each([
    ['as it is', signature],
    ['in capitals', signature.toUpperCase()],
    ['with its method before it', `SHA256 ${signature}`],
    ['with spaces around it', ` ${signature} `],
  ])('is accepted %s', (_how, given) => {
    expect(isSignature(given, signature)).toBe(true);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another password', webhookSignature('shop_user', 'Passw0rd124')],
    ['cut short', signature.slice(0, -1)],
    ['too long', `${signature}0`],
    ['a bearer token', `Bearer ${signature}`],
    ['the name and password themselves', 'shop_user:Passw0rd123'],
  ])('is refused when %s', (_how, given) => {
    expect(isSignature(given, signature)).toBe(false);
  });
});
