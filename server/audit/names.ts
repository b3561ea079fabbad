import { ORDER_NUMBER_PREFIX } from '../../domain/orders/order.ts';

/** `entity_id` is a text; one that is no uuid, or no number, finds no name. */
const ID = `case when a.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.entity_id::uuid end`;
const NUMBER = `case when a.entity_id ~ '^[0-9]{1,18}$' then a.entity_id::bigint end`;
const ORDER = `'${ORDER_NUMBER_PREFIX}' || o.order_number`;

/** For each kind of entity, the query of its name on the admin's screens. */
const NAME_QUERIES: Readonly<Record<string, string>> = {
  order: `select ${ORDER} from orders o where o.id = a.entity_id`,
  payment: `select ${ORDER} from payments p join orders o on o.id = p.order_id where p.id = ${ID}`,
  shipment: `select ${ORDER} from shipments s join orders o on o.id = s.order_id where s.id = ${ID}`,
  product: 'select p.name from products p where p.id = a.entity_id',
  category: 'select c.name from categories c where c.id = a.entity_id',
  stock: `select p.name || substr(a.entity_id, length(p.id) + 1) from products p where p.id = split_part(a.entity_id, ' ', 1)`,
  contact: `select c.name from contacts c where c.id = ${ID}`,
  enquiry: `select e.name from enquiries e where e.id = ${ID}`,
  review: 'select r.user_name from reviews r where r.id = a.entity_id',
  claim: `select ${ORDER} from claims c join orders o on o.id = c.order_id where c.id = ${ID}`,
  coupon: `select c.code from coupons c where c.id = ${ID}`,
  discount: `select d.name from discounts d where d.id = ${ID}`,
  mail: `select m.payload ->> 'to' from outbox m where m.id = ${NUMBER}`,
  carrier: `select c.name from carriers c where c.id = ${ID}`,
  remittance_columns: `select c.name from carriers c where c.id = ${ID}`,
  settlement: `select i.file_name from settlement_imports i where i.id = ${ID}`,
  settlement_line: `select l.reference from settlement_lines l where l.id = ${ID}
    union all select b.narration from bank_credits b where b.id = ${ID}`,
  shipping_rate: `select c.name || ', ' || r.zone from shipping_rates r join carriers c on c.id = r.carrier_id where r.id = ${ID}`,
  customer: `select coalesce((select u.name from users u where u.id = ${ID}),
                             (select c.name from customers c where guest_id(c.key) = a.entity_id))`,
  administrator: `select u.email from users u where u.id = ${ID}`,
};

const cases = Object.entries(NAME_QUERIES).map(([entity, query]) => `when '${entity}' then (${query})`);

/** The current name of the entity of an entry `a`, or, when it is deleted, the name in the entry. */
export const ENTITY_NAME = `coalesce(case a.entity ${cases.join('\n')} end,
  a.before ->> 'name', a.before ->> 'code', a.before ->> 'userName', a.before ->> 'email')`;
