-- Open orders are counted by their payment method from this index alone. drizzle cannot say INCLUDE.
DROP INDEX "orders_by_status";
--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id")
  INCLUDE ("payment_method") WHERE deleted_at is null;
