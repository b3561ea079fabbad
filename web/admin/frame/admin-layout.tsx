import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { startStores } from '../../storefront/start-stores.ts';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import logo from '../../ui/logo.svg';
import { Toasts } from '../../ui/toast.tsx';
import { queryClient } from '../data/query-client.ts';
import { useLiveChanges } from '../events/admin-events.ts';
import { useWaitingCounts } from '../events/use-waiting-counts.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { SignInAgain, useRequireAdmin } from './require-admin.ts';
import { Sidebar } from './sidebar.tsx';
import { useTokenRenewal } from './token-renewal.ts';
import './admin.css';
import './sidebar.css';

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
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const waiting = useWaitingCounts();
  useTokenRenewal();
  useLiveChanges();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes the menu
  useEffect(() => {
    setMenuOpen(false);
    window.scrollTo({ top: 0 });
  }, [pathname]);

  const sidebar = <Sidebar waiting={waiting} onSignOut={onSignOut} />;
  return (
    <div className="admin-screen">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="admin-bar">
        <IconButton icon="menu" label="Menu" onClick={() => setMenuOpen(true)} />
        <img src={logo} alt="Rack & Rep back-office" width={164} height={22} />
      </header>
      <div className="admin-side">{sidebar}</div>
      <main id="content" className="admin-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Drawer side="left" title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {sidebar}
      </Drawer>
      <PasswordPrompt />
    </div>
  );
}

function Spinner() {
  return (
    <main className="admin-waiting" aria-busy="true">
      <p role="status">
        <span className="admin-spinner" />
        <span className="sr-only">Loading</span>
      </p>
    </main>
  );
}
