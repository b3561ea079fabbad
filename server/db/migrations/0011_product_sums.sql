CREATE TABLE "product_sums" (
	"days" integer NOT NULL,
	"first" date NOT NULL,
	"product_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "product_sums_days_first_product_id_pk" PRIMARY KEY("days","first","product_id")
);

--> statement-breakpoint
-- The parts of a product's sums to which a day belongs: of 2026-11-15 the four days from 2026-11-12, the eight from 2026-11-08 …
CREATE FUNCTION summed_parts(day date) RETURNS TABLE (days integer, first date)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT many, DATE '2000-01-01' + (day - DATE '2000-01-01') / many * many FROM unnest(ARRAY[4, 8, 16, 32, 64, 128, 256]) many;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_order_sums() RETURNS bigint LANGUAGE sql AS $$
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
  ), sold AS (
    INSERT INTO product_sums (days, first, product_id, quantity, amount)
      SELECT part.days, part.first, key, sum(quantity), sum(amount)
        FROM taken CROSS JOIN LATERAL summed_parts(day) part WHERE kind = 'product' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (days, first, product_id) DO UPDATE SET quantity = product_sums.quantity + excluded.quantity,
        amount = product_sums.amount + excluded.amount
  )
  SELECT count(*) FROM taken;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sums WHERE kind IN ('status', 'state', 'product');
  DELETE FROM order_sum_changes WHERE kind IN ('status', 'state', 'product');
  DELETE FROM product_sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION rebuild_product_sums() RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_sums;
  INSERT INTO product_sums (days, first, product_id, quantity, amount)
    SELECT part.days, part.first, key, sum(quantity), sum(amount)
      FROM order_sums CROSS JOIN LATERAL summed_parts(day) part WHERE kind = 'product' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
  SELECT rebuild_order_sums();
  SELECT rebuild_further_sums();
  SELECT rebuild_product_sums();
$$;
--> statement-breakpoint
SELECT rebuild_product_sums();
