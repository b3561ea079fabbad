import { useNavigate } from 'react-router';
import { checkContactForm } from '../../../../contract/messages/contact-form.ts';
import { createFormDraft } from '../../../storage/form-draft.ts';
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
  const navigate = useNavigate();
  const { form, field, isBusy } = useCheckedForm({
    check: checkContactForm,
    draft,
    async send(message) {
      const sent = await sendContact(message).catch(() => undefined);
      if (sent === undefined) return void showToast({ kind: 'error', text: CONTACT_FAILED });
      draft.clear();
      tellAnalytics({ event: 'form_submit', form_type: formType });
      onSent?.();
      navigate(CONTACT_THANK_YOU, { state: sentMessage(message, sent.referenceId, { isEnquiry: false }) });
    },
  });

  return (
    <form {...form} className={`contact-form grid gap-4 ${formType === 'contact' ? COLUMNS : ''}`}>
      <Field label="Name" {...field('name')} autoComplete="name" />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <Field label="Subject" {...field('subject')} autoComplete="off" />
      <Field label="Message" {...field('message')} multiline rows={6} optional />
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
