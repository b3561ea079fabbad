-- What drizzle's schema cannot say.

-- Counts of a few minutes: not worth a write-ahead log.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE shipping_rates ADD CONSTRAINT shipping_rates_no_overlap EXCLUDE USING gist (
  partner_id WITH =, zone WITH =, method WITH =, int4range(min_grams, max_grams) WITH &&
) WHERE (is_active);
--> statement-breakpoint
INSERT INTO settings (
  store_name, store_email, store_phone, store_address, currency, tax_rate, shipping_threshold, standard_shipping_amount
) VALUES (
  'Rack & Rep', 'sales@rackandrep.example', '+91 90000 00000',
  'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000', 'INR', 18, 500000, 50000
);
--> statement-breakpoint

-- updated_at moves when something else does, so that saving an unchanged row tells nobody anything.
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW IS DISTINCT FROM OLD THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'users', 'categories', 'products', 'stock', 'orders', 'payments', 'refunds', 'coupons', 'discounts',
    'shipping_partners', 'shipping_rates', 'shipments', 'enquiries', 'contacts', 'settings'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER touch_updated_at BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', name);
  END LOOP;
END $$;
--> statement-breakpoint

-- The storefront's pages are kept until the catalogue changes. Notifications of one transaction are folded into one.
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['categories', 'products', 'product_variants', 'settings', 'discounts'] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_came_or_went AFTER INSERT OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed()', name);
    EXECUTE format(
      'CREATE TRIGGER catalogue_changed AFTER UPDATE ON %I FOR EACH ROW
        WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_catalogue_changed()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY[
    'categories', 'products', 'product_variants', 'reviews', 'settings', 'discounts', 'coupons', 'stock'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER catalogue_emptied AFTER TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()', name);
  END LOOP;
END $$;
--> statement-breakpoint

-- A review that nobody sees yet changes no page.
CREATE TRIGGER catalogue_came AFTER INSERT ON reviews FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER UPDATE ON reviews FOR EACH ROW
  WHEN ('published' IN (OLD.status, NEW.status) AND OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_went AFTER DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'published') EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint

-- An order that uses a coupon, or takes one of many, must not empty every process's page cache.
CREATE TRIGGER catalogue_came_or_went AFTER INSERT OR DELETE ON coupons
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER UPDATE ON coupons FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{used_count,updated_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{used_count,updated_at}'::text[])
  EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_came_or_went AFTER INSERT OR DELETE ON stock
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER UPDATE ON stock FOR EACH ROW
  WHEN ((OLD.available = 0) <> (NEW.available = 0)) EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint

CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_filled AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION notify_outbox();
--> statement-breakpoint

CREATE FUNCTION notify_backoffice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('backoffice', json_build_object('kind', TG_ARGV[0], 'id', NEW.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER backoffice_news AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION notify_backoffice('order');
--> statement-breakpoint
CREATE TRIGGER backoffice_news AFTER INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION notify_backoffice('contact');
--> statement-breakpoint
CREATE TRIGGER backoffice_news AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION notify_backoffice('enquiry');
--> statement-breakpoint

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_as_a_whole BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_as_a_whole BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Checked at commit, when the order's lines are all there. The argument names the column with the order's id.
CREATE FUNCTION check_order_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  affected text := to_jsonb(COALESCE(NEW, OLD)) ->> TG_ARGV[0];
  expected bigint := (SELECT subtotal FROM orders WHERE id = affected);
  actual bigint := (SELECT COALESCE(sum(total_price), 0) FROM order_items WHERE order_id = affected);
BEGIN
  IF expected <> actual THEN
    RAISE EXCEPTION 'the lines of order % add up to % paise, its subtotal is %', affected, actual, expected
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_lines_add_up';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_lines_add_up AFTER INSERT OR UPDATE OF subtotal ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_lines('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_lines_add_up AFTER INSERT OR DELETE OR UPDATE OF order_id, total_price ON order_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_lines('order_id');
--> statement-breakpoint

-- The payment's lock makes two refunds at once see each other; it does not clash with the lock of their foreign key.
CREATE FUNCTION check_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  given bigint;
BEGIN
  SELECT amount_received INTO paid FROM payments
    WHERE id = NEW.payment_id AND state IN ('COMPLETED', 'DISPUTED') FOR NO KEY UPDATE;
  SELECT COALESCE(sum(amount), 0) INTO given FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'FAILED';
  IF given > COALESCE(paid, 0) THEN
    RAISE EXCEPTION 'refunds of % paise exceed the % paise paid', given, COALESCE(paid, 0)
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_paid';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_within_paid AFTER INSERT OR UPDATE OF payment_id, amount, state ON refunds
  FOR EACH ROW EXECUTE FUNCTION check_refunds();
--> statement-breakpoint

-- Whatever a gateway says later, money that came has come.
CREATE FUNCTION refuse_unpaying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment % is completed', OLD.merchant_order_id
    USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_completed_is_final';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_completed_is_final BEFORE UPDATE ON payments FOR EACH ROW
  WHEN (OLD.state = 'COMPLETED' AND (NEW.state, NEW.amount_received, NEW.order_id)
    IS DISTINCT FROM (OLD.state, OLD.amount_received, OLD.order_id))
  EXECUTE FUNCTION refuse_unpaying();
--> statement-breakpoint

CREATE FUNCTION check_credit_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoiced bigint;
  credited bigint;
BEGIN
  SELECT total_amount INTO invoiced FROM invoices
    WHERE id = NEW.invoice_id AND kind = 'invoice' AND order_id = NEW.order_id FOR NO KEY UPDATE;
  SELECT sum(total_amount) INTO credited FROM invoices WHERE invoice_id = NEW.invoice_id;
  IF credited > COALESCE(invoiced, -1) THEN
    RAISE EXCEPTION 'credit notes of % paise exceed the invoice of % paise', credited, COALESCE(invoiced, 0)
      USING ERRCODE = 'check_violation', TABLE = 'invoices', CONSTRAINT = 'invoices_credit_within_invoice';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoices_credit_within_invoice AFTER INSERT ON invoices
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION check_credit_notes();
