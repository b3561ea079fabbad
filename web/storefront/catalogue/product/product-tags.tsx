import type { Product } from '../../../../domain/catalogue/product.ts';
import { Tag } from '../../../ui/badge.tsx';

export function ProductTags({ bestSeller, isNew }: Partial<Pick<Product, 'bestSeller' | 'isNew'>>) {
  if (!bestSeller && !isNew) return null;
  return (
    <p className="mb-2.5 flex gap-1.5">
      {bestSeller && <Tag>Best seller</Tag>}
      {isNew && <Tag kind="light">New</Tag>}
    </p>
  );
}
