import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/response.ts';
import { shopQueries } from '../../api/shop-queries.ts';
import { Button } from '../../ui/button.tsx';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { downloadData } from './your-data-calls.ts';

interface YourDataProps {
  readonly token?: string;
  /** Whether the address is proven; what was sent under another one may be a stranger's. */
  readonly isConfirmed?: boolean;
}

/** On the account's page, and with the token of an opened link on a guest's. */
export default function YourData({ token, isConfirmed = true }: YourDataProps) {
  const [isErasing, setErasing] = useState(false);
  const download = useMutation(
    { mutationFn: (form: 'readable' | 'json') => downloadData(form, token) },
    shopQueries,
  );
  const { mutate, isPending, error, variables } = download;
  return (
    <div className="grid gap-4">
      <p className="text-steel">
        Everything we know about you as a file: to read, or as JSON for programs. You can also have it
        deleted.
        {!isConfirmed &&
          ' Confirm your e-mail address first to include what you ordered and wrote without the account.'}
      </p>
      <FormRefusal message={error && messageOf(error, 'The download didn’t work. Please try again.')} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="dark"
          busy={isPending && variables === 'readable'}
          busyLabel="Preparing..."
          onClick={() => mutate('readable')}
        >
          Download my data
        </Button>
        <Button
          busy={isPending && variables === 'json'}
          busyLabel="Preparing..."
          onClick={() => mutate('json')}
        >
          As JSON
        </Button>
        <Button kind="danger-outline" onClick={() => setErasing(true)}>
          Delete my data
        </Button>
      </div>
      {isErasing && <EraseDialog token={token} onClose={() => setErasing(false)} />}
    </div>
  );
}
