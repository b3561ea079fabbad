import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { startStores } from '../../stores/start-stores.ts';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import logo from '../../ui/logo.svg';
import { Toasts } from '../../ui/toast.tsx';
import { useWaiting } from '../live/use-waiting.ts';
import { SignInAgain, useAdmission } from './admission.ts';
import { PasswordQuestion } from './password-question.tsx';
import { useRenewal } from './renewal.ts';
import { Sidebar } from './sidebar.tsx';
import './backoffice.css';
import './sidebar.css';

export const meta = () => [{ title: 'Rack & Rep back-office' }, { name: 'robots', content: 'noindex' }];

/**
 * Everything around an administrator's page. The server sends the same empty frame to everybody; what it holds is
 * fetched with the administrator's token.
 */
export default function BackofficeLayout() {
  useEffect(startStores, []);
  const { isAdmitted, signOut, signInAgain } = useAdmission();
  return (
    <div className="backoffice">
      {isAdmitted ? (
        <SignInAgain value={signInAgain}>
          <Office onSignOut={signOut} />
        </SignInAgain>
      ) : (
        <Spinner />
      )}
      <Toasts />
    </div>
  );
}

function Office({ onSignOut }: { readonly onSignOut: () => void }) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const waiting = useWaiting();
  useRenewal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes the menu
  useEffect(() => {
    setMenuOpen(false);
    window.scrollTo({ top: 0 });
  }, [pathname]);

  const sidebar = <Sidebar waiting={waiting} onSignOut={onSignOut} />;
  return (
    <div className="office">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="office-bar">
        <IconButton icon="menu" label="Menu" onClick={() => setMenuOpen(true)} />
        <img src={logo} alt="Rack & Rep back-office" width={164} height={22} />
      </header>
      <div className="office-side">{sidebar}</div>
      <main id="content" className="office-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Drawer side="left" title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {sidebar}
      </Drawer>
      <PasswordQuestion />
    </div>
  );
}

function Spinner() {
  return (
    <main className="office-waiting" aria-busy="true">
      <p role="status">
        <span className="office-spinner" />
        <span className="visually-hidden">Loading</span>
      </p>
    </main>
  );
}
