import { useRef, useState } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { showToast } from '../../ui/toast.tsx';
import { useCart } from '../cart/cart-store.ts';
import { lineName, type PlanLine } from './range.ts';

/** Puts into the cart what it lacks of the plan, so that a second press doubles nothing, and opens it. */
export function useAddAll(lines: readonly PlanLine[]) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const items = useCart((cart) => cart.items);
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);

  async function addAll() {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    const present = new Map(items.map((item) => [cartLineKey(item), item.quantity]));
    const missed: string[] = [];
    let added = 0;
    for (const line of lines) {
      const quantity = line.quantity - (present.get(cartLineKey(line)) ?? 0);
      if (quantity <= 0) continue;
      const { productId, variant, variantType, product } = line;
      if (await add({ productId, variant, variantType, quantity, product })) added += quantity;
      else missed.push(lineName(product.name, variant));
    }
    isAtWork.current = false;
    setBusy(false);
    if (missed.length > 0)
      showToast({
        kind: 'error',
        text: `We couldn’t add ${missed.join(', ')} to your cart. It may be out of stock.`,
      });
    else if (added === 0)
      showToast({ kind: 'info', text: 'Everything in this plan is in your cart already.' });
    if (missed.length === 0 || added > 0) open();
  }

  return { isBusy, addAll: () => void addAll() };
}
