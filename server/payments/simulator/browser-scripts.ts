/** Scripts of the browser in test mode. No build step touches them, so they use what all browsers know. */

/**
 * The test mode's `checkout.js`, with the provider's interface: `PhonePeCheckout.transact({ tokenUrl, callback, type })`
 * and `closePage()`. Styles are set from code, because the pages' policy refuses style attributes.
 */
export const CHECKOUT_SCRIPT = `(() => {
  let close = () => {};
  const show = (tokenUrl, callback) => {
    close();
    const address = new URL(tokenUrl, location.href);
    address.searchParams.set('mode', 'frame');
    const overlay = document.createElement('div');
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Payment (test mode)');
    Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'rgba(21,23,26,.7)' });
    const leave = document.createElement('button');
    leave.type = 'button';
    leave.textContent = 'Close';
    Object.assign(leave.style, { position: 'absolute', top: '0', right: '0', minHeight: '48px', padding: '0 20px', font: '600 16px system-ui', color: '#15171a', background: '#fff', border: '0' });
    const frame = document.createElement('iframe');
    frame.title = 'Payment (test mode)';
    frame.src = address.href;
    Object.assign(frame.style, { position: 'absolute', top: '48px', left: '0', width: '100%', height: 'calc(100% - 48px)', border: '0', background: '#f4f5f6' });
    const before = document.activeElement;
    const end = (event) => { close(); if (callback) callback(event); };
    const onMessage = ({ origin, source, data }) => {
      if (origin !== address.origin || source !== frame.contentWindow) return;
      if (data === 'CONCLUDED' || data === 'USER_CANCEL') end(data);
    };
    const onKey = ({ key }) => { if (key === 'Escape') end('USER_CANCEL'); };
    close = () => {
      close = () => {};
      removeEventListener('message', onMessage);
      removeEventListener('keydown', onKey);
      overlay.remove();
      if (before instanceof HTMLElement) before.focus();
    };
    leave.addEventListener('click', () => end('USER_CANCEL'));
    addEventListener('message', onMessage);
    addEventListener('keydown', onKey);
    overlay.append(frame, leave);
    document.body.append(overlay);
    leave.focus();
  };
  window.PhonePeCheckout = {
    transact({ tokenUrl, callback, type }) {
      if (type === 'IFRAME') show(tokenUrl, callback);
      else location.assign(tokenUrl);
    },
    closePage() { close(); },
  };
})();
`;

/** On the last page inside the overlay: posts the outcome to the shop's page around it. */
export const END_SCRIPT = `const end = document.querySelector('[data-event]');
if (end && parent !== window) {
  const postOutcome = () => parent.postMessage(end.dataset.event, location.origin);
  end.addEventListener('click', (click) => { click.preventDefault(); postOutcome(); });
  postOutcome();
}
`;
