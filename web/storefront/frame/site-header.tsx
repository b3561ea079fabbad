import { useState } from 'react';
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

const MobileMenu = lazyPart('The menu', () => import('./mobile-menu.tsx'));
const SearchPanel = lazyPart('The search', () => import('./search-panel.tsx'));

const COMPACT_CATEGORIES = 3;

/** The bar's height is the same for every size of text, and so are its letters. */
const LETTERING =
  'lettering items-center text-[16px] font-heavy tracking-[0.01em] whitespace-nowrap uppercase no-underline';
const ENTRY = `${LETTERING} gap-1 px-2 hover:bg-orange-hover min-[1100px]:px-3 xl:px-4`;
const PAGE = `${ENTRY} relative after:absolute after:inset-x-2 after:bottom-0 after:bg-ink min-[1100px]:after:inset-x-3 aria-[current]:after:h-1.25`;

/** What covers the margin of the page at the left of the first category too. */
const MARGIN =
  'first:pl-0 first:hover:shadow-[calc(var(--inset)*-1)_0_0_var(--color-orange-hover)] first:aria-[current]:shadow-[calc(var(--inset)*-1)_0_0_var(--color-ink)]';
const CATEGORY = `${LETTERING} flex gap-2 overflow-hidden border-r-[1.5px] border-ink/35 px-3.5 transition-colors last:border-r-0 hover:bg-orange-hover aria-[current]:bg-ink aria-[current]:text-orange ${MARGIN}`;

/** Down to 280 px (a folded phone, or a page at four times its size): the logo gives way, never what one presses. */
const LOGO = 'mr-auto flex flex-none items-center max-[360px]:min-w-0 max-[360px]:flex-initial';
const TOOL =
  'relative w-12 cursor-pointer place-items-center border-0 bg-transparent p-0 transition-colors hover:bg-orange-hover max-[400px]:w-11 max-[360px]:w-9.5';

export function SiteHeader() {
  const isScrolled = useScrolled(HEADER_CHANGE_AFTER_PX);
  const [open, setOpen] = useState<'search' | 'menu' | null>(null);
  const { pathname, search } = useLocation();
  const categories = useMenuCategories();

  // Another address closes the menus.
  const [address, setAddress] = useState(pathname + search);
  if (address !== pathname + search) {
    setAddress(pathname + search);
    setOpen(null);
  }

  return (
    <header
      className="site-header fixed inset-x-0 top-(--strip) z-50 h-(--bar) border-b-3 border-ink bg-orange text-ink transition-shadow duration-250 data-scrolled:shadow-raised [&_:focus-visible]:-outline-offset-5 [&_:focus-visible]:shadow-none"
      data-scrolled={isScrolled || undefined}
    >
      <div className="flex h-13.25 pl-(--inset) max-[360px]:pl-3 lg:h-15.25">
        <Link className={LOGO} to="/" aria-label="Rack & Rep, home">
          <img
            className="h-5.5 w-auto max-[400px]:h-4.5 max-[360px]:object-contain md:h-6.25 xl:h-7"
            src={logo}
            alt=""
            width={209}
            height={28}
          />
        </Link>
        <nav className="mr-4 hidden lg:flex" aria-label="Main">
          <NavLink className={`${PAGE} flex`} to="/" end>
            Home
          </NavLink>
          <NavLink className={`${PAGE} flex`} to="/shop">
            Shop
          </NavLink>
          {categories.slice(0, COMPACT_CATEGORIES).map(({ id, name }) => (
            <NavLink key={id} className={`${PAGE} flex xl:hidden`} to={`/category/${id}`} prefetch="intent">
              {name}
            </NavLink>
          ))}
          <MoreMenu />
          <NavLink className={`${PAGE} flex`} to="/about">
            About Us
          </NavLink>
          <NavLink className={`${PAGE} hidden xl:flex`} to="/contact">
            Contact Us
          </NavLink>
        </nav>
        <div className="flex max-[360px]:flex-none">
          <PlainButton
            className={`${TOOL} grid`}
            aria-label="Search"
            aria-expanded={open === 'search'}
            onClick={() => setOpen(open === 'search' ? null : 'search')}
          >
            <Icon name={open === 'search' ? 'close' : 'search'} />
          </PlainButton>
          <WishlistLink />
          <AccountLink />
          <PlainButton
            className={`${TOOL} grid lg:hidden`}
            aria-label="Menu"
            aria-expanded={open === 'menu'}
            onClick={() => setOpen('menu')}
          >
            <Icon name="menu" />
          </PlainButton>
          <CartButton />
        </div>
      </div>
      <nav
        className="hidden h-11 grid-cols-7 border-t-[1.5px] border-ink pl-(--inset) xl:grid"
        aria-label="Categories"
      >
        {categories.map(({ id, name, productCount }) => (
          <NavLink key={id} className={CATEGORY} to={`/category/${id}`} prefetch="intent">
            {name} <span className="text-[14px] font-semibold">{productCount}</span>
          </NavLink>
        ))}
      </nav>
      {open === 'search' && <SearchPanel onClose={() => setOpen(null)} />}
      {open === 'menu' && <MobileMenu onClose={() => setOpen(null)} />}
    </header>
  );
}

const MORE = 'flex min-h-11 items-center px-4 font-semibold no-underline hover:bg-orange-tint';

/** Beside the shop: its tools, and what has no room in the one-row laptop header. */
function MoreMenu() {
  const { pathname } = useLocation();
  const categories = useMenuCategories().slice(COMPACT_CATEGORIES);
  return (
    // A new key on each path closes the menu.
    <details key={pathname} className="relative flex xl:-ml-4">
      <summary className={`${ENTRY} flex h-full cursor-pointer list-none marker:hidden xl:px-2`}>
        <span className="xl:sr-only">More</span> <Icon name="chevron-down" size="small" />
      </summary>
      <ul className="absolute top-full right-0 min-w-55 border-2 xl:right-auto xl:left-0 border-ink bg-paper py-2 shadow-raised">
        {categories.map(({ id, name }) => (
          <li key={id} className="xl:hidden">
            <Link className={MORE} to={`/category/${id}`}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={MORE} to="/planner">
            Room Planner
          </Link>
          <Link className={MORE} to="/plates">
            Plate Calculator
          </Link>
        </li>
        <li className="xl:hidden">
          <Link className={MORE} to="/contact">
            Contact Us
          </Link>
        </li>
      </ul>
    </details>
  );
}

function WishlistLink() {
  const count = useWishlist((state) => state.items.length);
  return (
    <Link className={`${TOOL} grid`} to="/wishlist" aria-label={`Wishlist, ${items(count)}`}>
      <Icon name="heart" />
      {count > 0 && (
        <span
          className="absolute top-[calc(50%-21px)] left-6.25 grid min-h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-xs/none font-strong text-paper max-[360px]:left-4.5"
          aria-hidden="true"
        >
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
      className={`${TOOL} hidden md:grid`}
      to="/account"
      aria-label={name === undefined ? 'Account' : `Account of ${name}`}
    >
      <Icon name="user" />
      {name !== undefined && (
        <span
          className="absolute right-2.25 bottom-2.75 size-2.75 rounded-full border-2 border-orange bg-ink"
          aria-hidden="true"
        />
      )}
    </Link>
  );
}

function CartButton() {
  const count = useCart(countOf);
  const toggle = useCart((state) => state.toggle);
  return (
    <PlainButton
      className="flex cursor-pointer items-center gap-2 border-0 bg-ink px-3.5 font-display text-[20px] font-black text-paper hover:bg-graphite focus-visible:outline-orange max-[400px]:px-2.5 max-[360px]:gap-1 max-[360px]:px-2 md:px-6 lg:max-xl:px-4"
      aria-haspopup="dialog"
      onClick={toggle}
    >
      <Icon name="cart" />
      <span className="sr-only">Cart, {items(count)}</span>
      <span className="hidden text-[16px] uppercase md:inline" aria-hidden="true">
        Cart
      </span>
      <span className="min-w-[1ch] text-orange" aria-hidden="true">
        {count}
      </span>
    </PlainButton>
  );
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
