import { z } from '../../../domain/zod.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

/**
 * Which order a payment attempt is for. The payment service knows the attempt's id alone, since the order's id opens the
 * order; the browser that started the payment finds its order here when it comes back.
 */
const paymentSchema = z.object({ transactionId: z.string(), orderId: z.string() });
type PaymentOrder = z.output<typeof paymentSchema>;

const PAYMENT_ORDERS_MAX = 10;

const readPaymentOrders = (storage: SafeStorage): PaymentOrder[] =>
  z.array(paymentSchema).catch([]).parse(storage.readJson('payment-orders'));

export function rememberPayment(payment: PaymentOrder, storage: SafeStorage = browserStorage): void {
  const others = readPaymentOrders(storage).filter((other) => other.transactionId !== payment.transactionId);
  storage.write('payment-orders', JSON.stringify([payment, ...others].slice(0, PAYMENT_ORDERS_MAX)));
}

export function orderOfPayment(
  transactionId: string | undefined,
  storage: SafeStorage = browserStorage,
): string | undefined {
  return readPaymentOrders(storage).find((payment) => payment.transactionId === transactionId)?.orderId;
}
