import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkoutOrderRequest } from '../../../contract/orders/checkout-request.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { effectivePrice } from '../../../domain/pricing/price.ts';
import { authStore } from '../../session/auth-store.ts';
import { dismissToasts, showToast } from '../../ui/toast.tsx';
import { type Outcome, placeOrder } from '../orders/place-order.ts';
import type { OrderRefusal } from '../orders/place-order-call.ts';
import { useShownAgain } from '../payments/use-shown-again.ts';
import type { FieldErrors } from './checkout-address.tsx';
import { checkoutDraft, FIELDS, type FieldName } from './checkout-draft.ts';
import { addressOfForm, checkForm, formErrors } from './checkout-form.ts';
import type { OrderProblem } from './order-problem.tsx';
import { payInPage, paymentResponsePath } from './pay-in-page.ts';
import { isHeavyCart, type OrderCheck, type OrderPricing } from './use-order-pricing.ts';

const ORDER_FAILED = 'Failed to place order. Please try again.';
const SIGN_IN_OVER = 'You’ve been signed out. Sign in again, or place the order as a guest.';
/** The first answer was lost, and only the account that ordered then may see it. */
const ORDERED_BEFORE =
  'You already placed this order before you signed out or changed accounts. See it under Your Orders, or press Place Order to order once more.';
/** If the thank-you page has not come by then, the browser loads it itself. */
const HARD_NAVIGATION_AFTER_MS = 100;

interface PlaceOrderSource {
  readonly setProblem: (problem: OrderProblem | undefined) => void;
  /** Loads today's prices and coupons, after the shop has said that ours are old. */
  readonly reloadTerms: () => Promise<void>;
}

/** What Place Order does, and what comes of it. */
export function usePlaceOrder({ setProblem, reloadTerms }: PlaceOrderSource) {
  const navigate = useNavigate();
  /** Known at once, also to a second click before the next frame. */
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const setSending = (sending: boolean) => {
    isSending.current = sending;
    setBusy(sending);
  };

  useShownAgain(() => setSending(false));

  const showErrorToast = (text: string) => showToast({ kind: 'error', text });
  const showError = (message: string) => {
    setErrors({ state: message });
    showErrorToast(message);
  };

  async function submit(
    event: FormEvent<HTMLFormElement>,
    pricing: OrderPricing,
    { isShort, check }: { readonly isShort: boolean; readonly check: OrderCheck },
  ) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const { fields, paymentMethod, paysInPage, shippingMethod, floor, hasLift } = checkoutDraft.getState();
    const checked = checkForm(fields);
    if (!checked.ok) {
      setErrors(checked.errors);
      const first = FIELDS.find((name) => checked.errors[name] !== undefined);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    if (isShort)
      return setProblem({ kind: 'stock', message: 'Please remove out-of-stock items first.', items: [] });
    if (!check.ok) return showErrorToast(check.message);
    const { lines, totals, advance, unitPrices, coupon } = pricing;
    setSending(true);
    dismissToasts(({ kind }) => kind === 'error');
    try {
      const request = checkoutOrderRequest({
        items: lines,
        address: addressOfForm(checked.value),
        paymentMethod: paymentMethod === 'online' ? 'online' : 'cod',
        advance,
        shippingMethod,
        couponCode: totals.coupon?.isValid ? coupon.code : undefined,
        gstin: checked.value.gstin,
        ...(isHeavyCart(lines) && { floor, hasLift }),
        totals,
        unitPrices,
      });
      await showOutcome(await placeOrder({ request, paysInPage }), pricing);
    } catch {
      showError(ORDER_FAILED);
      setSending(false);
    }
  }

  async function showOutcome(outcome: Outcome, pricing: OrderPricing): Promise<void> {
    switch (outcome.kind) {
      case 'ordered':
        return goToThankYou(outcome.orderId);
      case 'to payment page':
        return location.assign(outcome.paymentUrl);
      case 'to pay in page':
        // The shop's reason in its own words; the address that follows could come from anybody.
        if (!outcome.sdk.ok) showErrorToast(outcome.sdk.message);
        return void navigate(await payInPage(outcome.orderId, outcome.sdk));
      case 'already paid':
        return void navigate(paymentResponsePath({ orderId: outcome.orderId, success: true }));
      case 'failed':
      case 'ordered in another tab':
        showError(outcome.message);
        return setSending(false);
      case 'refused':
        await explainRefusal(outcome.refusal, pricing);
        return setSending(false);
    }
  }

  function goToThankYou(orderId: string): void {
    checkoutDraft.getState().clearStorage();
    void navigate('/thank-you', { state: { orderId } });
    setTimeout(() => {
      if (location.pathname === '/checkout') location.assign('/thank-you');
    }, HARD_NAVIGATION_AFTER_MS);
  }

  async function explainRefusal(refusal: OrderRefusal, pricing: OrderPricing): Promise<void> {
    const { message } = refusal;
    switch (refusal.code) {
      case 'PRICE_CHANGED': {
        const { newPrices } = refusal;
        const changed = pricing.lines.flatMap((line, index) => {
          const before = effectivePrice(line.product, line);
          const now = newPrices.unitPrices[index] ?? before;
          const name = nameWithVariant(line.product.name, line.variant);
          return now === before ? [] : [{ name, before, now }];
        });
        await reloadTerms();
        const { pricingKey, totals, advance: advanceBefore } = pricing;
        const before = { totalBefore: totals.total, advanceBefore };
        return setProblem({ kind: 'prices', message, changed, newPrices, ...before, pricingKey });
      }
      case 'OUT_OF_STOCK':
      case 'UNKNOWN_PRODUCT':
        if (refusal.code === 'UNKNOWN_PRODUCT') showErrorToast(message);
        await reloadTerms();
        return setProblem({ kind: 'stock', message, items: refusal.items });
      case 'COUPON':
        showErrorToast(message);
        await reloadTerms();
        return pricing.coupon.remove(message);
      case 'CASH':
        showErrorToast(message);
        return reloadTerms();
      case 'SIGNED_OUT':
        await authStore.getState().initialise();
        return showError(SIGN_IN_OVER);
      case 'INVALID':
        setErrors(formErrors(refusal.fields, message));
        return showErrorToast(message);
      case 'KEY_REUSED':
        return showError(ORDERED_BEFORE);
      case 'ORDER_PAID':
      case 'FAILED':
        return showError(message);
    }
  }

  /** An error disappears while its field is changed; the field is checked again when it is left. */
  const clearError = (name: FieldName) => {
    if (errors[name] !== undefined) setErrors((present) => ({ ...present, [name]: undefined }));
  };
  const checkField = (name: FieldName) => {
    const { fields } = checkoutDraft.getState();
    if (fields[name] === '') return;
    const checked = checkForm(fields);
    const error = checked.ok ? undefined : checked.errors[name];
    if (error !== undefined) setErrors((present) => ({ ...present, [name]: error }));
  };

  return { isBusy, errors, submit, clearError, checkField };
}
