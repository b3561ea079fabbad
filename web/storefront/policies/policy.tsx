import { Link } from 'react-router';
import type { PolicyPage } from '../../../catalogue/policies/policy-page.ts';
import { grievanceFacts, sellerFacts } from '../../../catalogue/policies/seller.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useStore } from '../frame/frame-context.ts';
import { POLICY_LINKS } from '../frame/shop-facts.ts';
import { Particulars } from './particulars.tsx';
import './policy.css';

/** A policy as a page to read: its parts on the left of a wide screen, one column of text, who answers for it. */
export function Policy({ page }: { readonly page: PolicyPage }) {
  const store = useStore();
  return (
    <div className="policy wrap pt-10">
      <header className="policy-head">
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        {page.lastUpdated !== undefined && <p className="policy-date">Last updated {page.lastUpdated}</p>}
      </header>
      <nav className="policy-contents" aria-label="On this page">
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {page.sections.map(({ id, title, paragraphs, points = [] }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {store !== null && <Particulars title="The seller" facts={sellerFacts(store)} />}
        <Particulars title="Complaints" facts={grievanceFacts()} />
        <footer className="policy-foot">
          <TextLink to="/">Back to Home</TextLink>
          <nav aria-label="Other policies">
            {POLICY_LINKS.filter(({ to }) => to !== page.path).map(({ title, to }) => (
              <Link key={to} to={to}>
                {title}
              </Link>
            ))}
          </nav>
        </footer>
      </div>
    </div>
  );
}
