import { useState } from 'react';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { cartStore } from '../../cart/cart-store.ts';
import { loadProducts } from '../../catalogue/catalogue-calls.ts';
import type { ShownLine } from '../order-response.ts';

interface ReorderButtonProps {
  readonly items: readonly ShownLine[];
  readonly kind?: ButtonKind | undefined;
  readonly block?: boolean | undefined;
}

/** Puts the same goods into the cart, at today's prices, and opens it. What is not sold any more is named. */
export function ReorderButton({ items, kind, block }: ReorderButtonProps) {
  const [isBusy, setBusy] = useState(false);

  const reorder = async () => {
    setBusy(true);
    const missing: string[] = [];
    // All together, before one after the other is looked for.
    await loadProducts(items.map(({ productId }) => productId)).catch(() => undefined);
    for (const { productId, quantity, variant, variantType, name } of items) {
      const isAdded = await cartStore.getState().add({ productId, quantity, variant, variantType });
      if (!isAdded) missing.push(name);
    }
    setBusy(false);
    if (missing.length > 0) showToast({ kind: 'error', text: `No longer available: ${missing.join(', ')}` });
    if (missing.length < items.length) cartStore.getState().open();
  };

  return (
    <Button kind={kind} block={block} busy={isBusy} onClick={reorder}>
      Order Again
    </Button>
  );
}
