import { PAYMENT_TROUBLES } from '../../../domain/payments/payment-response.ts';
import { type PaymentStart, paymentStart, type SdkOrder } from '../payments/payment-start.ts';

/** A payment in the provider's window above our page. It always ends at /payment-response. */

interface ProviderScript {
  transact(wish: { tokenUrl: string; type: 'IFRAME'; callback: (event: unknown) => void }): void;
}

const LOADED_WITHIN_MS = 15_000;

/** The address to go to when it is over. */
export async function payInPage(
  orderId: string,
  sdk: SdkOrder,
  { outcome }: Pick<PaymentStart, 'outcome'> = paymentStart,
): Promise<string> {
  const failed = (message: string, transactionId?: string) =>
    responseAddress({ orderId, transactionId, success: false, message });
  if (!sdk.ok) return failed(sdk.message || PAYMENT_TROUBLES.failed);
  const { tokenUrl, scriptUrl, transactionId } = sdk;
  const provider = await loadScript(scriptUrl);
  if (provider === undefined) return failed(PAYMENT_TROUBLES.noScript, transactionId);
  const event = await transact(provider, tokenUrl);
  if (event === 'USER_CANCEL') return failed(PAYMENT_TROUBLES.cancelled, transactionId);
  if (event !== 'CONCLUDED') return failed(PAYMENT_TROUBLES.failed, transactionId);
  const ended = await outcome(transactionId ?? orderId);
  if (ended === 'failed') return failed(PAYMENT_TROUBLES.failed, transactionId);
  if (ended === undefined) return failed(PAYMENT_TROUBLES.open, transactionId);
  return responseAddress({ orderId, transactionId, success: true });
}

export function responseAddress(response: {
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
