import { Link, NavLink } from 'react-router';
import logo from '../ui/logo.svg';

export function SiteHeader({
  categories,
}: {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <header className="site-header">
      <div className="wrap">
        <Link className="logo" to="/">
          <img src={logo} alt="Rack & Rep" width={150} height={20} />
        </Link>
        <nav aria-label="Categories">
          <ul>
            {categories
              .filter(({ id }) => id !== 'others')
              .map(({ id, name }) => (
                <li key={id}>
                  <NavLink to={`/category/${id}`} prefetch="intent">
                    {name}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
