-- Orders, as they were placed: later edits of the catalogue or of an account do not reach them.

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
  coupon_code      text,
  shipping_method  text not null default 'standard',
  customer_name    text not null,
  customer_email   text not null,
  customer_phone   text not null default '',
  shipping_address jsonb not null,
  billing_address  jsonb not null,
  tracking_id      text,
  notes            text not null default '',
  admin_notes      text not null default '',
  -- Whether its goods are taken from the counted stock now: turned exactly once per cancelling or reviving.
  stock_held       boolean not null default false,
  -- Until when an unpaid online order keeps its goods.
  payment_due_at   timestamptz(3),
  -- Until when a large cash order keeps its goods unless the shop has confirmed it by a call.
  call_due_at      timestamptz(3),
  -- Paid in test mode, where no money moves. Stays for ever, whatever becomes of the order.
  test_payment     boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now(),
  deleted_at       timestamptz(3),

  constraint orders_number_unique unique (order_number),
  -- The other end of the key that holds a payment to exactly this amount.
  constraint orders_payable unique (id, total_amount),
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
-- The included columns let a frequent name be searched for, and each status be counted, without reading the orders.
create index orders_by_time on orders (created_at, id)
  include (customer_name) where deleted_at is null;
create index orders_by_status on orders (status, created_at, id)
  include (payment_status, payment_method, customer_name) where deleted_at is null;
create index orders_by_payment on orders (payment_status, created_at, id)
  include (status, payment_method) where deleted_at is null;
create index orders_by_user on orders (user_id, created_at, id);
-- The latest order of somebody is the last of theirs in the index.
create index orders_by_email on orders (lower(customer_email) text_pattern_ops, created_at, id);
create index orders_by_phone on orders (phone_digits(customer_phone) text_pattern_ops);
create index orders_by_phone_end on orders (reverse(phone_digits(customer_phone)) text_pattern_ops);
create index orders_by_name on orders using gin (lower(customer_name) gin_trgm_ops);
create index orders_payment_due on orders (payment_due_at)
  where payment_status in ('PENDING', 'FAILED') and status = 'PENDING' and payment_due_at is not null;
create index orders_call_due on orders (call_due_at) where status = 'PENDING' and call_due_at is not null;
create trigger touch_updated_at before update on orders for each row execute function touch_updated_at();
