import type { Config } from '../config.ts';
import type { PaymentSources } from '../http/security.ts';
import { scriptAddress } from './gateway.ts';

/** What the checkout page loads for a payment inside it: the provider's script and page, or the simulator's page. */
export function paymentSources(phonepe: Config['phonepe']): PaymentSources {
  if (phonepe === undefined) return { scripts: [], frames: ["'self'"] };
  return { scripts: [new URL(scriptAddress(phonepe)).origin], frames: ['https://*.phonepe.com'] };
}
