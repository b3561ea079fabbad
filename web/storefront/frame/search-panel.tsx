import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { suggest } from '../../../domain/catalogue/search.ts';
import { cardImage } from '../../../domain/catalogue/variant-images.ts';
import { Price } from '../../ui/price.tsx';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue-calls.ts';
import { SearchField } from '../search-field.tsx';

type Listed = Catalogue['products'][number];

/** Search runs on the catalogue in the browser: no request per keystroke. */
export default function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [products, setProducts] = useState<readonly Listed[]>([]);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const found = suggest(products, text);

  useEffect(() => {
    input.current?.focus();
    let isWanted = true;
    loadCatalogue().then(
      (catalogue) => isWanted && setProducts(catalogue.products),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const open = (product: Listed) => navigate(`/product/${product.slug || product.id}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = found[active];
    const query = text.trim();
    if (chosen !== undefined) open(chosen);
    else if (query !== '') navigate(`/search?q=${encodeURIComponent(query)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (found.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are suggestions: the text itself.
    setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
  };

  return (
    <search className="absolute inset-x-0 top-full mt-0.75 border-b-2 border-ink bg-paper shadow-raised">
      <form className="wrap py-4" onSubmit={submit}>
        <label className="sr-only" htmlFor={`${listId}-input`}>
          Search products
        </label>
        <SearchField
          kind="dark"
          id={`${listId}-input`}
          ref={input}
          autoComplete="off"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={listId} role="listbox" aria-label="Suggestions">
          {found.map((product, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above
            <div
              key={product.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="grid cursor-pointer grid-cols-[56px_1fr] items-center gap-3 border-b border-line py-1.5 pr-3 pl-1.5 hover:bg-orange-tint aria-selected:bg-orange-tint max-sm:*:last:col-start-2 sm:grid-cols-[56px_1fr_auto]"
              onClick={() => open(product)}
            >
              <img className="size-14 bg-studio" src={cardImage(product)} alt="" width={56} height={56} />
              <span>{product.name}</span>
              <Price product={product} />
            </div>
          ))}
        </div>
        <p className="sr-only" role="status">
          {text.trim() === '' ? '' : `${found.length} suggestions`}
        </p>
      </form>
    </search>
  );
}
