import { type ReactNode, useId } from 'react';
import type { FilterCounts } from '../../../../domain/catalogue/search.ts';
import { FIT_FILTERS, RATING_FILTERS, type ShopFilters } from '../../../../domain/catalogue/shop-filters.ts';
import { SEARCH_TEXT_MAX } from '../../../../domain/catalogue/shop-view.ts';
import { FIT_WORDS } from '../../../../domain/catalogue/shop-words.ts';
import { SHOP_PRICE_MAX, SHOP_PRICE_MIN, SHOP_PRICE_STEP } from '../../../../domain/limits.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Legend } from '../../../ui/choice.tsx';
import { Input } from '../../../ui/control.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useGstIncluded } from '../../pricing/gst-choice.ts';
import { useTypedText } from './use-typed-text.ts';

const HomeForm = lazyPart('Your room', () => import('../../fit/home-form.tsx'));

/** The first stands at the top of the drawer, whose head rules its line. */
const PART = 'border-t-[1.5px] border-ink pt-3.5 pb-3 max-lg:first:border-t-0 max-lg:first:pt-0';

export interface FilterPanelProps {
  readonly filters: ShopFilters;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly counts: FilterCounts | undefined;
  /** A search page has its text above the list. */
  readonly hasText: boolean;
  readonly onSet: (filters: ShopFilters) => void;
  readonly onGlide: (filters: ShopFilters) => void;
  readonly onClear: () => void;
  readonly onHome: () => void;
}

export function FilterPanel({
  filters,
  categories,
  counts,
  hasText,
  onSet,
  onGlide,
  onClear,
  onHome,
}: FilterPanelProps) {
  const isIncluded = useGstIncluded();
  return (
    <div className="filter-panel">
      {hasText && <TextFilter text={filters.text} onText={(text) => onGlide({ ...filters, text })} />}
      <Boxes
        legend="Category"
        all={categories.map(({ id }) => id)}
        ticked={filters.categories}
        label={(id) => categories.find((category) => category.id === id)?.name}
        count={(id) => counts && (counts.categories[id] ?? 0)}
        onChange={(ticked) => onSet({ ...filters, categories: ticked })}
      />
      <div className={PART}>
        <RangeSlider
          label={isIncluded ? 'Price before GST' : 'Price'}
          min={SHOP_PRICE_MIN}
          max={SHOP_PRICE_MAX}
          step={SHOP_PRICE_STEP}
          value={[filters.minPrice, filters.maxPrice]}
          onChange={([minPrice, maxPrice]) => onGlide({ ...filters, minPrice, maxPrice })}
          format={(amount) => formatRupees(rupees(amount))}
        />
      </div>
      <Boxes
        legend="Rating"
        all={RATING_FILTERS}
        ticked={filters.ratings}
        label={(rating) => (
          <span className="flex items-center gap-2">
            <span aria-hidden="true">
              <Stars rating={rating} />
            </span>
            {rating}+ <span className="sr-only">stars</span>
          </span>
        )}
        count={(rating) => counts && (counts.ratings[rating] ?? 0)}
        onChange={(ticked) => onSet({ ...filters, ratings: ticked })}
      />
      <Boxes
        legend="Fit"
        all={FIT_FILTERS}
        ticked={filters.fits}
        label={(fit) => FIT_WORDS[fit]}
        onChange={(ticked) => onSet({ ...filters, fits: ticked })}
      >
        {filters.fits.length > 0 && <HomeForm onChange={onHome} />}
      </Boxes>
      <div className={PART}>
        <Button size="small" block onClick={onClear}>
          Clear all
        </Button>
      </div>
    </div>
  );
}

/** Enter searches before hydration; afterwards each key does. */
function TextFilter({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const id = useId();
  const field = useTypedText(text, onText);
  return (
    <form className={PART} action="/shop" onSubmit={(event) => event.preventDefault()}>
      <label className="lettering mb-2 block text-lg leading-snug font-heavy" htmlFor={id}>
        Search
      </label>
      <Input
        ref={field}
        id={id}
        name="q"
        type="search"
        placeholder="Name, category, detail"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </form>
  );
}

interface BoxesProps<T> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly ticked: readonly T[];
  readonly label: (value: T) => ReactNode;
  readonly count?: (value: T) => number | undefined;
  /** In the order of the panel, so that the same boxes are always the same address. */
  readonly onChange: (ticked: T[]) => void;
  readonly children?: ReactNode;
}

function Boxes<T extends string | number>({ legend, all, ticked, label, count, ...rest }: BoxesProps<T>) {
  return (
    <fieldset className={PART}>
      <Legend className="float-left w-full">{legend}</Legend>
      <div className="clear-both">
        {all.map((value) => (
          <Checkbox
            className="lg:min-h-9"
            key={value}
            label={label(value)}
            count={count?.(value)}
            checked={ticked.includes(value)}
            onChange={() => rest.onChange(all.filter((each) => ticked.includes(each) !== (each === value)))}
          />
        ))}
        {rest.children}
      </div>
    </fieldset>
  );
}
