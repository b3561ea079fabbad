import type { Pool, PoolClient } from 'pg';
import type { StockCount, StockMovement } from '../../contract/stock.ts';
import { variantName } from '../../domain/pricing/price.ts';
import { type BoundedCount, type Paging, totalWith } from '../db/bounded-count.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { type Dated, isoDates } from '../db/iso-dates.ts';
import { type List, listPage } from '../db/list-page.ts';

interface Labels {
  readonly label: string | null;
  readonly parent_label: string | null;
}
type CountRow = Omit<StockCount, 'variant'> & Labels & { readonly total: number };

/** Every product and every variant, counted or not. */
const ITEMS = `(
  select p.id as product_id, p.name as product_name, p.product_code, p.position as product_position, null::bigint as variant_id,
         null as label, null as parent_label, p.in_stock, 0 as parent_position, 0 as variant_position
    from products p where p.deleted_at is null
  union all
  select p.id, p.name, coalesce(nullif(v.product_code, ''), nullif(w.product_code, ''), p.product_code), p.position,
         v.id, v.label, w.label, v.in_stock, coalesce(w.position, v.position) + 1, coalesce(v.position + 1, 0)
    from product_variants v join products p on p.id = v.product_id
         left join product_variants w on w.id = v.parent_id
   where p.deleted_at is null)`;

export interface StockFilter {
  readonly productId?: string | undefined;
  readonly search?: string | undefined;
  /** Only counts up to this. */
  readonly atMost?: number | undefined;
  readonly counted?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

/** By product; the product itself comes before its variants. */
export async function listCounts(
  database: Pool | PoolClient,
  filter: StockFilter,
): Promise<{ counts: StockCount[]; total: number }> {
  const { productId, search, atMost, counted, page, limit } = filter;
  const conditions = new Conditions()
    .add('t.product_id = ?', productId)
    .add(
      `lower(t.product_name || ' ' || t.product_code || ' ' || coalesce(t.label, '')) like lower(?)`,
      containing(search),
    )
    .add('s.available <= ?', atMost)
    .add('(s.id is not null) = ?', counted);
  const { rows } = await database.query<CountRow>(
    `select t.product_id as "productId", t.product_name as "productName", t.product_code as "productCode",
            t.variant_id as "variantId", t.label, t.parent_label, t.in_stock as "inStock", s.available,
            count(*) over () as total
       from ${ITEMS} t
            left join stock s on s.product_id = t.product_id and s.variant_id is not distinct from t.variant_id
      ${conditions.where}
      order by t.product_position, t.product_id, t.parent_position, t.parent_label is not null, t.variant_position, t.variant_id
      limit ${conditions.param(limit)} offset ${conditions.param((page - 1) * limit)}`,
    conditions.values,
  );
  const first = () => listCounts(database, { ...filter, page: 1, limit: 1 });
  return { counts: rows.map(toCount), total: await totalWith(rows, page, first) };
}

function toCount({ label, parent_label, total: _total, ...count }: CountRow): StockCount {
  const inStock = count.inStock && (count.available === null || count.available > 0);
  return { ...count, variant: variantNameOf({ label, parent_label }), inStock };
}

function variantNameOf({ label, parent_label }: Labels): string | null {
  if (label === null || parent_label === null) return label;
  return variantName({ variant: parent_label, option: label }) ?? label;
}

type MovementRow = Omit<Dated<StockMovement, 'createdAt'>, 'variant'> & Labels;

const MOVEMENTS: List = {
  alias: 'm',
  from: `stock_movements m left join product_variants v on v.id = m.variant_id
         left join product_variants w on w.id = v.parent_id left join orders o on o.id = m.order_id
         left join users u on u.id = m.actor_id`,
  columns: `m.id, m.variant_id as "variantId", v.label, w.label as parent_label, m.delta, m.reason,
            m.order_id as "orderId", o.order_number as "orderNumber", u.email as actor, m.created_at as "createdAt"`,
  key: 'm.id',
  order: 'm.created_at desc, m.id desc',
};

export async function listMovements(
  pool: Pool,
  { productId, ...paging }: { readonly productId: string } & Paging,
): Promise<{ movements: StockMovement[] } & BoundedCount> {
  const ofProduct = new Conditions().add('m.product_id = ?', productId);
  const { rows, ...count } = await listPage<MovementRow>(pool, MOVEMENTS, ofProduct, paging);
  const movements = rows.map(({ label, parent_label, ...row }) => ({
    ...isoDates(row),
    variant: variantNameOf({ label, parent_label }),
  }));
  return { movements, ...count };
}
