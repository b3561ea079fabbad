ALTER TABLE "invoices" DROP CONSTRAINT "invoices_edition_unique";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "gst" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "gst" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_edition_unique" ON "invoices" USING btree ("order_id","edition") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","kind","edition");
--> statement-breakpoint
-- Until now the store's rate counted for everything, whatever a product's own said: where the store had another one,
-- products that still carry the old default go on following the store.
UPDATE "products" SET "gst" = NULL
 WHERE "gst" = 18 AND (SELECT "tax_rate" FROM "settings" WHERE "id" = 1) <> 18;
--> statement-breakpoint
-- The lines of earlier orders remember the rate that they were really charged at, for invoices that are still to come.
UPDATE "order_items" i SET "product_gst" = least(100, round(o."tax_amount" * 100.0 / o."subtotal", 2))
  FROM "orders" o
 WHERE o."id" = i."order_id" AND o."subtotal" > 0
   AND round(o."subtotal" * i."product_gst" / 100) <> o."tax_amount";
