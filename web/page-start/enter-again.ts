/**
 * React leaves in a field what was typed before it came, but does not know of it, and puts its own value there when the
 * field is drawn next. So its note of what the field says is made wrong, and an event makes it look. What it has
 * overwritten already comes back first, past the property with which it watches the field.
 */
export function enterAgain(field: EarlyField, left: boolean | string): void {
  const isTick = typeof left === 'boolean';
  // Of radio buttons the last is right, though it may be the one that was chosen at first.
  if (left === Reflect.get(field, isTick ? 'defaultChecked' : 'defaultValue') && field.type !== 'radio')
    return;
  Reflect.get(field, '_valueTracker')?.setValue(`${left} `);
  Reflect.set(Object.getPrototypeOf(field), isTick ? 'checked' : 'value', left, field);
  // React hears of a tick by a click; one that is no mouse's changes nothing by itself.
  for (const type of isTick ? ['click'] : ['input', 'change']) tell(field, type);
  // Some fields count when they are left, and this one may have been left already.
  if (field !== document.activeElement) tell(field, 'focusout');
}

export function tell(element: HTMLElement, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
