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
  readonly text: ReactNode;
  readonly action: string;
  readonly to: string;
}

type OneOrMany = string | readonly [one: string, many: string];

interface NeedText {
  readonly title: OneOrMany;
  readonly text: ReactNode;
  readonly action: OneOrMany;
  readonly to: string;
}

function row(tone: NeedRow['tone'], count: number, { title, text, action, to }: NeedText): NeedRow {
  const inNumber = (word: OneOrMany) => (typeof word === 'string' ? word : word[count === 1 ? 0 : 1]);
  return { tone, count, title: inNumber(title), text, action: inNumber(action), to };
}

/** What needs somebody, sorted by what it costs to wait. What has no items, or is not in the role, is left out. */
export function needRows(needs: Needs, now: number): NeedRow[] {
  const { disputed, unpaid, refunds, late, toCall, claims, handedClaims } = needs;
  const { lowStock, messages, reviews, mails } = needs;
  const unanswered = messages === undefined ? 0 : messages.contacts + messages.enquiries;
  const rows = [
    disputed &&
      row('red', disputed.count, {
        title: ['Disputed payment', 'Disputed payments'],
        text: (
          <>
            {firstOf(disputed)}, <Amount of={disputed.amount} />. We received money that doesn’t match an
            order. Usually you refund it.
          </>
        ),
        action: 'Check payment',
        to: '/admin/orders?money=disputed',
      }),
    unpaid &&
      row('amber', unpaid.count, {
        title: ['Online order not paid', 'Online orders not paid'],
        text: (
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
        action: ['See the order', 'See unpaid orders'],
        to: '/admin/orders?money=unpaid',
      }),
    refunds &&
      row('amber', refunds.count, {
        title: ['Refund owed', 'Refunds owed'],
        text: (
          <>
            {firstOf(refunds)}, <Amount of={refunds.amount} />. Cancelled after payment.
          </>
        ),
        action: 'Refund',
        to: '/admin/orders?money=refund-owed',
      }),
    late &&
      row('amber', late.count, {
        title: ['Order late', 'Orders late'],
        text: `${firstOf(late)}. The promised day is over. Call the carrier and tell the customer.`,
        action: ['See the order', 'See late orders'],
        to: '/admin/orders?late=true',
      }),
    toCall &&
      row('amber', toCall.count, {
        title: 'To call',
        text: (
          <>
            {firstOf(toCall)}. Large cash orders: phone the customer first.{' '}
            {toCall.count === 1 ? 'It is' : 'The first is'} cancelled on <Moment at={toCall.due} />.
          </>
        ),
        action: ['See the number', 'See the numbers'],
        to: '/admin/orders?to_call=true',
      }),
    handedClaims &&
      row('amber', handedClaims.count, {
        title: ['Claim for a manager', 'Claims for a manager'],
        text: (
          <>
            {firstOf(handedClaims)}. Support asks you to decide. Reported on{' '}
            <Moment at={handedClaims.since} />.
          </>
        ),
        action: ['Read the note', 'Read the notes'],
        to: '/admin/claims?status=manager',
      }),
    claims &&
      row('amber', claims.count, {
        title: ['Claim to decide', 'Claims to decide'],
        text: (
          <>
            {firstOf(claims)}: damaged, wrong or incomplete. {waiting(claims.count)} since{' '}
            <Moment at={claims.since} />.
          </>
        ),
        action: ['Decide it', 'Decide them'],
        to: '/admin/claims?status=open',
      }),
    lowStock &&
      row('none', lowStock.count, {
        title: 'Low stock',
        text: `${[
          ...lowStock.items.map(lowItem),
          ...(lowStock.count > lowStock.items.length
            ? [`${formatCount(lowStock.count - lowStock.items.length)} more`]
            : []),
        ].join('; ')}.`,
        action: 'Update stock',
        to: '/admin/products?stock=low',
      }),
    messages &&
      row('none', unanswered, {
        title: ['Message to answer', 'Messages to answer'],
        text: (
          <>
            {messageCounts(messages)}. {waiting(unanswered)} since <Moment at={messages.since} />.
          </>
        ),
        action: ['Answer it', 'Answer them'],
        to: '/admin/messages',
      }),
    reviews &&
      row('none', reviews.count, {
        title: ['Review to approve', 'Reviews to approve'],
        text: `About ${reviews.products.join(' and ')}${reviews.count > reviews.products.length && reviews.products.length > 1 ? ', among others' : ''}.`,
        action: ['Read the review', 'Read reviews'],
        to: '/admin/reviews?status=pending',
      }),
    mails &&
      row('none', mails.count, {
        title: ['Mail not sent', 'Mails not sent'],
        text: (
          <>
            We have been trying to send {mails.subject === null ? 'it' : `“${mails.subject}”`} since{' '}
            <Moment at={mails.since} />.
          </>
        ),
        action: 'See why',
        to: '/admin/mail?status=dead',
      }),
  ];
  return rows.filter((each) => each !== undefined).filter(({ count }) => count > 0);
}

const STRONG = 'font-bold text-ink';

function Amount({ of: amount }: { readonly of: number }) {
  return <b className={STRONG}>{formatRupees(rupees(amount))}</b>;
}

function Moment({ at }: { readonly at: string | null }) {
  return <b className={STRONG}>{at === null ? '–' : formatLongDateTime(at)}</b>;
}

const waiting = (count: number) => (count === 1 ? 'Waiting' : 'The oldest has been waiting');

/** 'RR-7', 'RR-7 and RR-9', 'RR-7, RR-9 and 3 more'. */
function firstOf({ orders, count }: { readonly orders: readonly string[]; readonly count: number }): string {
  const more = count - orders.length;
  return more > 0 ? `${orders.join(', ')} and ${formatCount(more)} more` : orders.join(' and ');
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

const HOUR = 60 * 60 * 1000;

/** 'less than an hour', '5 hours', '1 day', '5 days'. */
function ageOf(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / HOUR);
  if (hours < 1) return 'less than an hour';
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${formatCount(days)} days`;
}
