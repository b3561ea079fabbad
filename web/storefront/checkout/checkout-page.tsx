import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate, redirectDocument } from 'react-router';
import { useAuth } from '../../session/auth-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { carryCart } from '../cart/carried-cart.ts';
import { useCart } from '../cart/cart-store.ts';
import { readCheckoutTerms, readUpdatesBy } from '../cart/shop-terms.server.ts';
import { useShopTerms } from '../cart/shop-terms.ts';
import { Columns } from '../columns.tsx';
import { head } from '../head.ts';
import { checkoutAttempt, waitingOrderId } from '../orders/order-attempt.ts';
import { orderStore, startOrderStore } from '../orders/order-store.ts';
import { Panel } from '../panel.tsx';
import { TitleRow } from '../title-row.tsx';
import type { Route } from './+types/checkout-page';
import { CheckoutAddress } from './checkout-address.tsx';
import { checkoutDraft, FIELDS, useDraft } from './checkout-draft.ts';
import { fieldsOfUser } from './checkout-form.ts';
import { availableIfShort } from './checkout-lines.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { OrderProblem } from './order-problem.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SummaryOnTop } from './summary-on-top.tsx';
import { isHeavyCart, useOrderCheck, useOrderPricing } from './use-order-pricing.ts';
import { usePlaceOrder } from './use-place-order.ts';

const FloorFields = lazyPart('The question about your floor', () => import('./floor-fields.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const [terms, updatesBy] = await Promise.all([readCheckoutTerms(context), readUpdatesBy(context)]);
  return { ...terms, ...(updatesBy && { updatesBy }) };
}

/**
 * Only a document of its own has the policy that a payment in the page needs, so whoever comes from another page of the
 * shop gets one. It is returned and not thrown, because the router leaves alone for a while what is thrown here.
 */
export function clientLoader({ request }: Pick<Route.ClientLoaderArgs, 'request'>) {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
}

/** The page keeps itself up to date; asking its loader again would load the document again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Checkout', isPrivate: true });

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const [terms, reloadTerms] = useShopTerms(loaderData);
  const [problem, setProblem] = useState<OrderProblem>();
  const items = useCart((cart) => cart.items);
  const gone = useCart((cart) => cart.gone);
  const isReady = useCart((cart) => cart.isReady);
  const pricing = useOrderPricing(terms, problem);
  const check = useOrderCheck(pricing, terms.settings);
  const submission = usePlaceOrder({ setProblem, reloadTerms });
  // Before a paint that might be empty.
  useLayoutEffect(carryCart, []);
  useStoredDraft(form);
  useAccountDetails();

  const shortItems = problem?.kind === 'stock' ? problem.items : [];
  const isShort = items.some((item) => availableIfShort(item, shortItems) !== undefined);
  const isSolved = problem?.kind === 'stock' ? !isShort : problem?.pricingKey !== pricing.pricingKey;
  return (
    <div className="wrap pt-10">
      {/* Also when another tab has emptied it. */}
      {isReady && items.length === 0 && !submission.isBusy && <Navigate to="/cart" replace />}
      <TitleRow title="Checkout">
        <Link
          to="/cart"
          prefetch="intent"
          className="lettering inline-flex min-h-11 items-center gap-1 text-base font-heavy uppercase no-underline hover:text-orange-deep"
        >
          <Icon name="chevron-left" size="small" /> Back to Cart
        </Link>
      </TitleRow>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submission.submit(event, pricing, { isShort, check })}
      >
        <SummaryOnTop items={items} gone={gone} pricing={isReady ? pricing : undefined} />
        <Columns
          aside={
            isReady ? (
              <CheckoutSummary
                items={items}
                gone={gone}
                pricing={pricing}
                check={check}
                problem={isSolved ? undefined : problem}
                isBusy={submission.isBusy}
              />
            ) : (
              <Loading />
            )
          }
        >
          <section aria-labelledby="checkout-address">
            <SectionHead
              size="small"
              title="Shipping address"
              id="checkout-address"
              action={<SignInOffer />}
            />
            <CheckoutAddress
              updatesBy={loaderData.updatesBy}
              errors={submission.errors}
              onChanged={submission.clearError}
              onLeft={submission.checkField}
            />
            {isReady && isHeavyCart(pricing.lines) && <FloorFields />}
          </section>
          <section aria-labelledby="checkout-payment">
            <SectionHead size="small" title="Payment" id="checkout-payment" />
            <PaymentChoice
              total={isReady ? pricing.totals.total : undefined}
              rules={terms.settings.cashRules}
            />
          </section>
        </Columns>
      </form>
    </div>
  );
}

/** What was typed before the page was hydrated counts more than the stored draft. */
function useStoredDraft(form: { readonly current: HTMLFormElement | null }): void {
  // Before the first render of ours overwrites what stands in the fields.
  useLayoutEffect(() => {
    const entered = FIELDS.flatMap((name) => {
      const control = form.current?.elements.namedItem(name);
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      return isControl && control.value !== '' ? [[name, control.value] as const] : [];
    });
    startOrderStore();
    clearDraftOfPaidOrder();
    const draft = checkoutDraft.getState();
    draft.readStorage();
    if (entered.length > 0) draft.setFields(Object.fromEntries(entered));
  }, [form]);
}

/** Whoever comes back after paying begins a new order. */
function clearDraftOfPaidOrder(): void {
  const { read, advance } = checkoutAttempt.getState();
  const orderId = waitingOrderId(read());
  const { currentOrder, orderComplete } = orderStore.getState();
  const isCurrent = currentOrder?.id === orderId;
  if (orderId === undefined || (isCurrent && !orderComplete)) return;
  advance({ is: 'settled' });
  if (isCurrent || currentOrder === null) checkoutDraft.getState().clearStorage();
}

/** Fills empty fields with what the account knows. */
function useAccountDetails(): void {
  const user = useAuth((auth) => auth.user);
  const isReady = useDraft((draft) => draft.isReady);
  // The account is known later than the page, and another may sign in.
  useEffect(() => {
    if (!isReady || user === null) return;
    const { fields, fillEmpty } = checkoutDraft.getState();
    fillEmpty(fieldsOfUser(user, fields.pincode));
  }, [user, isReady]);
}

/** Takes its space before it is known who is there, so that nothing moves. */
function SignInOffer() {
  const isGuest = useAuth((auth) => auth.isReady && auth.user === null);
  return (
    <p className={isGuest ? 'text-md' : 'invisible text-md'}>
      Have an account?{' '}
      <TextLink to="/login" state={{ from: '/checkout' }}>
        Sign in
      </TextLink>
    </p>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Panel title="Order Summary">
        <div className="min-h-120">
          <LineSkeleton />
          <LineSkeleton width="medium" />
          <LineSkeleton />
          <LineSkeleton />
          <noscript>
            <p>Your cart is saved in your browser and needs JavaScript.</p>
          </noscript>
        </div>
      </Panel>
    </div>
  );
}
