import { Callout } from '../../ui/callout.tsx';
import { isCartKept } from './carried-cart.ts';
import { useCart } from './cart-store.ts';

/** Said before the checkout, where the browser's storage is blocked or full. */
export function UnkeptNote() {
  const isUnkept = useCart(({ items }) => items.length > 0 && !isCartKept());
  if (!isUnkept) return null;
  return (
    <Callout tone="amber" role="status">
      <p className="text-md">
        Your browser doesn’t let us save anything, so your cart is only in this tab. You can order now, but
        you’ll lose the cart when you close the tab.
      </p>
    </Callout>
  );
}
