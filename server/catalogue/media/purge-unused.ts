import type { Pool } from 'pg';

/** The form in which a picture was uploaded may still be open. */
const KEPT_HOURS = 48;

/**
 * Deletes uploaded pictures that nothing shows. What a hidden product or an old order shows stays. Whole rows are searched as text:
 * pictures stand in lists, in features and beside variants.
 */
export async function purgeUnusedPictures(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `with used as materialized (
       select distinct found[1] as picture
         from (select p::text as row from products p
               union all select v::text from product_variants v
               union all select c::text from categories c
               union all select r::text from reviews r
               union all select i::text from order_items i where i.product_image like '/media/%'
               union all select s::text from settings s) shown,
              regexp_matches(shown.row, '/media/([0-9a-f]{32})-', 'g') as found)
     delete from picture_files
      where made_at < $1::timestamptz - make_interval(hours => $2)
        and left(name, 32) not in (select picture from used)`,
    [now, KEPT_HOURS],
  );
  return rowCount ?? 0;
}
