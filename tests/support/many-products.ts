/**
 * So many more products, `bench-1` and on. Each has a real one's category, pictures, details and variants, but a name of two and
 * words of all, so that they compress and are found as different products are.
 */
export const manyProducts = (count: number, from = 1): string => `
  with real as materialized (
    select *, row_number() over (order by position, id) - 1 as place, count(*) over () as of
      from products where deleted_at is null and id not like 'bench-%'
  ), words as materialized (
    select array_agg(distinct word order by word) as list
      from real, regexp_split_to_table(description, '\\s+') word
  )
  insert into products (id, slug, name, category_id, product_code, shipping_weight, price, sale_price, images, description,
         short_description, specifications, featured, best_seller, is_new, rating, review_count, details, gst, position, created_at)
  select 'bench-' || n, 'bench-' || n,
         regexp_replace(a.name, '^((\\S+\\s+){1,3}).*$', '\\1') || regexp_replace(b.name, '^.*?((\\S+\\s*){1,2})$', '\\1') || ' ' || n,
         a.category_id, 'B-' || n, a.shipping_weight, a.price + n * 100, a.sale_price, a.images,
         split_part(a.description, '. ', 1) || '. ' || (
           select string_agg(list[1 + abs(hashint8(n * 100 + i) % cardinality(list))], ' ')
             from words, generate_series(1, 30 + n % 40) i) || '. ' || split_part(b.description, '. ', 2),
         a.short_description, a.specifications, n % 40 = 7, n % 50 = 9, n % 60 = 11, (n * 7 % 41) / 10.0 + 1, n * 13 % 90, a.details,
         a.gst, 1000 + n, now() - n * interval '1 hour'
    from generate_series(${from}, ${count}) n
    join real a on a.place = n % a.of
    join real b on b.place = (n * 7 + n / b.of) % b.of;
  insert into product_variants (product_id, kind, label, price, sale_price, in_stock, shipping_weight, product_code, position)
  select 'bench-' || n, v.kind, v.label, v.price + n * 100, v.sale_price, v.in_stock, v.shipping_weight,
         v.product_code || '-' || n, v.position
    from generate_series(${from}, ${count}) n
    join (select *, row_number() over (order by position, id) - 1 as place, count(*) over () as of
            from products where deleted_at is null and id not like 'bench-%') a on a.place = n % a.of
    join product_variants v on v.product_id = a.id and v.parent_id is null`;
