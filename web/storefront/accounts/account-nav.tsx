import { NavLink } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';

const LINK =
  'lettering grid min-h-12 place-items-center border-2 border-ink px-5 text-base font-heavy uppercase no-underline not-aria-[current]:hover:bg-studio aria-[current]:bg-ink aria-[current]:text-paper';

export function AccountNav({ title }: { readonly title: string }) {
  const name = useAuth((auth) => auth.user?.name);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-5">
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-steel">{name === undefined ? '\u00a0' : `Signed in as ${name}`}</p>
      </div>
      {name !== undefined && (
        <nav className="flex" aria-label="Your account">
          <NavLink className={LINK} to="/account" end>
            Profile
          </NavLink>
          <NavLink className={`-ml-0.5 ${LINK}`} to="/account/orders">
            Orders
          </NavLink>
        </nav>
      )}
    </header>
  );
}
