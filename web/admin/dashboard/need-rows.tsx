import type { ReactNode } from 'react';
import type { AllNeeds, Needs } from '../../../contract/dashboard.ts';
import { variantText } from '../../../domain/catalogue/variant-text.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatCount, formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';

export interface NeedRow {
  /** Red waits for a decision about money, amber is money, none is work. */
  readonly tone: 'red' | 'amber' | 'none';
  readonly count: number;
  readonly title: string;
  readonly words: ReactNode;
  /** What the link does. */
  readonly action: string;
  readonly to: string;
}

const NO_MONEY: AllNeeds['disputed'] = { count: 0, amount: 0, orders: [] };

const NO_CLAIMS: AllNeeds['claims'] = { count: 0, orders: [], since: null };

/** What needs somebody, sorted by what it costs to wait. What has no items, or is not in the role, is left out. */
export function needRows(needs: Needs, now: number): NeedRow[] {
  const {
    disputed = NO_MONEY,
    unpaid = { count: 0, oldest: null, since: null },
    refunds = NO_MONEY,
    late = { count: 0, orders: [] },
    toCall = { count: 0, orders: [], due: null },
    claims = NO_CLAIMS,
    handedClaims = NO_CLAIMS,
    lowStock = { count: 0, items: [] },
    messages = { contacts: 0, enquiries: 0, since: null },
    reviews = { count: 0, products: [] },
    mails = { count: 0, since: null, subject: null },
  } = needs;
  const unanswered = messages.contacts + messages.enquiries;
  const rows: NeedRow[] = [
    {
      tone: 'red',
      count: disputed.count,
      title: disputed.count === 1 ? 'Disputed payment' : 'Disputed payments',
      words: (
        <>
          {firstOf(disputed.orders, disputed.count)}, <Amount of={disputed.amount} />. We received money that
          doesn’t match an order. Usually you refund it.
        </>
      ),
      action: 'Check payment',
      to: '/admin/orders?money=disputed',
    },
    {
      tone: 'amber',
      count: unpaid.count,
      title: unpaid.count === 1 ? 'Online order not paid' : 'Online orders not paid',
      words: (
        <>
          {unpaid.amount !== undefined && (
            <>
              <Amount of={unpaid.amount} /> waiting.{' '}
            </>
          )}
          Oldest: {unpaid.oldest}
          {unpaid.since !== null && `, ${ageOf(unpaid.since, now)}`}.{' '}
          {unpaid.count === 1 ? 'It won’t ship until it’s paid.' : 'They won’t ship until they’re paid.'}
        </>
      ),
      action: unpaid.count === 1 ? 'See the order' : 'See unpaid orders',
      to: '/admin/orders?money=unpaid',
    },
    {
      tone: 'amber',
      count: refunds.count,
      title: refunds.count === 1 ? 'Refund owed' : 'Refunds owed',
      words: (
        <>
          {firstOf(refunds.orders, refunds.count)}, <Amount of={refunds.amount} />. Cancelled after payment.
        </>
      ),
      action: 'Refund',
      to: '/admin/orders?money=refund-owed',
    },
    {
      tone: 'amber',
      count: late.count,
      title: late.count === 1 ? 'Order late' : 'Orders late',
      words: `${firstOf(late.orders, late.count)}. The promised day is over. Call the carrier and tell the customer.`,
      action: late.count === 1 ? 'See the order' : 'See late orders',
      to: '/admin/orders?late=true',
    },
    {
      tone: 'amber',
      count: toCall.count,
      title: 'To call',
      words: (
        <>
          {firstOf(toCall.orders, toCall.count)}. Large cash orders: phone the customer first.{' '}
          {toCall.count === 1 ? 'It is' : 'The first is'} cancelled on{' '}
          <b className={STRONG}>{momentOf(toCall.due)}</b>.
        </>
      ),
      action: toCall.count === 1 ? 'See the number' : 'See the numbers',
      to: '/admin/orders?to_call=true',
    },
    {
      tone: 'amber',
      count: handedClaims.count,
      title: handedClaims.count === 1 ? 'Claim for a manager' : 'Claims for a manager',
      words: (
        <>
          {firstOf(handedClaims.orders, handedClaims.count)}. Support asks you to decide. Reported on{' '}
          <b className={STRONG}>{momentOf(handedClaims.since)}</b>.
        </>
      ),
      action: handedClaims.count === 1 ? 'Read the note' : 'Read the notes',
      to: '/admin/claims?status=manager',
    },
    {
      tone: 'amber',
      count: claims.count,
      title: claims.count === 1 ? 'Claim to decide' : 'Claims to decide',
      words: (
        <>
          {firstOf(claims.orders, claims.count)}: damaged, wrong or incomplete.{' '}
          {claims.count === 1 ? 'Waiting' : 'The oldest has been waiting'} since{' '}
          <b className={STRONG}>{momentOf(claims.since)}</b>.
        </>
      ),
      action: claims.count === 1 ? 'Decide it' : 'Decide them',
      to: '/admin/claims?status=open',
    },
    {
      tone: 'none',
      count: lowStock.count,
      title: 'Low stock',
      words: `${[
        ...lowStock.items.map(lowItem),
        ...(lowStock.count > lowStock.items.length
          ? [`${formatCount(lowStock.count - lowStock.items.length)} more`]
          : []),
      ].join('; ')}.`,
      action: 'Update stock',
      to: '/admin/products?stock=low',
    },
    {
      tone: 'none',
      count: unanswered,
      title: unanswered === 1 ? 'Message to answer' : 'Messages to answer',
      words: (
        <>
          {messageCounts(messages)}. {unanswered === 1 ? 'Waiting' : 'The oldest has been waiting'} since{' '}
          <b className={STRONG}>{momentOf(messages.since)}</b>.
        </>
      ),
      action: unanswered === 1 ? 'Answer it' : 'Answer them',
      to: '/admin/messages',
    },
    {
      tone: 'none',
      count: reviews.count,
      title: reviews.count === 1 ? 'Review to approve' : 'Reviews to approve',
      words: `About ${reviews.products.join(' and ')}${reviews.count > reviews.products.length && reviews.products.length > 1 ? ', among others' : ''}.`,
      action: reviews.count === 1 ? 'Read the review' : 'Read reviews',
      to: '/admin/reviews?status=pending',
    },
    {
      tone: 'none',
      count: mails.count,
      title: mails.count === 1 ? 'Mail not sent' : 'Mails not sent',
      words: (
        <>
          We have been trying to send {mails.subject === null ? 'it' : `“${mails.subject}”`} since{' '}
          <b className={STRONG}>{momentOf(mails.since)}</b>.
        </>
      ),
      action: 'See why',
      to: '/admin/mail?status=dead',
    },
  ];
  return rows.filter(({ count }) => count > 0);
}

const STRONG = 'font-bold text-ink';

function Amount({ of: amount }: { readonly of: number }) {
  return <b className={STRONG}>{formatRupees(rupees(amount))}</b>;
}

/** 'RR-7', 'RR-7 and RR-9', 'RR-7, RR-9 and 3 more'. */
function firstOf(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} and ${formatCount(more)} more` : names.join(' and ');
}

function lowItem({ name, variant, available }: AllNeeds['lowStock']['items'][number]): string {
  const item = variant === null ? name : `${name} ${variantText(variant)}`;
  return available === 0 ? `${item} sold out` : `${item}, ${available} left`;
}

function messageCounts({ contacts, enquiries }: AllNeeds['messages']): string {
  return [
    ...(contacts === 0
      ? []
      : [contacts === 1 ? '1 contact message' : `${formatCount(contacts)} contact messages`]),
    ...(enquiries === 0 ? [] : [enquiries === 1 ? '1 enquiry' : `${formatCount(enquiries)} enquiries`]),
  ].join(' and ');
}

const momentOf = (at: string | null) => (at === null ? '–' : formatLongDateTime(at));

const HOUR = 60 * 60 * 1000;

/** 'less than an hour', '5 hours', '1 day', '5 days'. */
function ageOf(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / HOUR);
  if (hours < 1) return 'less than an hour';
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${formatCount(days)} days`;
}
