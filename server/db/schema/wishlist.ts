import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, VARIANT_KINDS } from './catalogue.ts';
import { createdAt, lengths, oneOf } from './columns.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variant: text('variant'),
    variantType: text('variant_type', { enum: VARIANT_KINDS }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('wishlist_items_once')
      .on(table.userId, table.productId, table.variant, table.variantType)
      .nullsNotDistinct(),
    index('wishlist_items_by_product').on(table.productId),
    oneOf('wishlist_items', 'variant_type', VARIANT_KINDS),
    check('wishlist_items_variant_typed', sql`(variant is null) = (variant_type is null)`),
    ...lengths('wishlist_items', { variant: [1, 130] }),
  ],
);
