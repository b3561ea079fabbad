import { useState } from 'react';
import { type AdminClaim, adminClaimSchema } from '../../../contract/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { oneReader } from '../read-response.ts';
import { ClaimDetails, claimTitle } from './claim-details.tsx';
import { DecideForm } from './decide-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';

interface ClaimDialogProps {
  readonly id: string;
  /** The list's row, where it has it. */
  readonly row: AdminClaim | undefined;
  readonly onClose: () => void;
}

const readClaim = oneReader('claim', adminClaimSchema);

/** A claim, and the form that decides it while it is open. */
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
