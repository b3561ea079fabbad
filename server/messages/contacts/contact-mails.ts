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
    subject: `We have your message (${referenceId})`,
    ...renderMail({
      heading: 'Thank you for your message',
      paragraphs: [
        'We have received it and will get back to you soon.',
        'If you did not write to us, please ignore this mail.',
      ],
      facts: [{ label: 'Reference', value: referenceId }],
      action: { label: `Visit ${store.name}`, url: publicUrl },
      footer: `${store.name}, ${store.email}. You get this mail because this address was given in our contact form.`,
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
      heading: 'A message from the contact form',
      paragraphs: [contact.message || 'The sender left the message empty.'],
      facts: [
        { label: 'Reference', value: contact.referenceId },
        { label: 'Name', value: contact.name },
        { label: 'Email', value: contact.email },
        ...(contact.phone === null ? [] : [{ label: 'Phone', value: contact.phone }]),
        { label: 'Subject', value: contact.subject },
        { label: 'Type', value: contact.type },
      ],
      action: { label: 'Open the contact messages', url: `${publicUrl}/admin/contact-us` },
      footer: `${store.name}, sent by the shop to itself.`,
    }),
  };
}
