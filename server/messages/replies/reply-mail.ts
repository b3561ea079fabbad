import { formatLongDateTime } from '../../../domain/text/format.ts';
import { type Mail, renderMail } from '../../mail/mail.ts';
import type { Store } from '../../settings/read-settings.ts';

export interface AnsweredMessage {
  readonly referenceId: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: Date;
}

const SUBJECT_MAX = 250;

/** To the sender, who answers to the shop and finds what they wrote below it. */
export function replyMail(answered: AnsweredMessage, text: string, store: Store): Mail {
  const { referenceId, email, subject, message, created_at } = answered;
  const tag = ` [${referenceId}]`;
  return {
    to: email,
    subject: `${`Re: ${oneLine(subject)}`.slice(0, SUBJECT_MAX - tag.length)}${tag}`,
    replyTo: store.email,
    isPersonal: true,
    ...renderMail({
      heading: oneLine(subject),
      paragraphs: [text],
      ...(message === ''
        ? {}
        : { quote: { intro: `You wrote on ${formatLongDateTime(created_at)}:`, text: message } }),
      footer: `${store.name}, ${store.email}. Your reference is ${referenceId}. Reply to this mail to write back.`,
    }),
  };
}

/** A line break in a header would let a sender add headers of their own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
