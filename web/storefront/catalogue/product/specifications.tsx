import type { Product } from '../../../../domain/catalogue/product.ts';
import { type SpecificationRow, specificationRows } from '../../../../domain/catalogue/specifications.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import { findVariant, type Selection } from '../../../../domain/pricing/price.ts';
import { parseWeightKg } from '../../../../domain/shipping/freight.ts';
import { Columns } from './columns.tsx';
import { drawnSize, overall, type Size } from './drawn-size.ts';

const CAPTION = 'lettering pb-2.5 text-left text-xl font-heavy';
const LINE = 'border-b border-line py-2.25';
const INSET = 'px-1.5 sm:px-3';
const HEAD = `border-b-2 border-ink py-2.25 align-bottom text-sm leading-snug font-bold ${INSET}`;
const FIGURE = `text-right font-display text-base font-semibold whitespace-nowrap ${LINE} ${INSET}`;

interface SpecificationsProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly sizes: readonly Size[];
}

export function Specifications({ product, selection, sizes }: SpecificationsProps) {
  return (
    <Columns>
      <table className="self-start text-md">
        <caption className={CAPTION}>Specifications</caption>
        <tbody>
          {rowsOf(product, selection).map(({ label, text }) => (
            <tr key={label}>
              <th className={`${LINE} w-[34%] pr-1.5 text-left align-top font-bold sm:pr-3`} scope="row">
                {label}
              </th>
              <td className={`${LINE} ${INSET} align-top wrap-anywhere`}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sizes.length > 0 && <SizeTable sizes={sizes} chosen={drawnSize(sizes, selection.variant)?.kg} />}
    </Columns>
  );
}

/** What is written about the product, then what the shop itself knows of the chosen one. */
function rowsOf(product: Product, { variant, variantType }: Selection): SpecificationRow[] {
  const chosen = findVariant(product, variant, variantType);
  const written = specificationRows(product.specifications);
  const kg = parseWeightKg(chosen?.shippingWeight) ?? parseWeightKg(product.shippingWeight);
  const code = chosen?.productCode ?? product.productCode;
  const more = [
    { label: 'Dimensions', text: product.dimensions ?? '' },
    {
      label: 'Shipping weight',
      text: kg === undefined ? '' : `${kg}\u00a0kg${variant ? ` (${variantText(variant)})` : ''}`,
    },
    { label: 'Product code', text: code },
    { label: 'Brand', text: product.brand ?? '' },
  ];
  const labels = new Set(written.map(({ label }) => label.toLowerCase()));
  return [...written, ...more.filter(({ label, text }) => text !== '' && !labels.has(label.toLowerCase()))];
}

function SizeTable({
  sizes,
  chosen,
}: {
  readonly sizes: readonly Size[];
  readonly chosen: number | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label="Sizes by weight" tabIndex={0}>
      <table className="self-start text-md">
        <caption className={CAPTION}>Sizes by weight</caption>
        <thead>
          <tr>
            <th className={`${HEAD} text-left`} scope="col">
              Each
            </th>
            {['Across flats', 'Head', 'Grip', 'Overall'].map((title) => (
              <th className={`${HEAD} text-right whitespace-nowrap`} scope="col" key={title}>
                {title}
                <br />
                mm
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.kg} className={size.kg === chosen ? 'bg-orange-tint' : undefined}>
              <th className={`${LINE} ${INSET} text-left font-bold`} scope="row">
                {size.kg}&nbsp;kg
              </th>
              <td className={FIGURE}>{size.acrossFlats}</td>
              <td className={FIGURE}>{size.head}</td>
              <td className={FIGURE}>{size.grip}</td>
              <td className={FIGURE}>{overall(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
