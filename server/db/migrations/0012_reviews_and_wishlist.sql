-- What shoppers say about products, and which of them are on their wishlists.

create table reviews (
  id         text primary key,
  product_id text not null,
  user_id    uuid,
  user_name  text not null,
  rating     integer not null,
  comment    text not null default '',
  date       date not null default current_date,
  verified   boolean not null default false,
  images     jsonb not null default '[]',
  status     text not null default 'pending',
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),

  constraint reviews_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint reviews_user_id_users_id_fk
    foreign key (user_id) references users on delete set null,
  constraint reviews_status_known check (status in ('published', 'pending', 'rejected')),
  constraint reviews_rating_range check (rating between 1 and 5),
  constraint reviews_images_is_list
    check (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
  constraint reviews_id_length check (length(id) between 1 and 64),
  constraint reviews_user_name_length check (length(user_name) between 1 and 120),
  constraint reviews_comment_length check (length(comment) between 0 and 4000)
);
create index reviews_by_product on reviews (product_id, date) where deleted_at is null;
create index reviews_by_time on reviews (created_at, id) where deleted_at is null;
create index reviews_by_status on reviews (status, created_at, id) where deleted_at is null;
create index reviews_by_text on reviews using gin (lower(user_name || ' ' || comment) gin_trgm_ops);
create unique index reviews_one_per_customer on reviews (user_id, product_id)
  where user_id is not null and deleted_at is null;

create table wishlist_items (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null,
  product_id   text not null,
  variant      text,
  variant_type text,
  created_at   timestamptz(3) not null default now(),

  constraint wishlist_items_once unique nulls not distinct (user_id, product_id, variant, variant_type),
  constraint wishlist_items_user_id_users_id_fk
    foreign key (user_id) references users on delete cascade,
  constraint wishlist_items_product_id_products_id_fk
    foreign key (product_id) references products on delete cascade,
  constraint wishlist_items_variant_type_known check (variant_type in ('weight', 'color')),
  constraint wishlist_items_variant_typed check ((variant is null) = (variant_type is null)),
  constraint wishlist_items_variant_length check (length(variant) between 1 and 130)
);
create index wishlist_items_by_product on wishlist_items (product_id);
