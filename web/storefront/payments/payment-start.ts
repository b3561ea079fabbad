import { isFailure, isSuccess } from '../../../domain/payments/payment.ts';
import { PAYMENT_TROUBLES } from '../../../domain/payments/payment-response.ts';
import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from '../../api/client.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import { rememberPayment } from './payment-orders.ts';

/** What is to be paid; the amount is in paise and is only compared with the order's. */
export interface PaymentWish {
  readonly orderId: string;
  readonly amount: number | undefined;
  readonly customerInfo: { readonly fullName: string; readonly email: string; readonly phone: string };
}

interface StartFailure {
  readonly ok: false;
  readonly code: string | undefined;
  readonly message: string;
}

export type PaymentPage = { readonly ok: true; readonly paymentUrl: string } | StartFailure;

export type SdkOrder =
  | {
      readonly ok: true;
      readonly tokenUrl: string;
      readonly scriptUrl: string;
      readonly transactionId: string | undefined;
    }
  | StartFailure;

export interface PaymentStart {
  initiate(wish: PaymentWish, key: string): Promise<PaymentPage>;
  createSdkOrder(wish: PaymentWish, key: string): Promise<SdkOrder>;
  /** How a payment stands that has just ended in the page; undefined where nobody can tell. */
  outcome(transactionId: string): Promise<'paid' | 'failed' | 'open' | undefined>;
}

export function createPaymentStart(
  { callPublic }: ApiClient = shopClient,
  storage: SafeStorage = browserStorage,
): PaymentStart {
  async function start(path: string, wish: PaymentWish, key: string, wordless: string) {
    try {
      const headers = { 'idempotency-key': key };
      const reply = await callPublic(path, { method: 'POST', body: wish, headers });
      if (isServiceFailure(reply)) return { ok: false, code: reply.code, message: reply.message } as const;
      if (getPath(reply, 'success') === false)
        return { ok: false, code: undefined, message: wordsOf(reply) ?? wordless } as const;
      const transactionId = idOf(getPath(reply, 'transactionId'));
      if (transactionId !== undefined) rememberPayment(transactionId, wish.orderId, storage);
      return { ok: true, reply } as const;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return { ok: false, code: thrown.code, message: wordsOf(thrown.body) ?? wordless } as const;
    }
  }

  return {
    async initiate(wish, key) {
      const started = await start('/payment/initiate', wish, key, 'Failed to initiate payment');
      if (!started.ok) return started;
      const paymentUrl = webAddress(getPath(started.reply, 'paymentUrl'));
      if (paymentUrl !== undefined) return { ok: true, paymentUrl };
      return { ok: false, code: undefined, message: 'Failed to initiate payment.' };
    },

    async createSdkOrder(wish, key) {
      const failed = PAYMENT_TROUBLES.noOrder;
      const started = await start('/payment/create-sdk-order', wish, key, failed);
      if (!started.ok) return started;
      const tokenUrl = webAddress(getPath(started.reply, 'tokenUrl'));
      const scriptUrl = webAddress(getPath(started.reply, 'scriptUrl'));
      if (tokenUrl === undefined || scriptUrl === undefined)
        return { ok: false, code: undefined, message: failed };
      return { ok: true, tokenUrl, scriptUrl, transactionId: idOf(getPath(started.reply, 'transactionId')) };
    },

    async outcome(transactionId) {
      const reply = await callPublic(`/payment/status/${encodeURIComponent(transactionId)}`).catch(
        () => null,
      );
      const status = textOf(getPath(reply, 'status'));
      if (!isObject(reply) || isServiceFailure(reply) || status === undefined) return undefined;
      if (isSuccess(status)) return 'paid';
      return isFailure(status) ? 'failed' : 'open';
    },
  };
}

/** Only where a browser may be sent: never `javascript:`. */
function webAddress(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^https?:\/\/[^\s]+$/i.test(text) ? text : undefined;
}

export const paymentStart = createPaymentStart();
