-- What else the back-office counts, kept like the sums of orders: a row of changes, folded in later.
-- 'user' by day and role, 'contact' by day and 'NEW/SALES', 'enquiry' by day and 'new/product' or 'new/',
-- 'parcel' by 'partner/DELIVERED/timed' (`quantity`: seconds on the way, `amount`: cost of what has left),
-- 'coupon' by id (`orders`: uses that stand, `amount`: what they saved).

CREATE FUNCTION count_user(u users, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    VALUES ('user', day_in_india(u.created_at), u.role, sign, 0, 0);
$$;
--> statement-breakpoint
CREATE FUNCTION count_contact(c contacts, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    SELECT 'contact', day_in_india(c.created_at), c.status || '/' || c.type, sign, 0, 0 WHERE c.deleted_at IS NULL;
$$;
--> statement-breakpoint
CREATE FUNCTION count_enquiry(e enquiries, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    SELECT 'enquiry', day_in_india(e.created_at),
           e.status || '/' || CASE WHEN e.product_id IS NULL THEN '' ELSE 'product' END, sign, 0, 0
     WHERE e.deleted_at IS NULL;
$$;
--> statement-breakpoint
CREATE FUNCTION count_parcel(s shipments, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    SELECT 'parcel', '2000-01-01',
           coalesce(s.partner_id::text, '') || '/' || s.status || '/' || CASE WHEN seconds IS NULL THEN '' ELSE 'timed' END,
           sign, sign * coalesce(seconds, 0), sign * CASE WHEN s.shipped_at IS NULL THEN 0 ELSE s.cost END
      FROM (SELECT extract(epoch FROM s.delivered_at - s.shipped_at)::bigint AS seconds) on_the_way;
$$;
--> statement-breakpoint
CREATE FUNCTION count_coupon_use(u coupon_uses, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    SELECT 'coupon', '2000-01-01', u.coupon_id::text, sign, 0, sign * u.amount WHERE u.returned_at IS NULL;
$$;
--> statement-breakpoint

CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_user(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_user(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_contact(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_contact(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_enquiries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_enquiry(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_enquiry(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_parcel(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_parcel(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_coupon_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_coupon_use(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_coupon_use(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A table that is emptied as a whole takes its kind of sums along.
CREATE FUNCTION forget_sums_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sums WHERE kind = TG_ARGV[0];
  DELETE FROM order_sum_changes WHERE kind = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sums WHERE kind IN ('status', 'state', 'product');
  DELETE FROM order_sum_changes WHERE kind IN ('status', 'state', 'product');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('users', 'user', 'count_users', 'created_at, role'),
    ('contacts', 'contact', 'count_contacts', 'created_at, status, type, deleted_at'),
    ('enquiries', 'enquiry', 'count_enquiries', 'created_at, status, product_id, deleted_at'),
    ('shipments', 'parcel', 'count_parcels', 'partner_id, status, cost, shipped_at, delivered_at'),
    ('coupon_uses', 'coupon', 'count_coupon_uses', 'coupon_id, amount, returned_at')
  ) AS each (source, kind, counting, columns) LOOP
    EXECUTE format('CREATE TRIGGER sums_came_or_went AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION %I()', counted.source, counted.counting);
    EXECUTE format('CREATE TRIGGER sums_changed AFTER UPDATE OF %s ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION %I()',
      counted.columns, counted.source, counted.counting);
    EXECUTE format('CREATE TRIGGER sums_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION forget_sums_of(%L)', counted.source, counted.kind);
  END LOOP;
END $$;
--> statement-breakpoint

ALTER FUNCTION rebuild_summaries() RENAME TO rebuild_order_sums;
--> statement-breakpoint
-- What was there before the sums.
CREATE FUNCTION rebuild_further_sums() RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'user', day_in_india(created_at), role, count(*), 0, 0 FROM users GROUP BY 2, 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'contact', day_in_india(created_at), status || '/' || type, count(*), 0, 0
      FROM contacts WHERE deleted_at IS NULL GROUP BY 2, 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'enquiry', day_in_india(created_at), status || '/' || CASE WHEN product_id IS NULL THEN '' ELSE 'product' END,
           count(*), 0, 0
      FROM enquiries WHERE deleted_at IS NULL GROUP BY 2, 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'parcel', '2000-01-01',
           coalesce(partner_id::text, '') || '/' || status || '/' || CASE WHEN seconds IS NULL THEN '' ELSE 'timed' END,
           count(*), coalesce(sum(seconds), 0), coalesce(sum(cost) FILTER (WHERE shipped_at IS NOT NULL), 0)
      FROM (SELECT *, extract(epoch FROM delivered_at - shipped_at)::bigint AS seconds FROM shipments) timed GROUP BY 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'coupon', '2000-01-01', coupon_id::text, count(*), 0, sum(amount)
      FROM coupon_uses WHERE returned_at IS NULL GROUP BY 3;
$$;
--> statement-breakpoint
CREATE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
  SELECT rebuild_order_sums();
  SELECT rebuild_further_sums();
$$;
--> statement-breakpoint
SELECT rebuild_further_sums();
