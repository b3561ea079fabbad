import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { variantName } from '../../../domain/pricing/price.ts';
import { addressOfSelection } from '../../../domain/selection-address.ts';
import { OptionList, useCombobox } from '../../ui/combobox.tsx';
import { ProductOption } from '../../ui/product-option.tsx';
import { useAnswer } from '../catalogue/use-loaded.ts';
import { ShopPrice } from '../pricing/shop-price.tsx';
import { SearchField } from '../search-field.tsx';

const focus = (input: HTMLInputElement | null) => input?.focus();

export default function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const inputId = useId();
  const isAsked = text.trim() !== '';
  const { value, hasFailed } = useAnswer(
    'suggestions',
    isAsked ? new URLSearchParams({ q: text }).toString() : null,
  );
  const found = isAsked && !hasFailed ? (value ?? []) : [];

  const { control, list, restart } = useCombobox({
    options: found,
    offersText: true,
    onChoose: ({ slug, id, named = {} }) =>
      navigate(`/product/${slug || id}${addressOfSelection('', named)}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query !== '') navigate(`/search?q=${encodeURIComponent(query)}`);
  };

  return (
    <search className="absolute inset-x-0 top-full mt-0.75 border-b-2 border-ink bg-paper shadow-raised">
      <form className="wrap py-4" onSubmit={submit}>
        <label className="sr-only" htmlFor={inputId}>
          Search products
        </label>
        <SearchField
          kind="dark"
          id={inputId}
          ref={focus}
          {...control}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            restart();
          }}
          onKeyDown={(event) => (event.key === 'Escape' ? onClose() : control.onKeyDown(event))}
        />
        {found[0]?.isNear && <p className="pt-3 text-steel">No exact match. These come close:</p>}
        <OptionList label="Suggestions" list={list}>
          {(product) => (
            <ProductOption
              product={product}
              price={<ShopPrice product={product} {...(product.named && { selection: product.named })} />}
            >
              {product.named && variantName(product.named)}
            </ProductOption>
          )}
        </OptionList>
        <p className="sr-only" role="status">
          {isAsked && `${found.length} suggestions`}
        </p>
      </form>
    </search>
  );
}
