import type { AdminClaim } from '../../../contract/claims.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { PROBLEM_LABELS } from '../../../domain/claims/claim.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Fact, MailLink, PhoneLink } from '../messages/contact-links.tsx';

export const claimTitle = ({ orderNumber }: Pick<AdminClaim, 'orderNumber'>) =>
  `Claim about ${displayOrderNumber(orderNumber)}`;

export function ClaimDetails({ claim }: { readonly claim: AdminClaim }) {
  const { label, tone } = claimState(claim);
  const number = displayOrderNumber(claim.orderNumber);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact title="Status">
          <Badge tone={tone}>{label}</Badge>
        </Fact>
        <Fact title="Order">
          <TextLink to={`/admin/orders/${number}`}>{number}</TextLink>
        </Fact>
        <Fact title="Customer">
          <bdi>{claim.customerName}</bdi>
        </Fact>
        <Fact title="Reported">
          <time dateTime={claim.createdAt}>{formatLongDateTime(claim.createdAt)}</time>
        </Fact>
        <Fact title="E-mail">
          <MailLink to={claim.customerEmail} />
        </Fact>
        <Fact title="Phone">
          {claim.customerPhone === '' ? 'Not given' : <PhoneLink to={claim.customerPhone} />}
        </Fact>
        <Fact title="Items">
          {claim.lines.map(({ itemId, quantity, name, variant }) => (
            <span className="block" key={itemId}>
              {quantity} × {nameWithVariant(name, variant)}
            </span>
          ))}
        </Fact>
        <Fact title="Problem">{PROBLEM_LABELS[claim.problem]}</Fact>
      </dl>
      {claim.message !== '' && (
        <p className="max-w-[72ch] border-t border-line pt-3.5 wrap-anywhere whitespace-pre-wrap">
          {claim.message}
        </p>
      )}
      <Photographs claim={claim} />
      {claim.handover !== null && <Handover handover={claim.handover} />}
      {claim.decidedAt !== null && <Decision claim={claim} />}
    </div>
  );
}

function Photographs({ claim: { id, orderId, photographs } }: { readonly claim: AdminClaim }) {
  if (photographs.length === 0) return <p className="text-steel">No photos.</p>;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3" aria-label="Photos">
      {photographs.map((photograph, place) => {
        const address = `/api/orders/${encodeURIComponent(orderId)}/claims/${id}/photographs/${photograph.id}`;
        return (
          <li key={photograph.id}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                className="aspect-4/3 w-full rounded-sm bg-studio object-cover"
                src={address}
                alt={`From the customer, ${place + 1} of ${photographs.length}`}
                width={photograph.width}
                height={photograph.height}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Handover({ handover }: { readonly handover: NonNullable<AdminClaim['handover']> }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-3.5 sm:grid-cols-2">
      <Fact title="Handed to a manager">
        {formatLongDateTime(handover.at)}
        {handover.by !== null && ` by ${handover.by}`}
      </Fact>
      <Fact title="Note for the manager">
        <span className="whitespace-pre-wrap">{handover.note}</span>
      </Fact>
    </dl>
  );
}

function Decision({ claim }: { readonly claim: AdminClaim }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-3.5 sm:grid-cols-2">
      {claim.amount !== null && (
        <Fact title="Refund">
          {formatRupeesUnrounded(paise(claim.amount))}
          {claim.hasRefundFailed && (
            <span className="block text-red">
              The payment service refused it. Refund it again from the order’s payments.
            </span>
          )}
        </Fact>
      )}
      {claim.decision === 'replacement' && (
        <Fact title="Replacement">
          {claim.sentAt === null
            ? 'Its shipment is in the order.'
            : `Sent on ${formatLongDateTime(claim.sentAt)}${claim.trackingNumber === null ? '' : `, ${claim.trackingNumber}`}`}
        </Fact>
      )}
      <Fact title="Decided">
        {formatLongDateTime(claim.decidedAt ?? claim.createdAt)}
        {claim.decidedBy !== null && ` by ${claim.decidedBy}`}
      </Fact>
      {claim.note !== '' && (
        <Fact title="Message to the shopper">
          <span className="whitespace-pre-wrap">{claim.note}</span>
        </Fact>
      )}
    </dl>
  );
}

interface ClaimState {
  readonly label: string;
  readonly tone: BadgeTone;
}

export function claimState(
  claim: Pick<
    AdminClaim,
    'decision' | 'amount' | 'value' | 'sentAt' | 'isRefundDone' | 'hasRefundFailed' | 'handover'
  >,
): ClaimState {
  if (claim.decision === null)
    return claim.handover === null
      ? { label: 'Open', tone: 'amber' }
      : { label: 'With a manager', tone: 'blue' };
  if (claim.decision === 'refusal') return { label: 'Refused', tone: 'neutral' };
  if (claim.decision === 'replacement')
    return claim.sentAt === null
      ? { label: 'Replacement to send', tone: 'amber' }
      : { label: 'Replacement sent', tone: 'green' };
  if (claim.hasRefundFailed) return { label: 'Refund failed', tone: 'red' };
  const refund = (claim.amount ?? 0) < claim.value ? 'Part refund' : 'Refund';
  return claim.isRefundDone
    ? { label: `${refund} done`, tone: 'green' }
    : { label: `${refund} on its way`, tone: 'blue' };
}
