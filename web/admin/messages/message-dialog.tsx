import { type ReactNode, useRef } from 'react';
import type { Reply } from '../../../contract/messages/reply.ts';
import { REPLY_TEMPLATES, withTemplate } from '../../../domain/messages/reply-templates.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { useGuardedClose, useUnsavedGuard } from '../dialogs/use-unsaved-guard.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { DialogFailure, Notice } from '../frame/admin-page.tsx';
import { MailState } from '../mail/mail-state.tsx';
import { Fact, MailLink, PhoneLink } from './contact-links.tsx';
import { type Message, replyLink } from './message.ts';
import { useReplies } from './use-replies.ts';

interface MessageDialogProps {
  readonly event: 'contact' | 'enquiry';
  readonly path: string;
  readonly message: Message<string>;
  readonly status: ReactNode;
  readonly type?: string;
  /** Beside the reply button; what leads away asks first. */
  readonly actions?: (mayLeave: () => boolean) => ReactNode;
  readonly onReplied: () => void;
  readonly onClose: () => void;
}

export function MessageDialog(props: MessageDialogProps) {
  const { event, path, message, status, type, actions, onReplied, onClose } = props;
  const { name, email, phone, subject, product_id, product_name, created_at, referenceId } = message;
  const element = useRef<HTMLFormElement>(null);
  const replying = useReplies(event, path, onReplied);
  const { replies, text, write, refusal, isSending, failure, send } = replying;
  const unsaved = useUnsavedGuard(text.trim() !== '');
  const leave = useGuardedClose(element, { mayLeave: () => !isSending && unsaved.mayLeave(), onClose });
  const isMailSetUp = replies.value?.isMailSetUp ?? true;
  return (
    <Dialog isOpen title={`Message from ${name}`} onClose={leave}>
      <dl className="grid gap-x-6 gap-y-3 *:last:font-bold sm:grid-cols-2 sm:*:last:col-span-full">
        <Fact title="Name">{name}</Fact>
        <Fact title="E-mail">
          <MailLink to={email} />
        </Fact>
        <Fact title="Phone">{phone === null || phone === '' ? 'Not given' : <PhoneLink to={phone} />}</Fact>
        <Fact title="Date">
          <time dateTime={created_at}>{formatLongDateTime(created_at)}</time>
        </Fact>
        <Fact title="Reference">{referenceId}</Fact>
        {product_name != null && <Fact title="Product">{product_name}</Fact>}
        {typeof product_id === 'string' && <Fact title="Product ID">{product_id}</Fact>}
        {type !== undefined && <Fact title="Type">{type}</Fact>}
        <Fact title="Status">{status}</Fact>
        <Fact title="Subject">{subject}</Fact>
      </dl>
      <h3 className="mt-4 border-t border-line pt-3.5">Message</h3>
      <p className="mt-1.5 max-w-[72ch] wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <Replies {...replying} />
      <form
        ref={element}
        noValidate
        className="mt-4 grid gap-4 border-t border-line pt-3.5"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          send();
          if (text.trim() === '') submitted.currentTarget.querySelector('textarea')?.focus();
        }}
      >
        {isMailSetUp && (
          <Select
            label="Start with a template"
            name="template"
            optional
            placeholder="Choose"
            value=""
            options={REPLY_TEMPLATES.map(({ title }) => ({ value: title, label: title }))}
            onChange={({ target }) => write(withTemplate(text, target.value, message))}
          />
        )}
        {isMailSetUp ? (
          <Field
            label="Your reply"
            name="reply"
            multiline
            rows={5}
            value={text}
            readOnly={isSending}
            error={refusal}
            hint={`We’ll e-mail it to ${email}, with their message quoted.`}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <Notice tone="amber" role="status">
            Mail isn’t set up, so you can’t reply from here. Write from your own mail program and set the
            status to replied.
          </Notice>
        )}
        {failure !== null && <DialogFailure>{failure}</DialogFailure>}
        <DialogActions>
          {actions?.(unsaved.mayLeave)}
          {isMailSetUp ? (
            <Button type="submit" kind="primary" busy={isSending} busyLabel="Sending...">
              <AdminIcon name="send" />
              Send reply
            </Button>
          ) : (
            <ButtonLink kind="primary" to={replyLink(message)}>
              <AdminIcon name="mail" />
              Reply by e-mail
            </ButtonLink>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Replying = ReturnType<typeof useReplies>;

function Replies({ replies, isRetrying, retry }: Pick<Replying, 'replies' | 'isRetrying' | 'retry'>) {
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
