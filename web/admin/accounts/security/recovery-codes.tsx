import { useRef, useState } from 'react';
import {
  factorAddedResponse,
  recoveryCodesResponse,
  type Security,
} from '../../../../contract/accounts/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useGuardedClose } from '../../dialogs/use-unsaved-guard.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { Box, Notice } from '../../frame/admin-page.tsx';

export interface SecurityBoxProps {
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The first way to prove oneself comes with recovery codes, which then say enough; a further one is told by a toast. */
export const factorAdded = (onCodes: SecurityBoxProps['onCodes']) => (response: unknown) => {
  const { message, recoveryCodes } = factorAddedResponse('').parse(response);
  if (recoveryCodes === null) showToast({ kind: 'success', text: message });
  else onCodes(recoveryCodes);
};

const FEW = 3;

export function RecoveryBox({ security, onCodes }: SecurityBoxProps) {
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
          kind="security"
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

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** The codes are shown this once, so closing it without having saved them is asked about. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isSaved, setSaved] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const mayLeave = () =>
    isSaved || window.confirm('Close without saving your recovery codes? They won’t be shown again.');
  const leave = useGuardedClose(list, { mayLeave, onClose });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaved(true);
      showToast({ kind: 'success', text: 'Recovery codes copied' });
    } catch {
      showToast({ kind: 'error', text: 'Your browser didn’t allow copying. Please download or print them.' });
    }
  };
  const download = () => {
    const text = `Rack & Rep recovery codes\n${email}\nEach code works once.\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'rack-and-rep-recovery-codes.txt');
    setSaved(true);
  };
  const print = () => {
    window.print();
    setSaved(true);
  };

  return (
    <Dialog isOpen title="Save your recovery codes" onClose={leave}>
      <div ref={list} className="recovery-codes grid gap-4">
        <p>
          With one of these codes you can sign in if you lose your phone or your passkey. Each works once.
          Keep them where only you can find them, such as a password manager.
        </p>
        <ol className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-sm bg-studio p-4 min-[420px]:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="font-semibold tracking-wide">{code}</code>
            </li>
          ))}
        </ol>
        <p className="hidden print:block">Rack & Rep, {email}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={download}>
          <AdminIcon name="download" />
          Download
        </Button>
        <Button onClick={print}>
          <AdminIcon name="print" />
          Print
        </Button>
      </div>
      <Notice tone="amber" role="status" className="mt-4 print:hidden">
        We show these codes only now. You can make new ones at any time.
      </Notice>
      <DialogActions>
        <Button kind="primary" data-autofocus onClick={onClose}>
          I’ve saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
