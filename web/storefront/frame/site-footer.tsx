import { Link } from 'react-router';
import { callLink, OFFICE_HOURS } from '../../../catalogue/policies/office.ts';
import { Icon } from '../../ui/icon.tsx';
import logo from '../../ui/logo-light.svg';
import { useGstIncluded } from '../pricing/gst-choice.ts';
import { GstSwitch } from '../pricing/gst-switch.tsx';
import { useMenuCategories, useStore } from './frame-context.ts';
import { addressLines, POLICY_LINKS, SOCIAL_LINKS } from './shop-facts.ts';

const LINK = 'inline-flex min-h-11 items-center text-line no-underline hover:text-orange hover:underline';

/** A name of two lines keeps its distance to the next one. */
const LISTED = `${LINK} py-1.5 leading-snug lg:min-h-8`;

export function SiteFooter() {
  const categories = useMenuCategories();
  const store = useStore();
  const isIncluded = useGstIncluded();
  return (
    <footer className="site-footer on-ink mt-(--section) bg-ink text-md/normal wrap-anywhere text-on-ink">
      <div className="wrap pt-12 pb-6 lg:pt-16">
        <div className="grid grid-cols-2 gap-8 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1.2fr_1.5fr]">
          <div className="max-w-[44ch] max-lg:col-span-full">
            <img
              className="mb-4 h-8.5 w-auto"
              src={logo}
              alt={store?.storeName ?? ''}
              width={254}
              height={34}
              loading="lazy"
            />
            <p>
              Strength equipment made in Nashik, Maharashtra, for home gyms, commercial gyms and studios
              across India.
            </p>
            <div className="flex flex-wrap gap-x-6">
              <Link className={LINK} to="/planner">
                Plan your room
              </Link>
              <Link className={LINK} to="/plates">
                Plate calculator
              </Link>
            </div>
            <ul className="mt-4 flex gap-2">
              {SOCIAL_LINKS.map(({ name, icon, href }) => (
                <li key={name}>
                  <a
                    className={`${LINK} w-11 justify-center rounded-sm border-[1.5px] border-on-ink/30`}
                    href={href}
                    rel="noreferrer"
                    target="_blank"
                  >
                    <Icon name={icon} label={name} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Links
            label="Shop by category"
            title="Shop"
            links={categories.map(({ id, name }) => ({ to: `/category/${id}`, title: name }))}
          />
          <Links label="Policies" title="Policies" links={POLICY_LINKS} />
          {store !== null && (
            <div className="max-md:col-span-full">
              <Title>Contact</Title>
              <address className="grid justify-items-start not-italic">
                {addressLines(store.storeAddress).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a className={`${LINK} lg:min-h-8`} href={callLink(store.storePhone)}>
                  {store.storePhone}
                </a>
                <a className={`${LINK} lg:min-h-8`} href={`mailto:${store.storeEmail}`}>
                  {store.storeEmail}
                </a>
                <span>{OFFICE_HOURS}</span>
              </address>
            </div>
          )}
        </div>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-slate pt-5 text-sm">
          <span>© 2026 {store?.storeName}</span>
          <span>
            Prices {isIncluded ? 'include' : 'exclude'} GST. <GstSwitch className="-my-3" />
          </span>
          <span>{store?.waysToPay}</span>
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly label: string;
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly title: string }[];
}

function Links({ label, title, links }: LinksProps) {
  return (
    <nav aria-label={label}>
      <Title>{title}</Title>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link className={LISTED} to={link.to}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Title({ children }: { readonly children: string }) {
  return <h2 className="mb-2 text-lg/none text-paper">{children}</h2>;
}
