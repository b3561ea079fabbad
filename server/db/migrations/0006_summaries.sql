CREATE TABLE "customers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"total_spent" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"latest_at" timestamp (3) with time zone,
	"is_account" boolean DEFAULT false NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (orders_count > 0 or is_account) STORED,
	"search" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "order_sum_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_sum_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sums" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_sums_kind_day_key_pk" PRIMARY KEY("kind","day","key"),
	CONSTRAINT "order_sums_kind_known" CHECK (kind in ('status', 'state', 'product', 'customer'))
);
--> statement-breakpoint
CREATE INDEX "customers_by_time" ON "customers" USING btree ("created_at" DESC NULLS LAST,"key") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customers" USING btree ("orders_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"key") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "customers_by_spent" ON "customers" USING btree ("total_spent" DESC NULLS LAST,"created_at" DESC NULLS LAST,"key") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","created_at","id") WHERE deleted_at is null;