import { DEFAULT_SETTINGS, type Settings } from '../../../contract/settings.ts';
import { stateOfAddress } from '../../../domain/invoices/seller-gstin.ts';
import { HOME_STATE } from '../../../domain/pricing/gst.ts';
import { findState } from '../../../domain/shipping/states.ts';
import type { Health } from './use-health.ts';

export interface SetUpStep {
  readonly name: 'address' | 'gstin' | 'mail' | 'payments';
  readonly title: string;
  readonly isDone: boolean;
  readonly text: string;
}

/** What a new shop has to be told, each ticked by how things really are. */
export function setUpSteps(
  { storeAddress, gstin }: Pick<Settings, 'storeAddress' | 'gstin'>,
  { mail, payments }: Pick<Health, 'mail' | 'payments'>,
): readonly SetUpStep[] {
  const home = stateOfAddress(storeAddress) ?? findState(HOME_STATE);
  return [
    {
      name: 'address',
      title: 'Shop address',
      isDone: storeAddress !== DEFAULT_SETTINGS.storeAddress,
      text:
        storeAddress === DEFAULT_SETTINGS.storeAddress
          ? 'This is still the example address. Enter yours, as it is printed on invoices and packing slips.'
          : `${storeAddress}. Printed on invoices and packing slips.`,
    },
    {
      name: 'gstin',
      title: 'GSTIN',
      isDone: gstin !== '',
      text:
        gstin === ''
          ? `Needed before your first tax invoice. It must start with ${home?.gst}, the code of your State, ${home?.name}.`
          : `${gstin}. Printed on every invoice.`,
    },
    {
      name: 'mail',
      title: 'Mail',
      // A mail server that does not answer just now is a matter of the system status, not of the set-up.
      isDone: mail !== 'kept',
      text:
        mail === 'kept'
          ? 'Order e-mails are not sent until mail is set up. Until then you can read them under Mail.'
          : 'Order e-mails are sent through your mail server.',
    },
    {
      name: 'payments',
      title: 'Payments',
      isDone: payments !== 'test mode',
      text: PAYMENT_TEXTS[payments ?? ''] ?? '',
    },
  ];
}

const PAYMENT_TEXTS: Readonly<Record<string, string>> = {
  'test mode':
    'Test mode is on, so no real money is charged. Connect PhonePe, or take cash on delivery only.',
  live: 'PhonePe is connected. Customers pay online or in cash.',
  'cod-only': 'Customers pay in cash on delivery.',
};
