import type { AdminIconName } from './admin-icon.tsx';

export interface SidebarEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: AdminIconName;
  /** Which count of waiting things stands behind it. */
  readonly waiting?: 'orders' | 'contacts' | 'enquiries';
}

/** What is done every day. */
export const DAILY: readonly SidebarEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: 'dashboard' },
  { to: '/admin/products', label: 'Products', icon: 'box' },
  { to: '/admin/categories', label: 'Categories', icon: 'tag' },
  { to: '/admin/orders', label: 'Orders', icon: 'orders', waiting: 'orders' },
  { to: '/admin/customers', label: 'Customers', icon: 'users' },
  { to: '/admin/contact-us', label: 'Contact messages', icon: 'mail', waiting: 'contacts' },
  { to: '/admin/enquiries', label: 'Enquiries', icon: 'help', waiting: 'enquiries' },
  { to: '/admin/settings', label: 'Settings', icon: 'settings' },
];

export const FURTHER: readonly SidebarEntry[] = [
  { to: '/admin/contacts', label: 'Contact forms', icon: 'form' },
  { to: '/admin/coupons', label: 'Coupons', icon: 'coupon' },
  { to: '/admin/discounts', label: 'Discounts', icon: 'percent' },
  { to: '/admin/reviews', label: 'Reviews', icon: 'star' },
  { to: '/admin/shipping', label: 'Shipping', icon: 'truck' },
  { to: '/admin/mail', label: 'Mail', icon: 'send' },
  { to: '/admin/audit-log', label: 'Audit log', icon: 'log' },
  { to: '/admin/administrators', label: 'Administrators', icon: 'shield' },
];
