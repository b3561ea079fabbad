import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useGuardedClose } from '../../dialogs/use-guarded-close.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { Notice } from '../../frame/notice.tsx';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** The codes are shown this once, so closing it without having kept them is asked about. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setKept] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const mayLeave = () =>
    isKept || window.confirm('Close without saving your recovery codes? They won’t be shown again.');
  const leave = useGuardedClose(list, { mayLeave, onClose });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setKept(true);
      showToast({ kind: 'success', text: 'Recovery codes copied' });
    } catch {
      showToast({ kind: 'error', text: 'Your browser didn’t allow copying. Please download or print them.' });
    }
  };
  const download = () => {
    const text = `Rack & Rep recovery codes\n${email}\nEach code works once.\n\n${codes.join('\n')}\n`;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'rack-and-rep-recovery-codes.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    setKept(true);
  };
  const print = () => {
    window.print();
    setKept(true);
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
