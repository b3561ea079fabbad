import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { redirectDocument, useNavigate } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { carryCart } from '../cart/carried-cart.ts';
import { useCart } from '../cart/cart-store.ts';
import { readTerms } from '../cart/shop-terms.server.ts';
import { useShopTerms } from '../cart/shop-terms.ts';
import { orderStore, startOrderStore } from '../orders/order-store.ts';
import { checkoutDraft, FIELDS, useDraft } from './checkout-draft.ts';
import { createOrderAttempts } from './order-attempt.ts';
import '../cart/summary-panel.css';
import { head } from '../head.ts';
import type { Route } from './+types/checkout-page';
import { AddressFields } from './address-fields.tsx';
import { fieldsOfUser } from './checkout-form.ts';
import { shortageOf } from './checkout-lines.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { OrderProblem } from './order-problem.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { useOrderPricing, useOrderSize } from './use-order-pricing.ts';
import { useSubmission } from './use-submission.ts';
import './checkout.css';

export const loader = ({ context }: Route.LoaderArgs) => readTerms(context);

/**
 * Only a document of its own has the policy that a payment in the page needs, so whoever comes from another page of the
 * shop gets one. It is returned and not thrown, because the router leaves alone for a while what is thrown here.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}

/** The page keeps itself up to date; asking its loader again would load the document again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Checkout', isPrivate: true });

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const [terms, renew] = useShopTerms(loaderData);
  const [problem, setProblem] = useState<OrderProblem>();
  const items = useCart((cart) => cart.items);
  const gone = useCart((cart) => cart.gone);
  const isReady = useCart((cart) => cart.isReady);
  const pricing = useOrderPricing(terms, problem);
  const size = useOrderSize(pricing, terms.settings);
  const submission = useSubmission({ setProblem, renew });
  useLayoutEffect(carryCart, []);
  useDraftOfTab(form);
  useFilledFromAccount();
  useFilledCart(submission.isBusy);

  const short = problem?.kind === 'stock' ? problem.items : [];
  const isBlocked = items.some((item) => shortageOf(item, short) !== undefined);
  const isSolved = problem?.kind === 'stock' ? !isBlocked : problem?.of !== pricing.of;
  return (
    <div className="wrap page">
      <div className="split-title">
        <h1>Checkout</h1>
        <TextLink to="/cart" className="checkout-back">
          <Icon name="chevron-left" size="small" /> Back to Cart
        </TextLink>
      </div>
      <form
        ref={form}
        className="split"
        noValidate
        onSubmit={(event) => void submission.submit(event, pricing, { isBlocked, size })}
      >
        <div>
          <section className="checkout-step" aria-labelledby="checkout-address">
            <div className="checkout-step-head">
              <h2 id="checkout-address">Shipping address</h2>
              <SignInOffer />
            </div>
            <AddressFields errors={submission.errors} onMended={submission.mend} onLeft={submission.leave} />
          </section>
          <section className="checkout-step" aria-labelledby="checkout-payment">
            <h2 id="checkout-payment">Payment</h2>
            <PaymentChoice />
          </section>
        </div>
        <aside>
          {isReady ? (
            <CheckoutSummary
              items={items}
              gone={gone}
              pricing={pricing}
              size={size}
              problem={isSolved ? undefined : problem}
              isBusy={submission.isBusy}
            />
          ) : (
            <Loading />
          )}
        </aside>
      </form>
    </div>
  );
}

/** What was typed before the page came alive counts more than what an earlier visit has left. */
function useDraftOfTab(form: { readonly current: HTMLFormElement | null }): void {
  useLayoutEffect(() => {
    const typed = FIELDS.flatMap((name) => {
      const control = form.current?.elements.namedItem(name);
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      return isControl && control.value !== '' ? [[name, control.value] as const] : [];
    });
    startOrderStore();
    forgetPaidOrder();
    const draft = checkoutDraft.getState();
    draft.readStorage();
    if (typed.length > 0) draft.setFields(Object.fromEntries(typed));
  }, [form]);
}

/** The draft of an order that has been paid since belongs to nobody any more. */
function forgetPaidOrder(): void {
  const attempts = createOrderAttempts();
  const attempt = attempts.present();
  const orderId = attempt?.orderId ?? attempt?.replaces;
  const { currentOrder, orderComplete } = orderStore.getState();
  const isPresent = currentOrder?.id === orderId;
  if (orderId === undefined || (isPresent && !orderComplete)) return;
  attempts.forget();
  if (isPresent || currentOrder === null) checkoutDraft.getState().forget();
}

function useFilledFromAccount(): void {
  const user = useAuth((auth) => auth.user);
  const isReady = useDraft((draft) => draft.isReady);
  useEffect(() => {
    if (!isReady || user === null) return;
    const { fields, fillEmpty } = checkoutDraft.getState();
    fillEmpty(fieldsOfUser(user, fields.pincode));
  }, [user, isReady]);
}

/** Without anything to order the shopper belongs to the cart; also when another tab has emptied it. */
function useFilledCart(isOrdering: boolean): void {
  const navigate = useNavigate();
  const isEmpty = useCart(({ items, isReady }) => isReady && items.length === 0);
  useEffect(() => {
    if (isEmpty && !isOrdering) void navigate('/cart', { replace: true });
  }, [isEmpty, isOrdering, navigate]);
}

/** Its place is kept until it is known who is there. */
function SignInOffer() {
  const isGuest = useAuth((auth) => auth.isReady && auth.user === null);
  return (
    <p className={isGuest ? 'checkout-small' : 'checkout-small checkout-unseen'}>
      Have an account?{' '}
      <TextLink to="/login" state={{ from: '/checkout' }}>
        Sign in
      </TextLink>
    </p>
  );
}

function Loading() {
  return (
    <div className="summary-panel" aria-busy="true">
      <h2 className="summary-panel-title">Order Summary</h2>
      <div className="summary-panel-body checkout-loading">
        <LineSkeleton />
        <LineSkeleton width="medium" />
        <LineSkeleton />
        <LineSkeleton />
        <noscript>
          <p>The cart is kept in your browser and needs JavaScript.</p>
        </noscript>
      </div>
    </div>
  );
}
