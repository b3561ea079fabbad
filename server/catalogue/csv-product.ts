import { NO_FACTS, writeFacts } from '../../domain/fit/fact-text.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { boxesText } from '../../domain/shipping/box.ts';
import type { CsvProduct, CsvValues, CsvVariant } from './product-file/csv-product.ts';
import type { RecordRow } from './product-records.ts';
import type { VariantRow } from './product-rows.ts';

/** A product as its file has it. The switch is written, not what a count makes of it: that changes with every sale. */
export function toCsvProduct(row: RecordRow): CsvProduct {
  const { offer, details } = row;
  const { variants: factsOf = {}, ...facts } = details.fit ?? {};
  const isEmptied = details.fit !== undefined && Object.keys(facts).length === 0;
  return {
    id: row.id,
    values: {
      ...soldValues(row),
      name: row.name,
      category: row.category_id,
      productCode: row.product_code,
      shippingWeight: row.shipping_weight,
      boxes: boxesText(row.boxes),
      leadDays: details.leadDays ?? null,
      gst: row.gst === null ? null : Number(row.gst),
      hsn: row.hsn,
      featured: row.featured,
      bestSeller: row.best_seller,
      isNew: row.is_new,
      offerText: offer?.discount ?? null,
      offerEnd: offer?.endDate ?? null,
      offerEnabled: offer?.enabled ?? null,
      brand: details.brand ?? null,
      sku: details.sku ?? null,
      weight: details.weight ?? null,
      dimensions: details.dimensions ?? null,
      fitFacts: isEmptied ? NO_FACTS : writeFacts(facts),
      slug: row.slug,
      images: row.images,
      shortDescription: row.short_description,
      description: row.description,
    },
    variants: csvVariants(row, (label) => writeFacts(factsOf[label] ?? {})),
  };
}

/** Each weight with its options behind it, then the colours. */
function csvVariants(row: RecordRow, factsOf: (label: string) => string): CsvVariant[] {
  const variants = row.variants ?? [];
  const weights = variants.filter(({ kind, parent_id }) => kind === 'weight' && parent_id === null);
  return [
    ...weights.flatMap((weight): CsvVariant[] => [
      {
        kind: 'weight',
        label: weight.label,
        option: null,
        values: {
          ...soldValues(weight),
          ...shippedValues(weight, row),
          images: weight.images,
          fitFacts: factsOf(weight.label),
        },
      },
      ...variants
        .filter(({ parent_id }) => parent_id === weight.id)
        .map(
          (option): CsvVariant => ({
            kind: 'option',
            label: weight.label,
            option: option.label,
            values: soldValues(option),
          }),
        ),
    ]),
    ...variants
      .filter(({ kind }) => kind === 'color')
      .map(
        (color): CsvVariant => ({
          kind: 'color',
          label: color.label,
          option: null,
          values: { ...soldValues(color), ...shippedValues(color, row), fitFacts: factsOf(color.label) },
        }),
      ),
  ];
}

type Sold = Pick<VariantRow, 'price' | 'sale_price' | 'in_stock' | 'available'>;

const soldValues = ({ price, sale_price, in_stock, available }: Sold): CsvValues => ({
  price: price === null ? null : toRupees(paise(price)),
  salePrice: sale_price === null ? null : toRupees(paise(sale_price)),
  inStock: in_stock,
  stock: available,
});

const shippedValues = (
  { id, shipping_weight, product_code }: VariantRow,
  { variant_boxes }: RecordRow,
): CsvValues => ({
  shippingWeight: shipping_weight,
  boxes: boxesText(variant_boxes[id] ?? []),
  productCode: product_code,
});
