import { useState } from 'react';
import { type AdminClaim, adminClaimSchema, claimHandoverSchema } from '../../../contract/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { callAdmin, oneReader } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { ClaimDetails, claimTitle } from './claim-details.tsx';
import { DecideForm } from './decide-form.tsx';

interface ClaimDialogProps {
  readonly id: string;
  readonly row: AdminClaim | undefined;
  readonly onClose: () => void;
}

const readClaim = oneReader('claim', adminClaimSchema);

export function ClaimDialog({ id, row, onClose }: ClaimDialogProps) {
  const query = useAdminQuery({
    kind: 'claim',
    path: `/claims/${encodeURIComponent(id)}`,
    read: readClaim,
  });
  const { value } = query;
  const claim = value ?? row;
  const [isHandingOver, setHandingOver] = useState(false);
  // The form is filled from what the shop has now, not from a list that may be older.
  if (value !== undefined && value.decision === null)
    return isHandingOver ? (
      <HandOverForm claim={value} onClose={onClose} />
    ) : (
      <DecideForm claim={value} onHandOver={() => setHandingOver(true)} onClose={onClose} />
    );
  return (
    <Dialog isOpen size="large" title={claim === undefined ? 'Claim' : claimTitle(claim)} onClose={onClose}>
      {claim === undefined ? (
        <NotLoaded query={query} count={4}>
          We couldn’t load this claim.
        </NotLoaded>
      ) : (
        <ClaimDetails claim={claim} />
      )}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
function HandOverForm({ claim, onClose }: HandOverFormProps) {
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
