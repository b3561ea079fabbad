/**
 * Stands in the head of every page and runs before anything else: keeps what is pressed and typed until the page is alive.
 * Links, forms with an `action` and all else that a browser serves by itself go their way.
 */
(() => {
  let hasFailed = false;

  const early: EarlyUse = {
    press: null,
    fields: new Map(),
    end() {
      remember(null);
      for (const [type, hear] of hearers) removeEventListener(type, hear, true);
    },
    fail() {
      if (hasFailed) return;
      hasFailed = true;
      remember(null);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p class="page-failure" role="alert">A part of this page could not be loaded. <a href="">Try again</a></p>',
      );
    },
  };

  const hearers: readonly (readonly [string, (event: Event) => void])[] = [
    ['click', hearClick],
    ['submit', hearSubmit],
    ['input', hearInput],
    ['change', hearInput],
    ['pagehide', () => remember(null)],
  ];

  function hearClick(event: Event) {
    const { target } = event;
    const pressed = target instanceof Element && target.closest('a,button');
    if (pressed instanceof HTMLButtonElement)
      keep(event, pressed, pressed.type === 'submit' ? pressed.form : null);
    else if (pressed) remember(null);
  }

  /** From a field; a button's click was heard before. */
  function hearSubmit(event: Event) {
    const form = event.target;
    if (form instanceof HTMLFormElement) keep(event, form, form);
  }

  function hearInput({ target }: Event) {
    if (target instanceof HTMLInputElement) {
      if (target.type !== 'file')
        note(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
    } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      note(target, target.value);
  }

  function note(field: EarlyField, left: boolean | string) {
    early.fields.delete(field);
    early.fields.set(field, left);
  }

  /** Without this, what was typed would stand in the address: a form without an `action` is the scripts' own. */
  function keep(event: Event, press: EarlyPress, form: HTMLFormElement | null) {
    if (form?.hasAttribute('action')) return remember(null);
    event.preventDefault();
    event.stopImmediatePropagation();
    remember(hasFailed ? null : press);
  }

  /** The last press alone counts, and shows that it was heard. */
  function remember(press: EarlyPress | null) {
    early.press?.removeAttribute('data-heard');
    early.press = press;
    press?.setAttribute('data-heard', '');
  }

  window.earlyUse = early;
  for (const [type, hear] of hearers) addEventListener(type, hear, true);
  document.currentScript?.remove();
})();
