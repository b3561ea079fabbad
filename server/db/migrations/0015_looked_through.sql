-- An order is found by its number and by what its customer wrote; its id is looked up instead. Random digits in every text
-- make the search index larger, and find orders whose id nobody has ever read.
DROP TRIGGER parcels_follow ON "orders";--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
-- Its indexes go with it: orders_by_time and orders_search.
ALTER TABLE "orders" DROP COLUMN "search";--> statement-breakpoint
DROP INDEX "orders_by_email";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(order_number::text, '') || ' ' || coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- What many rows have is found by going through the newest, and rows are counted, from indexes alone: what a search and the
-- filters look at stands in the index itself. drizzle cannot say INCLUDE, so its schema knows them without it.
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id")
  INCLUDE ("search", "status", "payment_status", "payment_method") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at","id")
  INCLUDE ("status", "search", "payment_status", "payment_method")
  WHERE deleted_at is null and status in ('PENDING', 'CONFIRMED', 'PROCESSING');--> statement-breakpoint
DROP INDEX "orders_by_payment";--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","created_at","id")
  INCLUDE ("status", "search", "payment_method") WHERE deleted_at is null;--> statement-breakpoint
-- The latest order of somebody is the last of theirs in the index.
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower(customer_email),"created_at","id");--> statement-breakpoint
-- Every parcel gets its text anew, and none counts as changed. Indexes are made behind it: row by row they take minutes.
ALTER TABLE "shipments" DISABLE TRIGGER USER;--> statement-breakpoint
DROP INDEX "shipments_by_time", "shipments_by_status", "shipments_by_partner", "shipments_by_order", "shipments_tracking_unique", "shipments_search";--> statement-breakpoint
UPDATE "shipments" s SET search = parcel_search(s.tracking_number, o.search) FROM "orders" o WHERE o.id = s.order_id;--> statement-breakpoint
ALTER TABLE "shipments" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE INDEX "shipments_by_time" ON "shipments" USING btree ("created_at","id") INCLUDE ("search", "status");--> statement-breakpoint
CREATE INDEX "shipments_by_status" ON "shipments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_partner" ON "shipments" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_tracking_unique" ON "shipments" USING btree ("partner_id","tracking_number");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER parcels_follow AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_parcels_of_order();--> statement-breakpoint
DROP INDEX "customers_by_time";--> statement-breakpoint
CREATE INDEX "customers_by_time" ON "customers" USING btree ("created_at" DESC NULLS LAST,"key")
  INCLUDE ("search") WHERE is_listed;--> statement-breakpoint
DROP INDEX "outbox_by_time";--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at","id") INCLUDE ("kind", "status");--> statement-breakpoint
CREATE INDEX "product_sums_best" ON "product_sums" USING btree ("days","first","quantity" DESC NULLS LAST,"product_id");
