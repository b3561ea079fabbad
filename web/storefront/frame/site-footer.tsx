import { Link } from 'react-router';
import { callLink, OFFICE_HOURS } from '../../../catalogue/policies/office.ts';
import { Icon } from '../../ui/icon.tsx';
import logo from '../../ui/logo-light.svg';
import { useMenuCategories, useStore } from './frame-context.ts';
import { addressLines, POLICY_LINKS, SOCIAL_LINKS } from './shop-facts.ts';
import './site-footer.css';

export function SiteFooter() {
  const categories = useMenuCategories();
  const store = useStore();
  return (
    <footer className="site-footer on-ink">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <img src={logo} alt={store?.storeName ?? ''} width={254} height={34} loading="lazy" />
            <p>
              Strength equipment made in Nashik, Maharashtra, for home gyms, commercial gyms and studios
              across India.
            </p>
            <ul className="site-footer-social">
              {SOCIAL_LINKS.map(({ name, icon, href }) => (
                <li key={name}>
                  <a href={href} rel="noreferrer" target="_blank">
                    <Icon name={icon} label={name} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Shop by category">
            <h2>Shop</h2>
            <ul>
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/category/${id}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Policies">
            <h2>Policies</h2>
            <ul>
              {POLICY_LINKS.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {store !== null && (
            <div className="site-footer-contact">
              <h2>Contact</h2>
              <address>
                {addressLines(store.storeAddress).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a href={callLink(store.storePhone)}>{store.storePhone}</a>
                <a href={`mailto:${store.storeEmail}`}>{store.storeEmail}</a>
                <span>{OFFICE_HOURS}</span>
              </address>
            </div>
          )}
        </div>
        <div className="site-footer-end">
          <span>© 2026 {store?.storeName}</span>
          <span>Prices are before GST.</span>
          <span>{store?.waysToPay}</span>
        </div>
      </div>
    </footer>
  );
}
