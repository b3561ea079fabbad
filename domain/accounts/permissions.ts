import { isAdmin } from './roles.ts';

/** What an administrator does in the shop. The specification's role is `ADMIN` for all of them. */
export const ADMIN_ROLES = ['owner', 'manager', 'packer', 'support', 'accountant'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/**
 * What an administrator may do, in words that follow "you can" on a screen. Routes declare what they need of it
 * (`config.needs`), and screens show what the signed-in administrator may do.
 */
export const PERMISSIONS = [
  'open the back-office',
  'see orders',
  'see order amounts',
  'see revenue',
  'create orders',
  'confirm orders',
  'ship orders',
  'cancel orders',
  'change order notes',
  'change orders',
  'delete orders',
  'record payments',
  'refund payments',
  'print invoices',
  'see the books',
  'change the books',
  'see products',
  'change products',
  'change prices',
  'change stock',
  'see coupons and discounts',
  'see customers',
  'change customer notes',
  'export customers',
  'delete customer data',
  'answer claims',
  'answer messages',
  'delete messages',
  'moderate reviews',
  'change carriers and rates',
  'see mail',
  'send mails again',
  'change settings',
  'change tax details',
  'change payment settings',
  'read the audit log',
  'manage administrators',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const NOT_THE_MANAGERS: readonly Permission[] = [
  'delete orders',
  'see the books',
  'change the books',
  'change tax details',
  'change payment settings',
  'manage administrators',
];

/** The one table of who may do what. */
export const ROLE_PERMISSIONS: Readonly<Record<AdminRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !NOT_THE_MANAGERS.includes(permission)),
  packer: [
    'open the back-office',
    'see orders',
    'ship orders',
    // The tax invoice has to travel with the goods.
    'print invoices',
    'see products',
    'change stock',
  ],
  support: [
    'open the back-office',
    'see orders',
    'see order amounts',
    'create orders',
    'confirm orders',
    'cancel orders',
    'change order notes',
    'print invoices',
    'see products',
    'see coupons and discounts',
    'see customers',
    'change customer notes',
    'answer claims',
    'answer messages',
    'moderate reviews',
    'see mail',
    'send mails again',
  ],
  // Reads and exports all money, and changes nothing.
  accountant: [
    'open the back-office',
    'see orders',
    'see order amounts',
    'see revenue',
    'print invoices',
    'see the books',
    'see products',
    'see customers',
  ],
};

/** What a call needs. With `oneOf`, the handler looks at what is changed and may still refuse it. */
export type Needs =
  | Permission
  | { readonly allOf: readonly Permission[] }
  | { readonly oneOf: readonly Permission[] };

/** A product is saved with its prices and its counts. */
export const PRODUCT_EDIT = {
  allOf: ['change products', 'change prices', 'change stock'],
} as const satisfies Needs;

/** The file of orders has customers' addresses and all money; an accountant needs it for the second. */
export const ORDERS_EXPORT = {
  oneOf: ['export customers', 'see the books'],
} as const satisfies Needs;

/** Somebody signed in, or nobody. */
export interface Holder {
  readonly role: string;
  readonly adminRole?: AdminRole | null | undefined;
}

export function may(holder: Holder | null | undefined, permission: Permission): boolean {
  if (!isAdmin(holder?.role) || !holder?.adminRole) return false;
  return ROLE_PERMISSIONS[holder.adminRole].includes(permission);
}

/** What is missing for a call; undefined where nothing is. */
export function missingPermission(holder: Holder | null | undefined, needs: Needs): Permission | undefined {
  if (typeof needs === 'string') return may(holder, needs) ? undefined : needs;
  if ('allOf' in needs) return needs.allOf.find((permission) => !may(holder, permission));
  return needs.oneOf.some((permission) => may(holder, permission)) ? undefined : needs.oneOf[0];
}

export const meets = (holder: Holder | null | undefined, needs: Needs): boolean =>
  missingPermission(holder, needs) === undefined;

export const rolesWith = (needs: Needs): AdminRole[] =>
  ADMIN_ROLES.filter((adminRole) => meets({ role: 'ADMIN', adminRole }, needs));

export const ROLE_LABELS: Readonly<Record<AdminRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  support: 'Support',
  accountant: 'Accountant',
};

/** What each does, for whoever chooses a role and for the one who gets it. */
export const ROLE_SENTENCES: Readonly<Record<AdminRole, string>> = {
  owner: 'Owners can do everything, including administrators, tax details and payment settings.',
  manager:
    'Managers run the shop: orders, refunds, products, prices, customers and most settings. Only an owner can change administrators, tax details and payment settings, or delete an order.',
  packer:
    'Packers pack and ship orders, print slips and invoices, and count stock. They see what to collect at the door, but no sales figures.',
  support:
    'Support answers messages and claims, moderates reviews, and looks up, confirms or cancels orders. They see no sales figures, and can’t refund, change prices or export.',
  accountant:
    'Accountants read and export all money: orders, invoices, sales figures and the books. They can’t change anything.',
};

/** As they stand in a sentence. */
export const ROLE_NOUNS: Readonly<Record<AdminRole, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  packer: 'a packer',
  support: 'support',
  accountant: 'an accountant',
};

/** "an owner, a manager or support". */
export function namesOfRoles(roles: readonly AdminRole[]): string {
  const names = roles.map((role) => ROLE_NOUNS[role]);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
}

/** "Done by an owner or a manager.", beside what is greyed. */
export const doneBy = (permission: Permission): string => `Done by ${namesOfRoles(rolesWith(permission))}.`;

/** "As a packer, you can’t change prices. Please ask an owner or a manager." */
export function roleRefusal(adminRole: AdminRole, permission: Permission): string {
  return `As ${ROLE_NOUNS[adminRole]}, you can’t ${permission}. Please ask ${namesOfRoles(rolesWith(permission))}.`;
}

export const parseAdminRole = (value: unknown): AdminRole | undefined =>
  ADMIN_ROLES.find((role) => role === value);
