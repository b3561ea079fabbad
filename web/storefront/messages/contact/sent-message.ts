import { isObject, textOf } from '../../../api/response.ts';

/** The navigation state of the contact thank-you page; it is never in the address. */
export interface SentMessage {
  readonly submitted: true;
  readonly referenceId?: string | undefined;
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

/** Null means that nothing was submitted. */
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
