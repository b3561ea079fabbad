import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { WaitingCounts } from '../../../contract/dashboard.ts';
import { meets } from '../../../domain/accounts/permissions.ts';
import { Icon } from '../../ui/icon.tsx';
import logo from '../../ui/logo.svg';
import { AdminIcon } from './admin-icon.tsx';
import { useHolder } from './role.tsx';
import { isScreenAt, SCREEN_GROUPS, type ScreenGroup } from './screens.ts';

/** The badge has room for two digits. */
const MOST_SHOWN = 99;

interface SidebarProps {
  readonly waiting: WaitingCounts | undefined;
  readonly onSearch: () => void;
  readonly onSignOut: () => void;
}

/** Its label gives way first, so that all badges end in one column. */
const ENTRY =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-0 bg-transparent py-1 pr-3 text-left text-inherit no-underline hover:bg-graphite hover:text-paper focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:bg-orange aria-[current]:font-strong aria-[current]:text-ink aria-[current]:outline-ink lg:min-h-8.5';
const DAILY = `${ENTRY} pl-4 font-semibold text-line`;
const FURTHER = `${ENTRY} pl-11.5`;

const SECURITY = '/admin/security';

export function Sidebar({ waiting, onSearch, onSignOut }: SidebarProps) {
  const { pathname } = useLocation();
  const holder = useHolder();
  const groups = SCREEN_GROUPS.map((group) => ({
    ...group,
    entries: group.entries.filter(({ needs }) => meets(holder, needs)),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <nav
      className="on-ink flex flex-col overflow-y-auto bg-ink pb-3 text-on-ink [scrollbar-color:var(--color-slate)_transparent] [scrollbar-width:thin] lg:sticky lg:top-(--strip) lg:h-[calc(100dvh-var(--strip))]"
      aria-label="Back-office"
    >
      <div className="sticky top-0 z-1 hidden h-15 flex-none items-center bg-orange px-4 lg:flex">
        <img src={logo} alt="Rack & Rep back-office" width={179} height={24} />
      </div>
      <button
        type="button"
        className="mx-3 mt-2 hidden min-h-9 flex-none cursor-pointer items-center gap-2.5 rounded-sm border border-slate bg-graphite px-3 text-left text-line hover:border-on-ink hover:text-paper lg:flex"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Icon name="search" size="small" />
        Search
        <kbd className="ml-auto text-xs text-on-ink">Ctrl K</kbd>
      </button>
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} waiting={waiting} />
      ))}
      <div className="mt-auto border-t border-slate pt-2 max-lg:mt-3">
        <Link
          className={DAILY}
          to={SECURITY}
          aria-current={pathname === SECURITY ? 'page' : undefined}
          prefetch="intent"
        >
          <AdminIcon name="shield" size="medium" className="size-5 flex-none" />
          Sign-in & security
        </Link>
        <a className={DAILY} href="/">
          <AdminIcon name="shop" size="medium" className="size-5 flex-none" />
          View shop
        </a>
        <button type="button" className={DAILY} onClick={onSignOut}>
          <AdminIcon name="sign-out" size="medium" className="size-5 flex-none" />
          Sign Out
        </button>
      </div>
    </nav>
  );
}

interface GroupProps extends Pick<SidebarProps, 'waiting'> {
  readonly group: ScreenGroup;
}

function Group({ group: { name, entries }, waiting }: GroupProps) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div className="py-1 first-of-type:pt-2">
      {name !== undefined && (
        <p className="px-4 pt-1.5 pb-0.5 text-xs font-semibold text-on-ink" id={id}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name === undefined ? undefined : id}>
        {entries.map((entry) => {
          const count = entry.waiting === undefined ? 0 : (waiting?.[entry.waiting] ?? 0);
          return (
            <li key={entry.to}>
              <Link
                className={entry.icon === undefined ? FURTHER : DAILY}
                to={entry.to}
                aria-current={isScreenAt(entry, pathname) ? 'page' : undefined}
                prefetch="intent"
              >
                {entry.icon !== undefined && (
                  <AdminIcon name={entry.icon} size="medium" className="size-5 flex-none" />
                )}
                {entry.label}
                {count > 0 && <Waiting count={count} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <span className="sidebar-count ml-auto min-w-5.5 flex-none rounded-full bg-slate px-1.75 text-center text-xs leading-[1.125rem] font-semibold text-paper in-aria-[current]:bg-ink">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
