import { customersOf, isRare, nameOf, phoneOf, timeOf } from './many-orders.ts';

/** What else a shop of so many orders has. */

const words = (number: string, of: number) => `
  'I would like to know whether the ' ||
  (array['power rack','bumper plate set','olympic bar','adjustable bench','kettlebell','rubber floor'])[1 + ${number} % 6] ||
  ' is in stock and how long the delivery to ' ||
  (array['Pune','Nashik','Kochi','Jaipur','Surat','Bhopal','Ranchi'])[1 + ${number} % 7] ||
  ' takes. We are a gym of ' || ${number} % 90 || ' members and train every day.' ||
  case when ${isRare(number, of)} then ' Do you sell a trampoline?' else '' end`;

export function manyAccounts(count: number): string {
  return `insert into users (name, email, phone, role, password_hash, created_at)
    select ${nameOf('n', count)}, 'customer' || n || '@example.in', ${phoneOf('9', 'n', 9)}, 'USER', repeat('x', 40), ${timeOf('n', count)}
      from generate_series(1, ${count}) n`;
}

export function manyProducts(count: number): string {
  return `insert into products (id, slug, name, category_id, product_code, price, sale_price, images, description,
           short_description, position)
    select 'bench-' || n, 'bench-' || n, like_it.name || ' ' || n, like_it.category_id, 'B-' || n, like_it.price,
           like_it.sale_price, like_it.images, like_it.description, like_it.short_description, 1000 + n
      from generate_series(1, ${count}) n join (
        select *, row_number() over (order by position, id) - 1 as place from products where deleted_at is null
      ) like_it on like_it.place = n % (select count(*) from products where deleted_at is null)`;
}

/** Every product is counted; one in fifty runs out. */
export function manyCounts(): string {
  return `insert into stock (product_id, available)
    select id, case when row_number() over (order by id) % 50 = 0 then 2 else 500 end from products
    on conflict do nothing`;
}

export function manyContacts(count: number): string {
  return `insert into contacts (name, email, phone, subject, message, status, type, created_at)
    select ${nameOf('n', count)}, 'writer' || n || '@example.in', ${phoneOf('98', 'n', 8)}, 'A question about delivery ' || n,
           ${words('n', count)}, case when random() < 0.01 then 'NEW' else (array['READ','REPLIED','RESPONDED','CLOSED'])[1 + n % 4] end,
           (array['GENERAL','SUPPORT','SALES','FEEDBACK','COMPLAINT','OTHER'])[1 + n % 6], ${timeOf('n', count)}
      from generate_series(1, ${count}) n`;
}

export function manyEnquiries(count: number): string {
  return `insert into enquiries (name, email, phone, subject, message, status, type, product_id, created_at)
    select ${nameOf('n', count)}, 'asker' || n || '@example.in', ${phoneOf('97', 'n', 8)}, 'About a product ' || n,
           ${words('n', count)}, case when random() < 0.01 then 'new' else (array['read','replied','closed'])[1 + n % 3] end,
           (array['GENERAL','ORDER_INQUIRY','SALES'])[1 + n % 3], case when n % 2 = 0 then '1' end, ${timeOf('n', count)}
      from generate_series(1, ${count}) n`;
}

/** A page full, of the first product. */
const REVIEWS_OF_ONE = 25;

export function manyReviews(count: number): string {
  return `insert into reviews (id, product_id, user_name, rating, comment, status, created_at)
    select 'bench-' || n, shelf.id, ${nameOf('n', count)}, 1 + n % 5, ${words('n', count)},
           case when n % ${Math.floor(count / 40)} = 0 then 'pending' when n % 20 = 0 then 'rejected' else 'published' end,
           ${timeOf('n', count)}
      from generate_series(1, ${count}) n join (
        select id, row_number() over (order by position, id) - 1 as place from products where deleted_at is null
      ) shelf on shelf.place = case when n <= ${REVIEWS_OF_ONE} then 0
                                   else n % (select count(*) from products where deleted_at is null) end`;
}

/** So that all have as many digits, and none begins with another. */
const FIRST_NUMBER = 1_000_000;
/** As far apart as many or few take up the same numbers: what begins with 10 is as many of them, and as old. */
const apartOf = (count: number) => Math.max(1, Math.floor(500_000 / count));

/** Of the last weeks: after ninety days sent mails are forgotten. */
export function manyMails(count: number): string {
  return `insert into outbox (kind, payload, dedupe_key, status, attempts, created_at, sent_at)
    select 'mail', jsonb_build_object('to', 'customer' || n % ${customersOf(count)} || '@example.in',
             'subject', 'Your order RR-' || ${FIRST_NUMBER} + n * ${apartOf(count)}, 'orderId', 'GUEST-' || n, 'text', ${words('n', count)}),
           'bench-' || n, case when is_sent then 'sent' else 'dead' end, 1, at, case when is_sent then at end
      from (select n, n % ${Math.floor(count / 100)} <> 0 as is_sent, ${timeOf(`(n + ${count * 4})`, count * 5)} as at
              from generate_series(1, ${count}) n) mails`;
}

export function manyNotes(count: number): string {
  return `insert into audit_log (at, actor_id, actor, action, entity, entity_id, before, after)
    select ${timeOf('n', count)}, (select id from users where role = 'ADMIN' order by created_at limit 1), 'bench@rackandrep.example', 'update',
           (array['order','order','order','order','product','contact','enquiry','review'])[1 + n % 8], n::text,
           '{"status":"PENDING"}', '{"status":"CONFIRMED"}'
      from generate_series(1, ${count}) n`;
}

export function manyCoupons(count: number): string {
  return `insert into coupons (code, name, description, type, value, created_at, ends_at)
    select 'BENCH' || n, 'Ten percent off ' || n, 'For members of gym ' || n, 'percentage', 1000, ${timeOf('n', count)},
           case when n % 3 = 0 then now() - interval '1 hour' end
      from generate_series(1, ${count}) n`;
}

/** One order in ten has used a coupon, every second of them the same one. */
export function manyUses(): string {
  return `insert into coupon_uses (coupon_id, order_id, customer_key, amount, used_at)
    select coupon.id, o.id, lower(o.customer_email), 50000, o.created_at
      from orders o join (
        select id, row_number() over (order by code) - 1 as place from coupons
      ) coupon on coupon.place = case when o.order_number % 20 = 0 then 0
                                      else o.order_number % (select count(*) from coupons) end
     where o.order_number % 10 = 0`;
}

/** What has left has a parcel with two steps, and the goods were counted off. */
export function manyParcels(): string {
  const tracking = phoneOf('BC', 'o.order_number', 10);
  return `insert into shipping_partners (name, tracking_url)
      values ('Bench Carriers', 'https://carrier.example/t?n={tracking}'), ('Other Carriers', '');
    insert into shipments (order_id, partner_id, tracking_number, search, status, weight_grams, cost, shipped_at, delivered_at, created_at)
      select o.id, partner.id, ${tracking}, parcel_search(${tracking}, o.search),
             case o.status when 'SHIPPED' then 'IN_TRANSIT' else 'DELIVERED' end, 20000, 45000, o.created_at + interval '1 day',
             case o.status when 'DELIVERED' then o.created_at + interval '4 days' end, o.created_at + interval '1 day'
        from orders o join shipping_partners partner
          on partner.name = case when o.order_number % 10 = 0 then 'Other Carriers' else 'Bench Carriers' end
       where o.status in ('SHIPPED', 'DELIVERED') order by o.created_at;
    insert into shipment_events (shipment_id, status, at)
      select id, 'PICKED_UP', created_at from shipments union all select id, status, created_at from shipments;
    insert into stock_movements (product_id, delta, reason, order_id, created_at)
      select i.product_id, -1, 'order', o.id, o.created_at from orders o join order_items i on i.order_id = o.id`;
}
