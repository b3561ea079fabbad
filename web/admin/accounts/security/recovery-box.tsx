import { useState } from 'react';
import { recoveryCodesResponse, type Security } from '../../../../contract/accounts/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { callAdmin } from '../../admin-call.ts';
import { Box } from '../../frame/admin-page.tsx';
import { Notice } from '../../frame/notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const FEW = 3;

interface RecoveryBoxProps {
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Where there is nothing to recover, there is no box. */
export function RecoveryBox({ security, onCodes }: RecoveryBoxProps) {
  const [isAsked, setAsked] = useState(false);
  const { appSince, passkeys, recoveryCodesLeft: left } = security;
  if (appSince === null && passkeys.length === 0) return null;
  return (
    <Box title="Recovery codes" aside={<span className="text-steel">{left} of 10 left</span>}>
      {left <= FEW && (
        <Notice tone="amber" flush role="status">
          {left === 0 ? 'You have no recovery codes left.' : 'You have only a few recovery codes left.'} Make
          new ones now, so that a lost phone doesn’t lock you out.
        </Notice>
      )}
      <div className="grid justify-items-start gap-4 p-4">
        <p className="max-w-[70ch] text-steel">
          Each code signs you in once, in place of the app or a passkey. Keep them away from your phone.
        </p>
        <Button onClick={() => setAsked(true)}>Make new recovery codes</Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Make new recovery codes?"
          action="Make new codes"
          busyLabel="Making them..."
          run={() => callAdmin('/security/recovery-codes', { method: 'POST', body: {} })}
          onDone={(response) => onCodes(recoveryCodesResponse('').parse(response).recoveryCodes)}
          onClose={() => setAsked(false)}
        >
          You get ten new codes. The ones you have now stop working.
        </ConfirmDialog>
      )}
    </Box>
  );
}
