import type { ReactNode } from 'react';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { type Message, replyLink } from './message.ts';
import './messages.css';

interface MessageDialogProps {
  readonly message: Message<string>;
  /** The field that changes the status. */
  readonly status: ReactNode;
  /** Further lines: [title, value]. */
  readonly more?: readonly (readonly [string, ReactNode])[];
  /** Beside the reply button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** A whole message. */
export function MessageDialog({ message, status, more = [], actions, onClose }: MessageDialogProps) {
  const { name, email, phone, subject, product_id, product_name, created_at, referenceId } = message;
  return (
    <Dialog isOpen title={`Message from ${name}`} onClose={onClose}>
      <dl className="message-facts">
        <Fact title="Name">{name}</Fact>
        <Fact title="E-mail">
          <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
        </Fact>
        <Fact title="Phone">
          {phone === null || phone === '' ? (
            'Not given'
          ) : (
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          )}
        </Fact>
        <Fact title="Date">
          <time dateTime={created_at}>{formatLongDateTime(created_at)}</time>
        </Fact>
        <Fact title="Reference">{referenceId}</Fact>
        {product_name != null && <Fact title="Product">{product_name}</Fact>}
        {typeof product_id === 'string' && <Fact title="Product id">{product_id}</Fact>}
        {more.map(([title, value]) => (
          <Fact key={title} title={title}>
            {value}
          </Fact>
        ))}
        <Fact title="Status">{status}</Fact>
        <Fact title="Subject">{subject}</Fact>
      </dl>
      <h3 className="message-title">Message</h3>
      <p className="message-whole">{message.message}</p>
      <DialogActions>
        {actions}
        <ButtonLink kind="primary" to={replyLink(message)}>
          <AdminIcon name="mail" size="small" />
          Reply by e-mail
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
