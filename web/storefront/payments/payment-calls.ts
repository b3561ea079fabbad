import type { startPaymentSchema } from '../../../contract/payments/pay-order.ts';
import type { PaymentRecord } from '../../../domain/payments/payment-response.ts';
import { PAYMENT_TROUBLES, type PaymentLookUp } from '../../../domain/payments/payment-response.ts';
import type { z } from '../../../domain/zod.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../../api/client.ts';
import { getPath, idOf, momentOf, readFields, textOf, wholeAmountOf } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import type { ShownOrder } from '../orders/order-response.ts';
import { rememberPayment } from './payment-orders.ts';

/** What is to be paid; the amount is in paise and is only compared with the order's. */
function requestFor({ id, totalAmount, advance, customer }: ShownOrder): z.input<typeof startPaymentSchema> {
  const { name: fullName, email, phone } = customer;
  return { orderId: id, amount: advance ?? totalAmount, customerInfo: { fullName, email, phone } };
}

const failure = (message: string, code?: string) => ({ ok: false, code, message }) as const;

export const STATUS_FAILED = 'Failed to get payment status';

export type PaymentCalls = ReturnType<typeof createPaymentCalls>;
export type SdkOrder = Awaited<ReturnType<PaymentCalls['createSdkOrder']>>;

export function createPaymentCalls(
  { askPublic }: ApiClient = shopClient,
  storage: SafeStorage = browserStorage,
) {
  /** `noAddress` is said where the response does not have what `read` wants. */
  async function start<T extends object>(
    path: string,
    order: ShownOrder,
    key: string,
    { failed, noAddress }: { readonly failed: string; readonly noAddress: string },
    read: (response: unknown) => T | undefined,
  ) {
    try {
      const headers = { 'idempotency-key': key };
      const response = await askPublic(path, { method: 'POST', body: requestFor(order), headers });
      if (getPath(response, 'success') === false) return failure(wordsOf(response) ?? failed);
      const transactionId = idOf(getPath(response, 'transactionId'));
      if (transactionId !== undefined) rememberPayment({ transactionId, orderId: order.id }, storage);
      const found = read(response);
      return found === undefined ? failure(noAddress) : ({ ok: true, ...found } as const);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const { status, code, message, body } = thrown;
      return failure(status === undefined ? message : (wordsOf(body) ?? failed), code);
    }
  }

  return {
    /** A payment on the provider's own page. */
    initiate: (order: ShownOrder, key: string) =>
      start(
        '/payment/initiate',
        order,
        key,
        { failed: 'Failed to initiate payment', noAddress: 'Failed to initiate payment.' },
        (response) => readFields(response, { paymentUrl: webAddress }),
      ),

    /** A payment in the provider's window above our page. */
    createSdkOrder: (order: ShownOrder, key: string) =>
      start(
        '/payment/create-sdk-order',
        order,
        key,
        { failed: PAYMENT_TROUBLES.noOrder, noAddress: PAYMENT_TROUBLES.noOrder },
        (response) => {
          const addresses = readFields(response, { tokenUrl: webAddress, scriptUrl: webAddress });
          return addresses && { ...addresses, transactionId: idOf(getPath(response, 'transactionId')) };
        },
      ),

    /** By transaction id or order id. Throws nothing: how it ended is the answer. */
    async lookUpPayment(id: string): Promise<PaymentLookUp> {
      try {
        const payment = readPayment(await askPublic(`/payment/status/${encodeURIComponent(id)}`));
        return payment === undefined ? { outcome: 'exception' } : { outcome: 'found', payment };
      } catch {
        return { outcome: 'error' };
      }
    },
  };
}

function readPayment(response: unknown): PaymentRecord | undefined {
  const payment = readFields(response, {
    transactionId: textOf,
    orderId: textOf,
    status: textOf,
    amount: wholeAmountOf,
    createdAt: momentOf,
  });
  const due = wholeAmountOf(getPath(response, 'due'));
  return payment && { ...payment, ...(due ? { due } : {}) };
}

/** Only where a browser may be sent: never `javascript:`. */
function webAddress(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : undefined;
}

export const paymentCalls = createPaymentCalls();
