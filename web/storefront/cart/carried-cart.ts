import { browserStorage } from '../../storage/safe-storage.ts';
import { cartStore } from './cart-store.ts';

const KEY = 'cart-storage';

/** What the tab's name begins with while it carries a cart. */
const MARK = 'rack-and-rep-cart ';

/** Whether the cart outlives the page: not where the browser's storage is blocked or full. */
export function isCartKept(): boolean {
  try {
    return window.localStorage.getItem(KEY) === browserStorage.read(KEY);
  } catch {
    return false;
  }
}

/**
 * The checkout is a document of its own, and without a storage the cart would not get there. The tab's name does: it
 * outlives a page load, and no other tab sees it. It is written with each change, because it is too late for that when
 * the page goes. To be called where a cart is shown; gives the way to stop.
 */
export function carryCart(): () => void {
  const carried = window.name.startsWith(MARK) ? window.name.slice(MARK.length) : '';
  if (carried !== '' && browserStorage.read(KEY) === null) {
    browserStorage.write(KEY, carried);
    cartStore.getState().readStorage();
  }
  const takeAlong = () => {
    if (!isCartKept()) window.name = MARK + (browserStorage.read(KEY) ?? '');
    else if (window.name.startsWith(MARK)) window.name = '';
  };
  takeAlong();
  // The store tells of a change before it is stored.
  return cartStore.subscribe(() => queueMicrotask(takeAlong));
}
