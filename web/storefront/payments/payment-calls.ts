import {
  paymentRecordSchema,
  paymentStartedResponse,
  sdkPaymentStartedResponse,
  type startPaymentSchema,
} from '../../../contract/payments/pay-order.ts';
import { PAYMENT_TROUBLES, type PaymentLookUp } from '../../../domain/payments/payment-response.ts';
import { z } from '../../../domain/zod.ts';
import { type ApiClient, ApiError, shopClient, wordsOf } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import type { ShownOrder } from '../orders/order-response.ts';

/** What is to be paid; the amount is in paise and is only compared with the order's. */
function requestFor({ id, totalAmount, advance, customer }: ShownOrder): z.input<typeof startPaymentSchema> {
  const { name: fullName, email, phone } = customer;
  return { orderId: id, amount: advance ?? totalAmount, customerInfo: { fullName, email, phone } };
}

const pageSchema = paymentStartedResponse.pick({ paymentUrl: true, transactionId: true });
const sdkSchema = sdkPaymentStartedResponse
  .pick({ scriptUrl: true, transactionId: true })
  .extend({ tokenUrl: sdkPaymentStartedResponse.shape.tokenUrl.unwrap() });

const failure = (message: string, code?: string) => ({ ok: false, code, message }) as const;

export const STATUS_FAILED = 'Failed to get payment status';

export type PaymentCalls = ReturnType<typeof createPaymentCalls>;
export type SdkOrder = Awaited<ReturnType<PaymentCalls['createSdkOrder']>>;

export function createPaymentCalls(
  { askPublic }: ApiClient = shopClient,
  storage: SafeStorage = browserStorage,
) {
  /** `noAddress` is said where the response does not say where to pay. */
  async function start<Started extends { transactionId: string }>(
    path: string,
    schema: z.ZodType<Started>,
    { order, key }: { readonly order: ShownOrder; readonly key: string },
    { failed, noAddress }: { readonly failed: string; readonly noAddress: string },
  ) {
    try {
      const headers = { 'idempotency-key': key };
      const response = await askPublic(path, { method: 'POST', body: requestFor(order), headers });
      if (getPath(response, 'success') === false) return failure(wordsOf(response) ?? failed);
      const { data: started } = schema.safeParse(response);
      if (started === undefined) return failure(noAddress);
      rememberPayment({ transactionId: started.transactionId, orderId: order.id }, storage);
      return { ok: true, ...started } as const;
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
        pageSchema,
        { order, key },
        {
          failed: 'Failed to initiate payment',
          noAddress: 'Failed to initiate payment.',
        },
      ),

    /** A payment in the provider's window above our page. */
    createSdkOrder: (order: ShownOrder, key: string) =>
      start(
        '/payment/create-sdk-order',
        sdkSchema,
        { order, key },
        {
          failed: PAYMENT_TROUBLES.noOrder,
          noAddress: PAYMENT_TROUBLES.noOrder,
        },
      ),

    /** By transaction id or order id. Throws nothing: how it ended is the answer. */
    async lookUpPayment(id: string): Promise<PaymentLookUp> {
      try {
        const response = await askPublic(`/payment/status/${encodeURIComponent(id)}`);
        const { data: payment } = paymentRecordSchema.safeParse(response);
        if (payment === undefined) return { outcome: 'exception' };
        return { outcome: 'found', payment: { ...payment, due: payment.due || undefined } };
      } catch {
        return { outcome: 'error' };
      }
    },
  };
}

/**
 * Which order a payment attempt is for. The payment service knows the attempt's id alone, since the order's id opens the
 * order; the browser that started the payment finds its order here when it comes back.
 */
const paymentSchema = z.object({ transactionId: z.string(), orderId: z.string() });
type PaymentOrder = z.output<typeof paymentSchema>;

const PAYMENT_ORDERS_MAX = 10;

const readPaymentOrders = (storage: SafeStorage): PaymentOrder[] =>
  z.array(paymentSchema).catch([]).parse(storage.readJson('payment-orders'));

function rememberPayment(payment: PaymentOrder, storage: SafeStorage): void {
  const others = readPaymentOrders(storage).filter((other) => other.transactionId !== payment.transactionId);
  storage.write('payment-orders', JSON.stringify([payment, ...others].slice(0, PAYMENT_ORDERS_MAX)));
}

/** Whether this browser has started a payment for the order. */
export const hasStartedPayment = (orderId: string, storage: SafeStorage = browserStorage): boolean =>
  readPaymentOrders(storage).some((payment) => payment.orderId === orderId);

export function orderOfPayment(
  transactionId: string | undefined,
  storage: SafeStorage = browserStorage,
): string | undefined {
  return readPaymentOrders(storage).find((payment) => payment.transactionId === transactionId)?.orderId;
}

export const paymentCalls = createPaymentCalls();
