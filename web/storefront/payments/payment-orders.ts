import { getPath, textOf } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

/**
 * Which order an attempt to pay was for. The payment service is told the attempt's id alone, since the order's opens the
 * order; the browser that started the payment finds its order here when it comes back.
 */
const KEPT = 10;

function keptIn(storage: SafeStorage): { transactionId: string; orderId: string }[] {
  const stored = storage.readJson('payment-orders');
  return (Array.isArray(stored) ? stored : []).slice(0, KEPT).flatMap((entry) => {
    const [transactionId, orderId] = [
      textOf(getPath(entry, 'transactionId')),
      textOf(getPath(entry, 'orderId')),
    ];
    return transactionId === undefined || orderId === undefined ? [] : [{ transactionId, orderId }];
  });
}

export function rememberPayment(
  transactionId: string,
  orderId: string,
  storage: SafeStorage = browserStorage,
): void {
  const others = keptIn(storage).filter((kept) => kept.transactionId !== transactionId);
  const kept = [{ transactionId, orderId }, ...others].slice(0, KEPT);
  storage.write('payment-orders', JSON.stringify(kept));
}

export function orderOfPayment(
  transactionId: string | undefined,
  storage: SafeStorage = browserStorage,
): string | undefined {
  return keptIn(storage).find((kept) => kept.transactionId === transactionId)?.orderId;
}
