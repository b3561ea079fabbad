-- What an order consists of, and what became of it.

-- The product as it was sold: later edits of the catalogue do not reach an order.
create table order_items (
  id                  bigint generated always as identity primary key,
  order_id            text not null,
  position            integer not null,
  product_id          text not null,
  product_name        text not null,
  product_category    text not null,
  product_description text not null default '',
  product_image       text not null default '',
  -- The rate that the line was taxed at, which its invoice uses.
  product_gst         numeric(5,2) not null,
  product_brand       text,
  product_sku         text,
  hsn                 text not null,
  variant             text,
  variant_type        text,
  option              text,
  list_price          bigint not null,
  unit_price          bigint not null,
  quantity            integer not null,
  total_price         bigint not null,
  -- The count its units were taken from and go back to; null if it was not counted. No foreign key: a stock row that
  -- is deleted and made again has a new id, and then nothing is given back.
  stock_id            bigint,

  constraint order_items_position_unique unique (order_id, position),
  constraint order_items_order_id_orders_id_fk
    foreign key (order_id) references orders on delete cascade,
  constraint order_items_product_id_products_id_fk
    foreign key (product_id) references products on delete restrict,
  constraint order_items_variant_type_known check (variant_type in ('weight', 'color')),
  constraint order_items_variant_typed check ((variant is null) = (variant_type is null)),
  constraint order_items_option_of_weight check (option is null or variant_type is not distinct from 'weight'),
  constraint order_items_quantity_range check (quantity between 1 and 99),
  constraint order_items_total_adds_up check (total_price = unit_price * quantity),
  constraint order_items_gst_percent check (product_gst between 0 and 100),
  constraint order_items_list_price_not_negative check (list_price >= 0),
  constraint order_items_unit_price_not_negative check (unit_price >= 0),
  constraint order_items_position_not_negative check (position >= 0),
  constraint order_items_product_name_length check (length(product_name) between 1 and 200),
  constraint order_items_product_category_length check (length(product_category) between 1 and 120),
  constraint order_items_product_description_length check (length(product_description) between 0 and 20000),
  constraint order_items_product_image_length check (length(product_image) between 0 and 500),
  constraint order_items_product_brand_length check (length(product_brand) between 0 and 120),
  constraint order_items_product_sku_length check (length(product_sku) between 0 and 60),
  constraint order_items_hsn_length check (length(hsn) between 4 and 8),
  constraint order_items_variant_length check (length(variant) between 1 and 130),
  constraint order_items_option_length check (length(option) between 1 and 60)
);
create index order_items_by_product on order_items (product_id);

create table order_status_history (
  id         bigint generated always as identity primary key,
  order_id   text not null,
  field      text not null default 'status',
  from_value text,
  to_value   text not null,
  actor_id   uuid,
  -- In words, as known then: an e-mail address, `customer`, `gateway` or `system`.
  actor      text not null,
  note       text,
  at         timestamptz(3) not null default now(),

  constraint order_status_history_order_id_orders_id_fk
    foreign key (order_id) references orders on delete cascade,
  constraint order_status_history_actor_id_users_id_fk
    foreign key (actor_id) references users on delete set null,
  constraint order_status_history_field_known check (field in ('status', 'payment_status')),
  constraint order_status_history_changes check (from_value is distinct from to_value),
  constraint order_status_history_value_known
    check (to_value in (
      'PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PAID', 'FAILED', 'REFUNDED'
    )),
  constraint order_status_history_actor_length check (length(actor) between 1 and 254),
  constraint order_status_history_note_length check (length(note) between 0 and 1000)
);
create index order_status_history_by_order on order_status_history (order_id, id);

-- Checked at commit, when the order's lines are all there. The argument names the column with the order's id.
create function check_order_lines() returns trigger language plpgsql as $$
declare
  affected text := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
  expected bigint := (select subtotal from orders where id = affected);
  actual bigint := (select coalesce(sum(total_price), 0) from order_items where order_id = affected);
begin
  if expected <> actual then
    raise exception 'the lines of order % add up to % paise, its subtotal is %', affected, actual, expected
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_lines_add_up';
  end if;
  return null;
end $$;
create constraint trigger orders_lines_add_up after insert or update of subtotal on orders
  deferrable initially deferred for each row execute function check_order_lines('id');
create constraint trigger orders_lines_add_up after insert or delete or update of order_id, total_price on order_items
  deferrable initially deferred for each row execute function check_order_lines('order_id');
