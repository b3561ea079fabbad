import type { Pool } from 'pg';
import type { Box } from '../../domain/shipping/box.ts';
import type { PackedLine } from '../../domain/shipping/chargeable-weight.ts';
import {
  defaultWeightKg,
  lineWeightKg,
  parseWeightKg,
  type ShippedLine,
} from '../../domain/shipping/freight.ts';

/** Order lines with the boxes that they travel in. */

interface LineRow {
  readonly name: string;
  readonly quantity: number;
  readonly grams: number | null;
  readonly category: string;
  readonly shipping_weight: string | null;
  readonly variant_boxes: readonly Box[] | null;
  readonly product_boxes: readonly Box[] | null;
}

/** Of a line `i`. A second choice is written into the variant's name: '10 kg set / Chrome'. The most particular counts. */
export const VARIANT_BOXES = `
  (select v.boxes from product_variants v left join product_variants parent on parent.id = v.parent_id
    where v.product_id = i.product_id and v.boxes is not null
      and (i.variant_type is null or v.kind = i.variant_type)
      and case when parent.id is null then i.variant = v.label or starts_with(i.variant, v.label || ' / ')
               else i.variant = parent.label || ' / ' || v.label end
    order by parent.id is null, length(v.label) desc limit 1)`;

const COLUMNS = `i.quantity, p.category_id as category, p.shipping_weight, ${VARIANT_BOXES} as variant_boxes,
  p.boxes as product_boxes`;

const toLine = (row: LineRow): PackedLine => ({
  name: row.name,
  quantity: row.quantity,
  grams:
    row.grams ??
    Math.round((parseWeightKg(row.shipping_weight ?? '') ?? defaultWeightKg(row.category)) * 1000),
  variantBoxes: row.variant_boxes,
  productBoxes: row.product_boxes,
});

export async function packedLinesOfOrder(pool: Pool, orderId: string): Promise<PackedLine[]> {
  const { rows } = await pool.query<LineRow>(
    `select i.product_name as name, i.weight_grams as grams, ${COLUMNS}
       from order_items i join products p on p.id = i.product_id where i.order_id = $1 order by i.position`,
    [orderId],
  );
  return rows.map(toLine);
}

/** Of products that nobody has ordered yet. */
export async function packedLines(pool: Pool, lines: readonly ShippedLine[]): Promise<PackedLine[]> {
  const { rows } = await pool.query<LineRow>(
    `select p.name, i.grams, ${COLUMNS}
       from jsonb_to_recordset($1) as i (product_id text, variant text, variant_type text, quantity int, grams int)
            join products p on p.id = i.product_id`,
    [
      JSON.stringify(
        lines.map((line) => ({
          product_id: line.product.id,
          variant: line.variant,
          variant_type: line.variantType,
          quantity: line.quantity,
          grams: Math.round(lineWeightKg(line.product, line) * 1000),
        })),
      ),
    ],
  );
  return rows.map(toLine);
}
