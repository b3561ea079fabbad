ALTER TABLE "order_sums" DROP CONSTRAINT "order_sums_kind_known";--> statement-breakpoint
DROP INDEX "reviews_to_moderate";--> statement-breakpoint
DROP INDEX "enquiries_by_product";--> statement-breakpoint
DROP INDEX "shipments_by_status";--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_time" ON "reviews" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin (lower(user_name || ' ' || comment) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_by_status" ON "outbox" USING btree ("status","created_at","id") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin (lower(coalesce(payload ->> 'to', '') || ' ' || coalesce(payload ->> 'subject', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_by_partner" ON "shipments" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin (lower(tracking_number) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_by_product" ON "enquiries" USING btree ("product_id","created_at","id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "shipments_by_status" ON "shipments" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "order_sums" ADD CONSTRAINT "order_sums_kind_known" CHECK (kind in ('status', 'state', 'product', 'customer', 'user', 'contact', 'enquiry', 'parcel', 'coupon'));