import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SizeCheck } from '../../../domain/orders/order-bounds.ts';
import { effectivePrice } from '../../../domain/pricing/price.ts';
import { authStore } from '../../session/auth-store.ts';
import { keepToasts, showToast } from '../../ui/toast.tsx';
import type { OrderRefusal } from '../orders/order-calls.ts';
import type { FieldErrors } from './address-fields.tsx';
import { checkoutDraft, FIELDS, type FieldName } from './checkout-draft.ts';
import { checkedAddress, checkForm, complaintsByField } from './checkout-form.ts';
import type { OrderProblem } from './order-problem.tsx';
import { type Outcome, placeOrder } from './place-order.ts';
import { payInPage, responseAddress } from './sdk-payment.ts';
import type { OrderPricing } from './use-order-pricing.ts';

const ORDER_FAILED = 'Failed to place order. Please try again.';
const SIGN_IN_OVER = 'Your sign-in has run out. Sign in again, or place the order as a guest.';
/** The first answer was lost, and only the account that ordered then may see it. */
const ORDERED_BEFORE =
  'This order was placed already, before you signed out or changed the account. Look at it under Your Orders, or press Place Order to order once more.';
/** If the thank-you page has not come by then, the browser loads it itself. */
const HARD_NAVIGATION_AFTER_MS = 100;

interface SubmissionParts {
  readonly setProblem: (problem: OrderProblem | undefined) => void;
  /** Today's prices and coupons, after the shop has said that ours are old. */
  readonly renew: () => Promise<void>;
}

/** What Place Order does, and what comes of it. */
export function useSubmission({ setProblem, renew }: SubmissionParts) {
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const release = () => {
    isSending.current = false;
    setBusy(false);
  };

  // Whoever comes back from the payment page by the back button finds a button that works.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);

  const tell = (message: string) => {
    setErrors({ state: message });
    showToast({ kind: 'error', text: message });
  };

  async function submit(
    event: FormEvent<HTMLFormElement>,
    pricing: OrderPricing,
    { isBlocked, size }: { readonly isBlocked: boolean; readonly size: SizeCheck },
  ) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const { fields, paymentMethod, paysInPage, shippingMethod } = checkoutDraft.getState();
    const checked = checkForm(fields);
    if (!checked.ok) {
      setErrors(checked.errors);
      const first = FIELDS.find((name) => checked.errors[name] !== undefined);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    if (isBlocked)
      return setProblem({ kind: 'stock', message: 'Please remove what is out of stock first.', items: [] });
    if (!size.ok) return showToast({ kind: 'error', text: size.message });
    const { lines, totals, unitPrices, coupon } = pricing;
    isSending.current = true;
    setBusy(true);
    keepToasts(({ kind }) => kind !== 'error');
    try {
      const outcome = await placeOrder({
        items: lines,
        address: checkedAddress(checked.value),
        paymentMethod,
        paysInPage,
        shippingMethod,
        couponCode: totals.coupon?.isValid ? coupon.code : undefined,
        gstin: checked.value.gstin,
        totals,
        unitPrices,
      });
      await follow(outcome, pricing);
    } catch {
      tell(ORDER_FAILED);
      release();
    }
  }

  async function follow(outcome: Outcome, pricing: OrderPricing): Promise<void> {
    switch (outcome.is) {
      case 'ordered':
        return thank(outcome.orderId);
      case 'to pay':
        return location.assign(outcome.paymentUrl);
      case 'to pay here':
        // The shop's reason in its own words; the address that follows could come from anybody.
        if (!outcome.sdk.ok) showToast({ kind: 'error', text: outcome.sdk.message });
        return void navigate(await payInPage(outcome.orderId, outcome.sdk));
      case 'paid before':
        return void navigate(responseAddress({ orderId: outcome.orderId, success: true }));
      case 'failed':
      case 'ordered elsewhere':
        tell(outcome.message);
        return release();
      case 'refused':
        await explain(outcome.refusal, pricing);
        return release();
    }
  }

  function thank(orderId: string): void {
    checkoutDraft.getState().forget();
    void navigate('/thank-you', { state: { orderId } });
    setTimeout(() => {
      if (location.pathname === '/checkout') location.assign('/thank-you');
    }, HARD_NAVIGATION_AFTER_MS);
  }

  async function explain(refusal: OrderRefusal, { lines, totals, coupon, of }: OrderPricing): Promise<void> {
    const { message } = refusal;
    switch (refusal.code) {
      case 'PRICE_CHANGED': {
        const { fresh } = refusal;
        const changed = lines.flatMap((line, place) => {
          const before = effectivePrice(line.product, line);
          const now = fresh.unitPrices[place] ?? before;
          const name = [line.product.name, line.variant].filter(Boolean).join(', ');
          return now === before ? [] : [{ name, before, now }];
        });
        await renew();
        return setProblem({ kind: 'prices', message, before: totals.total, fresh, changed, of });
      }
      case 'OUT_OF_STOCK':
      case 'UNKNOWN':
        if (refusal.code === 'UNKNOWN') showToast({ kind: 'error', text: message });
        await renew();
        return setProblem({ kind: 'stock', message, items: refusal.items });
      case 'COUPON':
        showToast({ kind: 'error', text: message });
        await renew();
        return coupon.remove(message);
      case 'SIGNED_OUT':
        await authStore.getState().initialise();
        return tell(SIGN_IN_OVER);
      case 'INVALID': {
        setErrors(complaintsByField(refusal.complaints, message));
        return showToast({ kind: 'error', text: message });
      }
      case 'KEY_REUSED':
        return tell(ORDERED_BEFORE);
      case 'ORDER_PAID':
      case 'FAILED':
        return tell(message);
    }
  }

  /** What was complained about disappears while it is mended, and is looked at again when the field is left. */
  const mend = (name: FieldName) => {
    if (errors[name] !== undefined) setErrors((present) => ({ ...present, [name]: undefined }));
  };
  const leave = (name: FieldName) => {
    const { fields } = checkoutDraft.getState();
    if (fields[name] === '') return;
    const checked = checkForm(fields);
    const error = checked.ok ? undefined : checked.errors[name];
    if (error !== undefined) setErrors((present) => ({ ...present, [name]: error }));
  };

  return { isBusy, errors, submit, mend, leave };
}
