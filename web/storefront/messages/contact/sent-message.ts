import { isObject, textOf } from '../../../api/response.ts';

/** What the contact thank-you page is told: by the navigation that leads there, never by the address. */
export interface SentMessage {
  readonly submitted: true;
  readonly referenceId?: string | undefined;
  /** What was sent, for a look back. */
  readonly form: { readonly name: string; readonly email: string; readonly subject: string };
  readonly isEnquiry: boolean;
}

export const CONTACT_THANK_YOU = '/contact-thank-you';

/** `navigate(CONTACT_THANK_YOU, { state: sentMessage(…) })` */
export function sentMessage(
  { name, email, subject }: SentMessage['form'],
  referenceId: string | undefined,
  { isEnquiry }: Pick<SentMessage, 'isEnquiry'>,
): SentMessage {
  return { submitted: true, referenceId, form: { name, email, subject }, isEnquiry };
}

/** A navigation's state may be anything; null means that nothing was submitted. */
export function readSentMessage(state: unknown): SentMessage | null {
  if (!isObject(state) || state.submitted !== true) return null;
  const form = isObject(state.form) ? state.form : {};
  return {
    submitted: true,
    referenceId: textOf(state.referenceId),
    form: {
      name: textOf(form.name) ?? '',
      email: textOf(form.email) ?? '',
      subject: textOf(form.subject) ?? '',
    },
    isEnquiry: state.isEnquiry === true,
  };
}
