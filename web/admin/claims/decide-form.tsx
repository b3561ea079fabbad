import {
  type AdminClaim,
  adminClaimSchema,
  type ClaimDecisionForm,
  claimDecisionSchema,
} from '../../../contract/claims.ts';
import { minPaise, paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { z } from '../../../domain/zod.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { NUMBER, parseNumber } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { useRoleRefusal } from '../frame/role.tsx';
import { amountIn } from '../orders/refund-form.tsx';
import { ClaimDetails, claimTitle } from './claim-details.tsx';

interface DecideFormProps {
  readonly claim: AdminClaim;
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}

interface Values {
  decision: string;
  /** In rupees. */
  amount: string;
  note: string;
  restock: boolean;
}

/** As it is typed. The most that can be refunded is what is left of the payments. */
const typedDecision = (refundable: number) =>
  z
    .object({
      decision: claimDecisionSchema.shape.decision,
      amount: z.string(),
      note: z.string(),
      restock: z.boolean(),
    })
    .transform(({ amount, ...values }, context): z.input<typeof claimDecisionSchema> => {
      if (values.decision !== 'refund') return values;
      const typed = amountIn(parseNumber(amount), paise(refundable));
      if (typeof typed === 'number') return { ...values, amount: typed };
      context.addIssue({ code: 'custom', path: ['amount'], message: typed });
      return z.NEVER;
    })
    .pipe(claimDecisionSchema);

const entityOf = (claim: AdminClaim): EntityForm<AdminClaim, Values, ClaimDecisionForm> => ({
  kind: 'claim',
  rowSchema: adminClaimSchema,
  valuesOf: () => ({
    decision: '',
    amount: String(toRupees(minPaise(paise(claim.value), paise(claim.refundable)))),
    note: '',
    restock: false,
  }),
  bodySchema: typedDecision(claim.refundable),
});

const DECISIONS = [
  { value: 'replacement', label: 'Send a replacement, free of charge' },
  { value: 'refund', label: 'Refund all or a part' },
  { value: 'refusal', label: 'Reject claim' },
] as const;

export function DecideForm({ claim, onHandOver, onClose }: DecideFormProps) {
  const refusal = useRoleRefusal()('refund payments');
  const form = useEntityForm(entityOf(claim), claim, {
    save: (body) =>
      callAdmin(`/claims/${claim.id}/decision`, { method: 'POST', body }).catch((thrown: unknown) => {
        // It may have been decided although the answer was lost, or by somebody else.
        void refresh('claim');
        throw thrown;
      }),
    done: () => 'Claim decided. The shopper gets an e-mail.',
    failed: 'Failed to decide the claim',
    onSaved: () => void refresh('order'),
  });
  const decision = form.watch('decision');
  return (
    <EntityDialog
      form={form}
      size="large"
      title={claimTitle(claim)}
      saveLabel={decision === 'refusal' ? 'Reject claim' : 'Save decision'}
      danger={decision === 'refusal'}
      onClose={onClose}
    >
      <ClaimDetails claim={claim} />
      <Select
        label="Decision"
        placeholder="Please choose"
        options={DECISIONS.map((option) => ({
          ...option,
          disabled: option.value === 'refund' && refusal !== undefined,
        }))}
        {...form.field('decision', refusal)}
      />
      {refusal !== undefined && (
        <Button className="justify-self-start" onClick={onHandOver}>
          Hand to a manager
        </Button>
      )}
      {decision === 'replacement' && (
        <p className="text-steel">
          We take the items from stock and add a shipment to the order. The shopper gets the tracking number
          when you dispatch it.
        </p>
      )}
      {decision === 'refund' && (
        <Field label="Amount in rupees" {...NUMBER} {...form.field('amount', amountHint(claim))} />
      )}
      {(decision === 'refund' || decision === 'refusal') && (
        <Checkbox {...form.box('restock', 'The pieces come back and can be sold again')} />
      )}
      <Field
        label={decision === 'refusal' ? 'Reason, for the shopper' : 'Message to the shopper'}
        optional={decision !== 'refusal'}
        multiline
        rows={3}
        maxLength={2000}
        {...form.field('note')}
      />
    </EntityDialog>
  );
}

function amountHint({ value, refundable, isRefundedByHand }: AdminClaim): string {
  if (refundable === 0) return 'No payment is recorded for this order, so there’s nothing to refund.';
  const most = formatRupeesUnrounded(paise(refundable));
  const paid = `${formatRupeesUnrounded(paise(value))} was paid for these pieces, at most ${most} can be refunded.`;
  return isRefundedByHand ? `${paid} Cash isn’t refunded by itself: please transfer the money.` : paid;
}
