import type { FiledValues } from '../../domain/catalogue/product-file/filed-product.ts';
import type { VariantPlan } from '../../domain/catalogue/product-file/plan-entry.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { type Box, readBoxes } from '../../domain/shipping/box.ts';
import type { PlannedProduct } from './import-plan.ts';
import { columnsOf, type ProductFields } from './product-columns.ts';
import { type RecordRow, toRecord } from './product-records.ts';
import type { VariantRow } from './product-rows.ts';
import type { CountWrite, ProductWrite, VariantWrite } from './write-in-bulk.ts';

/** A planned product as rows. */
export function writeOf(product: PlannedProduct): ProductWrite {
  const { plan, id, slug, categoryId, before } = product;
  const columns = columnsOf(fieldsOf(product), before, { slug, categoryId });
  const own: CountWrite[] = plan.count === null ? [] : [{ variant: null, ...plan.count }];
  return {
    id,
    before,
    columns: { ...columns, in_stock: plan.patch.inStock ?? columns.in_stock },
    variants: plan.variants.map((variant) => variantWrite(variant, before)),
    counts: [
      ...own,
      ...plan.variants.flatMap((variant): CountWrite[] =>
        variant.count === null ? [] : [{ variant: keyOf(variant), ...variant.count }],
      ),
    ],
  };
}

const keyOf = ({ kind, label, option }: VariantPlan): Pick<VariantWrite, 'kind' | 'parent' | 'label'> => ({
  kind: kind === 'color' ? 'color' : 'weight',
  parent: option === null ? null : label,
  label: option ?? label,
});

function variantWrite(plan: VariantPlan, product: RecordRow | undefined): VariantWrite {
  const { kind, parent, label } = keyOf(plan);
  const { values } = plan;
  const before = storedVariant(plan, product);
  return {
    id: before?.id ?? null,
    kind,
    parent,
    label,
    price: amountOf(values.price, before?.price),
    sale_price: amountOf(values.salePrice, before?.sale_price),
    in_stock: typeof values.inStock === 'boolean' ? values.inStock : (before?.in_stock ?? true),
    shipping_weight: textOf(values.shippingWeight, before?.shipping_weight),
    boxes: boxesOf(values.boxes, before && product?.variant_boxes[before.id]),
    product_code: textOf(values.productCode, before?.product_code),
    images: imagesOf(values.images, before?.images),
  };
}

function storedVariant(plan: VariantPlan, product: RecordRow | undefined): VariantRow | undefined {
  const { kind, parent, label } = keyOf(plan);
  const variants = product?.variants ?? [];
  const weight = variants.find(
    (one) => parent !== null && one.kind === 'weight' && one.parent_id === null && one.label === parent,
  );
  if (parent !== null && weight === undefined) return undefined;
  return variants.find(
    (one) => one.kind === kind && one.label === label && one.parent_id === (weight?.id ?? null),
  );
}

type Given = FiledValues[keyof FiledValues];

function amountOf(given: Given, stored: number | null | undefined): number | null {
  if (given === undefined) return stored ?? null;
  return typeof given === 'number' ? rupees(given) : null;
}

function textOf(given: Given, stored: string | null | undefined): string | null {
  if (given === undefined) return stored ?? null;
  return given === null || given === '' ? null : String(given);
}

function boxesOf(given: Given, stored: Box[] | undefined): Box[] | null {
  if (given === undefined) return stored ?? null;
  return (typeof given === 'string' && readBoxes(given)) || null;
}

function imagesOf(given: Given, stored: string[] | null | undefined): string[] | null {
  if (given === undefined) return stored ?? null;
  return Array.isArray(given) && given.length > 0 ? [...given] : null;
}

/** With the variants as they will be, for what follows the prices: the range that cards show. */
function fieldsOf({ plan, before }: PlannedProduct): ProductFields {
  const { category, slug, ...patch } = plan.patch;
  if (plan.variants.length === 0) return patch;
  const { weightVariants = [], colorVariants = [] } = before === undefined ? {} : toRecord(before);
  const planOf = (kind: VariantPlan['kind'], label: string, option: string | null = null) =>
    plan.variants.find((one) => one.kind === kind && one.label === label && one.option === option);
  const added = plan.variants.filter(({ isNew }) => isNew);
  const labelsOf = (kind: VariantPlan['kind'], present: readonly string[]) => [
    ...present,
    ...added.filter((one) => one.kind === kind).map(({ label }) => label),
  ];
  return {
    ...patch,
    weightVariants: labelsOf(
      'weight',
      weightVariants.map(({ weight }) => weight),
    ).map((weight) => {
      const options = weightVariants.find((one) => one.weight === weight)?.weightOptions ?? [];
      const more = added.filter(({ kind, label }) => kind === 'option' && label === weight);
      const names = [...options.map((one) => one.weight), ...more.flatMap(({ option }) => option ?? [])];
      return {
        weight,
        shippingWeight: undefined,
        boxes: undefined,
        ...pricesOf(planOf('weight', weight)),
        weightOptions: names.map((name) => ({
          weight: name,
          ...pricesOf(planOf('option', weight, name)),
        })),
      };
    }),
    colorVariants: labelsOf(
      'color',
      colorVariants.map(({ color }) => color),
    ).map((color) => ({
      color,
      shippingWeight: undefined,
      boxes: undefined,
      ...pricesOf(planOf('color', color)),
    })),
  };
}

/** What the file leaves out stays as it is. */
function pricesOf(plan: VariantPlan | undefined): { price?: number | null; salePrice?: number | null } {
  const { price, salePrice } = plan?.values ?? {};
  return {
    ...(price === undefined ? {} : { price: typeof price === 'number' ? price : null }),
    ...(salePrice === undefined ? {} : { salePrice: typeof salePrice === 'number' ? salePrice : null }),
  };
}
