import type { Contact } from '../../../contract/messages/contact.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mail.ts';

export interface Store {
  readonly name: string;
  readonly email: string;
}

/**
 * Without the sender's text: anybody can enter anybody's address in the form, and the shop must not send a stranger's text
 * there.
 */
export function receiptMail({ email, referenceId }: Contact, store: Store, publicUrl: string): Mail {
  return {
    to: email,
    subject: `We’ve received your message (${referenceId})`,
    ...renderMail({
      heading: 'Thank you for your message',
      paragraphs: [
        'We’ve received it and will get back to you soon.',
        'If you didn’t write to us, please ignore this e-mail.',
      ],
      facts: [{ label: 'Reference', value: referenceId }],
      action: { label: `Visit ${store.name}`, url: publicUrl },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because this address was entered in our contact form.`,
    }),
  };
}

/** To the shop; a reply goes to the sender. */
export function noticeMail(contact: Contact, store: Store, publicUrl: string): Mail {
  return {
    to: store.email,
    subject: `Contact ${contact.referenceId}: ${contact.subject}`,
    replyTo: contact.email,
    ...renderMail({
      heading: 'New message from the contact form',
      paragraphs: [contact.message || 'The message is empty.'],
      facts: [
        { label: 'Reference', value: contact.referenceId },
        { label: 'Name', value: contact.name },
        { label: 'Email', value: contact.email },
        ...(contact.phone === null ? [] : [{ label: 'Phone', value: contact.phone }]),
        { label: 'Subject', value: contact.subject },
        { label: 'Type', value: contact.type },
      ],
      action: { label: 'Open contact messages', url: `${publicUrl}/admin/contact-us` },
      footer: `${store.name}, an automatic e-mail from your shop.`,
    }),
  };
}
