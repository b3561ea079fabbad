-- A parcel is found by its own text alone: a search that asks the orders too has a million of them to go through.
DROP INDEX "shipments_search";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Between the two a line ends, which nobody can type into a search.
CREATE FUNCTION parcel_search(tracking_number text, order_search text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(coalesce(tracking_number, '')) || E' \n ' || coalesce(order_search, '');
--> statement-breakpoint
-- Every parcel gets its text, and none counts as changed. Indexes are made anew behind it: row by row they take minutes.
ALTER TABLE "shipments" DISABLE TRIGGER USER;--> statement-breakpoint
DROP INDEX "shipments_by_time", "shipments_by_status", "shipments_by_partner", "shipments_by_order", "shipments_tracking_unique";--> statement-breakpoint
UPDATE "shipments" s SET search = parcel_search(s.tracking_number, o.search) FROM "orders" o WHERE o.id = s.order_id;--> statement-breakpoint
ALTER TABLE "shipments" ENABLE TRIGGER USER;--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX "shipments_by_time" ON "shipments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_status" ON "shipments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_partner" ON "shipments" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_tracking_unique" ON "shipments" USING btree ("partner_id","tracking_number");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION search_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := parcel_search(NEW.tracking_number, (SELECT o.search FROM orders o WHERE o.id = NEW.order_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_follows BEFORE INSERT OR UPDATE OF order_id, tracking_number ON shipments
  FOR EACH ROW EXECUTE FUNCTION search_parcel();
--> statement-breakpoint
CREATE FUNCTION search_parcels_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shipments SET search = parcel_search(tracking_number, NEW.search) WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_follow AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_parcels_of_order();
