import { useId } from 'react';
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

const AskHome = lazyPart('Your room', () => import('../../fit/ask-home.tsx'));

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
  /** Something else is known of the shopper's home. */
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
  const ids = categories.map(({ id }) => id);
  return (
    <div className="filter-panel">
      {hasText && <TextFilter text={filters.text} onText={(text) => onGlide({ ...filters, text })} />}
      <fieldset className={PART}>
        <Legend className="float-left w-full">Category</Legend>
        <div className="clear-both">
          {categories.map(({ id, name }) => (
            <Checkbox
              className="lg:min-h-9"
              key={id}
              label={name}
              count={counts && (counts.categories[id] ?? 0)}
              checked={filters.categories.includes(id)}
              onChange={() => onSet({ ...filters, categories: toggled(ids, filters.categories, id) })}
            />
          ))}
        </div>
      </fieldset>
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
      <fieldset className={PART}>
        <Legend className="float-left w-full">Rating</Legend>
        <div className="clear-both">
          {RATING_FILTERS.map((rating) => (
            <Checkbox
              className="lg:min-h-9"
              key={rating}
              label={
                <span className="flex items-center gap-2">
                  <span aria-hidden="true">
                    <Stars rating={rating} />
                  </span>
                  {rating}+ <span className="sr-only">stars</span>
                </span>
              }
              count={counts && (counts.ratings[rating] ?? 0)}
              checked={filters.ratings.includes(rating)}
              onChange={() =>
                onSet({ ...filters, ratings: toggled(RATING_FILTERS, filters.ratings, rating) })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={PART}>
        <Legend className="float-left w-full">Fit</Legend>
        <div className="clear-both">
          {FIT_FILTERS.map((fit) => (
            <Checkbox
              className="lg:min-h-9"
              key={fit}
              label={FIT_WORDS[fit]}
              checked={filters.fits.includes(fit)}
              onChange={() => onSet({ ...filters, fits: toggled(FIT_FILTERS, filters.fits, fit) })}
            />
          ))}
          {filters.fits.length > 0 && <AskHome onChange={onHome} />}
        </div>
      </fieldset>
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

/** In the order of the panel, so that the same boxes are always the same address. */
function toggled<T>(all: readonly T[], ticked: readonly T[], one: T): T[] {
  return all.filter((box) => ticked.includes(box) !== (box === one));
}
