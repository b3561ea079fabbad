import type { Pool, PoolClient } from 'pg';
import type { StockCount, StockMovement } from '../../contract/stock.ts';
import { variantName } from '../../domain/pricing/price.ts';
import { type BoundedCount, type Paging, totalWith } from '../db/bounded-count.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';

interface CountRow {
  readonly product_id: string;
  readonly product_name: string;
  readonly product_code: string;
  readonly variant_id: number | null;
  readonly label: string | null;
  readonly parent_label: string | null;
  readonly available: number | null;
  readonly in_stock: boolean;
  readonly total: number;
}

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
    `select t.*, s.available, count(*) over () as total
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

function toCount(row: CountRow): StockCount {
  return {
    productId: row.product_id,
    productName: row.product_name,
    productCode: row.product_code,
    variantId: row.variant_id,
    variant: variantNameOf(row),
    available: row.available,
    inStock: row.in_stock && (row.available === null || row.available > 0),
  };
}

function variantNameOf({ label, parent_label }: Pick<CountRow, 'label' | 'parent_label'>): string | null {
  if (label === null || parent_label === null) return label;
  return variantName({ variant: parent_label, option: label }) ?? label;
}

interface MovementRow {
  readonly id: number;
  readonly variant_id: number | null;
  readonly label: string | null;
  readonly parent_label: string | null;
  readonly delta: number;
  readonly reason: StockMovement['reason'];
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly email: string | null;
  readonly created_at: Date;
}

const MOVEMENTS: List = {
  alias: 'm',
  from: `stock_movements m left join product_variants v on v.id = m.variant_id
         left join product_variants w on w.id = v.parent_id left join orders o on o.id = m.order_id
         left join users u on u.id = m.actor_id`,
  columns: `m.id, m.variant_id, v.label, w.label as parent_label, m.delta, m.reason, m.order_id, o.order_number,
            u.email, m.created_at`,
  key: 'm.id',
  order: 'm.created_at desc, m.id desc',
};

export async function listMovements(
  pool: Pool,
  { productId, ...paging }: { readonly productId: string } & Paging,
): Promise<{ movements: StockMovement[] } & BoundedCount> {
  const ofProduct = new Conditions().add('m.product_id = ?', productId);
  const { rows, ...count } = await listPage<MovementRow>(pool, MOVEMENTS, ofProduct, paging);
  const movements = rows.map((row) => ({
    id: row.id,
    variantId: row.variant_id,
    variant: variantNameOf(row),
    delta: row.delta,
    reason: row.reason,
    orderId: row.order_id,
    orderNumber: row.order_number,
    actor: row.email,
    createdAt: row.created_at.toISOString(),
  }));
  return { movements, ...count };
}
