import type { Pool } from 'pg';
import type { AllNeeds, Needs } from '../../contract/dashboard.ts';
import { type Holder, may, type Permission } from '../../domain/accounts/permissions.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { variantName } from '../../domain/pricing/price.ts';
import { LOW_STOCK } from '../../domain/stock/stock-level.ts';
import { CLAIM_WAITS_FOR } from '../claims/claim-rows.ts';
import { IS_MAIL } from '../mail/kinds.ts';
import { IS_WAITING } from '../messages/waiting/list.ts';
import {
  LATE_CONDITION,
  MONEY_CONDITIONS,
  REFUNDED_CONDITION,
  TO_CALL_CONDITION,
  unrefundedAmountSql,
} from '../orders/order-filter.ts';

const NAMED = 2;

/** In paise, as it is stored. */
interface MoneyRow {
  readonly count: number;
  readonly amount: number;
  readonly orders: number[] | null;
  readonly since: string | null;
}

type ClaimsRow = Pick<MoneyRow, 'count' | 'orders' | 'since'>;

interface NeedsRow {
  readonly disputed: MoneyRow;
  readonly unpaid: MoneyRow;
  readonly refunds: MoneyRow;
  readonly late: MoneyRow;
  readonly to_call: Pick<MoneyRow, 'count' | 'orders'> & { readonly due: string | null };
  readonly claims: ClaimsRow;
  readonly handed_claims: ClaimsRow;
  readonly low_stock: number;
  readonly low_items:
    | { name: string; label: string | null; parent: string | null; available: number }[]
    | null;
  readonly contacts: { count: number; since: string | null };
  readonly enquiries: { count: number; since: string | null };
  readonly reviews: number;
  readonly reviewed: string[] | null;
  readonly mails: number;
  readonly oldest_mail: { since: string; subject: string | null } | null;
  readonly to_confirm: number;
  readonly to_ship: number;
  readonly on_the_way: number;
}

const money = (condition: string, amount: string) => `(
  select jsonb_build_object('count', count(*), 'amount', coalesce(sum(o.amount), 0), 'since', min(o.created_at),
           'orders', (array_agg(o.order_number order by o.created_at, o.id))[1:${NAMED}])
    from (select o.id, o.order_number, o.created_at, ${amount} as amount
            from orders o where o.deleted_at is null and ${condition}) o)`;

const leftOfState = (state: 'COMPLETED' | 'DISPUTED') =>
  `(select sum(${unrefundedAmountSql('p')}) from payments p where p.order_id = o.id and p.state = '${state}')`;

const waiting = (table: 'contacts' | 'enquiries') => `(
  select jsonb_build_object('count', count(*), 'since', min(created_at)) from ${table} where ${IS_WAITING[table]})`;

const ordersIn = (status: string, condition = 'true') =>
  `(select count(*) from orders o where o.deleted_at is null and o.status = '${status}' and ${condition})`;

/** A refunded order waits for nobody to confirm or ship it. */
const NOT_REFUNDED = `not ${REFUNDED_CONDITION}`;

const claims = (waitsFor: keyof typeof CLAIM_WAITS_FOR) => `(
  select jsonb_build_object('count', count(*), 'since', min(c.created_at),
           'orders', (array_agg(o.order_number order by c.created_at, c.id))[1:${NAMED}])
    from claims c join orders o on o.id = c.order_id where ${CLAIM_WAITS_FOR[waitsFor]} and o.deleted_at is null)`;

const TO_CALL = `(
  select jsonb_build_object('count', count(*), 'due', min(o.call_due_at),
           'orders', (array_agg(o.order_number order by o.call_due_at, o.id))[1:${NAMED}])
    from orders o where o.deleted_at is null and ${TO_CALL_CONDITION})`;

const LOW = `from stock s join products p on p.id = s.product_id
  left join product_variants v on v.id = s.variant_id left join product_variants w on w.id = v.parent_id
  where p.deleted_at is null and s.available <= ${LOW_STOCK}`;

const GIVEN_UP = `from outbox where ${IS_MAIL} and status = 'dead'`;

/** One statement, so that all of it is of one moment. */
const NEEDS = `
  select ${money(MONEY_CONDITIONS.disputed, leftOfState('DISPUTED'))} as disputed,
         ${money(MONEY_CONDITIONS.unpaid, 'coalesce(o.advance, o.total_amount)')} as unpaid,
         ${money(MONEY_CONDITIONS['refund-owed'], leftOfState('COMPLETED'))} as refunds,
         ${money(LATE_CONDITION, '0')} as late,
         ${TO_CALL} as to_call,
         ${claims('open')} as claims, ${claims('manager')} as handed_claims,
         (select count(*) ${LOW}) as low_stock,
         (select jsonb_agg(low) from (
           select p.name, v.label, w.label as parent, s.available ${LOW}
            order by s.available, p.position, p.id, v.position limit ${NAMED}) low) as low_items,
         ${waiting('contacts')} as contacts,
         ${waiting('enquiries')} as enquiries,
         (select count(*) from reviews where deleted_at is null and status = 'pending') as reviews,
         (select array_agg(name) from (
           select p.name from reviews r join products p on p.id = r.product_id
            where r.deleted_at is null and r.status = 'pending'
            group by p.id order by min(r.created_at) limit ${NAMED}) reviewed) as reviewed,
         (select count(*) ${GIVEN_UP}) as mails,
         (select jsonb_build_object('since', created_at, 'subject', payload ->> 'subject') ${GIVEN_UP}
           order by created_at limit 1) as oldest_mail,
         ${ordersIn('PENDING', NOT_REFUNDED)} as to_confirm, ${ordersIn('CONFIRMED', NOT_REFUNDED)} as to_ship,
         ${ordersIn('SHIPPED')} as on_the_way`;

export async function readNeeds(pool: Pool): Promise<AllNeeds> {
  const { rows } = await pool.query<NeedsRow>(NEEDS);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted');
  const { contacts, enquiries, unpaid } = row;
  return {
    disputed: toMoney(row.disputed),
    unpaid: {
      count: unpaid.count,
      amount: toRupees(paise(unpaid.amount)),
      oldest: numbers(unpaid)[0] ?? null,
      since: toIso(unpaid.since),
    },
    refunds: toMoney(row.refunds),
    late: { count: row.late.count, orders: numbers(row.late) },
    toCall: { count: row.to_call.count, orders: numbers(row.to_call), due: toIso(row.to_call.due) },
    claims: toClaims(row.claims),
    handedClaims: toClaims(row.handed_claims),
    lowStock: {
      count: row.low_stock,
      items: (row.low_items ?? []).map(({ name, label, parent, available }) => ({
        name,
        variant: parent === null ? label : (variantName({ variant: parent, option: label ?? '' }) ?? label),
        available,
      })),
    },
    messages: {
      contacts: contacts.count,
      enquiries: enquiries.count,
      since: toIso([contacts.since, enquiries.since].filter((since) => since !== null).sort()[0]),
    },
    reviews: { count: row.reviews, products: row.reviewed ?? [] },
    mails: {
      count: row.mails,
      since: toIso(row.oldest_mail?.since),
      subject: row.oldest_mail?.subject ?? null,
    },
    flow: { toConfirm: row.to_confirm, toShip: row.to_ship, onTheWay: row.on_the_way },
  };
}

const NEEDED: Readonly<Record<keyof AllNeeds, Permission>> = {
  disputed: 'refund payments',
  unpaid: 'see order amounts',
  refunds: 'refund payments',
  late: 'see orders',
  toCall: 'confirm orders',
  claims: 'answer claims',
  handedClaims: 'refund payments',
  lowStock: 'change stock',
  messages: 'answer messages',
  reviews: 'moderate reviews',
  mails: 'see mail',
  flow: 'see orders',
};

/** Without what the administrator's role does not include; the sum of what is not paid is for those who see revenue. */
export function needsFor(holder: Holder | null, all: AllNeeds): Needs {
  const { amount, ...unpaid } = all.unpaid;
  const shown: AllNeeds | Needs = may(holder, 'see revenue') ? all : { ...all, unpaid };
  return Object.fromEntries(
    Object.entries(shown).filter(([part]) => isPart(part) && may(holder, NEEDED[part])),
  );
}

const isPart = (name: string): name is keyof AllNeeds => name in NEEDED;

const numbers = ({ orders }: Pick<MoneyRow, 'orders'>) =>
  (orders ?? []).map((number) => displayOrderNumber(number));

const toMoney = (row: MoneyRow) => ({
  count: row.count,
  amount: toRupees(paise(row.amount)),
  orders: numbers(row),
});

const toClaims = (row: ClaimsRow) => ({
  count: row.count,
  orders: numbers(row),
  since: toIso(row.since),
});

/** JSON has PostgreSQL's own writing of a moment. */
const toIso = (moment: string | null | undefined): string | null =>
  moment === null || moment === undefined ? null : new Date(moment).toISOString();
