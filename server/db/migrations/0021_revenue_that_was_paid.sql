-- Revenue is what was paid, and cash that is to come: an online order that nobody paid brings no money.
CREATE FUNCTION brings_money(status text, payment_status text, payment_method text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status <> 'CANCELLED' AND (payment_status = 'PAID' OR (payment_status = 'PENDING' AND payment_method = 'COD'));
--> statement-breakpoint
-- Every function that asks whether an order brings money names its payment method too.
DO $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prosrc LIKE '%brings_money(%'
  LOOP
    EXECUTE regexp_replace(definition, 'brings_money\((\w*\.?)status, \1payment_status\)',
      'brings_money(\1status, \1payment_status, \1payment_method)', 'g');
  END LOOP;
END $$;
--> statement-breakpoint
DROP TRIGGER sums_changed ON orders;
--> statement-breakpoint
CREATE TRIGGER sums_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status, OLD.payment_method, OLD.total_amount, OLD.created_at, OLD.deleted_at,
         OLD.shipping_address ->> 'state')
    IS DISTINCT FROM
        (NEW.status, NEW.payment_status, NEW.payment_method, NEW.total_amount, NEW.created_at, NEW.deleted_at,
         NEW.shipping_address ->> 'state'))
  EXECUTE FUNCTION count_changed_order();
--> statement-breakpoint
DROP TRIGGER customer_money ON orders;
--> statement-breakpoint
CREATE TRIGGER customer_money AFTER UPDATE ON orders FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL
    AND (OLD.user_id, OLD.customer_name, OLD.customer_email, OLD.customer_phone, OLD.created_at, OLD.deleted_at)
      IS NOT DISTINCT FROM
        (NEW.user_id, NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.created_at, NEW.deleted_at)
    AND (OLD.total_amount, brings_money(OLD.status, OLD.payment_status, OLD.payment_method))
      IS DISTINCT FROM (NEW.total_amount, brings_money(NEW.status, NEW.payment_status, NEW.payment_method)))
  EXECUTE FUNCTION follow_changed_money();
--> statement-breakpoint
-- Fails if anything still asks without the payment method.
DROP FUNCTION brings_money(text, text);
--> statement-breakpoint
SELECT rebuild_summaries();
