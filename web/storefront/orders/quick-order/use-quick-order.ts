import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { Checked } from '../../../../contract/check.ts';
import type { orderCreationFormSchema } from '../../../../contract/orders/order-creation-form.ts';
import { PAYMENT_CHOICES, type PaymentChoice } from '../../../../domain/orders/part-payment.ts';
import {
  type AgreedDelivery,
  type QuickLine,
  type QuickRowErrors,
  readDelivery,
  readQuickOrder,
} from '../../../../domain/orders/quick-order.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import { priceOrder } from '../../../../domain/pricing/totals.ts';
import { newKey } from '../../../api/new-key.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type Refusal, useCheckedForm } from '../../accounts/use-checked-form.ts';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';
import { addressOfForm, type CheckedForm, checkForm } from '../../checkout/checkout-form.ts';
import { isPayable } from '../../payments/pay-order.tsx';
import { paymentCalls } from '../../payments/payment-calls.ts';
import { ORDERED_BEFORE } from '../order-store.ts';
import { placeQuickOrder } from '../place-order.ts';
import type { QuickOrderDraftStore } from './quick-order-draft.ts';
import type { RowProducts } from './use-row-products.ts';
import type { KeyedRow } from './use-rows.ts';

interface QuickOrderSource {
  readonly draft: QuickOrderDraftStore;
  readonly start: Readonly<Record<string, string>>;
  readonly rows: readonly KeyedRow[];
  readonly catalogue: RowProducts | undefined;
  readonly mayPrice: boolean;
  readonly isGuest: boolean;
  readonly renew: () => Promise<void>;
  /** What follows instead of the payment and the order's page in the shop. */
  readonly onPlaced?: ((order: unknown) => void) | undefined;
}

interface Entered extends CheckedForm {
  readonly lines: readonly QuickLine<ListedProduct>[];
  readonly paymentMethod: PaymentChoice;
  readonly notes: string;
  readonly delivery: AgreedDelivery | undefined;
}

const FAILED = 'Failed to create order';

/** The form's checks, its one order, and what follows. */
export function useQuickOrder(source: QuickOrderSource) {
  const { draft, start, rows, catalogue, mayPrice, isGuest, renew, onPlaced } = source;
  const navigate = useNavigate();

  const check = (fields: Readonly<Record<string, string>>): Checked<Entered> => {
    const read = readQuickOrder(rows, catalogue?.products ?? [], { mayPrice });
    const form = checkForm(fields);
    const agreed = readDelivery(mayPrice ? fields : {});
    if (!read.ok || !form.ok || !agreed.ok) {
      const inRows = read.ok ? {} : namedErrors(read.errors);
      return {
        ok: false,
        errors: { ...inRows, ...(form.ok ? {} : form.errors), ...(agreed.ok ? {} : agreed.errors) },
      };
    }
    const { delivery } = agreed;
    const paymentMethod = PAYMENT_CHOICES.find((choice) => choice === fields.paymentMethod) ?? 'cod';
    return {
      ok: true,
      value: { ...form.value, lines: read.lines, paymentMethod, notes: fields.notes ?? '', delivery },
    };
  };

  const send = async (entered: Entered): Promise<Refusal | undefined> => {
    if (catalogue === undefined) return { message: 'We couldn’t load the product list.' };
    const body = bodyOf(entered, catalogue);
    const placed = await placeQuickOrder(body, { isGuest });
    if (!placed.ok) {
      showToast({ kind: 'error', text: FAILED });
      if (placed.code === 'PRICE_CHANGED' || placed.code === 'OUT_OF_STOCK') await renew();
      return { message: placed.message };
    }
    const { order, answered, isFromEarlierAttempt } = placed;
    draft.clear();
    showToast(
      isFromEarlierAttempt
        ? { kind: 'info', text: ORDERED_BEFORE }
        : { kind: 'success', text: 'Order created successfully!' },
    );
    if (onPlaced !== undefined) return void onPlaced(answered);
    if (isPayable(order) && !mayPrice) {
      const payment = await paymentCalls.initiate(order, newKey());
      if (payment.ok) return void location.assign(payment.paymentUrl);
      showToast({ kind: 'error', text: payment.message });
    }
    await navigate(`/order-success/${order.id}`, { state: { order: answered } });
  };

  return useCheckedForm({ check, send, start, draft: draft.fields });
}

/** A row's field, as its input is named. */
export const rowField = (field: string, place: number) => `${field}-${place}`;

function namedErrors(errors: ReadonlyMap<number, QuickRowErrors>): Record<string, string> {
  return Object.fromEntries(
    [...errors].flatMap(([place, wrong]) =>
      Object.entries(wrong).map(([field, message]) => [rowField(field, place), message]),
    ),
  );
}

/** Lines as columns. */
function bodyOf(
  { lines, paymentMethod, notes, gstin, delivery, ...form }: Entered,
  { settings }: RowProducts,
) {
  const address = addressOfForm(form);
  const { total } = priceOrder({ lines, state: address.state, settings, delivery: delivery?.price });
  return {
    productIds: lines.map(({ product }) => product.id),
    quantities: lines.map(({ quantity }) => quantity),
    variants: lines.map(({ variant }) => variant ?? null),
    prices: lines.map(({ unitPrice }) => toRupees(unitPrice)),
    paymentMethod: paymentMethod === 'online' ? 'online' : 'cod',
    ...(paymentMethod === 'part' ? { partPayment: true } : {}),
    shippingAddress: address,
    billingAddress: address,
    customerInfo: { name: address.fullName, email: address.email, phone: address.phone },
    notes,
    ...(gstin === undefined ? {} : { gstin }),
    ...(delivery === undefined ? {} : { delivery: { ...delivery, price: toRupees(delivery.price) } }),
    /** What the form shows: where the shop's own differs, it asks again. */
    totalAmount: toRupees(total),
  } satisfies z.input<typeof orderCreationFormSchema>;
}
