import { NavLink } from 'react-router';
import type { WaitingCounts } from '../../../contract/dashboard.ts';
import logo from '../../ui/logo.svg';
import { AdminIcon } from './admin-icon.tsx';
import { DAILY, FURTHER, type SidebarEntry } from './sidebar-entries.ts';

/** The badge has room for two digits. */
const MOST_SHOWN = 99;

interface SidebarProps {
  readonly waiting: WaitingCounts | undefined;
  readonly onSignOut: () => void;
}

export function Sidebar({ waiting, onSignOut }: SidebarProps) {
  return (
    <nav className="sidebar on-ink" aria-label="Back-office">
      <div className="sidebar-logo">
        <img src={logo} alt="Rack & Rep back-office" width={179} height={24} />
      </div>
      <Entries of={DAILY} waiting={waiting} />
      <Entries of={FURTHER} waiting={waiting} />
      <div className="sidebar-end">
        <a className="sidebar-entry" href="/">
          <AdminIcon name="shop" />
          View shop
        </a>
        <button type="button" className="sidebar-entry" onClick={onSignOut}>
          <AdminIcon name="sign-out" />
          Sign Out
        </button>
      </div>
    </nav>
  );
}

function Entries({
  of: entries,
  waiting,
}: {
  readonly of: readonly SidebarEntry[];
  readonly waiting: WaitingCounts | undefined;
}) {
  return (
    <ul className="sidebar-group">
      {entries.map((entry) => {
        const count = entry.waiting === undefined ? 0 : (waiting?.[entry.waiting] ?? 0);
        return (
          <li key={entry.to}>
            <NavLink className="sidebar-entry" to={entry.to} end={entry.to === '/admin'} prefetch="intent">
              <AdminIcon name={entry.icon} />
              {entry.label}
              {count > 0 && (
                <span className="sidebar-count">
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
