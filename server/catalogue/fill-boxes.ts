import type { Pool } from 'pg';
import { boxesOf } from '../../catalogue/boxes.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

/**
 * Gives the boxes of our catalogue to its products, once, also in a shop that was filled before there were boxes. What
 * weighs something else by now was packed anew by somebody and gets none, as does what is not ours.
 */
export async function fillBoxes(pool: Pool, products: readonly CatalogueProduct[]): Promise<void> {
  const ours = products.flatMap(({ id, shippingWeight, weightVariants = [], colorVariants = [] }) => {
    const { own, variants } = boxesOf(id);
    const labelled = [
      ...weightVariants.map(({ weight, ...variant }) => ({ label: weight, ...variant })),
      ...colorVariants.map(({ color, ...variant }) => ({ label: color, ...variant })),
    ];
    return [
      { id, label: null, weight: shippingWeight, boxes: own },
      ...labelled.flatMap(({ label, shippingWeight: weight }) => {
        const boxes = variants[label];
        return boxes === undefined ? [] : [{ id, label, weight, boxes }];
      }),
    ];
  });
  await pool.query(
    `with ours as (
       select * from json_to_recordset($1) as x (id text, label text, weight text, boxes jsonb)
     ), of_variants as (
       update product_variants v set boxes = o.boxes
         from ours o join products p on p.id = o.id
        where v.product_id = p.id and v.parent_id is null and v.label = o.label
          and v.shipping_weight is not distinct from o.weight and v.boxes is null
          and p.boxes is null and p.seeded_hash is not null
     )
     update products p
        set boxes = coalesce((select o.boxes from ours o
                               where o.id = p.id and o.label is null and p.seeded_hash is not null
                                 and p.shipping_weight is not distinct from o.weight), '[]')
      where p.boxes is null`,
    [JSON.stringify(ours)],
  );
}
