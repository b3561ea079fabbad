import { useState } from 'react';
import { canBeBought } from '../../../../domain/pricing/price.ts';
import { isLow } from '../../../../domain/stock/stock-level.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Price } from '../../../ui/price.tsx';
import { ProductOption } from '../../../ui/product-option.tsx';
import type { ListedProduct } from '../../catalogue/catalogue-calls.ts';
import { type Loaded, useAnswer } from '../../catalogue/use-loaded.ts';

/** How many pieces there are, where that is known and counted. */
export type PiecesLeft = (productId: string, variant?: string) => number | undefined;

interface QuickProductProps {
  readonly name: string;
  /** What the row says: an id, a name, a code, or the beginning of one. */
  readonly typed: string;
  readonly product: ListedProduct | undefined;
  /** In the admin a product is named, in the shop it is ordered by its id. */
  readonly byName: boolean;
  readonly left: PiecesLeft | undefined;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

export function QuickProduct(props: QuickProductProps) {
  const { name, typed, product, byName, left, error, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const text = (byName && !isTyping ? product?.name : undefined) ?? typed;
  const offers = useAnswer('offers', isOpen ? new URLSearchParams({ q: text }).toString() : null);
  // Enter takes the first one, so none is offered that belongs to other words.
  const options = offers.isCurrent ? (offers.value ?? []) : [];
  return (
    <Combobox
      label={byName ? 'Product name or code' : 'Product ID'}
      name={name}
      placeholder="Type a name, code or id"
      text={text}
      error={error}
      options={options}
      listLabel="Products"
      message={messageOf(offers, text)}
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
        <ProductOption product={option} price={<Price product={option} />}>
          {option.productCode} · <Stock product={option} left={left?.(option.id)} />
        </ProductOption>
      )}
    </Combobox>
  );
}

function messageOf(
  { value, isCurrent, hasFailed }: Loaded<readonly unknown[]>,
  text: string,
): string | undefined {
  if (hasFailed) return 'We couldn’t load the products. We’ll keep trying.';
  if (!isCurrent) return 'Loading products';
  if (value === null || value.length > 0) return undefined;
  return text.trim() === '' ? 'There are no products yet.' : `No product matches “${text.trim()}”.`;
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
