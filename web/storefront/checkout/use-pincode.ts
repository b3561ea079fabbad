import { useRef, useState } from 'react';
import { checkoutDraft } from '../../stores/checkout-draft.ts';
import { selectSuggested } from '../address/select-suggested.ts';

const PINCODE = /^[1-9]\d{5}$/;

interface PincodeFilling {
  readonly hint: string | undefined;
  enter(pincode: string): void;
  /** The shopper has typed a city: from then on it is theirs. */
  keepCity(): void;
}

/**
 * Six digits fill the State, and the city where none was typed. The postal data is loaded when it is needed; without it
 * the shopper chooses alone.
 */
export function usePincode(): PincodeFilling {
  const [hint, setHint] = useState<string>();
  const suggested = useRef('');
  const isOwnCity = useRef(false);

  function suggest(city: string) {
    const { fields, setFields } = checkoutDraft.getState();
    const isFree = fields.city === '' || fields.city === suggested.current;
    if (!isFree || isOwnCity.current) return;
    suggested.current = city;
    setFields({ city });
    selectSuggested('city', city);
  }

  /** A whole pincode that is changed or cleared takes its State along: the order would go on being taxed for it. */
  function enter(pincode: string) {
    const { fields, setFields } = checkoutDraft.getState();
    const isGone = PINCODE.test(fields.pincode) && pincode !== fields.pincode;
    setFields(isGone ? { pincode, state: '' } : { pincode });
    void fill(pincode).catch(() => undefined);
  }

  async function fill(pincode: string) {
    setHint(undefined);
    if (!PINCODE.test(pincode)) return;
    const isStill = () => checkoutDraft.getState().fields.pincode === pincode;
    const { stateForForm, statesOfMixedPincode } = await import('../../../domain/pincode/pincode.ts');
    const state = stateForForm(pincode);
    if (!isStill() || state === undefined) return;
    checkoutDraft.getState().setFields({ state });
    const states = statesOfMixedPincode(pincode);
    if (states.length > 1) setHint(`This pincode lies in ${states.join(' and ')}. Please check the state.`);
    const { cityOfPincode } = await import('../../../domain/pincode/city.ts');
    const city = cityOfPincode(pincode);
    if (isStill() && city !== undefined) suggest(city);
  }

  return {
    hint,
    enter,
    keepCity: () => {
      isOwnCity.current = true;
    },
  };
}
