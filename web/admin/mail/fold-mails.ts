import type { MailRecord } from '../../../contract/mail.ts';

export interface ListedMail extends MailRecord {
  /** How many others about its order stand behind it. */
  readonly folded?: number;
  /** It is one of those, unfolded. */
  readonly isBehind?: boolean;
}

const isSettled = ({ status }: MailRecord) => status === 'sent' || status === 'unsent';

/**
 * The mails of a page with those of one order under the latest of them. What still waits, or was given up, stands by itself:
 * of RR-7 with three sent mails and one given up there are two rows.
 */
export function foldMails(mails: readonly MailRecord[], unfolded: ReadonlySet<string>): ListedMail[] {
  const settled = mails.filter((mail) => mail.orderId !== null && isSettled(mail));
  return mails.flatMap((mail): ListedMail[] => {
    if (!settled.includes(mail)) return [mail];
    const [first, ...others] = settled.filter(({ orderId }) => orderId === mail.orderId);
    if (first !== mail) return [];
    const shown = unfolded.has(mail.orderId ?? '') ? others : [];
    return [{ ...mail, folded: others.length }, ...shown.map((other) => ({ ...other, isBehind: true }))];
  });
}
