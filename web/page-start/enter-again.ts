/**
 * React leaves in a field what was typed before it came, but does not know of it, and puts its own value there when the
 * field is drawn next. So what it may have overwritten comes back, its note of what the field says is made wrong, and an
 * event makes it look.
 */
export function enterAgain(field: EarlyField, left: boolean | string): void {
  const isTick = typeof left === 'boolean';
  // Ticked and unticked again. Of radio buttons the last is right, though it may be the one that was chosen at first.
  if (left === Reflect.get(field, 'defaultChecked') && field.type !== 'radio') return;
  Reflect.set(field, isTick ? 'checked' : 'value', left);
  Reflect.get(field, '_valueTracker')?.setValue(`${left} `);
  // React hears of a tick by a click; one that is no mouse's changes nothing by itself.
  tell(field, isTick ? 'click' : 'input');
  tell(field, 'change');
  // Some fields count when they are left, and this one may have been left already.
  if (field !== document.activeElement) tell(field, 'focusout');
}

export function tell(element: HTMLElement, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}
