import { NavLink } from 'react-router';
import type { WaitingCounts } from '../../../contract/dashboard.ts';
import logo from '../../ui/logo.svg';
import { AdminIcon, type AdminIconName } from './admin-icon.tsx';

interface SidebarEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: AdminIconName;
  /** Which count of waiting things stands behind it. */
  readonly waiting?: keyof WaitingCounts;
}

/** What is done every day. */
const DAILY: readonly SidebarEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: 'dashboard' },
  { to: '/admin/products', label: 'Products', icon: 'box' },
  { to: '/admin/categories', label: 'Categories', icon: 'tag' },
  { to: '/admin/orders', label: 'Orders', icon: 'orders', waiting: 'orders' },
  { to: '/admin/customers', label: 'Customers', icon: 'users' },
  { to: '/admin/contact-us', label: 'Contact messages', icon: 'mail', waiting: 'contacts' },
  { to: '/admin/enquiries', label: 'Enquiries', icon: 'help', waiting: 'enquiries' },
  { to: '/admin/settings', label: 'Settings', icon: 'settings' },
];

const FURTHER: readonly SidebarEntry[] = [
  { to: '/admin/contacts', label: 'Contact forms', icon: 'form' },
  { to: '/admin/coupons', label: 'Coupons', icon: 'coupon' },
  { to: '/admin/discounts', label: 'Discounts', icon: 'percent' },
  { to: '/admin/reviews', label: 'Reviews', icon: 'star' },
  { to: '/admin/shipping', label: 'Shipping', icon: 'truck' },
  { to: '/admin/mail', label: 'Mail', icon: 'send' },
  { to: '/admin/audit-log', label: 'Audit log', icon: 'log' },
  { to: '/admin/administrators', label: 'Administrators', icon: 'shield' },
];

/** The badge has room for two digits. */
const MOST_SHOWN = 99;

interface SidebarProps {
  readonly waiting: WaitingCounts | undefined;
  readonly onSignOut: () => void;
}

/** Its label gives way first, so that all badges end in one column. */
const ENTRY =
  'flex min-h-12 w-full cursor-pointer items-center gap-1.75 border-0 bg-transparent pr-1.25 pl-3.5 text-left font-semibold whitespace-nowrap text-inherit no-underline hover:bg-graphite hover:text-paper focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:bg-orange aria-[current]:font-strong aria-[current]:text-ink aria-[current]:outline-ink lg:min-h-9.5';

export function Sidebar({ waiting, onSignOut }: SidebarProps) {
  return (
    <nav
      className="on-ink flex flex-col overflow-y-auto bg-ink pt-2 pb-3 text-on-ink [scrollbar-color:var(--color-slate)_transparent] [scrollbar-width:thin] lg:sticky lg:top-(--strip) lg:h-[calc(100dvh-var(--strip))] lg:pt-0"
      aria-label="Back-office"
    >
      <div className="sticky top-0 mb-2 hidden h-16 flex-none items-center bg-orange px-4 lg:flex">
        <img src={logo} alt="Rack & Rep back-office" width={179} height={24} />
      </div>
      <Entries of={DAILY} waiting={waiting} />
      <Entries of={FURTHER} waiting={waiting} />
      <div className="mt-auto pt-3">
        <a className={ENTRY} href="/">
          <AdminIcon name="shop" size="medium" className="size-5" />
          View shop
        </a>
        <button type="button" className={ENTRY} onClick={onSignOut}>
          <AdminIcon name="sign-out" size="medium" className="size-5" />
          Sign Out
        </button>
      </div>
    </nav>
  );
}

interface EntriesProps extends Pick<SidebarProps, 'waiting'> {
  readonly of: readonly SidebarEntry[];
}

function Entries({ of: entries, waiting }: EntriesProps) {
  return (
    <ul className="[ul+&]:mt-2 [ul+&]:border-t [ul+&]:border-slate [ul+&]:pt-2">
      {entries.map((entry) => {
        const count = entry.waiting === undefined ? 0 : (waiting?.[entry.waiting] ?? 0);
        return (
          <li key={entry.to}>
            <NavLink className={ENTRY} to={entry.to} end={entry.to === '/admin'} prefetch="intent">
              <AdminIcon name={entry.icon} size="medium" className="size-5" />
              {entry.label}
              {count > 0 && (
                <span className="sidebar-count ml-auto min-w-5.5 flex-none rounded-full bg-slate px-1.25 text-center text-xs leading-[1.125rem] font-semibold text-paper">
                  {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
                  <span className="sr-only"> waiting</span>
                </span>
              )}
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}
