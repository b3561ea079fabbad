import type { Config } from '../config.ts';
import type { PaymentSources } from '../http/security.ts';
import { scriptAddress } from './gateway.ts';

/** The sources that the checkout's content security policy allows, for a payment inside the page. */
export function paymentSources(phonepe: Config['phonepe']): PaymentSources {
  if (phonepe === undefined) return { scripts: [], frames: ["'self'"] };
  return { scripts: [new URL(scriptAddress(phonepe)).origin], frames: ['https://*.phonepe.com'] };
}
