import { Link } from 'react-router';
import { callLink } from '../../../catalogue/policies/office.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMenuCategories, useStore } from './frame-context.ts';

const LINE = 'lettering flex min-h-13 items-center border-line font-heavy uppercase no-underline';
const ENTRY = `${LINE} border-b text-xl`;

/** The whole navigation on a phone. */
export default function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const categories = useMenuCategories();
  const store = useStore();
  const name = useAuth((auth) => auth.user?.name);
  return (
    <Drawer isOpen onClose={onClose} title="Menu" side="left">
      <nav aria-label="Menu">
        <ul>
          <li>
            <Link className={ENTRY} to="/">
              Home
            </Link>
          </li>
          <li>
            <Link className={ENTRY} to="/shop">
              Shop
            </Link>
          </li>
          {categories.map(({ id, name, productCount }) => (
            <li key={id}>
              <Link className={`${LINE} justify-between border-b pl-4 text-lg`} to={`/category/${id}`}>
                {name} <span className="text-md text-steel">{productCount}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link className={ENTRY} to="/about">
              About Us
            </Link>
          </li>
          <li>
            <Link className={ENTRY} to="/contact">
              Contact Us
            </Link>
          </li>
          <li>
            <Link className={ENTRY} to="/account">
              {name === undefined ? 'Account' : `Account of ${name}`}
            </Link>
          </li>
          <li>
            <Link className={ENTRY} to="/orders">
              Your Orders
            </Link>
          </li>
        </ul>
        {store !== null && (
          <a className={`${LINE} gap-3 text-xl`} href={callLink(store.storePhone)}>
            <Icon name="phone" /> {store.storePhone}
          </a>
        )}
      </nav>
    </Drawer>
  );
}
