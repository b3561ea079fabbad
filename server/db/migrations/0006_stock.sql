-- How many there are of what is counted.

-- A product or variant without a row is not counted and follows its `in_stock`.
create table stock (
  id         bigint generated always as identity primary key,
  product_id text not null,
  variant_id bigint,
  available  bigint not null,
  version    integer not null default 1,
  updated_at timestamptz(3) not null default now(),

  constraint stock_one_per_item unique nulls not distinct (product_id, variant_id),
  constraint stock_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint stock_variant_of_same_product
    foreign key (variant_id, product_id) references product_variants (id, product_id) on delete cascade,
  constraint stock_available_not_negative check (available >= 0)
);
create index stock_by_variant on stock (variant_id);
create trigger touch_updated_at before update on stock for each row execute function touch_updated_at();

-- Why a count changed. It names the item itself, so that it outlives the stock row. `claim`: goods that replace claimed ones
-- leave, and claimed ones may come back; both name the order.
create table stock_movements (
  id         bigint generated always as identity primary key,
  product_id text not null,
  variant_id bigint,
  delta      bigint not null,
  reason     text not null,
  order_id   text,
  actor_id   uuid,
  note       text,
  created_at timestamptz(3) not null default now(),

  constraint stock_movements_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint stock_movements_variant_id_product_variants_id_fk
    foreign key (variant_id) references product_variants on delete set null,
  constraint stock_movements_order_id_orders_id_fk
    foreign key (order_id) references orders on delete restrict,
  constraint stock_movements_actor_id_users_id_fk
    foreign key (actor_id) references users on delete set null,
  constraint stock_movements_reason_known check (reason in ('order', 'return', 'adjustment', 'claim')),
  constraint stock_movements_direction
    check (delta <> 0 and (reason <> 'order' or delta < 0) and (reason <> 'return' or delta > 0)),
  constraint stock_movements_order_named check (reason = 'adjustment' or order_id is not null),
  constraint stock_movements_note_length check (length(note) between 0 and 500)
);
create index stock_movements_by_product on stock_movements (product_id, created_at);
create index stock_movements_by_variant on stock_movements (variant_id) where variant_id is not null;
create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;

-- Who is waiting for something that is sold out.
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
-- Asking twice waits once. After the mail one may ask again.
create unique index stock_alerts_one_open on stock_alerts (product_id, variant, lower(email)) nulls not distinct
  where told_at is null;
create index stock_alerts_by_asking on stock_alerts (asked_at, id);
