import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/response.ts';
import { shopQueries } from '../../api/shop-queries.ts';
import { Button } from '../../ui/button.tsx';
import { ACCOUNT_CALL_FAILED, resendVerification } from './account-calls.ts';

export function ResendLink() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: resendVerification }, shopQueries);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
        Send a new link
      </Button>
      <p role="status">{error === null ? data?.message : messageOf(error, ACCOUNT_CALL_FAILED)}</p>
    </div>
  );
}
