import { useCallback } from 'react';
import { loadProducts } from '../catalogue-calls.ts';
import { useLoaded } from '../use-loaded.ts';
import { ProductStrip } from './product-strip.tsx';

/** Stands last on the page, so that nothing moves when it comes. */
export function RecentlyViewed({ productId, now }: { readonly productId: string; readonly now: string }) {
  const load = useCallback(async () => {
    const { noteViewed } = await import('../recently-viewed.ts');
    const others = noteViewed(productId);
    if (others.length === 0) return [];
    const [all, { toCardProduct }] = await Promise.all([
      loadProducts(others),
      import('../../../../domain/catalogue/card-product.ts'),
    ]);
    return others.flatMap((id) => all.find((product) => product.id === id) ?? []).map(toCardProduct);
  }, [productId]);
  const { value: products } = useLoaded(load);
  return <ProductStrip title="Recently Viewed" products={products ?? []} now={now} />;
}
