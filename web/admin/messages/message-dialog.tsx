import type { ReactNode } from 'react';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { type Message, replyLink } from './message.ts';

interface MessageDialogProps {
  readonly message: Message<string>;
  /** The field that changes the status. */
  readonly status: ReactNode;
  /** Of a contact form. */
  readonly type?: string;
  /** Beside the reply button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** A whole message. */
export function MessageDialog({ message, status, type, actions, onClose }: MessageDialogProps) {
  const { name, email, phone, subject, product_id, product_name, created_at, referenceId } = message;
  return (
    <Dialog isOpen title={`Message from ${name}`} onClose={onClose}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
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
        {typeof product_id === 'string' && <Fact title="Product id">{product_id}</Fact>}
        {type !== undefined && <Fact title="Type">{type}</Fact>}
        <Fact title="Status">{status}</Fact>
        <Fact title="Subject">{subject}</Fact>
      </dl>
      <h3 className="mt-4 border-t border-line pt-3.5">Message</h3>
      <p className="mt-1.5 max-w-[72ch] wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <DialogActions>
        {actions}
        <ButtonLink kind="primary" to={replyLink(message)}>
          <AdminIcon name="mail" />
          Reply by e-mail
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere last:font-bold sm:last:col-span-full">
      <dt className="text-xs text-steel">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
