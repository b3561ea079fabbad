import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { accountCalls } from './account-calls.ts';

export function ResendLink() {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const resend = async () => {
    setBusy(true);
    setMessage('');
    const result = await accountCalls.resendVerification();
    setMessage(result.message);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" busy={isBusy} busyLabel="Sending..." onClick={() => void resend()}>
        Send a new link
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
