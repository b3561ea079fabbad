-- Coupons, which somebody types in, and discounts, which apply by themselves. `value` is in hundredths: paise of a fixed
-- amount, hundredths of a percentage (1000 is 10 %), 0 for free shipping.

create table coupons (
  id                 uuid primary key default gen_random_uuid(),
  code               text not null,
  name               text not null,
  description        text not null default '',
  type               text not null,
  value              bigint not null,
  min_amount         bigint not null default 0,
  max_discount       bigint,
  is_active          boolean not null default true,
  -- Carried by the snapshot in every browser; the others are only known to the server.
  is_public          boolean not null default false,
  starts_at          timestamptz(3),
  ends_at            timestamptz(3),
  usage_limit        integer,
  per_customer_limit integer,
  used_count         integer not null default 0,
  version            integer not null default 1,
  created_at         timestamptz(3) not null default now(),
  updated_at         timestamptz(3) not null default now(),
  deleted_at         timestamptz(3),

  constraint coupons_type_known check (type in ('percentage', 'fixed', 'shipping')),
  constraint coupons_code_format check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
  constraint coupons_value_range
    check (case type when 'percentage' then value between 1 and 10000 when 'fixed' then value > 0 else value = 0 end),
  constraint coupons_period check (ends_at > starts_at),
  constraint coupons_limits_positive check (usage_limit > 0 and per_customer_limit > 0),
  constraint coupons_max_discount_positive check (max_discount > 0),
  constraint coupons_within_limit check (used_count <= usage_limit),
  constraint coupons_min_amount_not_negative check (min_amount >= 0),
  constraint coupons_used_count_not_negative check (used_count >= 0),
  constraint coupons_name_length check (length(name) between 1 and 120),
  constraint coupons_description_length check (length(description) between 0 and 1000)
);
create unique index coupons_code_unique on coupons (upper(code)) where deleted_at is null;
create index coupons_by_time on coupons (created_at, id) where deleted_at is null;
create trigger touch_updated_at before update on coupons for each row execute function touch_updated_at();

create table coupon_uses (
  id           bigint generated always as identity primary key,
  coupon_id    uuid not null,
  order_id     text not null,
  -- The customer's e-mail address, normalised so that letter case and `+tags` are no new customers.
  customer_key text not null,
  -- What it saved, waived shipping included.
  amount       bigint not null,
  used_at      timestamptz(3) not null default now(),
  -- The order was cancelled or never paid: the use does not count.
  returned_at  timestamptz(3),

  constraint coupon_uses_one_per_order unique (order_id),
  constraint coupon_uses_coupon_id_coupons_id_fk
    foreign key (coupon_id) references coupons on delete restrict,
  constraint coupon_uses_order_id_orders_id_fk
    foreign key (order_id) references orders on delete cascade,
  constraint coupon_uses_amount_not_negative check (amount >= 0),
  constraint coupon_uses_customer_key_length check (length(customer_key) between 1 and 254)
);
create index coupon_uses_by_customer on coupon_uses (coupon_id, customer_key) where returned_at is null;
create index coupon_uses_by_coupon on coupon_uses (coupon_id, used_at);

-- Automatic reductions of the sale price; the best one applies, a coupon comes on top.
create table discounts (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  type        text not null,
  value       bigint not null,
  scope       text not null default 'all',
  category_id text,
  product_id  text,
  -- First and last day in India, both included.
  starts_on   date,
  ends_on     date,
  is_active   boolean not null default true,
  version     integer not null default 1,
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),

  constraint discounts_category_id_categories_id_fk
    foreign key (category_id) references categories on delete cascade,
  constraint discounts_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint discounts_type_known check (type in ('percentage', 'fixed')),
  constraint discounts_scope_known check (scope in ('all', 'category', 'product')),
  constraint discounts_value_range
    check (case type when 'percentage' then value between 1 and 10000 when 'fixed' then value > 0 else value = 0 end),
  constraint discounts_period check (ends_on >= starts_on),
  constraint discounts_scope_target
    check ((scope = 'category') = (category_id is not null) and (scope = 'product') = (product_id is not null)),
  constraint discounts_name_length check (length(name) between 1 and 120)
);
create index discounts_active on discounts (starts_on, ends_on) where is_active;
create index discounts_by_category on discounts (category_id) where category_id is not null;
create index discounts_by_product on discounts (product_id) where product_id is not null;
create trigger touch_updated_at before update on discounts for each row execute function touch_updated_at();
