import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Contact } from './submit.ts';

export interface Store {
  readonly name: string;
  readonly email: string;
}

/**
 * The sender's own words are not in it: anybody can type anybody's address into the form, and the shop does not
 * carry a stranger's text to it.
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

/** An answer to it goes to the sender. */
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
