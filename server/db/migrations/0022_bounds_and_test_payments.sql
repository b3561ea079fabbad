ALTER TABLE "orders" ADD COLUMN "call_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "test_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "cash_order_max" bigint DEFAULT 20000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "order_units_max" integer DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "call_above" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_call_due" ON "orders" USING btree ("call_due_at") WHERE status = 'PENDING' and call_due_at is not null;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_order_units_positive" CHECK (order_units_max > 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_cash_order_max_not_negative" CHECK (cash_order_max >= 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_call_above_not_negative" CHECK (call_above >= 0);-- Orders that the simulator has paid so far are marked too, without counting as changed today.
ALTER TABLE "orders" DISABLE TRIGGER touch_updated_at;--> statement-breakpoint
UPDATE "orders" o SET test_payment = true
  WHERE EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.provider = 'simulator' AND p.state = 'COMPLETED');--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER touch_updated_at;
