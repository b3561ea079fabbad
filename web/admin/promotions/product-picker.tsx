import { useEffect, useState } from 'react';
import { productRecordSchema } from '../../../contract/catalogue/product.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductOption } from '../../ui/product-option.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { readList } from '../list/list-response.ts';

export interface ChosenProduct {
  readonly id: string;
  readonly name: string;
}

interface ProductPickerProps {
  readonly chosen: ChosenProduct | null;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChoose: (product: ChosenProduct | null) => void;
}

const MOST_FOUND = 8;
const TYPING_MS = 200;

export function ProductPicker({ chosen, error, hint, onChoose }: ProductPickerProps) {
  const [text, setText] = useState(chosen?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const { value: found, isFailed } = useSearch(text, isOpen);
  const isMissing = found?.length === 0;
  return (
    <Combobox
      label="Product"
      error={error}
      hint={hint}
      placeholder="Type part of the name"
      text={text}
      options={found ?? []}
      listLabel="Products"
      message={
        isFailed ? 'We couldn’t load the products.' : isMissing && `No product matches “${text.trim()}”.`
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      onType={(typed) => {
        setText(typed);
        if (chosen !== null) onChoose(null);
      }}
      onChoose={(product) => {
        setText(product.name);
        onChoose(product);
      }}
    >
      {(product) => (
        <ProductOption product={product} price={<Price product={product} />}>
          {product.productCode}
        </ProductOption>
      )}
    </Combobox>
  );
}

/** Searches once the typing pauses. */
function useSearch(text: string, isWanted: boolean) {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setAsked(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isWanted]);
  const query = new URLSearchParams({ search: asked ?? '', limit: String(MOST_FOUND) });
  return useAdminQuery({
    kind: 'product',
    path: asked === null ? null : `/products?${query}`,
    read: (response) => readList(response, productRecordSchema).rows,
    keepsLast: true,
  });
}
