-- Who wants to know when something that is sold out is there again.

create table stock_alerts (
  id         bigint generated always as identity primary key,
  product_id text not null,
  -- As an order names it, such as `25 kg set / Chrome rod`; null: the product itself.
  variant    text,
  email      text not null,
  asked_at   timestamptz(3) not null default now(),
  -- Set in the transaction that queues the mail.
  told_at    timestamptz(3),

  constraint stock_alerts_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint stock_alerts_told_after_asking check (told_at >= asked_at),
  constraint stock_alerts_variant_length check (length(variant) between 1 and 200),
  constraint stock_alerts_email_length check (length(email) between 3 and 254)
);
-- Whoever asks twice waits once. Once told, one may ask again.
create unique index stock_alerts_one_open on stock_alerts (product_id, variant, lower(email)) nulls not distinct
  where told_at is null;
create index stock_alerts_by_asking on stock_alerts (asked_at, id);
