import type { Reply } from '../../../contract/messages/reply.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../frame/notice.tsx';
import { MailState } from '../mail/mail-state.tsx';
import type { useReplies } from './use-replies.ts';

type Replying = ReturnType<typeof useReplies>;

/** What was replied so far, by whom, when, and whether its mail has left. */
export function Replies({ replies, isRetrying, retry }: Pick<Replying, 'replies' | 'isRetrying' | 'retry'>) {
  const { value, isFailed, reload } = replies;
  if (isFailed && value === undefined)
    return (
      <Notice className="mt-4" onRetry={reload}>
        We couldn’t load the replies.
      </Notice>
    );
  if (value === undefined)
    return (
      <div className="mt-4" aria-hidden="true">
        <LineSkeleton width="medium" />
      </div>
    );
  if (value.data.length === 0) return null;
  return (
    <section aria-label="Replies" className="mt-4 border-t border-line pt-3.5">
      <h3>{value.data.length === 1 ? 'Reply' : 'Replies'}</h3>
      <ol className="mt-1.5 grid gap-3" aria-live="polite">
        {value.data.map((reply) => (
          <li key={reply.id} className="grid gap-1.5 border-l-4 border-line pl-3">
            <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">{reply.message}</p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel">
              <span>
                {reply.author},{' '}
                <time dateTime={reply.created_at}>{formatLongDateTime(reply.created_at)}</time>
              </span>
              <MailState mail={reply} />
              <SendAgain reply={reply} isBusy={isRetrying} onClick={retry} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SendAgainProps {
  readonly reply: Reply;
  readonly isBusy: boolean;
  readonly onClick: (mailId: number) => void;
}

/** Where every attempt failed. */
function SendAgain({ reply: { status, mailId }, isBusy, onClick }: SendAgainProps) {
  if (status !== 'dead' || mailId === null) return null;
  return (
    <Button busy={isBusy} onClick={() => onClick(mailId)}>
      Send again
    </Button>
  );
}
