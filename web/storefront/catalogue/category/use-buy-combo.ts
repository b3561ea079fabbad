import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import { COMBO_REDIRECT_MS } from '../../../../domain/limits.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useCart } from '../../cart/cart-store.ts';

/** Buy Now adds one and goes to the cart after a second; who leaves the page before goes where they want. */
export function useBuyCombo(product: CardProduct) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const addOne = async () => {
    const isAdded = await add({ productId: product.id, product });
    if (!isAdded) showToast({ kind: 'error', text: `We couldn’t add ${product.name} to your cart.` });
    return isAdded && isHere.current;
  };
  return {
    isLeaving,
    addToCart: async () => {
      if (await addOne()) open();
    },
    buyNow: async () => {
      setLeaving(true);
      if (await addOne()) timer.current = setTimeout(() => navigate('/cart'), COMBO_REDIRECT_MS);
      else setLeaving(false);
    },
  };
}
