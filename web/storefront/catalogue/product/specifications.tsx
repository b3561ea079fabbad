import type { Product } from '../../../../domain/catalogue/product.ts';
import { type SpecificationRow, specificationRows } from '../../../../domain/catalogue/specifications.ts';
import { findVariant, type Selection } from '../../../../domain/pricing/price.ts';
import { parseWeightKg } from '../../../../domain/shipping/freight.ts';
import { drawnSize, overall, type Size } from './size-drawing.tsx';

interface SpecificationsProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly sizes: readonly Size[];
}

export function Specifications({ product, selection, sizes }: SpecificationsProps) {
  return (
    <div className="product-columns">
      <table className="spec-table">
        <caption>Specifications</caption>
        <tbody>
          {rowsOf(product, selection).map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sizes.length > 0 && <SizeTable sizes={sizes} chosen={drawnSize(sizes, selection.variant)?.kg} />}
    </div>
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
      text: kg === undefined ? '' : `${kg}\u00a0kg${variant ? ` (${variant})` : ''}`,
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
    <section className="spec-scroll" aria-label="Sizes by weight" tabIndex={0}>
      <table className="spec-table spec-sizes">
        <caption>Sizes by weight</caption>
        <thead>
          <tr>
            <th scope="col">Pair of</th>
            {['Across flats', 'Head', 'Grip', 'Overall'].map((title) => (
              <th scope="col" key={title}>
                {title}
                <br />
                mm
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.kg} data-chosen={size.kg === chosen ? '' : undefined}>
              <th scope="row">{size.kg}&nbsp;kg</th>
              <td>{size.acrossFlats}</td>
              <td>{size.head}</td>
              <td>{size.grip}</td>
              <td>{overall(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
