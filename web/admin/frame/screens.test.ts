import { describe, expect, it } from 'vitest';
import { type AdminRole, meets } from '../../../domain/accounts/permissions.ts';
import { needsOfPage, SCREEN_GROUPS } from './screens.ts';

const labelsOf = (adminRole: AdminRole) =>
  SCREEN_GROUPS.flatMap(({ entries }) => entries)
    .filter(({ needs }) => meets({ role: 'ADMIN', adminRole }, needs))
    .map(({ label }) => label);

describe('the sidebar', () => {
  it('shows a packer orders, shipping and stock', () => {
    expect(labelsOf('packer')).toEqual(['Dashboard', 'Products', 'Orders', 'Shipping']);
  });

  it('shows support customers, messages and mail, but nothing to set', () => {
    expect(labelsOf('support')).toEqual([
      'Dashboard',
      'Products',
      'Coupons',
      'Discounts',
      'Orders',
      'Customers',
      'Claims',
      'Shipping',
      'Messages to answer',
      'Contact messages',
      'Enquiries',
      'Reviews',
      'Mail',
    ]);
  });

  it('shows an accountant orders, customers, money in and the books', () => {
    expect(labelsOf('accountant')).toEqual([
      'Dashboard',
      'Products',
      'Orders',
      'Customers',
      'Shipping',
      'Money in',
      'Books',
    ]);
  });

  it('shows a manager all but the books and the administrators, and the owner all', () => {
    expect(labelsOf('owner').filter((label) => !labelsOf('manager').includes(label))).toEqual([
      'Money in',
      'Books',
      'Administrators',
    ]);
    expect(labelsOf('owner')).toHaveLength(19);
  });
});

describe('a page by its address', () => {
  it.each([
    ['/admin', 'open the back-office'],
    ['/admin/', 'open the back-office'],
    ['/admin/orders', 'see orders'],
    ['/admin/orders/RR-88', 'see orders'],
    ['/admin/orders/new', 'create orders'],
    ['/admin/products/21', 'see products'],
    ['/admin/contacts', 'answer messages'],
    ['/admin/settings/', 'change settings'],
    ['/admin/administrators', 'manage administrators'],
    ['/admin/nowhere', 'open the back-office'],
  ])('%s needs to %s', (pathname, needs) => {
    expect(needsOfPage(pathname)).toBe(needs);
  });
});
