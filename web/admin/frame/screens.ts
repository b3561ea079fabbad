import type { WaitingCounts } from '../../../contract/dashboard.ts';
import type { Needs } from '../../../domain/accounts/permissions.ts';
import type { AdminIconName } from './admin-icon.tsx';

export interface Screen {
  readonly to: string;
  readonly label: string;
  readonly needs: Needs;
  /** Of what is done every day; the others stand indented below it. */
  readonly icon?: AdminIconName;
  /** Which count of waiting things stands behind it. */
  readonly waiting?: keyof WaitingCounts;
  /** Another view of the same records, under an address of its own. */
  readonly also?: string;
}

export interface ScreenGroup {
  readonly name?: string;
  readonly entries: readonly Screen[];
}

export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  { entries: [{ to: '/admin', label: 'Dashboard', icon: 'dashboard', needs: 'open the back-office' }] },
  {
    name: 'Catalogue',
    entries: [
      { to: '/admin/products', label: 'Products', icon: 'box', needs: 'see products' },
      { to: '/admin/categories', label: 'Categories', icon: 'tag', needs: 'change products' },
      { to: '/admin/coupons', label: 'Coupons', needs: 'see coupons and discounts' },
      { to: '/admin/discounts', label: 'Discounts', needs: 'see coupons and discounts' },
    ],
  },
  {
    name: 'Sales',
    entries: [
      { to: '/admin/orders', label: 'Orders', icon: 'orders', waiting: 'orders', needs: 'see orders' },
      { to: '/admin/customers', label: 'Customers', icon: 'users', needs: 'see customers' },
      { to: '/admin/claims', label: 'Claims', waiting: 'claims', needs: 'answer claims' },
      { to: '/admin/shipping', label: 'Shipping', needs: 'see orders' },
    ],
  },
  {
    name: 'Money',
    entries: [
      { to: '/admin/money', label: 'Money in', needs: 'see the books' },
      { to: '/admin/books', label: 'Books', needs: 'see the books' },
    ],
  },
  {
    name: 'Inbox',
    entries: [
      { to: '/admin/messages', label: 'Messages to answer', icon: 'send', needs: 'answer messages' },
      {
        to: '/admin/contact-us',
        label: 'Contact messages',
        icon: 'mail',
        waiting: 'contacts',
        also: '/admin/contacts',
        needs: 'answer messages',
      },
      {
        to: '/admin/enquiries',
        label: 'Enquiries',
        icon: 'help',
        waiting: 'enquiries',
        needs: 'answer messages',
      },
      { to: '/admin/reviews', label: 'Reviews', waiting: 'reviews', needs: 'moderate reviews' },
    ],
  },
  {
    name: 'Shop',
    entries: [
      { to: '/admin/settings', label: 'Settings', icon: 'settings', needs: 'change settings' },
      { to: '/admin/mail', label: 'Mail', needs: 'see mail' },
      { to: '/admin/administrators', label: 'Administrators', needs: 'manage administrators' },
      { to: '/admin/audit-log', label: 'Audit log', needs: 'read the audit log' },
    ],
  },
];

const SCREENS: readonly Pick<Screen, 'to' | 'also' | 'needs'>[] = [
  { to: '/admin/orders/new', needs: 'create orders' },
  ...SCREEN_GROUPS.flatMap(({ entries }) => entries),
];

/** A screen stays the current one while one of its rows is open at an address of its own. */
export const isScreenAt = ({ to, also }: Pick<Screen, 'to' | 'also'>, pathname: string): boolean =>
  pathname === to || pathname === also || (to !== '/admin' && pathname.startsWith(`${to}/`));

/** What a role has to include for the page at this address; an address without a screen needs nothing more. */
export const needsOfPage = (pathname: string): Needs =>
  SCREENS.find((screen) => isScreenAt(screen, pathname.replace(/(?<=.)\/+$/, '')))?.needs ??
  'open the back-office';
