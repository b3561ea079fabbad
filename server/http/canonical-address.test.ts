import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { FIXED_PAGES, pageKey } from './page-key.ts';

const known = { products: new Set(['1', 'power-rack']), categories: new Set(['racks']) };

describe('an address that is written otherwise than the shop does', () => {
  it.each([
    ['/Shop', '/shop'],
    ['/About/', '/about'],
    ['/CART?Coupon=AbC', '/cart?Coupon=AbC'],
    ['/%73hop', '/shop'],
    ['/shop//', '/shop'],
    [
      '/Payment-Response?orderId=GUEST-aB&message=No.data?',
      '/payment-response?orderId=GUEST-aB&message=No.data?',
    ],
    ['/Reset-Password?token=aBcD', '/reset-password?token=aBcD'],
    ['/Account/Orders', '/account/orders'],
    ['/Admin', '/admin'],
    ['/ADMIN/Contact-Us?page=2', '/admin/contact-us?page=2'],
    ['/Product/1', '/product/1'],
    ['/product/Power-Rack', '/product/power-rack'],
    ['/product/power%2Drack', '/product/power-rack'],
    ['/Product/Gone', '/product/Gone'],
    ['/Category/RACKS/?page=2', '/category/racks?page=2'],
    ['/Order-Success/GUEST-18aF', '/order-success/GUEST-18aF'],
    ['/Shop.data?_routes=root', '/shop.data?_routes=root'],
  ])('%s leads to %s', (url, address) => {
    expect(canonicalAddress(url, known)).toBe(address);
  });

  it.each([
    '/',
    '/shop',
    '/shop/',
    '/product/gone',
    '/product/gone/',
    '/order-success/GUEST-aB',
    '/nothing',
    '/Nothing',
    '/product',
    '/product/a/b',
    '//shop',
    '//evil.example/shop',
    '/\\evil.example',
    '/%zz',
    '/admin/nothing',
    '/__proto__/x',
  ])('%s stays', (url) => {
    expect(canonicalAddress(url, known)).toBeNull();
  });

  it('leads to a page of the shop, in one step, whatever was typed', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      'Shop',
      'product',
      'Admin',
      'orders',
      '%2F',
      '%73',
      '.data',
      '?',
      'é',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const address = canonicalAddress(`/${parts.join('')}`, known);
        if (address === null) return;
        expect(address).toMatch(/^\/(?![/\\])/);
        expect(canonicalAddress(address, known)).toBeNull();
      }),
    );
  });

  it('has no page of its own', () => {
    for (const page of FIXED_PAGES) {
      const url = page.toUpperCase();
      expect(pageKey(url, known)?.path.endsWith('/unknown') || url === '/').toBe(true);
    }
  });
});
