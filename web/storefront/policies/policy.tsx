import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PolicyPage } from '../../../catalogue/policies/policy-page.ts';
import { grievanceFacts, sellerFacts } from '../../../catalogue/policies/seller.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useStore } from '../frame/frame-context.ts';
import { POLICY_LINKS } from '../frame/shop-facts.ts';
import { Particulars } from './particulars.tsx';

/** A policy as a page to read: its parts on the left of a wide screen, one column of text, who answers for it. */
export function Policy({ page, children }: { readonly page: PolicyPage; readonly children?: ReactNode }) {
  const store = useStore();
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[minmax(260px,4fr)_minmax(0,8fr)] lg:gap-y-12">
      <header className="border-t-2 border-ink pt-4 lg:col-span-full">
        <h1 className="max-w-[16ch] text-[clamp(min(2.75rem,13.75vw),6.4vw,6rem)]/[0.9] wrap-anywhere">
          {page.title}
        </h1>
        <p className="mt-4 max-w-[56ch] text-lg/normal text-graphite">{page.lead}</p>
        {page.lastUpdated !== undefined && (
          <p className="mt-2 text-md text-steel">Last updated {page.lastUpdated}</p>
        )}
      </header>
      <nav
        className="sticky top-[calc(var(--header)+24px)] hidden max-h-[calc(100vh-var(--header)-48px)] max-w-80 self-start overflow-y-auto border-t border-on-ink lg:block print:hidden"
        aria-label="On this page"
      >
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className="block border-b border-line py-2 text-md text-graphite no-underline hover:text-orange-deep hover:underline"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-[68ch] min-w-0 gap-8">
        {page.sections.map(({ id, title, paragraphs, points = [] }) => (
          <section
            key={id}
            className="border-t border-on-ink pt-5 lg:first:border-t-0 lg:first:pt-0"
            aria-labelledby={id}
          >
            <h2 className="text-2xl/none normal-case" id={id}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-3">
                {points.map((point) => (
                  <li
                    key={point}
                    className="relative py-1.5 pl-7 before:absolute before:top-4 before:left-0.5 before:h-0.75 before:w-3 before:bg-orange"
                  >
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {store !== null && <Particulars title="The seller" facts={sellerFacts(store)} />}
        <Particulars title="Complaints" facts={grievanceFacts()} />
        {children}
        <footer className="flex flex-wrap items-center gap-x-8 border-t-2 border-ink pt-4 text-md print:hidden">
          <TextLink tall to="/">
            Back to Home
          </TextLink>
          <nav className="flex flex-wrap gap-x-6" aria-label="Other policies">
            {POLICY_LINKS.filter(({ to }) => to !== page.path).map(({ title, to }) => (
              <Link key={to} className="py-2.5 text-steel hover:text-orange-deep" to={to}>
                {title}
              </Link>
            ))}
          </nav>
        </footer>
      </div>
    </div>
  );
}
