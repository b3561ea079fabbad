import { useState } from 'react';
import type { Product } from '../../../domain/catalogue/product.ts';
import { isBuyable, type Selection, selections } from '../../../domain/pricing/price.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AlertForm = lazyPart('The form', () => import('./alert-form.tsx'));

interface StockAlertProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly canBuy: boolean;
}

/** Below the buttons to buy, where something of the product is sold out. The form comes when it is wanted. */
export function StockAlert({ canBuy, ...wish }: StockAlertProps) {
  const [isOpen, setOpen] = useState(false);
  const { product } = wish;
  if (selections(product).every((each) => isBuyable(product, each))) return null;
  return (
    <div className="mt-3">
      <Button
        kind={canBuy ? 'quiet' : 'outline'}
        block
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Sold out? Notify me when it’s back
      </Button>
      {isOpen && <AlertForm {...wish} />}
    </div>
  );
}
