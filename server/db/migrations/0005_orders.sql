-- Orders as they were placed: later edits of the catalogue or of an account do not reach them.

create table orders (
  -- At least 128 random bits; short enough that a payment attempt may add to it (63 characters at PhonePe).
  id               text primary key,
  order_number     bigint not null,
  user_id          uuid,
  status           text not null default 'PENDING',
  payment_status   text not null default 'PENDING',
  payment_method   text not null default 'COD',
  subtotal         bigint not null,
  shipping_cost    bigint not null,
  tax_amount       bigint not null,
  cgst             bigint not null default 0,
  sgst             bigint not null default 0,
  igst             bigint not null default 0,
  discount_amount  bigint not null default 0,
  round_off        bigint not null default 0,
  total_amount     bigint not null,
  -- The part that is paid online now, with the rest in cash at the door; fixed when the order is placed. Null for all
  -- other orders.
  advance          bigint,
  -- Until the advance has come through the payment service. Says nothing of an order that is paid in full or cancelled.
  awaits_advance   boolean not null default false,
  coupon_code      text,
  shipping_method  text not null default 'standard',
  customer_name    text not null,
  customer_email   text not null,
  customer_phone   text not null default '',
  shipping_address jsonb not null,
  billing_address  jsonb not null,
  -- Asked for heavy goods: 0 is the ground floor.
  floor            smallint,
  has_lift         boolean,
  -- When it is promised to arrive: days of the calendar in India, fixed when the order is placed.
  promise_first    date,
  promise_last     date,
  tracking_id      text,
  notes            text not null default '',
  admin_notes      text not null default '',
  -- Whether its goods are taken from the counted stock now: changed exactly once per cancelling or reviving.
  stock_held       boolean not null default false,
  -- Until when an unpaid online order keeps its goods.
  payment_due_at   timestamptz(3),
  -- Until when a large cash order keeps its goods unless the shop has confirmed it by a call.
  call_due_at      timestamptz(3),
  -- Until when a cash order keeps its goods unless the customer confirms it by a link; null once nobody waits for that.
  confirm_by       timestamptz(3),
  -- When the customer is asked once more; null once that is done.
  ask_again_at     timestamptz(3),
  confirmed_at     timestamptz(3),
  confirmed_via    text,
  -- Paid in test mode, where no money moves. Never reset, whatever becomes of the order.
  test_payment     boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now(),
  deleted_at       timestamptz(3),
  -- What lists search, word by word.
  search_text      text not null
    generated always as (lower(customer_name || ' ' || coalesce(shipping_address ->> 'city', ''))) stored,

  constraint orders_number_unique unique (order_number),
  constraint orders_user_id_users_id_fk
    foreign key (user_id) references users on delete set null,
  constraint orders_status_known
    check (status in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  constraint orders_payment_status_known check (payment_status in ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  constraint orders_payment_method_known check (payment_method in ('COD', 'ONLINE', 'UPI', 'CARD')),
  constraint orders_shipping_method_known check (shipping_method in ('standard', 'express')),
  constraint orders_id_format check (id ~ '^[A-Za-z0-9_-]{22,56}$'),
  constraint orders_number_positive check (order_number > 0),
  constraint orders_total_adds_up
    check (total_amount = subtotal + shipping_cost + tax_amount - discount_amount + round_off),
  constraint orders_tax_adds_up check (tax_amount = cgst + sgst + igst),
  constraint orders_one_kind_of_tax check (igst = 0 or (cgst = 0 and sgst = 0)),
  constraint orders_tax_halves_equal check (abs(cgst - sgst) <= 1),
  constraint orders_whole_rupees check (total_amount % 100 = 0 and round_off between -49 and 50),
  constraint orders_advance_within_total check (advance between 100 and total_amount and advance % 100 = 0),
  constraint orders_advance_is_cash check (advance is null or payment_method = 'COD'),
  constraint orders_awaited_advance check (not awaits_advance or advance is not null),
  constraint orders_promise_range
    check ((promise_first is null) = (promise_last is null) and promise_last >= promise_first),
  constraint orders_floor_range check (floor between 0 and 99),
  constraint orders_confirmed_via_known check (confirmed_via in ('link', 'phone')),
  constraint orders_confirmed_somehow check ((confirmed_at is null) = (confirmed_via is null)),
  constraint orders_confirmed_once check (confirmed_at is null or confirm_by is null),
  constraint orders_asked_again_in_time check (ask_again_at < confirm_by),
  constraint orders_shipping_address_pincode
    check (coalesce(shipping_address ->> 'pinCode', shipping_address ->> 'pincode', '') ~ '^[1-9][0-9]{5}$'),
  constraint orders_billing_address_pincode
    check (coalesce(billing_address ->> 'pinCode', billing_address ->> 'pincode', '') ~ '^[1-9][0-9]{5}$'),
  constraint orders_customer_email_format
    check (length(customer_email) <= 254 and customer_email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint orders_shipping_address_is_object check (jsonb_typeof(shipping_address) = 'object'),
  constraint orders_billing_address_is_object check (jsonb_typeof(billing_address) = 'object'),
  constraint orders_subtotal_not_negative check (subtotal >= 0),
  constraint orders_shipping_cost_not_negative check (shipping_cost >= 0),
  constraint orders_tax_amount_not_negative check (tax_amount >= 0),
  constraint orders_cgst_not_negative check (cgst >= 0),
  constraint orders_sgst_not_negative check (sgst >= 0),
  constraint orders_igst_not_negative check (igst >= 0),
  constraint orders_discount_amount_not_negative check (discount_amount >= 0),
  constraint orders_total_amount_not_negative check (total_amount >= 0),
  constraint orders_coupon_code_length check (length(coupon_code) between 1 and 40),
  constraint orders_customer_name_length check (length(customer_name) between 1 and 200),
  constraint orders_customer_phone_length check (length(customer_phone) between 0 and 30),
  constraint orders_tracking_id_length check (length(tracking_id) between 1 and 100),
  constraint orders_notes_length check (length(notes) between 0 and 2000),
  constraint orders_admin_notes_length check (length(admin_notes) between 0 and 5000)
);

-- The statuses in the order in which an order goes through them.
create function order_step(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'], status);

-- An order counts as a sale once it is paid, or while its cash is still to come: an online order or an advance that
-- nobody has paid brings no money.
create function brings_money(status text, payment_status text, payment_method text, awaits_advance boolean)
  returns boolean language sql immutable parallel safe
  return status <> 'CANCELLED'
    and (payment_status = 'PAID' or (payment_status = 'PENDING' and payment_method = 'COD' and not awaits_advance));

-- The included columns let a frequent word be searched for, and each status be counted, without reading the orders.
create index orders_by_time on orders (created_at, id) include (search_text) where deleted_at is null;
create index orders_by_status on orders (status, created_at, id)
  include (payment_status, payment_method, search_text) where deleted_at is null;
create index orders_by_payment on orders (payment_status, created_at, id)
  include (status, payment_method) where deleted_at is null;
create index orders_by_user on orders (user_id, created_at, id);
create index orders_by_customer on orders (lower(customer_name), created_at, id) where deleted_at is null;
create index orders_by_total on orders (total_amount, created_at, id) where deleted_at is null;
create index orders_by_step on orders (order_step(status), created_at, id) where deleted_at is null;
-- The latest order of somebody is the last of theirs in the index.
create index orders_by_email on orders (lower(customer_email) text_pattern_ops, created_at, id);
create index orders_by_phone on orders (phone_digits(customer_phone) text_pattern_ops);
create index orders_by_phone_end on orders (reverse(phone_digits(customer_phone)) text_pattern_ops);
create index orders_by_search_text on orders using gin (search_text gin_trgm_ops);
create index orders_by_tracking_part on orders using gin (lower(tracking_id) gin_trgm_ops) where tracking_id is not null;
-- What waits for an administrator. Without its advance an order is like an online order that nobody has paid.
create index orders_unpaid on orders (created_at, id)
  where (payment_method <> 'COD' or awaits_advance) and payment_status in ('PENDING', 'FAILED')
    and status <> 'CANCELLED' and deleted_at is null;
create index orders_to_refund on orders (created_at, id)
  where status = 'CANCELLED' and (payment_status = 'PAID' or advance is not null) and deleted_at is null;
-- What the shop's jobs look for.
create index orders_payment_due on orders (payment_due_at)
  where payment_status in ('PENDING', 'FAILED') and status = 'PENDING' and payment_due_at is not null;
create index orders_call_due on orders (call_due_at) where status = 'PENDING' and call_due_at is not null;
create index orders_confirm_by on orders (confirm_by) where status = 'PENDING' and confirm_by is not null;
create index orders_ask_again on orders (ask_again_at) where status = 'PENDING' and ask_again_at is not null;
create index orders_by_change on orders (updated_at);
create trigger touch_updated_at before update on orders for each row execute function touch_updated_at();

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
  -- Of one unit, as it was sold; null where the product had no plain weight.
  weight_grams        integer,
  hsn                 text not null,
  variant             text,
  variant_type        text,
  option              text,
  list_price          bigint not null,
  unit_price          bigint not null,
  quantity            integer not null,
  total_price         bigint not null,
  -- Pieces in refunds that have not failed.
  refunded            integer not null default 0,
  -- Pieces that went back to their count before the order itself returns the rest.
  restocked           integer not null default 0,
  -- The count its units were taken from and go back to; null if it was not counted. No foreign key: a stock row that
  -- is deleted and made again has a new id, and then nothing goes back.
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
  constraint order_items_refunded_range check (refunded between 0 and quantity),
  constraint order_items_restocked_range check (restocked between 0 and quantity),
  constraint order_items_weight_positive check (weight_grams between 1 and 10000000),
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
create index order_items_by_sku on order_items (lower(product_sku) text_pattern_ops);

create table order_status_history (
  id         bigint generated always as identity primary key,
  order_id   text not null,
  field      text not null default 'status',
  from_value text,
  to_value   text not null,
  actor_id   uuid,
  -- As known then: an e-mail address, `customer`, `gateway` or `system`.
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

-- The outcome of each call about an order that waits for one, or for its customer's confirmation.
create table order_calls (
  id       bigint generated always as identity primary key,
  order_id text not null,
  outcome  text not null,
  -- What was said.
  note     text not null default '',
  again_at timestamptz(3),
  actor_id uuid,
  -- The e-mail address at the time, which outlives the account.
  actor    text not null,
  at       timestamptz(3) not null,

  constraint order_calls_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade,
  constraint order_calls_actor_id_users_id_fk foreign key (actor_id) references users on delete set null,
  constraint order_calls_outcome_known check (outcome in ('reached', 'not_reached', 'call_again')),
  constraint order_calls_again_has_time check ((outcome = 'call_again') = (again_at is not null)),
  constraint order_calls_note_length check (length(note) <= 500),
  constraint order_calls_actor_length check (length(actor) between 1 and 254)
);
create index order_calls_by_order on order_calls (order_id, id);
create index order_calls_by_actor on order_calls (actor_id) where actor_id is not null;

-- The outcome of a cash order, as far as it counts for further ones of the same phone or address (domain/orders/cash-score.ts).
create table cash_marks (
  order_id text primary key,
  kind     text not null,
  -- The last ten digits.
  phone    text not null,
  -- The pincode and the first line without anything but letters and digits.
  address  text not null,
  at       timestamptz(3) not null,

  constraint cash_marks_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade,
  constraint cash_marks_kind_known check (kind in ('returned', 'lapsed', 'cancelled', 'delivered'))
);
create index cash_marks_by_phone on cash_marks (phone, at);
create index cash_marks_by_address on cash_marks (address, at);

-- Phones that get cash orders whatever their marks say.
create table cash_allowances (
  phone      text primary key,
  allowed_by uuid,
  at         timestamptz(3) not null default now(),

  constraint cash_allowances_allowed_by_users_id_fk foreign key (allowed_by) references users on delete set null,
  constraint cash_allowances_phone_format check (phone ~ '^[0-9]{4,10}$')
);

-- CGST and SGST of what is sold are equal to the paisa. This is no check of every row: an order from before this rule may
-- differ by one, and can still be changed and restored from a back-up.
create function refuse_unequal_halves() returns trigger language plpgsql as $$
begin
  raise exception 'CGST and SGST differ in % of %', tg_table_name, new.id
    using errcode = 'check_violation', table = tg_table_name, constraint = tg_name;
end $$;
create trigger orders_halves_equal after insert or update of cgst, sgst on orders for each row
  when (new.cgst <> new.sgst) execute function refuse_unequal_halves();
