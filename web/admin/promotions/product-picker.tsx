import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ProductRecord, productRecordSchema } from '../../../contract/catalogue/product.ts';
import { Input } from '../../ui/control.tsx';
import { FieldFrame, useFieldControl } from '../../ui/field.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { readList } from '../list/list-response.ts';

export interface ChosenProduct {
  readonly id: string;
  readonly name: string;
}

interface ProductPickerProps {
  readonly label: string;
  readonly chosen: ChosenProduct | null;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChoose: (product: ChosenProduct | null) => void;
}

const MOST_FOUND = 8;
const TYPING_MS = 200;

/** One product, found by its name. Arrows and Enter choose, Escape closes the list and nothing else. */
export function ProductPicker({ label, chosen, error, hint, onChoose }: ProductPickerProps) {
  const listId = useId();
  const control = useFieldControl({ error, hint }, {});
  const [text, setText] = useState(chosen?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { value: found, isFailed } = useSearch(text, isOpen);
  const options = isOpen ? (found ?? []) : [];
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);

  const choose = (product: ProductRecord) => {
    setText(product.name);
    setOpen(false);
    onChoose(product);
  };
  const type = (words: string) => {
    setText(words);
    setActive(0);
    setOpen(true);
    if (chosen !== null) onChoose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const product = options[active];
    if (step !== undefined) {
      setOpen(true);
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && product !== undefined) choose(product);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <FieldFrame {...{ label, error, hint }} id={control.id}>
        <Input
          {...control}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Type part of the name"
          maxLength={200}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setOpen(chosen === null)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Products"
        className="absolute inset-x-0 top-full z-2 mt-1 max-h-55 overflow-y-auto rounded-sm bg-paper shadow-raised lg:max-h-45"
      >
        {options.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={product.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center px-3 py-1.5 wrap-anywhere hover:bg-studio aria-selected:bg-orange-tint aria-selected:shadow-[inset_3px_0_var(--color-orange)] lg:min-h-9"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(product)}
          >
            {product.name}
          </div>
        ))}
      </div>
      <p className="text-sm text-steel not-empty:mt-1.5" role="status">
        {isOpen && isFailed && 'We couldn’t load the products.'}
        {isOpen && found?.length === 0 && `No product matches “${text.trim()}”.`}
      </p>
    </div>
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
