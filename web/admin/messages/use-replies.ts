import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { check } from '../../../contract/check.ts';
import { REPLY_ACCEPTED, replyFormSchema, replyListResponse } from '../../../contract/messages/reply.ts';
import { newKey } from '../../api/new-key.ts';
import { messageOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { outcomeOf } from '../dialogs/edit-outcome.ts';

const POLL_MS = 2000;
const readReplies = (response: unknown) => replyListResponse.parse(response);

/** Its mail has not left yet, or is tried again. */
const isUnderWay = (response: unknown) =>
  replyListResponse
    .safeParse(response)
    .data?.data.some(({ status }) => status === 'pending' || status === 'failed') ?? false;

export function useReplies(event: 'contact' | 'enquiry', messagePath: string, onReplied: () => void) {
  const path = `${messagePath}/replies`;
  const replies = useAdminQuery({
    kind: event,
    path,
    read: readReplies,
    pollMs: (response) => (isUnderWay(response) ? POLL_MS : false),
  });
  const [text, setText] = useState('');
  /** The idempotency key of this text: pressed twice, or sent again after a lost answer, it is one mail. */
  const [key, setKey] = useState(() => newKey());
  const [refusal, setRefusal] = useState<string>();

  const write = (next: string) => {
    setText(next);
    setKey(newKey());
    setRefusal(undefined);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (message: string) =>
      callAdmin(path, { method: 'POST', body: { message }, headers: { 'idempotency-key': key } }),
    async onSuccess() {
      write('');
      showToast({ kind: 'success', text: REPLY_ACCEPTED });
      onReplied();
      await refresh(event);
    },
    onError(thrown) {
      const outcome = outcomeOf(thrown);
      if (outcome.kind === 'invalid') setRefusal(outcome.errors.message);
    },
  });
  const retry = useMutation({
    mutationFn: (mailId: number) => callAdmin(`/mail/${mailId}/retry`, { method: 'POST' }),
    onSuccess: () => showToast({ kind: 'success', text: 'We’ll send the mail again' }),
    onError: () => showToast({ kind: 'error', text: 'Failed to send the mail again' }),
    onSettled: () => replies.reload(),
  });

  return {
    replies,
    text,
    write,
    refusal,
    isSending: isPending,
    failure:
      error === null || refusal !== undefined
        ? null
        : messageOf(error, 'The reply wasn’t sent. Please try again.'),
    send() {
      if (isPending) return;
      reset();
      const checked = check(replyFormSchema, { message: text });
      if (checked.ok) mutate(checked.value.message);
      else setRefusal(checked.errors.message);
    },
    isRetrying: retry.isPending,
    retry: retry.mutate,
  };
}
