-- A parcel is found by its own text alone: a search that asks the orders too has a million of them to go through.
DROP INDEX "shipments_search";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Between the two a line ends, which nobody can type into a search.
CREATE FUNCTION parcel_search(tracking_number text, order_search text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(coalesce(tracking_number, '')) || E' \n ' || coalesce(order_search, '');
--> statement-breakpoint
-- Half a minute for a million parcels, of which nobody has changed anything.
ALTER TABLE "shipments" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "shipments" s SET search = parcel_search(s.tracking_number, o.search) FROM "orders" o WHERE o.id = s.order_id;--> statement-breakpoint
ALTER TABLE "shipments" ENABLE TRIGGER USER;--> statement-breakpoint
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
