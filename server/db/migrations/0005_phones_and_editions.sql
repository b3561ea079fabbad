ALTER TABLE "users" DROP CONSTRAINT "users_phone_length";--> statement-breakpoint
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_phone_length";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_phone_length";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_phone_length";--> statement-breakpoint
ALTER TABLE "shipping_partners" DROP CONSTRAINT "shipping_partners_phone_length";--> statement-breakpoint
DROP INDEX "invoices_one_per_order";--> statement-breakpoint
DROP INDEX "invoices_by_order";--> statement-breakpoint
DROP INDEX "orders_payment_due";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("payment_due_at") WHERE payment_status in ('PENDING', 'FAILED') and status = 'PENDING' and payment_due_at is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_edition_unique" UNIQUE("order_id","kind","edition");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_length" CHECK (length(phone) between 1 and 30);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_phone_length" CHECK (length(phone) between 1 and 30);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_phone_length" CHECK (length(phone) between 1 and 30);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_edition_positive" CHECK (edition > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_phone_length" CHECK (length(customer_phone) between 0 and 30);--> statement-breakpoint
ALTER TABLE "shipping_partners" ADD CONSTRAINT "shipping_partners_phone_length" CHECK (length(phone) between 0 and 30);--> statement-breakpoint
-- What a gateway says stays; what an administrator has booked by mistake can be taken back.
DROP TRIGGER payments_completed_is_final ON payments;--> statement-breakpoint
CREATE TRIGGER payments_completed_is_final BEFORE UPDATE ON payments FOR EACH ROW
  WHEN (OLD.state = 'COMPLETED' AND (OLD.provider <> 'manual' OR NEW.state <> 'FAILED')
    AND (NEW.state, NEW.amount_received, NEW.order_id)
    IS DISTINCT FROM (OLD.state, OLD.amount_received, OLD.order_id))
  EXECUTE FUNCTION refuse_unpaying();
