import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkContactForm } from '../../../../contract/messages/contact-form.ts';
import { createFormDraft, useFormDraft } from '../../../storage/form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, Field, PhoneField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCheckedForm } from '../../accounts/use-checked-form.ts';
import { tellAnalytics } from '../../analytics.ts';
import { CONTACT_FAILED, sendContact } from '../send-message.ts';
import { CONTACT_THANK_YOU, sentMessage } from './sent-message.ts';

interface ContactFormProps {
  /** Which form it is, for the shop's analytics. */
  readonly formType: 'contact' | 'quick-contact';
  readonly onSent?: () => void;
}

/** One draft for both: a message begun in the dialog can be finished on the page. */
const draft = createFormDraft('contact-draft');

const COLUMNS = 'md:grid-cols-2 md:gap-y-5 md:*:col-span-full md:*:nth-2:col-span-1 md:*:nth-3:col-span-1';

/** The contact form, on its page and in the dialog. */
export function ContactForm({ formType, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useFormDraft(form, draft);

  const checked = useCheckedForm({
    check: checkContactForm,
    async send(message) {
      const sent = await sendContact(message).catch(() => undefined);
      if (sent === undefined) return void showToast({ kind: 'error', text: CONTACT_FAILED });
      draft.clear();
      tellAnalytics({ event: 'form_submit', form_type: formType });
      onSent?.();
      navigate(CONTACT_THANK_YOU, { state: sentMessage(message, sent.referenceId, { isEnquiry: false }) });
    },
  });
  const { errors, isBusy } = checked;

  return (
    <form
      {...checked.form}
      className={`contact-form grid gap-4 ${formType === 'contact' ? COLUMNS : ''}`}
      ref={form}
    >
      <Field label="Name" name="name" autoComplete="name" error={errors.name} />
      <EmailField error={errors.email} />
      <PhoneField error={errors.phone} />
      <Field label="Subject" name="subject" autoComplete="off" error={errors.subject} />
      <Field label="Message" name="message" multiline rows={6} optional error={errors.message} />
      <Button
        className="mt-2"
        type="submit"
        kind="primary"
        size="large"
        block
        busy={isBusy}
        busyLabel="Sending..."
      >
        Send Message
      </Button>
    </form>
  );
}
