import { useState } from 'react';
import { messageOf } from '../../../api/response.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { dismissToasts, showToast } from '../../../ui/toast.tsx';

interface PasskeyButtonProps {
  readonly kind: ButtonKind;
  readonly children: string;
}

/** Signs in with a passkey alone. What speaks to the browser about passkeys comes with the first click. */
export function PasskeyButton({ kind, children }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    dismissToasts(({ kind }) => kind === 'error');
    try {
      const { signInWithPasskey } = await loadPart(() => import('./passkey-sign-in.ts'));
      await signInWithPasskey();
      showToast({ kind: 'success', text: 'Admin login successful' });
    } catch (thrown) {
      showToast({ kind: 'error', text: messageOf(thrown, 'Failed to login') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind={kind}
      block
      busy={isBusy}
      busyLabel="Waiting for your passkey..."
      onClick={() => void signIn()}
    >
      {children}
    </Button>
  );
}
