import { weightKg } from '../../../domain/pricing/price-cart.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ShopCart } from '../cart/cart-store.ts';
import { SummaryList } from '../cart/summary-list.tsx';
import { FitLine, useFit } from '../fit/use-fit.tsx';
import { Panel } from '../panel.tsx';
import { usePromise } from '../shipping/use-promise.ts';
import { useDraft } from './checkout-draft.ts';
import { availableIfShort, CheckoutLines } from './checkout-lines.tsx';
import { CouponBox } from './coupon-box.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { CheckNote, type OrderProblem, ProblemNote } from './order-problem.tsx';
import { orderRows } from './order-rows.ts';
import type { OrderCheck, OrderPricing } from './use-order-pricing.ts';

const NotDelivered = lazyPart('A note about your pincode', () => import('../shipping/not-delivered.tsx'));

interface CheckoutSummaryProps {
  readonly items: ShopCart;
  readonly gone: ShopCart;
  readonly pricing: OrderPricing;
  readonly check: OrderCheck;
  readonly problem: OrderProblem | undefined;
  readonly isBusy: boolean;
}

export function CheckoutSummary({ items, gone, pricing, check, problem, isBusy }: CheckoutSummaryProps) {
  const { lines, totals, coupon } = pricing;
  const fit = useFit(lines);
  const pincode = useDraft((draft) => draft.fields.pincode);
  const promise = usePromise(
    pincode,
    lines.map(({ productId }) => productId),
  );
  const short = problem?.kind === 'stock' ? problem.items : [];
  const isShort = gone.length > 0 || items.some((item) => availableIfShort(item, short) !== undefined);
  return (
    <Panel title="Order Summary">
      {/* A narrow screen has them in the summary on top, and here what is to be settled before the order. */}
      <div className={isShort ? undefined : 'max-lg:hidden'}>
        <CheckoutLines items={items} gone={gone} short={short} />
      </div>
      <DeliveryChoice freight={totals.freight} days={promise?.days} />
      {promise?.refusal !== undefined && <NotDelivered refusal={promise.refusal} />}
      <CouponBox entry={coupon} result={totals.coupon} />
      <SummaryList rows={orderRows(pricing, formatKg(weightKg(lines)))} />
      {problem !== undefined && <ProblemNote problem={problem} />}
      <CheckNote check={check} />
      {fit.judge}
      <FitLine fit={fit} to="/cart" />
      <Button type="submit" kind="primary" size="large" block busy={isBusy} busyLabel="Processing...">
        Place Order
      </Button>
      <p className="text-sm text-steel">
        Delivery times start from dispatch, which takes 1-2 business days. The total is rounded to the nearest
        rupee, as on the invoice.
      </p>
    </Panel>
  );
}
