import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useCart } from '../../cart/cart-store.ts';

export interface Purchase {
  readonly product: CardProduct;
  readonly selection: Selection;
  readonly quantity: number;
  readonly additions: readonly { readonly product: CardProduct; readonly selection: Selection }[];
}

export interface Buying {
  readonly addToCart: () => void;
  readonly buyNow: () => void;
  readonly isBusy: boolean;
  readonly refuseQuantity: () => void;
}

/**
 * Somebody who types 50 and presses Add leaves the field by that press. It must not put another quantity into a cart that
 * opens over the reason, so it does nothing else; the next press counts.
 */
function useRefusal() {
  const isRefused = useRef(false);
  // Any press counts, also beside our controls.
  useEffect(() => {
    const begin = () => {
      isRefused.current = false;
    };
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, begin, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, begin, true);
    };
  }, []);
  return isRefused;
}

/** A second click while the first is at work does nothing: nobody buys two by clicking twice. */
export function useBuying({ product, selection, quantity, additions }: Purchase): Buying {
  const navigate = useNavigate();
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);
  const isRefused = useRefusal();

  async function put(then: () => void | Promise<void>) {
    const isHeld = isAtWork.current || isRefused.current;
    isRefused.current = false;
    if (isHeld) return;
    isAtWork.current = true;
    setBusy(true);
    const isAdded = await add({ productId: product.id, quantity, ...selection, product });
    if (isAdded) {
      for (const more of additions)
        await add({ productId: more.product.id, ...more.selection, product: more.product });
      await then();
    } else showToast({ kind: 'error', text: `We couldn’t add ${product.name} to your cart.` });
    isAtWork.current = false;
    setBusy(false);
  }

  return {
    addToCart: () => void put(open),
    buyNow: () => void put(() => navigate('/checkout')),
    isBusy,
    refuseQuantity: () => {
      isRefused.current = true;
    },
  };
}
