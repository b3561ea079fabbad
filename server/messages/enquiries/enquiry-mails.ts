import type { Enquiry } from '../../../contract/messages/enquiry.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Store } from '../contacts/contact-mails.ts';

/** Without the sender's text, like the receipt of a contact message. */
export function receiptMail({ email, referenceId }: Enquiry, store: Store, publicUrl: string): Mail {
  return {
    to: email,
    subject: `We’ve received your enquiry (${referenceId})`,
    ...renderMail({
      heading: 'Thank you for your enquiry',
      paragraphs: [
        'We’ve received it and will reply within 24 hours.',
        'If you didn’t send an enquiry, please ignore this e-mail.',
      ],
      facts: [{ label: 'Reference', value: referenceId }],
      action: { label: `Visit ${store.name}`, url: publicUrl },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because this address was entered in our enquiry form.`,
    }),
  };
}

/** To the shop; a reply goes to the sender. */
export function noticeMail(
  enquiry: Enquiry,
  productName: string | null,
  store: Store,
  publicUrl: string,
): Mail {
  const { referenceId, name, email, phone, subject, message, type } = enquiry;
  return {
    to: store.email,
    subject: `Enquiry ${referenceId}: ${subject}`,
    replyTo: email,
    ...renderMail({
      heading: 'New enquiry',
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
      action: { label: 'Open enquiries', url: `${publicUrl}/admin/enquiries` },
      footer: `${store.name}, an automatic e-mail from your shop.`,
    }),
  };
}
