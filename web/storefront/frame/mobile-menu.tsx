import { Link } from 'react-router';
import { callLink } from '../../../catalogue/policies/office.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMenuCategories, useStore } from './frame-context.ts';

const LINE = 'lettering flex min-h-13 items-center border-line font-heavy uppercase no-underline';

export default function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const categories = useMenuCategories();
  const store = useStore();
  const name = useAuth((auth) => auth.user?.name);
  return (
    <Drawer isOpen onClose={onClose} title="Menu" side="left">
      <nav aria-label="Menu">
        <ul>
          <Entry to="/">Home</Entry>
          <Entry to="/shop">Shop</Entry>
          {categories.map(({ id, name, productCount }) => (
            <li key={id}>
              <Link className={`${LINE} justify-between border-b pl-4 text-lg`} to={`/category/${id}`}>
                {name} <span className="text-md text-steel">{productCount}</span>
              </Link>
            </li>
          ))}
          <Entry to="/planner">Room Planner</Entry>
          <Entry to="/plates">Plate Calculator</Entry>
          <Entry to="/about">About Us</Entry>
          <Entry to="/contact">Contact Us</Entry>
          <Entry to="/account">{name === undefined ? 'Account' : `Account of ${name}`}</Entry>
          <Entry to="/orders">Your Orders</Entry>
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

function Entry({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <Link className={`${LINE} border-b text-xl`} to={to}>
        {children}
      </Link>
    </li>
  );
}
