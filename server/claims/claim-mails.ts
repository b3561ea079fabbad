import type { PoolClient } from 'pg';
import type { Claim } from '../../contract/claims.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { PROBLEM_LABELS } from '../../domain/claims/claim.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { paise } from '../../domain/pricing/money.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { type MailContent, mailSchema, renderMail } from '../mail/mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { readClaim } from './claim-rows.ts';

interface Header {
  readonly to: string;
  readonly store: string;
  readonly email: string;
}

async function readHeader(client: PoolClient, orderId: string): Promise<Header> {
  const { rows } = await client.query<Header>(
    `select o.customer_email as "to", s.store_name as store, s.store_email as email
       from orders o join settings s on s.id = 1 where o.id = $1`,
    [orderId],
  );
  if (rows[0] === undefined) throw new Error(`There is no order ${orderId} to write about`);
  return rows[0];
}

const linesOf = ({ lines }: Claim) =>
  lines.map(({ name, variant, quantity }) => `${quantity} × ${nameWithVariant(name, variant)}`).join('\n');

const factsOf = (claim: Claim) => [
  { label: 'Order', value: displayOrderNumber(claim.orderNumber) },
  { label: 'Items', value: linesOf(claim) },
  { label: 'Problem', value: PROBLEM_LABELS[claim.problem] },
];

/** Once for each claim and occasion. */
async function enqueueShopperMail(
  client: PoolClient,
  claim: Claim,
  occasion: 'received' | 'decided' | 'sent',
  content: Pick<MailContent, 'heading' | 'paragraphs' | 'facts'> & { readonly subject: string },
  publicUrl: string,
): Promise<void> {
  const { to, store, email } = await readHeader(client, claim.orderId);
  // The order form accepts a few addresses that cannot receive mail.
  if (!mailSchema.shape.to.safeParse(to).success) return;
  const { subject, ...shown } = content;
  const payload = {
    to,
    subject,
    ...renderMail({
      ...shown,
      action: { label: 'View your order', url: `${publicUrl}/order-success/${claim.orderId}` },
      footer: `${store}, ${email}. You’re getting this e-mail because a problem was reported with your order.`,
    }),
  };
  await enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `claim-${occasion}:${claim.id}` });
}

export async function enqueueClaimReceipt(
  client: PoolClient,
  claim: Claim,
  publicUrl: string,
): Promise<void> {
  await enqueueShopperMail(
    client,
    claim,
    'received',
    {
      subject: `We’ve received your report about ${displayOrderNumber(claim.orderNumber)}`,
      heading: 'We’ve received your report',
      paragraphs: [
        'We’re sorry about the trouble. We’ll look at it and reply within 24 hours.',
        'You can follow it, and add photos, on the page of your order. Please keep the item and its packing until then.',
      ],
      facts: factsOf(claim),
    },
    publicUrl,
  );
}

/** To the shop. */
export async function enqueueClaimNotice(client: PoolClient, claim: Claim, publicUrl: string): Promise<void> {
  const { store, email } = await readHeader(client, claim.orderId);
  const payload = {
    to: email,
    subject: `Problem with ${displayOrderNumber(claim.orderNumber)}`,
    ...renderMail({
      heading: 'A shopper reports a problem',
      paragraphs: [claim.message || 'Without a message.'],
      facts: factsOf(claim),
      action: { label: 'Open claims', url: `${publicUrl}/admin/claims` },
      footer: `${store}, an automatic e-mail from your shop.`,
    }),
  };
  await enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `claim-notice:${claim.id}` });
}

export async function enqueueDecisionMail(
  client: PoolClient,
  claim: Claim,
  publicUrl: string,
): Promise<void> {
  const { heading, text } = decisionText(claim);
  await enqueueShopperMail(
    client,
    claim,
    'decided',
    {
      subject: `Your report about ${displayOrderNumber(claim.orderNumber)}: ${heading.toLowerCase()}`,
      heading,
      paragraphs: [text, ...(claim.note === '' ? [] : [claim.note])],
      facts: [
        ...factsOf(claim),
        ...(claim.amount === null
          ? []
          : [{ label: 'Refund', value: formatRupeesExact(paise(claim.amount)) }]),
      ],
    },
    publicUrl,
  );
}

function decisionText({ decision, amount, isRefundDone }: Claim): { heading: string; text: string } {
  if (decision === 'replacement')
    return {
      heading: 'We’re sending a replacement',
      text: 'It’s free of charge. We’ll write again with the tracking number when we send it.',
    };
  if (decision === 'refund')
    return {
      heading: 'We’re refunding you',
      text: `We’re refunding ${formatRupeesExact(paise(amount ?? 0))}, ${isRefundDone ? 'by bank transfer or UPI' : 'to the account or card you paid with'}.`,
    };
  return {
    heading: 'We can’t accept it',
    text: 'We’ve looked at your report with care. If you see it differently, please call or write to us.',
  };
}

/** For a shipment that leaves; nothing where it replaces no claimed goods. */
export async function enqueueReplacementMail(
  client: PoolClient,
  shipmentId: string,
  publicUrl: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from claims where shipment_id = $1', [
    shipmentId,
  ]);
  if (rows[0] === undefined) return;
  const claim = await readClaim(client, rows[0].id);
  await enqueueShopperMail(
    client,
    claim,
    'sent',
    {
      subject: `Your replacement for ${displayOrderNumber(claim.orderNumber)} is on its way`,
      heading: 'Your replacement is on its way',
      paragraphs: ['There’s nothing to pay when it comes.'],
      facts: [
        ...factsOf(claim),
        ...(claim.trackingNumber === null ? [] : [{ label: 'Tracking number', value: claim.trackingNumber }]),
      ],
    },
    publicUrl,
  );
}
