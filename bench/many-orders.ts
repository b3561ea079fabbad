/**
 * Orders of a shop that has run for a while: names, states, products and days spread as sales are. Numbers begin behind those
 * that are there. Plain SQL, so that a million take a minute.
 */
export function manyOrders(count: number, days: number): string {
  return `
    with numbers as (
      select n, coalesce((select max(order_number) from orders), 0) + n as number, random() as state_luck,
             random() as status_luck, random() as product_luck, 1 + floor(random() * 3)::int as quantity,
             now() - random() * ${days} * interval '1 day' as at
        from generate_series(1, ${count}) n
    ), people as (
      select *, (array['Asha','Ravi','Meera','Vikram','Neha','Arvind','Joseph','Harish','Sneha','Abdul','Pooja','Ganesh',
                       'Ritu','Kiran','Farhan','Lakshmi'])[1 + n % 16] || ' ' ||
                (array['Rao','Kumar','Nair','Shinde','Bansal','Menon','Gowda','Kapoor','Rahman','Shetty','Wagh','Chawla',
                       'Joshi','Iyer','Pillai','Yadav','Gill','Deshmukh','Patil'])[1 + (n / 16) % 19] as name,
             'customer' || (n % greatest(1, ${Math.ceil(count / 3)})) || '@example.in' as email
        from numbers
    ), chosen as (
      select p.*, product.id as product_id, product.name as product_name, product.category_id, product.hsn,
             coalesce(product.sale_price, product.price) as unit_price
        from people p join (
          select *, row_number() over (order by position) - 1 as place from products where deleted_at is null
        ) product on product.place = floor(p.product_luck * p.product_luck * 50)::int
    ), placed as (
      insert into orders (id, order_number, status, payment_status, payment_method, subtotal, shipping_cost, tax_amount,
             total_amount, customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at)
      select 'GUEST-' || replace(gen_random_uuid()::text, '-', ''), number,
             case when at > now() - interval '2 days' and status_luck < 0.7 then
                    (array['PENDING','CONFIRMED','PROCESSING'])[1 + floor(status_luck * 4)::int]
                  when at > now() - interval '7 days' and status_luck < 0.6 then 'SHIPPED'
                  when status_luck > 0.95 then 'CANCELLED' else 'DELIVERED' end,
             case when status_luck > 0.97 then 'REFUNDED' when status_luck < 0.3 then 'PENDING' else 'PAID' end,
             (array['COD','ONLINE','UPI','CARD'])[1 + n % 4],
             (unit_price * quantity + 99) / 100 * 100, 0, 0, (unit_price * quantity + 99) / 100 * 100,
             name, email, '9' || lpad((n % 1000000000)::text, 9, '0'), address, address, at
        from (
          select *, jsonb_build_object('fullName', name, 'addressLine1', 'Plot ' || n || ', Station Road', 'city', 'Nashik',
                    'state', (array['Maharashtra','Karnataka','Telangana','Gujarat','Tamil Nadu','Delhi','Uttar Pradesh',
                      'Rajasthan','Kerala','Punjab','Haryana','Madhya Pradesh','Andhra Pradesh','West Bengal','Bihar','Goa',
                      'Odisha','Uttarakhand','Jharkhand','Assam'])[1 + floor(state_luck * state_luck * 20)::int],
                    'pinCode', '422001') as address
            from chosen
        ) addressed
      returning id, order_number, subtotal
    )
    insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, hsn,
           list_price, unit_price, quantity, total_price)
    select placed.id, 0, product_id, product_name, category_id, 18, hsn, placed.subtotal, placed.subtotal, 1, placed.subtotal
      from placed join chosen on chosen.number = placed.order_number`;
}
