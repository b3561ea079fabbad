import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { cardImage } from '../../domain/catalogue/variant-images.ts';
import { Picture } from './picture.tsx';

interface ProductOptionProps {
  readonly product: Parameters<typeof cardImage>[0] & Pick<Product, 'name'>;
  readonly price: ReactNode;
  readonly children?: ReactNode;
}

export function ProductOption({ product, price, children }: ProductOptionProps) {
  return (
    <div className="grid grid-cols-[56px_1fr] items-center gap-x-3 py-1.5 pr-3 pl-1.5 max-sm:*:last:col-start-2 sm:grid-cols-[56px_1fr_auto]">
      <div className="max-sm:row-span-2">
        <Picture
          className="size-14 bg-studio object-cover"
          src={cardImage(product)}
          alt=""
          width={56}
          height={56}
          sizes="56px"
        />
      </div>
      <span className="wrap-anywhere">
        {product.name}
        {children && <span className="block text-sm text-steel">{children}</span>}
      </span>
      {price}
    </div>
  );
}
