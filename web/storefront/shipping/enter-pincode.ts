import { checkoutDraft } from '../checkout/checkout-draft.ts';
import { selectSuggested } from './select-suggested.ts';

const PINCODE = /^[1-9]\d{5}$/;

/** As `isPincode` of the domain, without the postal ranges that come with it. */
export const isWhole = (pincode: string): boolean => PINCODE.test(pincode);

/** Not once the shopper has typed a city. */
type MaySuggestCity = () => boolean;

/**
 * A pincode that is typed anywhere in the shop goes into the checkout's form, with its State and its city. The postal
 * data is loaded when it is needed; without it the shopper chooses alone.
 */
export async function enterPincode(pincode: string, maySuggestCity?: MaySuggestCity): Promise<void> {
  const { isReady, readStorage, setFields } = checkoutDraft.getState();
  if (!isReady) readStorage();
  const { pincode: before } = checkoutDraft.getState().fields;
  if (pincode === before) return;
  // A pincode that is changed takes its State along: the order would go on being taxed for it.
  setFields(isWhole(before) ? { pincode, state: '' } : { pincode });
  await fillState({ isNew: true });
  await fillCity(isWhole(before) ? before : undefined, maySuggestCity);
}

/** What a pincode that was typed elsewhere has left open. */
export async function fillPlace(maySuggestCity?: MaySuggestCity): Promise<void> {
  await fillState({ isNew: false });
  await fillCity(undefined, maySuggestCity);
}

async function fillState({ isNew }: { readonly isNew: boolean }): Promise<void> {
  const { fields, setFields } = checkoutDraft.getState();
  if (!isWhole(fields.pincode)) return;
  const ranges = await import('../../../domain/shipping/pincode/pincode.ts').catch(() => undefined);
  const state = ranges?.stateForForm(fields.pincode);
  const now = checkoutDraft.getState().fields;
  if (state !== undefined && now.pincode === fields.pincode && (isNew || now.state === ''))
    setFields({ state });
}

/** The city of the pincode before goes with it; a city that the shopper has typed stays. */
async function fillCity(before: string | undefined, maySuggestCity: MaySuggestCity = () => true) {
  const { fields, setFields } = checkoutDraft.getState();
  if (before === undefined && !isWhole(fields.pincode)) return;
  const cities = await import('../../../domain/shipping/pincode/city.ts').catch(() => undefined);
  if (cities === undefined || !maySuggestCity()) return;
  const { city, pincode } = checkoutDraft.getState().fields;
  const isTaken = city !== '' && (before === undefined || city !== cities.cityOfPincode(before));
  if (isTaken || pincode === before) return;
  const suggested = cities.cityOfPincode(pincode) ?? '';
  setFields({ city: suggested });
  if (suggested !== '') selectSuggested('city', suggested);
}
