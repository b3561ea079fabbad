import { CONTACT_HERO } from '../../../../catalogue/policies/company.ts';
import { callLink, OFFICE_HOURS } from '../../../../catalogue/policies/office.ts';
import { QUESTIONS } from '../../../../catalogue/policies/questions.ts';
import { grievanceFacts, sellerFacts } from '../../../../catalogue/policies/seller.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Store, useStore } from '../../frame/frame-context.ts';
import { addressLines, mapLink } from '../../frame/shop-facts.ts';
import { head } from '../../head.ts';
import { Particulars } from '../../policies/particulars.tsx';
import { questionsAndAnswers } from '../../structured-data.ts';
import type { Route } from './+types/contact-page';
import { ContactForm } from './contact-form.tsx';
import { FactPlate } from './fact-plate.tsx';
import { NashikMap } from './nashik-map.tsx';

export const meta: Route.MetaFunction = (page) =>
  head(page, {
    title: 'Contact Us',
    description: `${CONTACT_HERO.text} Address, phone, e-mail and hours of our factory in Nashik, Maharashtra.`,
    data: [questionsAndAnswers(QUESTIONS)],
  });

export default function ContactPage() {
  const store = useStore();
  return (
    <>
      <section className="bg-studio" aria-labelledby="contact-title">
        <div className="wrap py-10 lg:pt-16 lg:pb-12">
          <h1 className="text-[clamp(min(3.5rem,17.5vw),8.4vw,8rem)]/[0.86]" id="contact-title">
            {CONTACT_HERO.title}
          </h1>
          <p className="mt-4 max-w-[52ch] text-graphite lg:text-lg/normal">{CONTACT_HERO.text}</p>
          {store !== null && <Ways store={store} />}
        </div>
      </section>
      <div className="wrap grid gap-x-16 gap-y-(--section) pt-(--section) lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start">
        <section aria-labelledby="contact-write">
          <SectionHead title="Write to us" id="contact-write" />
          <ContactForm formType="contact" />
          {store !== null && (
            <noscript>
              You need JavaScript to send this form. Please write to {store.storeEmail} or call{' '}
              {store.storePhone} instead.
            </noscript>
          )}
        </section>
        {store !== null && <Place address={store.storeAddress} />}
      </div>
      <section
        className="wrap gap-16 pt-(--section) lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:items-start"
        id="faq"
        aria-labelledby="contact-questions"
      >
        <SectionHead title="Frequently asked questions" id="contact-questions" />
        <Accordion
          items={QUESTIONS.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: answer,
          }))}
        />
      </section>
      {store !== null && (
        <div className="wrap grid gap-6 pt-(--section) md:grid-cols-2 md:items-start">
          <Particulars title="Seller" facts={sellerFacts(store)} />
          <Particulars title="Grievance officer" facts={grievanceFacts()} />
        </div>
      )}
    </>
  );
}

function Ways({ store: { storeAddress, storeEmail, storePhone } }: { readonly store: Store }) {
  return (
    <FactPlate
      className="contact-ways mt-8"
      facts={[
        {
          label: 'Address',
          value: addressLines(storeAddress).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          )),
        },
        { label: 'E-mail', value: <Way href={`mailto:${storeEmail}`}>{storeEmail}</Way> },
        { label: 'Phone', value: <Way href={callLink(storePhone)}>{storePhone}</Way> },
        { label: 'Hours', value: OFFICE_HOURS },
      ]}
    />
  );
}

/** Tall enough for a finger, in a line no higher than its words. */
function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="-my-2.5 inline-block py-2.5 hover:text-orange-deep" href={href}>
      {children}
    </a>
  );
}

/** The map is only of Nashik; the link also works for any other address. */
function Place({ address }: { readonly address: string }) {
  return (
    <section aria-labelledby="contact-place">
      <SectionHead title="Where we are" id="contact-place" />
      <figure className="rounded-sm border-[1.5px] border-ink">
        {/nashik/i.test(address) && <NashikMap />}
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-md wrap-anywhere">
          <span>{address}</span>
          <TextLink tall href={mapLink(address)} target="_blank" rel="noreferrer">
            Open in Google Maps
          </TextLink>
        </figcaption>
      </figure>
    </section>
  );
}
