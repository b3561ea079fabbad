import type { PaymentRecord } from '../../../contract/payments/pay-order.ts';
import { PAYMENT_TROUBLES, type PaymentLookUp } from '../../../domain/payments/payment-response.ts';
import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from '../../api/client.ts';
import { getPath, idOf, textOf } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import type { ShownOrder } from '../orders/order-response.ts';
import { rememberPayment } from './payment-orders.ts';

/** What is to be paid; the amount is in paise and is only compared with the order's. */
interface PaymentStartRequest {
  readonly orderId: string;
  readonly amount: number | undefined;
  readonly customerInfo: { readonly fullName: string; readonly email: string; readonly phone: string };
}

export function paymentRequestFor({ id, totalAmount, advance, customer }: ShownOrder): PaymentStartRequest {
  const { name: fullName, email, phone } = customer;
  return { orderId: id, amount: advance ?? totalAmount, customerInfo: { fullName, email, phone } };
}

interface StartFailure {
  readonly ok: false;
  readonly code: string | undefined;
  readonly message: string;
}

type PaymentPage = { readonly ok: true; readonly paymentUrl: string } | StartFailure;

export type SdkOrder =
  | {
      readonly ok: true;
      readonly tokenUrl: string;
      readonly scriptUrl: string;
      readonly transactionId: string | undefined;
    }
  | StartFailure;

export const STATUS_FAILED = 'Failed to get payment status';

export interface PaymentCalls {
  /** A payment on the provider's own page. */
  initiate(request: PaymentStartRequest, key: string): Promise<PaymentPage>;
  /** A payment in the provider's window above our page. */
  createSdkOrder(request: PaymentStartRequest, key: string): Promise<SdkOrder>;
  /** By transaction id or order id. Throws nothing: how it ended is the answer. */
  lookUpPayment(id: string): Promise<PaymentLookUp>;
}

export function createPaymentCalls(
  { callPublic }: ApiClient = shopClient,
  storage: SafeStorage = browserStorage,
): PaymentCalls {
  async function start(path: string, request: PaymentStartRequest, key: string, wordless: string) {
    try {
      const headers = { 'idempotency-key': key };
      const response = await callPublic(path, { method: 'POST', body: request, headers });
      if (isServiceFailure(response))
        return { ok: false, code: response.code, message: response.message } as const;
      if (getPath(response, 'success') === false)
        return { ok: false, code: undefined, message: wordsOf(response) ?? wordless } as const;
      const transactionId = idOf(getPath(response, 'transactionId'));
      if (transactionId !== undefined) rememberPayment({ transactionId, orderId: request.orderId }, storage);
      return { ok: true, response } as const;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return { ok: false, code: thrown.code, message: wordsOf(thrown.body) ?? wordless } as const;
    }
  }

  return {
    async initiate(request, key) {
      const started = await start('/payment/initiate', request, key, 'Failed to initiate payment');
      if (!started.ok) return started;
      const paymentUrl = webAddress(getPath(started.response, 'paymentUrl'));
      if (paymentUrl !== undefined) return { ok: true, paymentUrl };
      return { ok: false, code: undefined, message: 'Failed to initiate payment.' };
    },

    async createSdkOrder(request, key) {
      const failed = PAYMENT_TROUBLES.noOrder;
      const started = await start('/payment/create-sdk-order', request, key, failed);
      if (!started.ok) return started;
      const tokenUrl = webAddress(getPath(started.response, 'tokenUrl'));
      const scriptUrl = webAddress(getPath(started.response, 'scriptUrl'));
      if (tokenUrl === undefined || scriptUrl === undefined)
        return { ok: false, code: undefined, message: failed };
      return {
        ok: true,
        tokenUrl,
        scriptUrl,
        transactionId: idOf(getPath(started.response, 'transactionId')),
      };
    },

    async lookUpPayment(id) {
      let response: unknown;
      try {
        response = await callPublic(`/payment/status/${encodeURIComponent(id)}`);
      } catch {
        return { outcome: 'error' };
      }
      if (isServiceFailure(response)) return { outcome: 'error' };
      const payment = readPayment(response);
      return payment === undefined ? { outcome: 'exception' } : { outcome: 'found', payment };
    },
  };
}

function readPayment(response: unknown): PaymentRecord | undefined {
  const [transactionId, orderId, status, createdAt] = ['transactionId', 'orderId', 'status', 'createdAt'].map(
    (name) => textOf(getPath(response, name)),
  );
  const amount = getPath(response, 'amount');
  if (transactionId === undefined || orderId === undefined || status === undefined) return undefined;
  if (createdAt === undefined || Number.isNaN(Date.parse(createdAt))) return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const due = getPath(response, 'due');
  const isDue = typeof due === 'number' && Number.isSafeInteger(due) && due > 0;
  return { transactionId, orderId, status, amount, createdAt, ...(isDue ? { due } : {}) };
}

/** Only where a browser may be sent: never `javascript:`. */
function webAddress(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : undefined;
}

export const paymentCalls = createPaymentCalls();
