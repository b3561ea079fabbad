import { useState } from 'react';
import type { Claim } from '../../../contract/claims.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { PHOTOGRAPHS_MAX, PROBLEM_LABELS } from '../../../domain/claims/claim.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatLongDate, formatRupeesExact } from '../../../domain/text/format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FactList } from '../orders/order/facts.tsx';
import { Panel } from '../panel.tsx';
import { PhotographField } from './photograph-field.tsx';
import { photographsAddress, sendPhotographs } from './send-photographs.ts';

interface ClaimPanelProps {
  readonly claim: Claim;
  readonly onChanged: () => void;
}

/** A report and what became of it. */
export function ClaimPanel({ claim, onChanged }: ClaimPanelProps) {
  const { label, tone, text } = outcomeOf(claim);
  const items = claim.lines.map(
    ({ name, variant, quantity }) => `${quantity} × ${nameWithVariant(name, variant)}`,
  );
  return (
    <Panel title="Your report" action={<Badge tone={tone}>{label}</Badge>}>
      <p>{text}</p>
      {claim.note !== '' && (
        <blockquote className="border-l-3 border-orange pl-4 wrap-anywhere whitespace-pre-wrap">
          {claim.note}
        </blockquote>
      )}
      <FactList
        facts={[
          { label: 'Items', value: items.join(', ') },
          { label: 'Problem', value: PROBLEM_LABELS[claim.problem] },
          { label: 'Reported', value: formatLongDate(claim.createdAt) },
        ]}
      />
      {claim.message !== '' && (
        <p className="text-steel wrap-anywhere whitespace-pre-wrap">{claim.message}</p>
      )}
      <Photographs claim={claim} />
      {claim.decision === null && claim.photographs.length < PHOTOGRAPHS_MAX && (
        <AddPhotographs claim={claim} onChanged={onChanged} />
      )}
    </Panel>
  );
}

function outcomeOf(claim: Claim): { label: string; tone: BadgeTone; text: string } {
  const { decision, amount, isRefundDone, sentAt, trackingNumber } = claim;
  if (decision === null)
    return {
      label: 'Received',
      tone: 'blue',
      text: 'We’ll reply within 24 hours. Please keep the item and its packing until then.',
    };
  if (decision === 'refusal')
    return {
      label: 'Closed',
      tone: 'neutral',
      text: 'We can’t accept it. If you see it differently, please call or write to us.',
    };
  if (decision === 'replacement')
    return sentAt === null
      ? {
          label: 'Replacement',
          tone: 'blue',
          text: 'We’re getting your replacement ready. It’s free of charge.',
        }
      : {
          label: 'Replacement sent',
          tone: 'green',
          text: `We sent your replacement on ${formatLongDate(sentAt)}.${trackingNumber === null ? '' : ` Tracking number: ${trackingNumber}`}`,
        };
  const given = formatRupeesExact(paise(amount ?? 0));
  return isRefundDone
    ? {
        label: 'Refunded',
        tone: 'green',
        text: `We’ve refunded ${given}. Your bank may take a few days to show it.`,
      }
    : { label: 'Refund', tone: 'blue', text: `We’re refunding ${given}.` };
}

function Photographs({ claim }: { readonly claim: Claim }) {
  const { photographs } = claim;
  if (photographs.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2" aria-label="Photos">
      {photographs.map(({ id, width, height }, place) => {
        const address = `${photographsAddress(claim)}/${encodeURIComponent(id)}`;
        return (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                className="aspect-square w-full rounded-sm bg-studio object-cover"
                src={address}
                alt={`From you, ${place + 1} of ${photographs.length}`}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function AddPhotographs({ claim, onChanged }: ClaimPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sending, setSending] = useState(0);
  const send = async () => {
    const unsent = await sendPhotographs(claim, files, setSending);
    setSending(0);
    setFiles(unsent?.files ?? []);
    if (unsent === null) setOpen(false);
    showToast(
      unsent === null
        ? { kind: 'success', text: 'Thank you. We’ve received your photos.' }
        : { kind: 'error', text: `Not every photo went through. ${unsent.reason}` },
    );
    onChanged();
  };
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Add Photos</Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <PhotographField files={files} onChange={setFiles} most={PHOTOGRAPHS_MAX - claim.photographs.length} />
      <div>
        <Button
          kind="primary"
          disabled={files.length === 0}
          busy={sending > 0}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          Send Photos
        </Button>
      </div>
    </div>
  );
}
