import { useId } from 'react';
import { variantLabel } from '../../../../domain/cart/cart.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { hasOptions, optionsOf } from '../../../../domain/catalogue/selection.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import { effectivePrice, isBuyable, type Selection, variantAxis } from '../../../../domain/pricing/price.ts';
import { disabledUntilHydrated, useHydrated } from '../../../ui/use-hydrated.ts';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { OPTIONS_ID } from '../product-card.tsx';

interface VariantChoiceProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly choose: (wanted: Selection) => void;
}

/** Every weight or colour with its price in one ruled table of radios, and below it the second choice: options or colours. */
export function VariantChoice({ product, selection, choose }: VariantChoiceProps) {
  const { show } = useShownPrices(product);
  const axis = variantAxis(product);
  if (axis === undefined) return null;
  const labels =
    axis === 'weight'
      ? (product.weightVariants ?? []).map(({ weight }) => weight)
      : (product.colorVariants ?? []).map(({ color }) => color);
  const options = optionsOf(product, selection);
  const isColour = !hasOptions(product, selection);
  return (
    <div className="grid gap-4" id={OPTIONS_ID}>
      <Matrix
        legend={variantLabel({ variant: labels[0], variantType: axis }) ?? 'Colour'}
        chosen={selection.variant}
        onChoose={(variant) => choose({ ...selection, variant, variantType: axis })}
        cells={labels.map((label) => {
          const own: Selection = { variant: label, variantType: axis };
          return {
            label,
            price: show(effectivePrice(product, own)),
            isSoldOut: isSoldOut(product, own),
            swatch: axis === 'color' ? slugify(label) : undefined,
          };
        })}
      />
      {options.length > 0 && (
        <Matrix
          legend={isColour ? 'Colour' : 'Plates'}
          chosen={selection.option}
          onChoose={(option) => choose({ ...selection, option })}
          isWide={!isColour}
          cells={options.map(({ weight }) => {
            const own = { ...selection, option: weight };
            return {
              label: weight,
              price: show(effectivePrice(product, own)),
              isSoldOut: !isBuyable(product, own),
              swatch: isColour ? slugify(weight) : undefined,
            };
          })}
        />
      )}
    </div>
  );
}

function isSoldOut(product: Product, selection: Selection): boolean {
  const options = optionsOf(product, selection);
  if (options.length === 0) return !isBuyable(product, selection);
  return options.every(({ weight }) => !isBuyable(product, { ...selection, option: weight }));
}

interface Cell {
  readonly label: string;
  readonly price: string;
  readonly isSoldOut: boolean;
  readonly swatch?: string | undefined;
}

interface MatrixProps {
  readonly legend: string;
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
  readonly cells: readonly Cell[];
  readonly isWide?: boolean;
}

const TABLE = 'grid gap-px overflow-hidden rounded-sm border-[1.5px] border-ink bg-studio';
const FIGURES =
  'grid-cols-[repeat(auto-fit,minmax(max(5.5rem,20.1%),1fr))] md:max-lg:grid-cols-[repeat(auto-fit,minmax(max(5.5rem,14.4%),1fr))]';
/** Sizes, which are a letter or three. */
const LETTERS = 'grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))]';
const COLOURS = 'grid-cols-[repeat(auto-fit,minmax(max(8.5rem,34%),1fr))]';
/** Each cell rules its own lines: a place in the last row without a cell is ground and looks like no option. */
const CELL =
  'variants-cell relative grid min-h-13 content-center px-2.5 py-1 ring ring-on-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-orange';
const ROW_CELL = 'col-span-full grid-cols-[1fr_auto] items-center gap-3';
const COLOUR_CELL = 'grid-cols-[auto_1fr_auto] items-center gap-3 odd:last:col-span-full';
const FREE = 'cursor-pointer bg-paper hover:bg-orange-tint';
const CHOSEN = 'cursor-pointer bg-ink text-paper';
const SOLD_OUT =
  'cursor-not-allowed bg-[repeating-linear-gradient(135deg,var(--color-studio)_0_6px,var(--color-paper)_6px_12px)] text-disabled has-checked:inset-ring-3 has-checked:inset-ring-ink';
const SMALL = 'text-md font-semibold';

function Matrix({ legend, chosen, onChoose, cells, isWide = false }: MatrixProps) {
  const name = useId();
  const isHydrated = useHydrated();
  const isOfLetters = cells.every(({ label }) => label.length <= 4);
  const hasPrices = new Set(cells.map(({ price }) => price)).size > 1;
  const columns = isOfLetters ? LETTERS : FIGURES;
  return (
    <fieldset>
      <legend className="lettering mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-lg font-heavy">
        {legend}{' '}
        <span className="font-body text-md font-normal text-steel [word-spacing:normal]">
          {chosen === undefined ? `Choose your ${legend.toLowerCase()}` : `${variantText(chosen)} selected`}
        </span>
      </legend>
      <div className={`${TABLE} ${cells.some(({ swatch }) => swatch !== undefined) ? COLOURS : columns}`}>
        {cells.map((cell) => {
          const { head, unit, rest } = labelParts(variantText(cell.label));
          const isChosen = cell.label === chosen;
          const isRow = isWide || (unit === undefined && !isOfLetters);
          const shape = cell.swatch === undefined ? (isRow ? ROW_CELL : '') : COLOUR_CELL;
          const look = cell.isSoldOut ? SOLD_OUT : isChosen ? CHOSEN : FREE;
          return (
            <label key={cell.label} className={`${CELL} ${shape} ${look}`}>
              <input
                className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
                {...disabledUntilHydrated(isHydrated, cell.isSoldOut)}
                type="radio"
                name={name}
                value={cell.label}
                checked={isChosen}
                onChange={() => onChoose(cell.label)}
              />
              {cell.swatch !== undefined && (
                <i
                  className="variants-swatch size-5.5 rounded-sm border border-edge"
                  data-color={cell.swatch}
                />
              )}
              <b className="lettering text-xl font-heavy">
                {head}
                {unit !== undefined && <small className={SMALL}>&nbsp;{unit}</small>}
                {rest !== '' && <small className={SMALL}> {rest}</small>}
              </b>
              {(hasPrices || cell.isSoldOut) && (
                <span className={`text-sm ${cell.isSoldOut ? '' : isChosen ? 'text-orange' : 'text-steel'}`}>
                  {cell.isSoldOut ? 'Sold out' : cell.price}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export interface LabelParts {
  readonly head: string;
  readonly unit: string | undefined;
  readonly rest: string;
}

/** '20 kg × 2' is 20, kg and × 2; 'Full set 405 kg (12 pairs)' is a name and what stands in its brackets. */
export function labelParts(label: string): LabelParts {
  const [, figure, unit, after] = /^(\d+(?:\.\d+)?)\s*(kg|g|lb|mm)\b\s*(.*)$/.exec(label) ?? [];
  if (figure !== undefined) return { head: figure, unit, rest: after ?? '' };
  const [, name, brackets] = /^(.*?)\s*\(([^)]*)\)$/.exec(label) ?? [];
  return { head: name ?? label, unit: undefined, rest: brackets ?? '' };
}
