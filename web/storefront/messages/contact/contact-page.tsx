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
import { NashikMap } from './nashik-map.tsx';
import './contact.css';

export const meta: Route.MetaFunction = (page) =>
  head(page, {
    title: 'Contact Us',
    description: `${CONTACT_HERO.text} Address, phone, e-mail and hours of our works in Nashik, Maharashtra.`,
    data: [questionsAndAnswers(QUESTIONS)],
  });

export default function ContactPage() {
  const store = useStore();
  return (
    <div className="contact-page">
      <section className="contact-hero" aria-labelledby="contact-title">
        <div className="wrap">
          <h1 id="contact-title">{CONTACT_HERO.title}</h1>
          <p>{CONTACT_HERO.text}</p>
          {store !== null && <Ways store={store} />}
        </div>
      </section>
      <div className="wrap contact-columns">
        <section aria-labelledby="contact-write">
          <SectionHead title="Write to us" id="contact-write" />
          <ContactForm formType="contact" />
          {store !== null && (
            <noscript>
              Sending needs JavaScript. Please write to {store.storeEmail} or call {store.storePhone} instead.
            </noscript>
          )}
        </section>
        {store !== null && <Place address={store.storeAddress} />}
      </div>
      <section className="wrap contact-questions" id="faq" aria-labelledby="contact-questions">
        <SectionHead title="Frequently asked" id="contact-questions" />
        <Accordion
          items={QUESTIONS.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: answer,
          }))}
        />
      </section>
      {store !== null && (
        <div className="wrap contact-seller">
          <Particulars title="Seller" facts={sellerFacts(store)} />
          <Particulars title="Grievance officer" facts={grievanceFacts()} />
        </div>
      )}
    </div>
  );
}

function Ways({ store: { storeAddress, storeEmail, storePhone } }: { readonly store: Store }) {
  return (
    <ul className="contact-ways">
      <li>
        <h2>Address</h2>
        <p>
          {addressLines(storeAddress).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </li>
      <li>
        <h2>E-mail</h2>
        <p>
          <a href={`mailto:${storeEmail}`}>{storeEmail}</a>
        </p>
      </li>
      <li>
        <h2>Phone</h2>
        <p>
          <a href={callLink(storePhone)}>{storePhone}</a>
        </p>
      </li>
      <li>
        <h2>Hours</h2>
        <p>{OFFICE_HOURS}</p>
      </li>
    </ul>
  );
}

/** The map is only of Nashik; the link also works for any other address. */
function Place({ address }: { readonly address: string }) {
  return (
    <section className="contact-place" aria-labelledby="contact-place">
      <SectionHead title="Where we are" id="contact-place" />
      <figure>
        {/nashik/i.test(address) && <NashikMap />}
        <figcaption>
          <span>{address}</span>
          <TextLink href={mapLink(address)} target="_blank" rel="noreferrer">
            Open in Google Maps
          </TextLink>
        </figcaption>
      </figure>
    </section>
  );
}
