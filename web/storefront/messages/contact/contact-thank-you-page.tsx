import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CONTACT_REPLY, WHILE_YOU_WAIT } from '../../../../catalogue/policies/company.ts';
import { callLink } from '../../../../catalogue/policies/office.ts';
import { EMAIL_HOURS, URGENT_PHONE_HOURS } from '../../../../catalogue/policies/seller.ts';
import { contactReference } from '../../../../domain/messages/contact.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ShopCard } from '../../catalogue/shop-card.tsx';
import { useStore } from '../../frame/frame-context.ts';
import { head } from '../../head.ts';
import type { Route } from './+types/contact-thank-you-page';
import { readTeasers } from './contact-thank-you.server.ts';
import { readSentMessage, type SentMessage } from './sent-message.ts';
import './contact-thank-you.css';

export const loader = ({ context }: Route.LoaderArgs) => readTeasers(context);

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Thank You', isPrivate: true });

export default function ContactThankYouPage({ loaderData: { products, now } }: Route.ComponentProps) {
  const sent = useSentMessage();
  return (
    <>
      <section className="contact-thanks" aria-busy={sent === null}>
        <div className="wrap">{sent !== null && <Receipt sent={sent} />}</div>
      </section>
      <section className="wrap contact-thanks-wait" aria-labelledby="while-you-wait">
        <SectionHead title="While You Wait" id="while-you-wait" />
        <ul className="contact-thanks-products">
          {products.map((product) => (
            <li key={product.id}>
              <ShopCard product={product} now={now} headingLevel={3} />
            </li>
          ))}
        </ul>
        <ul className="contact-thanks-teasers">
          {WHILE_YOU_WAIT.map(({ title, text, to }) => (
            <li key={to}>
              <Link to={to} prefetch="intent">
                <h3>{title}</h3>
                <p>{text}</p>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Null before hydration. Redirects to the form if nothing was sent. A missing reference is created once and stored. */
function useSentMessage(): (SentMessage & { readonly referenceId: string }) | null {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const sent = readSentMessage(state);
  const isSubmitted = sent !== null;
  const referenceId = sent?.referenceId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is a new object at every render
  useEffect(() => {
    if (!isSubmitted) navigate('/contact', { replace: true });
    else if (referenceId === undefined)
      navigate(pathname, {
        replace: true,
        state: { ...sent, referenceId: contactReference(undefined, new Date()) },
      });
  }, [isSubmitted, referenceId, pathname, navigate]);

  if (!isHydrated || sent === null || referenceId === undefined) return null;
  return { ...sent, referenceId };
}

function Receipt({ sent }: { readonly sent: SentMessage & { readonly referenceId: string } }) {
  const navigate = useNavigate();
  const store = useStore();
  const { form, isEnquiry, referenceId } = sent;
  const facts = [
    { label: 'Reference', value: referenceId },
    { label: 'Subject', value: form.subject },
    { label: 'From', value: form.name },
    { label: 'Reply to', value: form.email },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <span className="contact-thanks-mark">
        <Icon name="check" />
      </span>
      <h1>{isEnquiry ? 'Enquiry Sent Successfully!' : 'Message Sent Successfully!'}</h1>
      <dl className="contact-thanks-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="contact-thanks-next">
        <ol>
          <li>
            <b>{CONTACT_REPLY.reply}</b> E-mail is read {EMAIL_HOURS}.
          </li>
          <li>
            <b>{CONTACT_REPLY.confirmation}</b> It repeats your reference.
          </li>
          <li>
            <b>{CONTACT_REPLY.urgent}</b>{' '}
            {store !== null && <a href={callLink(store.storePhone)}>{store.storePhone}</a>},{' '}
            {URGENT_PHONE_HOURS}.
          </li>
        </ol>
        <div className="contact-thanks-actions">
          {isEnquiry ? (
            <Button kind="primary" size="large" onClick={() => navigate(-1)}>
              Back to Product
            </Button>
          ) : (
            <ButtonLink kind="primary" size="large" to="/contact">
              Send Another Message
            </ButtonLink>
          )}
          <ButtonLink size="large" to="/">
            Go to Homepage
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
