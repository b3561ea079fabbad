/**
 * Orders of a shop that has run for a year: names, States, products and days spread as sales are, three orders to a
 * customer. Plain SQL, so that a million take a minute. What is rare is as many in a small shop as in a large one, and
 * of what is frequent even the small one has a page full: both answer alike, or their times could not be compared.
 */
const DAYS = 365;
const RARE = 10;
/** The newest, or those of two days if they are more, are not all sent yet; as many before them are on the way. */
const NOT_SENT_YET = 2400;
/** A chain of gyms places every five hundredth order. */
const CHAIN = { every: 500, name: 'Iron Halls', email: 'orders@ironhalls.example', phone: '9820053164' };

/** The later, the newer, as rows come into a table. */
export const timeOf = (number: string, of: number) =>
  `now() - (${of} - ${number} + random()) / ${of} * ${DAYS} * interval '1 day'`;

/** Orders with the numbers `from` + 1 to `to`, of `of` orders in all, with a line and two steps of their history each. */
export function manyOrders(from: number, to: number, of: number): string {
  return `
    with numbers as (
      select n as number, n::bigint * 48271 % ${customersOf(of)} as customer, random() as state_luck,
             random() as status_luck, random() as payment_luck,
             floor(power(random(), 4) * (select count(*) from products where deleted_at is null))::int as place, 1 + floor(random() * 3)::int as quantity,
             ${timeOf('n', of)} as at
        from generate_series(${from + 1}, ${to}) n
    ), people as (
      select *, case when is_chain then '${CHAIN.name}' else ${nameOf('customer', customersOf(of))} end as name,
             case when is_chain then '${CHAIN.email}' else 'customer' || customer || '@example.in' end as email,
             case when is_chain then '${CHAIN.phone}' else ${phoneOf('9', 'customer', 9)} end as phone
        from (select *, number % ${CHAIN.every} = 7 as is_chain from numbers) numbered
    ), shelf as (
      select *, row_number() over (order by position, id) - 1 as place from products where deleted_at is null
    ), chosen as (
      select p.*, product.id as product_id, product.name as product_name, product.category_id, product.hsn,
             coalesce(product.sale_price, product.price) as unit_price
        from people p join shelf product on product.place = p.place
    ), addressed as (
      select chosen.*, users.id as user_id,
             jsonb_build_object('fullName', chosen.name, 'addressLine1', 'Plot ' || number || ', Station Road', 'city', 'Nashik',
               'state', (array['Maharashtra','Karnataka','Telangana','Gujarat','Tamil Nadu','Delhi','Uttar Pradesh',
                 'Rajasthan','Kerala','Punjab','Haryana','Madhya Pradesh','Andhra Pradesh','West Bengal','Bihar','Goa',
                 'Odisha','Uttarakhand','Jharkhand','Assam'])[1 + floor(state_luck * state_luck * 20)::int],
               'pinCode', '422001') as address
        from chosen left join users on lower(users.email) = chosen.email
    ), placed as (
      insert into orders (id, order_number, user_id, status, payment_status, payment_method, subtotal, shipping_cost,
             tax_amount, total_amount, customer_name, customer_email, customer_phone, shipping_address, billing_address,
             created_at)
      select 'GUEST-' || replace(gen_random_uuid()::text, '-', ''), number, user_id,
             case when number = 4711 then 'DELIVERED'
                  when (at > now() - interval '2 days' or number > ${of - NOT_SENT_YET}) and status_luck < 0.7 then
                    (array['PENDING','CONFIRMED','PROCESSING'])[1 + floor(status_luck * 4)::int]
                  when (at > now() - interval '7 days' or number > ${of - 2 * NOT_SENT_YET}) and status_luck < 0.6 then 'SHIPPED'
                  when status_luck > 0.95 then 'CANCELLED' else 'DELIVERED' end,
             case when payment_luck > 0.97 then 'REFUNDED' when payment_luck > 0.92 then 'FAILED'
                  when payment_luck < 0.3 then 'PENDING' else 'PAID' end,
             (array['COD','ONLINE','UPI','CARD'])[1 + number % 4],
             (unit_price * quantity + 99) / 100 * 100, 0, 0, (unit_price * quantity + 99) / 100 * 100,
             name, email, phone, address, address, at
        from addressed order by number
      returning id, order_number, subtotal, status, created_at
    ), stepped as (
      insert into order_status_history (order_id, from_value, to_value, actor, at)
      select id, null, 'PENDING', 'customer', created_at from placed
      union all
      select id, 'PENDING', status, 'bench', created_at from placed where status <> 'PENDING'
    )
    insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, hsn,
           list_price, unit_price, quantity, total_price)
    select placed.id, 0, product_id, product_name, category_id, 18, hsn, placed.subtotal, placed.subtotal, 1, placed.subtotal
      from placed join chosen on chosen.number = placed.order_number`;
}

/** Digits as phones have them, of a number that nobody else has: multiplied by a power of three, no two end alike. */
export const phoneOf = (beginning: string, number: string, digits: number) =>
  `'${beginning}' || lpad((${number}::bigint * 387420489 % ${10 ** digits})::text, ${digits}, '0')`;

export const customersOf = (orders: number) => Math.ceil(orders / 3);

/** True of ten, numbered up to `of`. */
export const isRare = (number: string, of: number) => `${number} % ${Math.floor(of / RARE)} = 7`;

/** 304 names that many have, and one that hardly anybody has. */
export function nameOf(number: string, of: number): string {
  return `case when ${isRare(number, of)} then 'Quentin Venkataraghavan' else
    (array['Asha','Ravi','Meera','Vikram','Neha','Arvind','Joseph','Harish','Sneha','Abdul','Pooja','Ganesh',
           'Ritu','Kiran','Farhan','Lakshmi'])[1 + ${number} % 16] || ' ' ||
    (array['Rao','Kumar','Nair','Shinde','Bansal','Menon','Gowda','Kapoor','Rahman','Shetty','Wagh','Chawla',
           'Joshi','Iyer','Pillai','Yadav','Gill','Deshmukh','Patil'])[1 + (${number} / 16) % 19] end`;
}
