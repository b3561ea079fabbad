import '../../zod-without-eval.ts';
import { type FormEvent, useState } from 'react';
import { checkContactForm } from '../../../domain/checks/contact.ts';
import { contactReference } from '../../../domain/contact.ts';
import { sendContact } from '../../api/contact-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { tellAnalytics } from '../analytics.ts';
import './quick-contact.css';

type Errors = Readonly<Record<string, string>>;

/** The contact form from anywhere. What was typed stays until it is sent. */
export default function QuickContact({ onClose }: { readonly onClose: () => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [reference, setReference] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkContactForm(Object.fromEntries(new FormData(form)));
    if (!checked.ok) {
      setErrors(checked.errors);
      const [first] = Object.keys(checked.errors);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    setBusy(true);
    const sent = await sendContact(checked.value);
    setBusy(false);
    if (!sent.ok) return showToast({ kind: 'error', text: sent.message });
    tellAnalytics({ event: 'form_submit', form_type: 'quick-contact' });
    setReference(sent.referenceId ?? contactReference(undefined, new Date()));
  };

  return (
    <Dialog isOpen onClose={onClose} title="Quick Contact">
      {reference === null ? (
        <form className="quick-contact" noValidate onSubmit={submit}>
          <Field label="Name" name="name" autoComplete="name" error={errors.name} />
          <Field
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email}
          />
          <Field
            label="Phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={errors.phone}
          />
          <Field label="Subject" name="subject" error={errors.subject} />
          <Field label="Message" name="message" multiline rows={4} optional error={errors.message} />
          <Button type="submit" kind="primary" block busy={isBusy} busyLabel="Sending...">
            Send Message
          </Button>
        </form>
      ) : (
        <div className="quick-contact" role="status">
          <p>
            <b>Message Sent Successfully!</b>
          </p>
          <p>We reply within 24 hours. Your reference is {reference}.</p>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </Dialog>
  );
}
