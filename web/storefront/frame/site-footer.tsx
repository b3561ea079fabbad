import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import logo from '../../ui/logo-light.svg';
import { useMenuCategories } from './frame-context.ts';
import { BUSINESS, POLICY_LINKS, SOCIAL_LINKS } from './shop-facts.ts';
import './site-footer.css';

export function SiteFooter() {
  const categories = useMenuCategories();
  return (
    <footer className="site-footer on-ink">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <img src={logo} alt={BUSINESS.name} width={254} height={34} loading="lazy" />
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
          <div className="site-footer-contact">
            <h2>Contact</h2>
            <address>
              {BUSINESS.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={BUSINESS.phoneLink}>{BUSINESS.phone}</a>
              <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
              {BUSINESS.hours.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </div>
        <div className="site-footer-end">
          <span>© 2026 Rack & Rep</span>
          <span>Prices are before 18&nbsp;% GST.</span>
          <span>Cards, UPI, net banking and cash on delivery</span>
        </div>
      </div>
    </footer>
  );
}
