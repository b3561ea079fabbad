import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, productVariants } from './catalogue.ts';
import { createdAt, lengths, notNegative, oneOf, serial, updatedAt, version } from './columns.ts';
import { orders } from './orders.ts';

export const STOCK_REASONS = ['order', 'return', 'adjustment'] as const;

/** A product or variant without a row is not counted and follows its `in_stock`. */
export const stock = pgTable(
  'stock',
  {
    id: serial(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: bigint('variant_id', { mode: 'number' }),
    available: bigint('available', { mode: 'number' }).notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('stock_one_per_item').on(table.productId, table.variantId).nullsNotDistinct(),
    index('stock_by_variant').on(table.variantId),
    foreignKey({
      name: 'stock_variant_of_same_product',
      columns: [table.variantId, table.productId],
      foreignColumns: [productVariants.id, productVariants.productId],
    }).onDelete('cascade'),
    ...notNegative('stock', 'available'),
  ],
);

/** Why a count changed. It names the item itself, so that it outlives the stock row. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serial(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: bigint('variant_id', { mode: 'number' }).references(() => productVariants.id, {
      onDelete: 'set null',
    }),
    delta: bigint('delta', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_by_product').on(table.productId, table.createdAt),
    index('stock_movements_by_variant').on(table.variantId).where(sql`variant_id is not null`),
    index('stock_movements_by_order').on(table.orderId).where(sql`order_id is not null`),
    oneOf('stock_movements', 'reason', STOCK_REASONS),
    check(
      'stock_movements_direction',
      sql`delta <> 0 and (reason <> 'order' or delta < 0) and (reason <> 'return' or delta > 0)`,
    ),
    check('stock_movements_order_named', sql`reason = 'adjustment' or order_id is not null`),
    ...lengths('stock_movements', { note: [0, 500] }),
  ],
);
