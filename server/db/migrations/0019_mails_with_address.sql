-- Mails that are written out when they leave are listed and found like all others: whom they go to and their subject stand in
-- the payload. Those that wait or have left already get what their order or account tells.
DROP INDEX "outbox_search";--> statement-breakpoint
UPDATE "outbox" m SET payload = m.payload || jsonb_build_object(
    'to', o.customer_email,
    'subject', 'Your order RR-' || o.order_number || CASE m.payload ->> 'news'
      WHEN 'placed' THEN coalesce(' at ' || (SELECT store_name FROM settings WHERE id = 1), '')
      WHEN 'shipped' THEN ' is on its way'
      WHEN 'cancelled' THEN ' was cancelled'
      WHEN 'revived' THEN ' is on again'
      ELSE '' END)
  FROM "orders" o WHERE m.kind = 'order-mail' AND o.id = m.payload ->> 'orderId' AND m.payload ->> 'to' IS NULL;--> statement-breakpoint
UPDATE "outbox" m SET payload = m.payload || jsonb_strip_nulls(jsonb_build_object(
    'to', coalesce(m.payload ->> 'email', (SELECT u.email FROM users u WHERE u.id::text = m.payload ->> 'userId')),
    'subject', CASE m.kind
      WHEN 'email-verification' THEN 'Confirm your email address at Rack & Rep'
      WHEN 'password-reset' THEN 'Set a new password for Rack & Rep'
      ELSE 'You are invited to run Rack & Rep' END))
  WHERE m.kind IN ('email-verification', 'password-reset', 'administrator-invitation') AND m.payload ->> 'to' IS NULL;--> statement-breakpoint
-- Made anew behind it: row by row it takes minutes.
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search" gin_trgm_ops,spans_of(created_at),numbers_in(search));
