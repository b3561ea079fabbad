import { type ApiClient, ApiError, isServiceFailure, shopClient, wordsOf } from './client.ts';
import { fieldOf, textOf } from './reply.ts';

/** What is to be paid; the amount is in paise and is only compared with the order's. */
export interface PaymentWish {
  readonly orderId: string;
  readonly amount: number;
  readonly customerInfo: { readonly fullName: string; readonly email: string; readonly phone: string };
}

export type PaymentPage =
  | { readonly ok: true; readonly paymentUrl: string }
  | { readonly ok: false; readonly code: string | undefined; readonly message: string };

const FAILED = 'Failed to initiate payment';

export function createPaymentRetry({ callPublic }: ApiClient) {
  return async function payAgain(wish: PaymentWish, key: string): Promise<PaymentPage> {
    try {
      const headers = { 'idempotency-key': key };
      const reply = await callPublic('/payment/initiate', { method: 'POST', body: wish, headers });
      if (isServiceFailure(reply)) return { ok: false, code: reply.code, message: reply.message };
      const paymentUrl = textOf(fieldOf(reply, 'paymentUrl'));
      if (paymentUrl !== undefined && /^https?:\/\//i.test(paymentUrl)) return { ok: true, paymentUrl };
      return { ok: false, code: undefined, message: FAILED };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return { ok: false, code: thrown.code, message: wordsOf(thrown.body) ?? FAILED };
    }
  };
}

export const payAgain = createPaymentRetry(shopClient);
