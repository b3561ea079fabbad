import { describe, expect, it } from 'vitest';
import {
  ADMIN_ROLES,
  type AdminRole,
  may,
  missingPermission,
  namesOfRoles,
  PERMISSIONS,
  type Permission,
  parseAdminRole,
  ROLE_PERMISSIONS,
  roleRefusal,
  rolesWith,
} from './permissions.ts';

/** Written by hand, so that a change of the table is noticed: owner, manager, packer, support, accountant. */
const EXPECTED: Readonly<Record<Permission, string>> = {
  'open the back-office': 'O M P S A',
  'see orders': 'O M P S A',
  'see order amounts': 'O M - S A',
  'see revenue': 'O M - - A',
  'create orders': 'O M - S -',
  'confirm orders': 'O M - S -',
  'ship orders': 'O M P - -',
  'cancel orders': 'O M - S -',
  'change order notes': 'O M - S -',
  'change orders': 'O M - - -',
  'delete orders': 'O - - - -',
  'record payments': 'O M - - -',
  'refund payments': 'O M - - -',
  'print invoices': 'O M P S A',
  'see the books': 'O - - - A',
  'change the books': 'O - - - -',
  'see products': 'O M P S A',
  'change products': 'O M - - -',
  'change prices': 'O M - - -',
  'change stock': 'O M P - -',
  'see coupons and discounts': 'O M - S -',
  'see customers': 'O M - S A',
  'change customer notes': 'O M - S -',
  'export customers': 'O M - - -',
  'delete customer data': 'O M - - -',
  'answer claims': 'O M - S -',
  'answer messages': 'O M - S -',
  'delete messages': 'O M - - -',
  'moderate reviews': 'O M - S -',
  'change carriers and rates': 'O M - - -',
  'see mail': 'O M - S -',
  'send mails again': 'O M - S -',
  'change settings': 'O M - - -',
  'change tax details': 'O - - - -',
  'change payment settings': 'O - - - -',
  'read the audit log': 'O M - - -',
  'manage administrators': 'O - - - -',
};

const as = (adminRole: AdminRole) => ({ role: 'ADMIN', adminRole });

describe('the table of roles', () => {
  it.each(PERMISSIONS)('%s', (permission) => {
    const cells = ADMIN_ROLES.map((role) => (may(as(role), permission) ? role.charAt(0).toUpperCase() : '-'));
    expect(cells.join(' ')).toBe(EXPECTED[permission]);
  });

  it('has no permission twice and none that nobody has', () => {
    for (const role of ADMIN_ROLES)
      expect(new Set(ROLE_PERMISSIONS[role]).size).toBe(ROLE_PERMISSIONS[role].length);
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
    expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS);
  });
});

describe('somebody', () => {
  it.each([
    ['nobody', null],
    ['a shopper', { role: 'USER', adminRole: null }],
    ['a shopper who is invited as an owner', { role: 'USER', adminRole: 'owner' }],
    ['an administrator without a role', { role: 'ADMIN', adminRole: null }],
  ] as const)('who is %s may do nothing', (_who, holder) => {
    expect(PERMISSIONS.filter((permission) => may(holder, permission))).toEqual([]);
  });

  it('may do what needs all of several only with all, and what needs one of them with one', () => {
    const both = ['change stock', 'change prices'] as const;
    expect(missingPermission(as('packer'), { allOf: both })).toBe('change prices');
    expect(missingPermission(as('packer'), { oneOf: both })).toBeUndefined();
    expect(missingPermission(as('manager'), { allOf: both })).toBeUndefined();
    expect(missingPermission(as('support'), { oneOf: both })).toBe('change stock');
    expect(rolesWith({ allOf: both })).toEqual(['owner', 'manager']);
    expect(rolesWith({ oneOf: both })).toEqual(['owner', 'manager', 'packer']);
  });
});

describe('a refusal', () => {
  it('says what the role does not include and whom to ask', () => {
    expect(roleRefusal('packer', 'change prices')).toBe(
      'As a packer, you can’t change prices. Please ask an owner or a manager.',
    );
    expect(roleRefusal('manager', 'manage administrators')).toBe(
      'As a manager, you can’t manage administrators. Please ask an owner.',
    );
    expect(namesOfRoles(rolesWith('answer messages'))).toBe('an owner, a manager or support');
  });
});

describe('a stored role', () => {
  it('is read to the letter', () => {
    expect(['owner', 'packer', 'OWNER', 'admin', '', null].map(parseAdminRole)).toEqual([
      'owner',
      'packer',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
