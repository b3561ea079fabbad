import { enterAgain, tell } from './enter-again.ts';

/** So often a part is looked at whose code is still on its way: ten seconds. */
const LOOKS = 200;
const LOOK_EVERY_MS = 50;

/** What was typed and pressed before the page was alive, as if it were done now: first the fields, then the press. */
export function doAgain(early: EarlyUse): void {
  const { press, fields } = early;
  early.end();
  for (const [field, left] of fields) whenAlive(field, () => enterAgain(field, left));
  if (press !== null) whenAlive(press, () => pressAgain(press));
}

/** A form is only told that it was sent: should nobody listen, the browser does not send it either. */
function pressAgain(press: EarlyPress): void {
  if (press instanceof HTMLFormElement) tell(press, 'submit');
  // A disabled button does nothing here either.
  else press.click();
}

/** An element that React has replaced meanwhile is not in the page any more, and nobody would mean its successor. */
function whenAlive(element: HTMLElement, act: () => void, looks = LOOKS): void {
  if (!element.isConnected) return;
  if (isTakenOver(element)) act();
  else if (looks > 0) setTimeout(whenAlive, LOOK_EVERY_MS, element, act, looks - 1);
}

/**
 * Parts below the first screen come alive in their turn, or at once when touched, which any event does; this one means
 * nothing to anybody. React marks the elements that it has taken over.
 */
function isTakenOver(element: HTMLElement): boolean {
  tell(element, 'pointercancel');
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
