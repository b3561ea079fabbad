import { useEffect, useState } from 'react';
import { loadCatalogue } from '../catalogue-calls.ts';
import type { CardProduct } from '../product-card.tsx';
import { ProductStrip } from './similar.tsx';

/** Stands last on the page, so that nothing moves when it comes. */
export function RecentlyViewed({ productId, now }: { readonly productId: string; readonly now: string }) {
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      const { noteViewed } = await import('../recently-viewed.ts');
      const others = noteViewed(productId);
      if (others.length === 0) return;
      const [{ products: all }, { toCardProduct }] = await Promise.all([
        loadCatalogue(),
        import('../card-product.ts'),
      ]);
      const known = others.flatMap((id) => all.find((product) => product.id === id) ?? []);
      if (isHere) setProducts(known.map(toCardProduct));
    };
    show().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [productId]);
  return <ProductStrip title="Recently Viewed" products={products} now={now} />;
}
