import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import {
  type AdminRole,
  missingPermission,
  type Permission,
  roleRefusal,
} from '../../../domain/accounts/permissions.ts';
import { startStores } from '../../storefront/start-stores.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import logo from '../../ui/logo.svg';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { OVERVIEW, queryClient } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { useLiveChanges } from '../events/admin-events.ts';
import { useSearch } from '../search/use-search.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { SignInAgain, useRequireAdmin } from './require-admin.ts';
import { useHolder } from './role.tsx';
import { needsOfPage } from './screens.ts';
import { Sidebar } from './sidebar.tsx';
import { useTokenRenewal } from './token-renewal.ts';
import '../admin.css';
import { type WaitingCounts, waitingResponse } from '../../../contract/dashboard.ts';

export const meta = () => [{ title: 'Rack & Rep back-office' }, { name: 'robots', content: 'noindex' }];

/** The frame of every admin page. The server sends it empty to everybody; its data is fetched with the administrator's token. */
export default function AdminLayout() {
  useEffect(startStores, []);
  const { isAdmitted, signOut, signInAgain } = useRequireAdmin();
  // Nobody sees what was loaded for somebody else.
  useEffect(() => {
    if (!isAdmitted) queryClient.clear();
  }, [isAdmitted]);
  return (
    <div className="admin">
      {isAdmitted ? (
        <QueryClientProvider client={queryClient}>
          <SignInAgain value={signInAgain}>
            <Admin onSignOut={signOut} />
          </SignInAgain>
        </QueryClientProvider>
      ) : (
        <Spinner />
      )}
      <Toasts />
    </div>
  );
}

function Admin({ onSignOut }: { readonly onSignOut: () => void }) {
  const screen = useMatches().at(-1)?.id;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const waiting = useWaitingCounts();
  const holder = useHolder();
  const missing = missingPermission(holder, needsOfPage(useLocation().pathname));
  useTokenRenewal();
  useLiveChanges();
  const { openSearch, search } = useSearch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu; a row that opens over its list does not
  useEffect(() => {
    setMenuOpen(false);
    window.scrollTo({ top: 0 });
  }, [screen]);

  const sidebar = <Sidebar waiting={waiting} onSearch={openSearch} onSignOut={onSignOut} />;
  return (
    <div className="lg:grid lg:grid-cols-[236px_minmax(0,1fr)] print:block">
      <SkipLink />
      <header className="sticky top-(--strip) z-20 flex h-14 items-center gap-2 border-b-3 border-ink bg-orange px-1.5 lg:hidden print:hidden">
        <IconButton icon="menu" label="Menu" onClick={() => setMenuOpen(true)} />
        <img src={logo} alt="Rack & Rep back-office" width={164} height={22} />
        <IconButton className="ml-auto" icon="search" label="Search" onClick={openSearch} />
      </header>
      <div className="admin-side hidden bg-ink lg:block print:hidden">{sidebar}</div>
      <main
        id="content"
        className="min-w-0 p-4 focus:outline-none md:p-6 xl:max-w-400 xl:px-8 xl:pb-10"
        tabIndex={-1}
      >
        {missing !== undefined && holder?.adminRole ? (
          <OutsideRole adminRole={holder.adminRole} missing={missing} />
        ) : (
          <Outlet />
        )}
      </main>
      <Drawer side="left" title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {sidebar}
      </Drawer>
      {search}
      <PasswordPrompt />
    </div>
  );
}

function Spinner() {
  return (
    <main className="grid min-h-[calc(100dvh-var(--strip))] place-items-center" aria-busy="true">
      <p role="status">
        <span className="admin-spinner block size-10 animate-turn rounded-full border-5 border-mist border-t-ink motion-reduce:border-t-orange" />
        <span className="sr-only">Loading</span>
      </p>
    </main>
  );
}

interface OutsideRoleProps {
  readonly adminRole: AdminRole;
  readonly missing: Permission;
}

function OutsideRole({ adminRole, missing }: OutsideRoleProps) {
  return (
    <EmptyState
      isPageTitle
      title="Your role doesn’t include this page"
      action={
        <ButtonLink kind="primary" to="/admin">
          Go to the dashboard
        </ButtonLink>
      }
    >
      {roleRefusal(adminRole, missing)}
    </EmptyState>
  );
}

function useWaitingCounts(): WaitingCounts | undefined {
  const { pathname } = useLocation();
  const { value, reload } = useAdminQuery({
    kind: OVERVIEW,
    path: '/dashboard/waiting',
    read: (response) => waitingResponse.parse(response).data,
  });
  const countAgain = useEffectEvent(() => void reload());
  // biome-ignore lint/correctness/useExhaustiveDependencies: work on the last page may have changed the counts
  useEffect(() => countAgain(), [pathname]);
  return value;
}
