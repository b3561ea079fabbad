import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { HEADER_CHANGE_AFTER_PX } from '../../../domain/limits.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import logo from '../../ui/logo.svg';
import { PlainButton } from '../../ui/plain-button.tsx';
import { countOf, useCart } from '../cart/cart-store.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { useMenuCategories } from './frame-context.ts';
import { useScrolled } from './use-scrolled.ts';
import './site-header.css';

const MobileMenu = lazyPart('The menu', () => import('./mobile-menu.tsx'));
const SearchPanel = lazyPart('The search', () => import('./search-panel.tsx'));

/** How many categories the one-row laptop header shows. */
const COMPACT_CATEGORIES = 3;

export function SiteHeader() {
  const isScrolled = useScrolled(HEADER_CHANGE_AFTER_PX);
  const [open, setOpen] = useState<'search' | 'menu' | null>(null);
  const { pathname, search } = useLocation();
  const categories = useMenuCategories();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes the menus
  useEffect(() => setOpen(null), [pathname, search]);

  return (
    <header className="site-header" data-scrolled={isScrolled || undefined}>
      <div className="site-header-bar">
        <Link className="site-header-logo" to="/" aria-label="Rack & Rep, home">
          <img src={logo} alt="" width={209} height={28} />
        </Link>
        <nav className="site-header-main" aria-label="Main">
          <NavLink to="/" end>
            Home
          </NavLink>
          <NavLink to="/shop">Shop</NavLink>
          {categories.slice(0, COMPACT_CATEGORIES).map(({ id, name }) => (
            <NavLink key={id} className="site-header-compact" to={`/category/${id}`} prefetch="intent">
              {name}
            </NavLink>
          ))}
          <NavLink to="/about">About Us</NavLink>
          <NavLink className="site-header-wide" to="/contact">
            Contact Us
          </NavLink>
          <MoreMenu />
        </nav>
        <div className="site-header-tools">
          <PlainButton
            className="site-header-tool"
            aria-label="Search"
            aria-expanded={open === 'search'}
            onClick={() => setOpen(open === 'search' ? null : 'search')}
          >
            <Icon name={open === 'search' ? 'close' : 'search'} />
          </PlainButton>
          <WishlistLink />
          <AccountLink />
          <PlainButton
            className="site-header-tool site-header-menu"
            aria-label="Menu"
            aria-expanded={open === 'menu'}
            onClick={() => setOpen('menu')}
          >
            <Icon name="menu" />
          </PlainButton>
          <CartButton />
        </div>
      </div>
      <nav className="site-header-index" aria-label="Categories">
        {categories.map(({ id, name, productCount }) => (
          <NavLink key={id} to={`/category/${id}`} prefetch="intent">
            {name} <span>{productCount}</span>
          </NavLink>
        ))}
      </nav>
      {open === 'search' && <SearchPanel onClose={() => setOpen(null)} />}
      {open === 'menu' && <MobileMenu onClose={() => setOpen(null)} />}
    </header>
  );
}

/** What has no room in the one-row laptop header. */
function MoreMenu() {
  const { pathname } = useLocation();
  const categories = useMenuCategories().slice(COMPACT_CATEGORIES);
  return (
    // A new key on each path closes the menu.
    <details key={pathname} className="site-header-more">
      <summary>
        More <Icon name="chevron-down" size="small" />
      </summary>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/category/${id}`}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to="/contact">Contact Us</Link>
        </li>
      </ul>
    </details>
  );
}

function WishlistLink() {
  const count = useWishlist((state) => state.items.length);
  return (
    <Link className="site-header-tool" to="/wishlist" aria-label={`Wishlist, ${items(count)}`}>
      <Icon name="heart" />
      {count > 0 && (
        <span className="site-header-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

function AccountLink() {
  const name = useAuth((state) => state.user?.name);
  return (
    <Link
      className="site-header-tool site-header-account"
      to="/account"
      aria-label={name === undefined ? 'Account' : `Account of ${name}`}
    >
      <Icon name="user" />
      {name !== undefined && <span className="site-header-signed-in" aria-hidden="true" />}
    </Link>
  );
}

function CartButton() {
  const count = useCart(countOf);
  const toggle = useCart((state) => state.toggle);
  return (
    <PlainButton className="site-header-cart" aria-haspopup="dialog" onClick={toggle}>
      <Icon name="cart" />
      <span className="sr-only">Cart, {items(count)}</span>
      <span className="site-header-cart-word" aria-hidden="true">
        Cart
      </span>
      <span className="site-header-cart-count" aria-hidden="true">
        {count}
      </span>
    </PlainButton>
  );
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
