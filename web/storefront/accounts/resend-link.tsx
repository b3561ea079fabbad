import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { accountCalls } from './account-calls.ts';

/** Asks for another verification mail and says what became of it, in place. */
export function ResendLink() {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const resend = async () => {
    setBusy(true);
    setSaid('');
    const told = await accountCalls.resendVerification();
    setSaid(told.message);
    setBusy(false);
  };
  return (
    <div className="resend-link">
      <Button size="small" busy={isBusy} busyLabel="Sending..." onClick={() => void resend()}>
        Send a new link
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
