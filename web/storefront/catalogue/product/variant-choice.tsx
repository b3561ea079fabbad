import { useId } from 'react';
import { variantLabel } from '../../../../domain/cart/cart.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { hasOptions, optionsOf } from '../../../../domain/catalogue/selection.ts';
import { slugify } from '../../../../domain/catalogue/slug.ts';
import { effectivePrice, isBuyable, type Selection, variantAxis } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { disabledUntilHydrated, useHydrated } from '../../../ui/use-hydrated.ts';
import './variant-choice.css';

interface VariantChoiceProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly choose: (wanted: Selection) => void;
}

/** Every weight or colour with its price in one ruled table of radios, and below it the second choice: options or colours. */
export function VariantChoice({ product, selection, choose }: VariantChoiceProps) {
  const axis = variantAxis(product);
  if (axis === undefined) return null;
  const labels =
    axis === 'weight'
      ? (product.weightVariants ?? []).map(({ weight }) => weight)
      : (product.colorVariants ?? []).map(({ color }) => color);
  const options = optionsOf(product, selection);
  const isColour = !hasOptions(product, selection);
  return (
    <>
      <Matrix
        legend={variantLabel({ variant: labels[0], variantType: axis }) ?? 'Colour'}
        chosen={selection.variant}
        onChoose={(variant) => choose({ ...selection, variant, variantType: axis })}
        cells={labels.map((label) => {
          const own: Selection = { variant: label, variantType: axis };
          return {
            label,
            price: formatRupees(effectivePrice(product, own)),
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
              price: formatRupees(effectivePrice(product, own)),
              isSoldOut: !isBuyable(product, own),
              swatch: isColour ? slugify(weight) : undefined,
            };
          })}
        />
      )}
    </>
  );
}

/** A weight with options is sold out when all of them are. */
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

function Matrix({ legend, chosen, onChoose, cells, isWide = false }: MatrixProps) {
  const name = useId();
  const isHydrated = useHydrated();
  return (
    <fieldset className="variants">
      <legend className="variants-legend">
        {legend}{' '}
        <span>{chosen === undefined ? `Choose your ${legend.toLowerCase()}` : `${chosen} selected`}</span>
      </legend>
      <div className="variants-table">
        {cells.map((cell) => {
          const { head, unit, rest } = labelParts(cell.label);
          const shape = isWide || unit === undefined ? 'variants-cell variants-cell-wide' : 'variants-cell';
          return (
            <label
              key={cell.label}
              className={cell.swatch === undefined ? shape : 'variants-cell variants-cell-color'}
            >
              <input
                {...disabledUntilHydrated(isHydrated, cell.isSoldOut)}
                type="radio"
                name={name}
                value={cell.label}
                checked={cell.label === chosen}
                onChange={() => onChoose(cell.label)}
              />
              {cell.swatch !== undefined && <i className="variants-swatch" data-color={cell.swatch} />}
              <b>
                {head}
                {unit !== undefined && <small>&nbsp;{unit}</small>}
                {rest !== '' && <small> {rest}</small>}
              </b>
              <span>{cell.isSoldOut ? 'Sold out' : cell.price}</span>
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

/** '20 kg pair' is 20, kg and pair; 'Full set 405 kg (12 pairs)' is a name and what stands in its brackets. */
export function labelParts(label: string): LabelParts {
  const [, figure, unit, after] = /^(\d+(?:\.\d+)?)\s*(kg|g|lb|mm)\b\s*(.*)$/.exec(label) ?? [];
  if (figure !== undefined) return { head: figure, unit, rest: after ?? '' };
  const [, name, brackets] = /^(.*?)\s*\(([^)]*)\)$/.exec(label) ?? [];
  return { head: name ?? label, unit: undefined, rest: brackets ?? '' };
}
