import { type Mail, renderMail } from '../mail/mail.ts';
import type { Store } from '../settings/read-settings.ts';
import type { ContactRow, InboxName } from './inboxes.ts';

type Submitted = Pick<ContactRow, 'referenceId' | 'name' | 'email' | 'phone' | 'subject' | 'message'> & {
  readonly type: string;
};

/** What the mails about a contact message and about an enquiry say otherwise. */
const TEXTS = {
  contact: {
    noun: 'message',
    answer: 'We’ve received it and will get back to you soon.',
    strangers: 'If you didn’t write to us, please ignore this e-mail.',
    form: 'contact form',
    title: 'Contact',
    heading: 'New message from the contact form',
    open: { label: 'Open contact messages', path: '/admin/contact-us' },
  },
  enquiry: {
    noun: 'enquiry',
    answer: 'We’ve received it and will reply within 24 hours.',
    strangers: 'If you didn’t send an enquiry, please ignore this e-mail.',
    form: 'enquiry form',
    title: 'Enquiry',
    heading: 'New enquiry',
    open: { label: 'Open enquiries', path: '/admin/enquiries' },
  },
} as const;

/**
 * Without the sender's text: anybody can enter anybody's address in the form, and the shop must not send a stranger's text
 * there.
 */
export function receiptMail(
  inbox: InboxName,
  { email, referenceId }: Submitted,
  store: Store,
  publicUrl: string,
): Mail {
  const { noun, answer, strangers, form } = TEXTS[inbox];
  return {
    to: email,
    subject: `We’ve received your ${noun} (${referenceId})`,
    ...renderMail({
      heading: `Thank you for your ${noun}`,
      paragraphs: [answer, strangers],
      facts: [{ label: 'Reference', value: referenceId }],
      action: { label: `Visit ${store.name}`, url: publicUrl },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because this address was entered in our ${form}.`,
    }),
  };
}

/** To the shop; a reply goes to the sender. */
export function noticeMail(
  inbox: InboxName,
  { referenceId, name, email, phone, subject, message, type }: Submitted,
  productName: string | null,
  store: Store,
  publicUrl: string,
): Mail {
  const { title, heading, open } = TEXTS[inbox];
  return {
    to: store.email,
    subject: `${title} ${referenceId}: ${subject}`,
    replyTo: email,
    ...renderMail({
      heading,
      paragraphs: [message || 'The message is empty.'],
      facts: [
        { label: 'Reference', value: referenceId },
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        ...(phone === null ? [] : [{ label: 'Phone', value: phone }]),
        { label: 'Subject', value: subject },
        { label: 'Type', value: type },
        ...(productName === null ? [] : [{ label: 'Product', value: productName }]),
      ],
      action: { label: open.label, url: `${publicUrl}${open.path}` },
      footer: `${store.name}, an automatic e-mail from your shop.`,
    }),
  };
}
