-- The boxes that a product leaves in: a list of lengthCm, widthCm, heightCm and weightKg. A variant's own count instead.
alter table products
  add column boxes jsonb not null default '[]',
  add constraint products_boxes_is_list
    check (case jsonb_typeof(boxes) when 'array' then jsonb_array_length(boxes) <= 20 else false end);
alter table product_variants
  add column boxes jsonb,
  add constraint product_variants_boxes_is_list
    check (case jsonb_typeof(boxes) when 'array' then jsonb_array_length(boxes) between 1 and 20 else boxes is null end);
