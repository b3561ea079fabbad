import '../../zod-without-eval.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkContactForm } from '../../../domain/checks/contact.ts';
import { sendContact } from '../../api/contact-calls.ts';
import { createFormDraft, fieldsOf, useFormDraft } from '../../stores/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { tellAnalytics } from '../analytics.ts';
import { useHydrated } from '../use-hydrated.ts';
import { CONTACT_THANK_YOU, sentMessage } from './sent-message.ts';
import './contact-form.css';

type Errors = Readonly<Record<string, string>>;

interface ContactFormProps {
  /** Which form it is, for the shop's analytics. */
  readonly formType: 'contact' | 'quick-contact';
  readonly onSent?: () => void;
}

/** One draft for both places: what was begun in the dialog goes on on the page. */
const draft = createFormDraft('contact-draft');

/** The contact form, on its page and in the dialog. Once sent, the thank-you page follows. */
export function ContactForm({ formType, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  useFormDraft(form, draft);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const checked = checkContactForm(fieldsOf(event.currentTarget));
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return focusFirst(event.currentTarget, checked.errors);
    isSending.current = true;
    setBusy(true);
    const sent = await sendContact(checked.value);
    isSending.current = false;
    setBusy(false);
    if (!sent.ok) return showToast({ kind: 'error', text: sent.message });
    draft.clear();
    tellAnalytics({ event: 'form_submit', form_type: formType });
    onSent?.();
    navigate(CONTACT_THANK_YOU, {
      state: sentMessage(checked.value, sent.referenceId, { isEnquiry: false }),
    });
  };

  return (
    <form className="contact-form" ref={form} noValidate onSubmit={submit}>
      <Field label="Name" name="name" autoComplete="name" error={errors.name} />
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
      />
      <Field label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" error={errors.phone} />
      <Field label="Subject" name="subject" autoComplete="off" error={errors.subject} />
      <Field label="Message" name="message" multiline rows={6} optional error={errors.message} />
      {/* Sent before the page is alive, the browser would put what was typed into the address. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
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

/** In the order of the form, not in that of the rules. */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((field) => errors[field.getAttribute('name') ?? ''] !== undefined);
  if (first instanceof HTMLElement) first.focus();
}
