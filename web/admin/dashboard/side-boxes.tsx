import { Link } from 'react-router';
import { meets } from '../../../domain/accounts/permissions.ts';
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';
import { Box } from '../frame/admin-page.tsx';
import { useHolder } from '../frame/role.tsx';
import { needsOfPage } from '../frame/screens.ts';

const ACTIONS: readonly { to: string; label: string; icon: AdminIconName }[] = [
  { to: '/admin/orders/new', label: 'Create order', icon: 'plus' },
  { to: '/admin/products', label: 'Products', icon: 'box' },
  { to: '/admin/contact-us', label: 'Messages', icon: 'mail' },
  { to: '/admin/enquiries', label: 'Enquiries', icon: 'help' },
  { to: '/admin/reviews', label: 'Reviews', icon: 'star' },
  { to: '/admin/settings', label: 'Settings', icon: 'settings' },
  { to: '/admin/orders', label: 'Orders', icon: 'orders' },
  { to: '/admin/shipping', label: 'Shipping', icon: 'truck' },
];

const MOST_ACTIONS = 6;

export function QuickActions() {
  const holder = useHolder();
  const actions = ACTIONS.filter(({ to }) => meets(holder, needsOfPage(to))).slice(0, MOST_ACTIONS);
  return (
    <Box title="Quick actions">
      <ul className="grid grid-cols-2 gap-2 p-4">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              className="flex min-h-11 items-center gap-2.5 rounded-sm border border-mist px-2.5 py-1 text-sm leading-tight font-semibold no-underline hover:border-ink lg:min-h-9"
              to={to}
              prefetch="intent"
            >
              <AdminIcon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const UPDATES = [
  ['18 November 2026', 'Roles for your team: owner, manager, packer and support'],
  ['17 November 2026', 'Create orders for customers who call, and get an e-mail for each new order'],
  ['17 November 2026', 'The dashboard shows what needs you first'],
  ['15 November 2026', 'New orders and enquiries appear without reloading the page'],
  ['15 November 2026', 'Charts for revenue, best sellers and sales by state'],
  ['15 November 2026', 'Shipments, refunds and invoices in each order'],
  ['14 November 2026', 'Coupons and automatic discounts'],
] as const;

export function RecentUpdates() {
  return (
    <Box title="Recent updates">
      <ul className="divide-y divide-line text-sm">
        {UPDATES.map(([day, text]) => (
          <li key={text} className="grid px-4 py-2.5">
            <span>{text}</span>
            <time className="text-steel">{day}</time>
          </li>
        ))}
      </ul>
    </Box>
  );
}
