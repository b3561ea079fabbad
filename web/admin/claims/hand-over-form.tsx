import { type AdminClaim, adminClaimSchema, claimHandoverSchema } from '../../../contract/claims.ts';
import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { ClaimDetails, claimTitle } from './claim-details.tsx';

interface HandOverFormProps {
  readonly claim: AdminClaim;
  readonly onClose: () => void;
}

const HANDOVER = {
  kind: 'claim',
  rowSchema: adminClaimSchema,
  valuesOf: () => ({ note: '' }),
  bodySchema: claimHandoverSchema,
} as const;

/** For whoever may not decide all that a claim may need. */
export function HandOverForm({ claim, onClose }: HandOverFormProps) {
  const form = useEntityForm(HANDOVER, claim, {
    save: (body) =>
      callAdmin(`/claims/${claim.id}/handover`, { method: 'POST', body }).catch((thrown: unknown) => {
        // A manager may have decided it meanwhile.
        void refresh('claim');
        throw thrown;
      }),
    done: () => 'Claim handed to a manager',
    failed: 'Failed to hand over the claim',
  });
  return (
    <EntityDialog
      form={form}
      size="large"
      title={claimTitle(claim)}
      saveLabel="Hand to a manager"
      onClose={onClose}
    >
      <ClaimDetails claim={claim} />
      <Field
        label="Note for the manager"
        multiline
        rows={3}
        maxLength={2000}
        data-autofocus
        {...form.field('note', 'What should the manager decide? The shopper doesn’t see this.')}
      />
    </EntityDialog>
  );
}
