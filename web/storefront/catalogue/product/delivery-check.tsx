import { type ReactNode, useEffect, useState } from 'react';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { tabStorage } from '../../../storage/safe-storage.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Fold } from './fold.tsx';

const DeliveryForm = lazyPart('The delivery to your pincode', () => import('./delivery-form.tsx'));

interface DeliveryCheckProps {
  readonly product: SoldProduct;
  readonly selection: Selection;
  readonly quantity: number;
}

/** The form comes when it is unfolded, or when a pincode may be remembered whose days can be said at once. */
export function DeliveryCheck(sold: DeliveryCheckProps) {
  const [isWanted, setWanted] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>('Enter your pincode');
  // Only the browser knows: the storage, and what was unfolded before the page was alive.
  useEffect(() => {
    const isOpen = document.querySelector('.delivery-fold[open]') !== null;
    if (isOpen || tabStorage.read('checkout-draft') !== null) setWanted(true);
  }, []);
  return (
    <Fold className="delivery-fold" title="Delivery" answer={answer} onOpen={() => setWanted(true)}>
      {isWanted && <DeliveryForm {...sold} onAnswer={setAnswer} />}
    </Fold>
  );
}
