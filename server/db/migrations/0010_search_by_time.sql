-- Orders are looked through by time without being read: what a search and the filters look at stands in the index itself.
-- drizzle cannot say INCLUDE, so its schema knows the index without it.
DROP INDEX "orders_by_time";
--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id")
  INCLUDE ("search", "status", "payment_status", "payment_method") WHERE deleted_at is null;
