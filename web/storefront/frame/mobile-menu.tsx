import { Link } from 'react-router';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMenuCategories } from './frame-context.ts';
import { BUSINESS } from './shop-facts.ts';
import './mobile-menu.css';

/** The whole navigation on a phone. */
export default function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const categories = useMenuCategories();
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
            <Link to="/account">Account</Link>
          </li>
        </ul>
        <a className="mobile-menu-phone" href={BUSINESS.phoneLink}>
          <Icon name="phone" /> {BUSINESS.phone}
        </a>
      </nav>
    </Drawer>
  );
}
