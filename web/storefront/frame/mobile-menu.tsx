import { Link } from 'react-router';
import { callLink } from '../../../catalogue/policies/office.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMenuCategories, useStore } from './frame-context.ts';
import './mobile-menu.css';

/** The whole navigation on a phone. */
export default function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const categories = useMenuCategories();
  const store = useStore();
  const name = useAuth((auth) => auth.user?.name);
  return (
    <Drawer isOpen onClose={onClose} title="Menu" side="left">
      <nav className="mobile-menu" aria-label="Menu">
        <ul>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/shop">Shop</Link>
          </li>
          {categories.map(({ id, name, productCount }) => (
            <li key={id} className="mobile-menu-category">
              <Link to={`/category/${id}`}>
                {name} <span>{productCount}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/about">About Us</Link>
          </li>
          <li>
            <Link to="/contact">Contact Us</Link>
          </li>
          <li>
            <Link to="/account">{name === undefined ? 'Account' : `Account of ${name}`}</Link>
          </li>
          <li>
            <Link to="/orders">Your Orders</Link>
          </li>
        </ul>
        {store !== null && (
          <a className="mobile-menu-phone" href={callLink(store.storePhone)}>
            <Icon name="phone" /> {store.storePhone}
          </a>
        )}
      </nav>
    </Drawer>
  );
}
