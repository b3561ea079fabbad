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
import { ShopCardList } from '../../catalogue/shop-card.tsx';
import { useStore } from '../../frame/frame-context.ts';
import { head } from '../../head.ts';
import type { Route } from './+types/contact-thank-you-page';
import { readTeasers } from './contact-thank-you.server.ts';
import { FactPlate } from './fact-plate.tsx';
import { readSentMessage, type SentMessage } from './sent-message.ts';

export const loader = ({ context }: Route.LoaderArgs) => readTeasers(context);

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Thank You', isPrivate: true });

export default function ContactThankYouPage({ loaderData: { products, now } }: Route.ComponentProps) {
  const sent = useSentMessage();
  return (
    <>
      <section className="contact-thanks bg-studio" aria-busy={sent === null}>
        <div className="wrap min-h-160 pt-8 pb-10 md:min-h-120">
          {sent !== null && <Receipt sent={sent} />}
        </div>
      </section>
      <section className="wrap pt-(--section)" aria-labelledby="while-you-wait">
        <SectionHead title="While You Wait" id="while-you-wait" />
        <ShopCardList products={products} now={now} />
        <ul className="mt-10 grid border-t-2 border-ink md:grid-cols-3 md:gap-x-8">
          {WHILE_YOU_WAIT.map(({ title, text, to }) => (
            <li key={to}>
              <Link
                className="group flex h-full items-start justify-between gap-3 border-b border-line pt-4 pr-2 pb-4.5 no-underline"
                to={to}
                prefetch="intent"
              >
                <div>
                  <h3 className="text-2xl decoration-2 underline-offset-4 group-hover:text-orange-deep group-hover:underline">
                    {title}
                  </h3>
                  <p className="mt-1.5 max-w-[44ch] text-steel">{text}</p>
                </div>
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

  // The history's state is only known in the browser.
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

const STEP =
  'relative border-mist py-3 pl-10 [counter-increment:step] not-first:border-t before:absolute before:top-2.5 before:left-0 before:font-display before:text-2xl before:font-black before:text-orange-deep before:content-[counter(step)]';

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
      <span className="grid size-14 place-items-center rounded-full bg-green text-paper">
        <Icon name="check" />
      </span>
      <h1 className="mt-4">{isEnquiry ? 'Enquiry Sent Successfully!' : 'Message Sent Successfully!'}</h1>
      <FactPlate className="mt-6" facts={facts} />
      <div className="mt-6 grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:gap-12">
        <ol className="[counter-reset:step]">
          <li className={STEP}>
            <b>{CONTACT_REPLY.reply}</b> We check e-mail {EMAIL_HOURS}.
          </li>
          <li className={STEP}>
            <b>{CONTACT_REPLY.confirmation}</b> It includes your reference.
          </li>
          <li className={STEP}>
            <b>{CONTACT_REPLY.urgent}</b>{' '}
            {store !== null && (
              <a className="whitespace-nowrap" href={callLink(store.storePhone)}>
                {store.storePhone}
              </a>
            )}
            , {URGENT_PHONE_HOURS}.
          </li>
        </ol>
        <div className="grid content-start gap-3">
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
