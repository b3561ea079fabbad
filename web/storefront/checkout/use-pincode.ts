import { useRef, useState } from 'react';
import { checkoutDraft } from '../../stores/checkout-draft.ts';

const PINCODE = /^[1-9]\d{5}$/;

/**
 * Six digits fill the State, and the city where none was typed. The postal data is loaded when it is needed; without it
 * the shopper chooses alone.
 */
export function usePincode(): { readonly hint: string | undefined; fill(pincode: string): void } {
  const [hint, setHint] = useState<string>();
  const suggested = useRef('');

  async function fill(pincode: string) {
    setHint(undefined);
    if (!PINCODE.test(pincode)) return;
    const isStill = () => checkoutDraft.getState().fields.pincode === pincode;
    const { stateForForm, statesOfMixedPincode } = await import('../../../domain/pincode/pincode.ts');
    const state = stateForForm(pincode);
    if (!isStill() || state === undefined) return;
    const { setFields } = checkoutDraft.getState();
    setFields({ state });
    const states = statesOfMixedPincode(pincode);
    if (states.length > 1) setHint(`This pincode lies in ${states.join(' and ')}. Please check the state.`);
    const { cityOfPincode } = await import('../../../domain/pincode/city.ts');
    const city = cityOfPincode(pincode);
    const present = checkoutDraft.getState().fields.city;
    if (!isStill() || city === undefined || (present !== '' && present !== suggested.current)) return;
    suggested.current = city;
    setFields({ city });
  }

  return { hint, fill: (pincode) => void fill(pincode).catch(() => undefined) };
}
