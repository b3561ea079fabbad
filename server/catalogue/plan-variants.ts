import { isDeepStrictEqual } from 'node:util';
import type { VariantLists, WeightVariantFields } from '../../contract/catalogue/variant-body.ts';
import { type Paise, paise, rupees } from '../../domain/pricing/money.ts';
import type { Box } from '../../domain/shipping/box.ts';
import type { RecordRow } from './product-records.ts';
import { isAvailable, type VariantRow } from './product-rows.ts';

export interface CountWrite {
  readonly available: number | null;
  /** Left out: whatever the count is. */
  readonly seen: number | null | undefined;
}

/** A variant as it will be. */
export interface VariantWrite extends Omit<VariantRow, 'id' | 'parent_id' | 'available'> {
  /** Null: it is new. */
  readonly id: number | null;
  /** The weight that it is an option of. */
  readonly parent: string | null;
  readonly boxes: readonly Box[] | null;
  readonly position: number;
  readonly count: CountWrite | null;
  readonly isChanged: boolean;
}

export interface VariantsPlan {
  /** All that the product will have: each weight with its options behind it, then the colours. */
  readonly variants: VariantWrite[];
  readonly removed: number[];
}

interface Wanted extends Partial<Omit<WeightVariantFields, 'weight' | 'weightOptions'>> {
  readonly label: string;
  readonly options?: readonly Wanted[] | undefined;
}

/** A variant is matched by its label, so that it keeps its count, else by its id. */
export function planVariants(
  { weightVariants, colorVariants }: VariantLists,
  before: RecordRow | undefined,
  isStoredSwitch: boolean,
): VariantsPlan {
  const plan: VariantsPlan = { variants: [], removed: [] };
  planGroup(
    'weight',
    null,
    null,
    weightVariants?.map(({ weight, weightOptions, ...variant }) => ({
      label: weight,
      ...variant,
      options: weightOptions?.map(({ weight: label, ...option }) => ({ label, ...option })),
    })),
  );
  planGroup(
    'color',
    null,
    null,
    colorVariants?.map(({ color, ...variant }) => ({ label: color, ...variant })),
  );
  return plan;

  function planGroup(
    kind: VariantRow['kind'],
    parent: string | null,
    /** Undefined: the parent is new. */
    parentId: number | null | undefined,
    given: readonly Wanted[] | undefined,
  ): void {
    const present = (before?.variants ?? []).filter((row) => row.kind === kind && row.parent_id === parentId);
    const wanted: readonly Wanted[] = given ?? present.map(({ label }) => ({ label }));
    const rows = match(present, wanted);
    plan.removed.push(...present.filter((row) => !rows.includes(row)).map(({ id }) => id));
    const isMoved = !isDeepStrictEqual(rows, present);
    for (const [position, variant] of wanted.entries()) {
      const row = rows[position];
      const boxes = (row && before?.variant_boxes[row.id]) ?? null;
      const columns = columnsOf(variant, row, boxes, isStoredSwitch);
      const isSame =
        row !== undefined && isDeepStrictEqual(columns, columnsOf({ label: row.label }, row, boxes, true));
      plan.variants.push({
        id: row?.id ?? null,
        kind,
        parent,
        ...columns,
        position,
        count: variant.stock === undefined ? null : { available: variant.stock, seen: variant.seenStock },
        isChanged: isMoved || !isSame,
      });
      if (parent === null) planGroup(kind, variant.label, row?.id, variant.options);
    }
  }
}

/** By label first: variants that swap labels then swap nothing else, and no label ever stands twice. */
function match(present: readonly VariantRow[], wanted: readonly Wanted[]): (VariantRow | undefined)[] {
  const byLabel = wanted.map(({ label }) => present.find((row) => row.label === label));
  const claimed = new Set(byLabel);
  return wanted.map(({ id }, index) => {
    const row = byLabel[index] ?? present.find((one) => one.id === id && !claimed.has(one));
    claimed.add(row);
    return row;
  });
}

function columnsOf(
  variant: Wanted,
  row: VariantRow | undefined,
  boxes: readonly Box[] | null,
  isStoredSwitch: boolean,
) {
  const or = <T>(given: T | undefined, stored: T | undefined) =>
    given === undefined ? (stored ?? null) : given;
  return {
    label: variant.label,
    price: amountOf(variant.price, row?.price ?? null),
    sale_price: amountOf(variant.salePrice, row?.sale_price ?? null),
    in_stock: switchOf(variant.inStock, isStoredSwitch ? undefined : row && isAvailable(row), row?.in_stock),
    shipping_weight: weightText(variant.shippingWeight, row?.shipping_weight ?? null),
    boxes: or(variant.boxes, boxes),
    product_code: or(variant.productCode, row?.product_code),
    images: or(variant.variantImages, row?.images),
  };
}

/** Rupees as they were sent, or the paise that are stored already. */
export function amountOf(given: number | null | undefined, stored: number | null): Paise | null {
  if (given === undefined) return stored === null ? null : paise(stored);
  return given === null ? null : rupees(given);
}

export function weightText(given: number | string | null | undefined, stored: string | null): string | null {
  if (given === undefined) return stored;
  return given === null ? null : String(given);
}

/**
 * What shoppers see depends on the count too. Sent back as it was shown, the switch behind it stays as it is:
 * a product whose last piece was sold is in stock again once it is counted anew.
 */
export function switchOf(
  given: boolean | undefined,
  shown: boolean | undefined,
  stored: boolean | undefined,
): boolean {
  if (stored === undefined) return given ?? true;
  return given === undefined || given === shown ? stored : given;
}
