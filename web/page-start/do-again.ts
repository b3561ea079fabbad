import { enterAgain, tell } from './enter-again.ts';

/** What was typed and pressed before the page was alive, as if it were done now: first the fields, then the press. */
export function doAgain(): void {
  const { earlyUse } = window;
  if (earlyUse === undefined) return;
  const { press, fields } = earlyUse;
  earlyUse.end();
  for (const [field, left] of fields) if (isAlive(field)) enterAgain(field, left);
  if (press === null || !isAlive(press)) return;
  // A form is only told that it was sent: should nobody listen, the browser does not send it either.
  if (press instanceof HTMLFormElement) tell(press, 'submit');
  else press.click();
}

/**
 * Parts below the first screen come alive in their turn, or at once when touched, which any event does; this one means
 * nothing to anybody. All of them can: no part that the server renders waits for code of its own. An element that React
 * has replaced meanwhile is not in the page any more, and nobody would mean its successor.
 */
function isAlive(element: HTMLElement): boolean {
  tell(element, 'pointercancel');
  return element.isConnected;
}
