import { isFailure } from '../../../domain/payments/payment.ts';
import { PAYMENT_TROUBLES } from '../../../domain/payments/payment-response.ts';
import { paymentCalls, type SdkOrder } from '../payments/payment-calls.ts';

/** A payment in the provider's window above our page. It always ends at /payment-response. */

interface ProviderScript {
  transact(payment: { tokenUrl: string; type: 'IFRAME'; callback: (event: unknown) => void }): void;
}

const LOADED_WITHIN_MS = 15_000;

/** Gives the path to go to when it is over. */
export async function payInPage(orderId: string, sdk: SdkOrder): Promise<string> {
  const failed = (message: string, transactionId?: string) =>
    paymentResponsePath({ orderId, transactionId, success: false, message });
  if (!sdk.ok) return failed(sdk.message || PAYMENT_TROUBLES.failed);
  const { tokenUrl, scriptUrl, transactionId } = sdk;
  const provider = await loadScript(scriptUrl);
  if (provider === undefined) return failed(PAYMENT_TROUBLES.noScript, transactionId);
  const event = await transact(provider, tokenUrl);
  if (event === 'USER_CANCEL') return failed(PAYMENT_TROUBLES.cancelled, transactionId);
  if (event !== 'CONCLUDED') return failed(PAYMENT_TROUBLES.failed, transactionId);
  const lookUp = await paymentCalls.lookUpPayment(transactionId ?? orderId);
  if (lookUp.outcome !== 'found') return failed(PAYMENT_TROUBLES.open, transactionId);
  if (isFailure(lookUp.payment.status)) return failed(PAYMENT_TROUBLES.failed, transactionId);
  return paymentResponsePath({ orderId, transactionId, success: true });
}

export function paymentResponsePath(response: {
  readonly orderId: string;
  readonly transactionId?: string | undefined;
  readonly success: boolean;
  readonly message?: string | undefined;
}): string {
  const { orderId, transactionId, success, message } = response;
  const query = new URLSearchParams({ success: String(success) });
  if (transactionId !== undefined) query.set('transactionId', transactionId);
  query.set('orderId', orderId);
  if (message !== undefined) query.set('message', message);
  return `/payment-response?${query}`;
}

const transact = (provider: ProviderScript, tokenUrl: string) =>
  new Promise<unknown>((callback) => {
    try {
      provider.transact({ tokenUrl, type: 'IFRAME', callback });
    } catch {
      callback(undefined);
    }
  });

async function loadScript(address: string): Promise<ProviderScript | undefined> {
  const present = findProvider();
  if (present !== undefined) return present;
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((done) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => done());
    setTimeout(done, LOADED_WITHIN_MS);
    document.head.append(script);
  });
  return findProvider();
}

function findProvider(): ProviderScript | undefined {
  const provider: unknown = Reflect.get(window, 'PhonePeCheckout');
  return isProvider(provider) ? provider : undefined;
}

function isProvider(value: unknown): value is ProviderScript {
  return (
    typeof value === 'object' && value !== null && 'transact' in value && typeof value.transact === 'function'
  );
}
