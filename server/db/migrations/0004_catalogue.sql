-- What the shop sells.

create table categories (
  id          text primary key,
  name        text not null,
  slug        text not null,
  description text not null default '',
  image       text not null default '',
  -- What the picture shows, for people who do not see it.
  image_alt   text not null default '',
  is_active   boolean not null default true,
  position    integer not null default 0,
  version     integer not null default 1,
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),
  deleted_at  timestamptz(3),

  constraint categories_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint categories_id_length check (length(id) between 1 and 64),
  constraint categories_name_length check (length(name) between 1 and 120),
  constraint categories_slug_length check (length(slug) between 1 and 120),
  constraint categories_description_length check (length(description) between 0 and 4000),
  constraint categories_image_length check (length(image) between 0 and 500),
  constraint categories_image_alt_length check (length(image_alt) between 0 and 200)
);
-- A hidden category does not keep its address from a new one.
create unique index categories_slug_unique on categories (slug) where deleted_at is null;
create trigger touch_updated_at before update on categories for each row execute function touch_updated_at();

create table products (
  id                text primary key,
  slug              text not null,
  name              text not null,
  category_id       text not null,
  product_code      text not null default '',
  shipping_weight   text,
  -- The boxes that it leaves in: a list of lengthCm, widthCm, heightCm and weightKg. A variant's own count instead.
  boxes             jsonb default '[]',
  price             bigint not null,
  sale_price        bigint,
  price_range       text,
  images            jsonb not null default '[]',
  description       text not null default '',
  short_description text not null default '',
  -- JSON whose keys stay in the order in which somebody wrote them, which jsonb forgets; unlike json it compares.
  specifications    text not null default '{}',
  in_stock          boolean not null default true,
  featured          boolean not null default false,
  best_seller       boolean not null default false,
  is_new            boolean not null default false,
  rating            numeric(2,1) not null default 0,
  review_count      integer not null default 0,
  -- What only some products have: shown as it is, never searched or computed with.
  details           jsonb not null default '{}',
  offer             jsonb,
  -- The product's own rate in percent; null: the store's counts.
  gst               numeric(5,2),
  hsn               text not null default '95069190',
  position          integer not null default 0,
  -- Of the catalogue's entry that it was filled with; null: an administrator's own product.
  seeded_hash       text,
  version           integer not null default 1,
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz(3) not null default now(),
  deleted_at        timestamptz(3),

  constraint products_category_id_categories_id_fk
    foreign key (category_id) references categories on delete restrict,
  constraint products_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint products_sale_below_list check (price > 0 and sale_price > 0 and sale_price < price),
  constraint products_rating_range check (rating between 0 and 5),
  constraint products_gst_percent check (gst between 0 and 100),
  constraint products_hsn_format check (hsn ~ '^([0-9]{2}){2,4}$'),
  constraint products_images_is_list
    check (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
  constraint products_boxes_is_list
    check (case jsonb_typeof(boxes) when 'array' then jsonb_array_length(boxes) <= 20 else boxes is null end),
  constraint products_specifications_is_object check (json_typeof(specifications::json) = 'object'),
  constraint products_details_is_object check (jsonb_typeof(details) = 'object'),
  constraint products_offer_is_object check (jsonb_typeof(offer) = 'object'),
  constraint products_review_count_not_negative check (review_count >= 0),
  constraint products_id_length check (length(id) between 1 and 64),
  constraint products_slug_length check (length(slug) between 1 and 200),
  constraint products_name_length check (length(name) between 1 and 200),
  constraint products_product_code_length check (length(product_code) between 0 and 60),
  constraint products_shipping_weight_length check (length(shipping_weight) between 1 and 60),
  constraint products_price_range_length check (length(price_range) between 1 and 120),
  constraint products_description_length check (length(description) between 0 and 20000),
  constraint products_short_description_length check (length(short_description) between 0 and 2000)
);
create unique index products_slug_unique on products (slug) where deleted_at is null;
create index products_by_category on products (category_id, position) where deleted_at is null;
create index products_featured on products (position) where featured and deleted_at is null;
create trigger touch_updated_at before update on products for each row execute function touch_updated_at();
-- Which products a list has, and whether one of them was changed, is read from this index alone: the rows are wide.
create index products_by_position on products (position, id)
  include (version, category_id, name, product_code) where deleted_at is null;

-- A weight or a colour of a product; with a parent, an option of that weight.
create table product_variants (
  id              bigint generated always as identity primary key,
  product_id      text not null,
  kind            text not null,
  label           text not null,
  parent_id       bigint,
  price           bigint,
  sale_price      bigint,
  in_stock        boolean not null default true,
  shipping_weight text,
  boxes           jsonb,
  product_code    text,
  images          jsonb,
  position        integer not null default 0,

  constraint product_variants_label_unique unique nulls not distinct (product_id, kind, parent_id, label),
  -- The other end of the keys that hold a variant to its own product.
  constraint product_variants_of_product unique (id, product_id),
  constraint product_variants_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint product_variants_parent_of_same_product
    foreign key (parent_id, product_id) references product_variants (id, product_id) on delete cascade,
  constraint product_variants_kind_known check (kind in ('weight', 'color')),
  constraint product_variants_options_of_weight check (parent_id is null or kind = 'weight'),
  constraint product_variants_not_own_parent check (parent_id <> id),
  constraint product_variants_sale_below_list check (price > 0 and sale_price > 0 and sale_price < price),
  constraint product_variants_images_is_list
    check (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
  constraint product_variants_boxes_is_list
    check (case jsonb_typeof(boxes) when 'array' then jsonb_array_length(boxes) between 1 and 20 else boxes is null end),
  constraint product_variants_label_length check (length(label) between 1 and 60),
  constraint product_variants_shipping_weight_length check (length(shipping_weight) between 1 and 60),
  constraint product_variants_product_code_length check (length(product_code) between 0 and 60)
);

-- An uploaded picture in each of its widths, as WebP and AVIF. The name begins with a hash of the picture's files and
-- says its size, so a name always has the same content.
create table picture_files (
  name    text primary key,
  content bytea not null,
  -- When it was last uploaded: the same picture uploaded again is new again.
  made_at timestamptz(3) not null default now(),

  constraint picture_files_name_form
    check (name ~ '^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}(-(400|800))?\.(webp|avif)$'),
  constraint picture_files_content_length check (octet_length(content) between 1 and 50000000)
);
-- Pictures are compressed already.
alter table picture_files alter column content set storage external;
create index picture_files_by_time on picture_files (made_at);
