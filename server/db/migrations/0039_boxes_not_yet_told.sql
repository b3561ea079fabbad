-- Null: nobody has said yet in which boxes it leaves. At the next start our products get those of the catalogue, and
-- all others none, so that boxes that somebody takes away later stay away.
alter table products drop column boxes;
alter table products add column boxes jsonb;
alter table products
  alter column boxes set default '[]',
  add constraint products_boxes_is_list
    check (case jsonb_typeof(boxes) when 'array' then jsonb_array_length(boxes) <= 20 else boxes is null end);
