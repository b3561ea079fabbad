import { NavLink } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';

/** The head of the account pages, with their links for who is signed in. */
export function AccountNav({ title }: { readonly title: string }) {
  const name = useAuth((auth) => auth.user?.name);
  return (
    <header className="account-head">
      <div>
        <h1>{title}</h1>
        <p className="text-steel">{name === undefined ? '\u00a0' : `Signed in as ${name}`}</p>
      </div>
      {name !== undefined && (
        <nav className="account-nav" aria-label="Your account">
          <NavLink to="/account" end>
            Profile
          </NavLink>
          <NavLink to="/account/orders">Orders</NavLink>
        </nav>
      )}
    </header>
  );
}
