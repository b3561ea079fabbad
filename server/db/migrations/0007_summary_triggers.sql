-- Sums that stay right by themselves: whoever writes an order, its sums follow in the same transaction.

-- Not cancelled, and not failed or refunded; cash to come counts.
CREATE FUNCTION brings_money(status text, payment_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status <> 'CANCELLED' AND payment_status NOT IN ('FAILED', 'REFUNDED');
--> statement-breakpoint
CREATE FUNCTION day_in_india(moment timestamptz) RETURNS date
  LANGUAGE sql STABLE PARALLEL SAFE RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;
--> statement-breakpoint
CREATE FUNCTION count_order(o orders, sign integer, with_lines boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  day date := day_in_india(o.created_at);
BEGIN
  IF o.deleted_at IS NOT NULL THEN
    RETURN;
  END IF;
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    VALUES ('status', day, o.status || '/' || o.payment_status, sign, 0, sign * o.total_amount);
  IF NOT brings_money(o.status, o.payment_status) THEN
    RETURN;
  END IF;
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    VALUES ('state', day, coalesce(nullif(o.shipping_address ->> 'state', ''), 'Unknown'), sign, 0, sign * o.total_amount);
  IF with_lines THEN
    INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
      SELECT 'product', day, product_id, 0, sign * sum(quantity), sign * sum(total_price)
        FROM order_items WHERE order_id = o.id GROUP BY product_id;
  END IF;
END $$;
--> statement-breakpoint
-- The lines of a new order count themselves when they come.
CREATE FUNCTION count_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(NEW, 1, false);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(OLD, -1, true);
  PERFORM count_order(NEW, 1, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order(OLD, -1, true);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_new_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
    SELECT 'product', day_in_india(o.created_at), NEW.product_id, 0, NEW.quantity, NEW.total_price
      FROM orders o
     WHERE o.id = NEW.order_id AND o.deleted_at IS NULL AND brings_money(o.status, o.payment_status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sums_came AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION count_new_order();
--> statement-breakpoint
CREATE TRIGGER sums_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status, OLD.total_amount, OLD.created_at, OLD.deleted_at, OLD.shipping_address ->> 'state')
    IS DISTINCT FROM
    (NEW.status, NEW.payment_status, NEW.total_amount, NEW.created_at, NEW.deleted_at, NEW.shipping_address ->> 'state'))
  EXECUTE FUNCTION count_changed_order();
--> statement-breakpoint
-- Before, because the lines go with it.
CREATE TRIGGER sums_went BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_removed_order();
--> statement-breakpoint
CREATE TRIGGER sums_came AFTER INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION count_new_line();
--> statement-breakpoint
CREATE FUNCTION forget_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sums WHERE kind <> 'customer';
  DELETE FROM order_sum_changes WHERE kind <> 'customer';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sums_emptied AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_sums();
--> statement-breakpoint
-- Gathered changes become part of the sums; rows are taken in one order, so that two processes cannot block each other.
CREATE FUNCTION fold_order_sums() RETURNS bigint LANGUAGE sql AS $$
  WITH taken AS (
    DELETE FROM order_sum_changes WHERE id IN (
      SELECT id FROM order_sum_changes ORDER BY id LIMIT 100000 FOR UPDATE SKIP LOCKED
    ) RETURNING kind, day, key, orders, quantity, amount
  ), folded AS (
    INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
      SELECT kind, day, key, sum(orders), sum(quantity), sum(amount) FROM taken GROUP BY kind, day, key
       ORDER BY kind, day, key
      ON CONFLICT (kind, day, key) DO UPDATE SET orders = order_sums.orders + excluded.orders,
        quantity = order_sums.quantity + excluded.quantity, amount = order_sums.amount + excluded.amount
  )
  SELECT count(*) FROM taken;
$$;
--> statement-breakpoint
CREATE VIEW order_sums_now AS
  SELECT kind, day, key, orders, quantity, amount FROM order_sums
  UNION ALL
  SELECT kind, day, key, orders, quantity, amount FROM order_sum_changes;
--> statement-breakpoint

-- An order that was placed signed in belongs to its account, whatever address was typed.
CREATE FUNCTION customer_of(user_id uuid, email text) RETURNS text LANGUAGE sql STABLE
  RETURN coalesce((SELECT lower(u.email) FROM users u WHERE u.id = customer_of.user_id), lower(customer_of.email));
--> statement-breakpoint
-- Everything anew, for the rarer changes. The row is locked before its orders are counted, so that of two at once the
-- second sees the first.
CREATE FUNCTION refresh_customer(person text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account users;
  latest orders;
  many integer;
  spent bigint;
  first_at timestamptz;
BEGIN
  INSERT INTO customers (key) VALUES (person) ON CONFLICT (key) DO UPDATE SET key = excluded.key;
  SELECT * INTO account FROM users WHERE lower(email) = person;
  SELECT count(*), coalesce(sum(total_amount) FILTER (WHERE brings_money(status, payment_status)), 0), min(created_at)
    INTO many, spent, first_at
    FROM (
      SELECT * FROM orders WHERE user_id = account.id AND deleted_at IS NULL
      UNION ALL
      SELECT * FROM orders WHERE user_id IS NULL AND lower(customer_email) = person AND deleted_at IS NULL
    ) theirs;
  SELECT * INTO latest FROM (
      SELECT * FROM orders WHERE user_id = account.id AND deleted_at IS NULL
      UNION ALL
      SELECT * FROM orders WHERE user_id IS NULL AND lower(customer_email) = person AND deleted_at IS NULL
    ) theirs ORDER BY created_at DESC, id DESC LIMIT 1;
  UPDATE customers SET user_id = account.id, name = coalesce(account.name, latest.customer_name, ''),
         email = coalesce(account.email, latest.customer_email, person),
         phone = coalesce(account.phone, latest.customer_phone, ''),
         orders_count = many, total_spent = spent, latest_at = latest.created_at,
         created_at = coalesce(least(account.created_at, first_at), customers.created_at),
         is_account = account.role IS NOT DISTINCT FROM 'USER'
   WHERE key = person;
END $$;
--> statement-breakpoint
-- Orders that come, or go for good, are added and subtracted, once per customer and statement: a customer of ten thousand
-- orders is not counted through with each of them.
CREATE FUNCTION follow_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers AS c (key, name, email, phone, orders_count, total_spent, created_at, latest_at)
    SELECT person, (array_agg(customer_name ORDER BY created_at DESC, id DESC))[1],
           (array_agg(customer_email ORDER BY created_at DESC, id DESC))[1],
           (array_agg(customer_phone ORDER BY created_at DESC, id DESC))[1], count(*),
           coalesce(sum(total_amount) FILTER (WHERE brings_money(status, payment_status)), 0),
           min(created_at), max(created_at)
      FROM (SELECT *, customer_of(user_id, customer_email) AS person FROM came WHERE deleted_at IS NULL) theirs
     GROUP BY person ORDER BY person
    ON CONFLICT (key) DO UPDATE SET
      orders_count = c.orders_count + excluded.orders_count,
      total_spent = c.total_spent + excluded.total_spent,
      created_at = CASE WHEN c.is_listed OR c.user_id IS NOT NULL THEN least(c.created_at, excluded.created_at)
                        ELSE excluded.created_at END,
      latest_at = greatest(c.latest_at, excluded.latest_at),
      name = CASE WHEN c.user_id IS NULL AND excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                  THEN excluded.name ELSE c.name END,
      email = CASE WHEN c.user_id IS NULL AND excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                   THEN excluded.email ELSE c.email END,
      phone = CASE WHEN (c.user_id IS NULL OR c.phone = '') AND excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                   THEN excluded.phone ELSE c.phone END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_ordered AFTER INSERT ON orders REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_orders();
--> statement-breakpoint
CREATE FUNCTION follow_removed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET orders_count = orders_count - many, total_spent = total_spent - spent
    FROM (
      SELECT customer_of(user_id, customer_email) AS person, count(*) AS many,
             coalesce(sum(total_amount) FILTER (WHERE brings_money(status, payment_status)), 0) AS spent
        FROM went WHERE deleted_at IS NULL GROUP BY 1
    ) theirs
   WHERE key = person;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_unordered AFTER DELETE ON orders REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION follow_removed_orders();
--> statement-breakpoint
CREATE FUNCTION follow_changed_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET total_spent = total_spent
         - CASE WHEN brings_money(OLD.status, OLD.payment_status) THEN OLD.total_amount ELSE 0 END
         + CASE WHEN brings_money(NEW.status, NEW.payment_status) THEN NEW.total_amount ELSE 0 END
   WHERE key = customer_of(NEW.user_id, NEW.customer_email);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_money AFTER UPDATE ON orders FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL
    AND (OLD.user_id, OLD.customer_name, OLD.customer_email, OLD.customer_phone, OLD.created_at, OLD.deleted_at)
      IS NOT DISTINCT FROM
        (NEW.user_id, NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.created_at, NEW.deleted_at)
    AND (OLD.total_amount, brings_money(OLD.status, OLD.payment_status))
      IS DISTINCT FROM (NEW.total_amount, brings_money(NEW.status, NEW.payment_status)))
  EXECUTE FUNCTION follow_changed_money();
--> statement-breakpoint
CREATE FUNCTION follow_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := customer_of(OLD.user_id, OLD.customer_email);
  is_now text := customer_of(NEW.user_id, NEW.customer_email);
BEGIN
  PERFORM refresh_customer(was);
  IF is_now <> was THEN
    PERFORM refresh_customer(is_now);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.user_id, OLD.customer_name, OLD.customer_email, OLD.customer_phone, OLD.created_at, OLD.deleted_at)
    IS DISTINCT FROM
        (NEW.user_id, NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.created_at, NEW.deleted_at))
  EXECUTE FUNCTION follow_changed_order();
--> statement-breakpoint
-- A new account is a customer of its own, unless a guest has ordered under its address.
CREATE FUNCTION follow_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers (key, user_id, name, email, phone, created_at, is_account)
    VALUES (lower(NEW.email), NEW.id, NEW.name, NEW.email, coalesce(NEW.phone, ''), NEW.created_at, NEW.role = 'USER')
    ON CONFLICT (key) DO NOTHING;
  IF NOT FOUND THEN
    PERFORM refresh_customer(lower(NEW.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_customer(lower(OLD.email));
  IF TG_OP = 'UPDATE' AND lower(NEW.email) <> lower(OLD.email) THEN
    PERFORM refresh_customer(lower(NEW.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_joined AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION follow_new_account();
--> statement-breakpoint
CREATE TRIGGER customer_left AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION follow_account();
--> statement-breakpoint
CREATE TRIGGER customer_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.phone, OLD.role, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.phone, NEW.role, NEW.created_at))
  EXECUTE FUNCTION follow_account();
--> statement-breakpoint
CREATE FUNCTION forget_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET orders_count = 0, total_spent = 0, latest_at = NULL WHERE orders_count > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_emptied AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_customers();
--> statement-breakpoint

-- Listed customers are counted like orders are.
CREATE FUNCTION count_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_listed THEN more := more - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_listed THEN more := more + 1; END IF;
  IF more <> 0 THEN
    INSERT INTO order_sum_changes (kind, day, key, orders, quantity, amount)
      VALUES ('customer', '2000-01-01', '', more, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_counted AFTER INSERT OR DELETE ON customers FOR EACH ROW EXECUTE FUNCTION count_customer();
--> statement-breakpoint
CREATE TRIGGER customers_recounted AFTER UPDATE ON customers FOR EACH ROW
  WHEN (OLD.is_listed IS DISTINCT FROM NEW.is_listed) EXECUTE FUNCTION count_customer();
--> statement-breakpoint

-- What was there before the sums.
CREATE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
  DELETE FROM customers;
  DELETE FROM order_sums;
  DELETE FROM order_sum_changes;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'status', day_in_india(created_at), status || '/' || payment_status, count(*), 0, sum(total_amount)
      FROM orders WHERE deleted_at IS NULL GROUP BY 2, 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'state', day_in_india(created_at), coalesce(nullif(shipping_address ->> 'state', ''), 'Unknown'), count(*), 0,
           sum(total_amount)
      FROM orders WHERE deleted_at IS NULL AND brings_money(status, payment_status) GROUP BY 2, 3;
  INSERT INTO order_sums (kind, day, key, orders, quantity, amount)
    SELECT 'product', day_in_india(o.created_at), i.product_id, 0, sum(i.quantity), sum(i.total_price)
      FROM orders o JOIN order_items i ON i.order_id = o.id
     WHERE o.deleted_at IS NULL AND brings_money(o.status, o.payment_status) GROUP BY 2, 3;
  INSERT INTO customers (key, user_id, name, email, phone, orders_count, total_spent, created_at, latest_at, is_account)
    SELECT people.key, u.id, coalesce(u.name, latest_name, ''), coalesce(u.email, latest_email, people.key),
           coalesce(u.phone, latest_phone, ''), coalesce(many, 0), coalesce(spent, 0), least(u.created_at, first_at),
           last_at, coalesce(u.role = 'USER', false)
      FROM (
        SELECT lower(email) AS key FROM users
        UNION
        SELECT customer_of(user_id, customer_email) FROM orders WHERE deleted_at IS NULL
      ) people
      LEFT JOIN users u ON lower(u.email) = people.key
      LEFT JOIN (
        SELECT customer_of(user_id, customer_email) AS key, count(*) AS many, min(created_at) AS first_at,
               max(created_at) AS last_at,
               sum(total_amount) FILTER (WHERE brings_money(status, payment_status)) AS spent,
               (array_agg(customer_name ORDER BY created_at DESC, id DESC))[1] AS latest_name,
               (array_agg(customer_email ORDER BY created_at DESC, id DESC))[1] AS latest_email,
               (array_agg(customer_phone ORDER BY created_at DESC, id DESC))[1] AS latest_phone
          FROM orders WHERE deleted_at IS NULL GROUP BY 1
      ) ordered ON ordered.key = people.key;
$$;
--> statement-breakpoint
SELECT rebuild_summaries();
--> statement-breakpoint
SELECT fold_order_sums();
