import { useEffect, useState } from 'react';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import { loadProducts } from '../catalogue-calls.ts';
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
      const [all, { toCardProduct }] = await Promise.all([
        loadProducts(others),
        import('../../../../domain/catalogue/card-product.ts'),
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
