import { useState } from 'react';
import { matchTyped } from '../../../../domain/orders/typed-product.ts';
import { canBeBought } from '../../../../domain/pricing/price.ts';
import { isLow } from '../../../../domain/stock/stock-level.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { ProductOption } from '../../../ui/product-option.tsx';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';

/** How many pieces there are, where that is known and counted. */
export type PiecesLeft = (productId: string, variant?: string) => number | undefined;

interface QuickProductProps {
  readonly name: string;
  /** What the row says: an id, a name, a code, or the beginning of one. */
  readonly typed: string;
  readonly product: ListedProduct | undefined;
  /** Undefined until they are loaded. */
  readonly products: readonly ListedProduct[] | undefined;
  /** In the admin a product is named, in the shop it is ordered by its id. */
  readonly byName: boolean;
  readonly left: PiecesLeft | undefined;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

export function QuickProduct(props: QuickProductProps) {
  const { name, typed, product, products, byName, left, error, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const text = (byName && !isTyping ? product?.name : undefined) ?? typed;
  const options = isOpen && products !== undefined ? matchTyped(products, text) : [];
  return (
    <Combobox
      label={byName ? 'Product name or code' : 'Product ID'}
      name={name}
      placeholder="Type a name, code or id"
      text={text}
      error={error}
      options={options}
      listLabel="Products"
      message={messageOf(products, options, text)}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (!opens) setTyping(false);
      }}
      onType={(words) => {
        setTyping(true);
        onChange(words);
      }}
      onChoose={({ id }) => onChange(id)}
    >
      {(option) => (
        <ProductOption product={option}>
          {option.productCode} · <Stock product={option} left={left?.(option.id)} />
        </ProductOption>
      )}
    </Combobox>
  );
}

function messageOf(
  products: readonly ListedProduct[] | undefined,
  options: readonly ListedProduct[],
  text: string,
): string | undefined {
  if (products === undefined) return 'The products are not loaded yet.';
  if (products.length === 0) return 'There are no products yet.';
  return options.length === 0 ? `No product matches “${text.trim()}”.` : undefined;
}

interface StockProps {
  readonly product: ListedProduct;
  readonly left: number | undefined;
}

export function Stock({ product, left }: StockProps) {
  if (left === 0 || !canBeBought(product)) return <span className="text-red">Out of stock</span>;
  if (left === undefined) return 'In stock';
  return isLow(left) ? <span className="text-amber">{left} left</span> : `${left} in stock`;
}
