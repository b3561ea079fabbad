import type { Pool } from 'pg';
import type { WishlistAddition, WishlistItemRecord } from '../../contract/wishlist.ts';
import { type CatalogueLine, catalogueLine } from '../../domain/cart/stored-list.ts';
import type { Product, VariantType } from '../../domain/catalogue/product.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { MAX_WISHLIST_ITEMS } from '../../domain/wishlist/wishlist.ts';

interface ItemRow {
  readonly id: string;
  readonly product_id: string;
  readonly variant: string | null;
  readonly variant_type: VariantType | null;
  readonly created_at: Date;
}

const COLUMNS = 'id, product_id, variant, variant_type, created_at';

const toItem = (row: ItemRow, product: Product): WishlistItemRecord => ({
  id: row.id,
  productId: row.product_id,
  variant: row.variant,
  variantType: row.variant_type,
  product,
  createdAt: row.created_at.toISOString(),
});

/** In the order in which they were added. Products that are hidden are left out; their rows stay, in case they return. */
export async function listWishlist(
  pool: Pool,
  userId: string,
  products: readonly Product[],
): Promise<WishlistItemRecord[]> {
  const { rows } = await pool.query<ItemRow>(
    `select ${COLUMNS} from wishlist_items where user_id = $1 order by created_at, id`,
    [userId],
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row) => {
    const product = byId.get(row.product_id);
    return product === undefined ? [] : [toItem(row, product)];
  });
}

/** Undefined where the product has no such variant. */
export function wantedLine(
  wanted: WishlistAddition,
  product: Product | null,
): CatalogueLine<Product> | undefined {
  const line = product === null ? undefined : catalogueLine(wanted, [product]);
  return wanted.variantType && wanted.variantType !== line?.variantType ? undefined : line;
}

export type Added =
  | { readonly ok: true; readonly isNew: boolean; readonly item: WishlistItemRecord }
  | Refusal<'WISHLIST_FULL'>;

/** The same product twice is one item, also when both requests come at once. */
export async function addWishlistItem(
  pool: Pool,
  userId: string,
  { product, variant, variantType }: CatalogueLine<Product>,
): Promise<Added> {
  const identity = [userId, product.id, variant ?? null, variantType ?? null];
  const inserted = await pool.query<ItemRow>(
    `insert into wishlist_items (user_id, product_id, variant, variant_type)
     select $1, $2, $3, $4 where (select count(*) from wishlist_items where user_id = $1) < $5
     on conflict on constraint wishlist_items_once do nothing
     returning ${COLUMNS}`,
    [...identity, MAX_WISHLIST_ITEMS],
  );
  if (inserted.rows[0]) return { ok: true, isNew: true, item: toItem(inserted.rows[0], product) };
  const present = await pool.query<ItemRow>(
    `select ${COLUMNS} from wishlist_items
      where user_id = $1 and product_id = $2 and variant is not distinct from $3
        and variant_type is not distinct from $4`,
    identity,
  );
  if (present.rows[0]) return { ok: true, isNew: false, item: toItem(present.rows[0], product) };
  const message = `You can save up to ${MAX_WISHLIST_ITEMS} products in your wishlist`;
  return refuse('WISHLIST_FULL', message);
}

/** False where this user has no such item. */
export async function removeWishlistItem(pool: Pool, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from wishlist_items where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return rowCount === 1;
}
