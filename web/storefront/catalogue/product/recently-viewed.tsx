import { useEffect, useState } from 'react';
import { toCardProduct } from '../card-product.ts';
import { loadCatalogue } from '../catalogue-calls.ts';
import type { CardProduct } from '../product-card.tsx';
import { noteViewed } from '../recently-viewed.ts';
import { ProductStrip } from './similar.tsx';

/** Stands last on the page, so that nothing moves when it comes. */
export function RecentlyViewed({ productId, now }: { readonly productId: string; readonly now: string }) {
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    let isHere = true;
    const others = noteViewed(productId);
    if (others.length === 0) return;
    loadCatalogue()
      .then((catalogue) => {
        const known = others.flatMap((id) => catalogue.products.find((product) => product.id === id) ?? []);
        if (isHere) setProducts(known.map(toCardProduct));
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [productId]);
  return <ProductStrip title="Recently Viewed" products={products} now={now} />;
}
