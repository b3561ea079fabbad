import { HOME_STATE } from '../pricing/gst.ts';
import { refuse } from '../refusal.ts';
import { stateOfPincode } from '../shipping/pincode/pincode.ts';
import { findState, STATES, type State } from '../shipping/states.ts';
import { checkGstin, type GstinCheck } from './gstin.ts';

/** The State that an address lies in, by its pincode, else by the State that it names last. */
export function stateOfAddress(address: string): State | undefined {
  const pincode = [...address.matchAll(/\b([1-9]\d{2})\s?(\d{3})\b/g)].at(-1);
  const byPincode = pincode && stateOfPincode(`${pincode[1]}${pincode[2]}`);
  if (byPincode !== undefined) return findState(byPincode);
  const words = address.toLowerCase();
  const named = STATES.map((state) => ({ state, at: words.lastIndexOf(state.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return named[0]?.state;
}

/**
 * The shop's own GSTIN is of the State from which it sells: an invoice with another one would split the tax wrongly. An
 * address that names no State counts as at home, where the tax is split.
 */
export function checkSellerGstin(text: string, storeAddress: string): GstinCheck {
  const checked = checkGstin(text);
  if (!checked.ok) return checked;
  const home = stateOfAddress(storeAddress) ?? findState(HOME_STATE);
  if (checked.state === home) return checked;
  const nameOf = (state: State | undefined) => (state ? `${state.name} (${state.gst})` : 'no State');
  return refuse(
    'GSTIN_STATE',
    `This GSTIN is for ${nameOf(checked.state)}, but the store’s address is in ${nameOf(home)}. Please correct one of them.`,
  );
}
