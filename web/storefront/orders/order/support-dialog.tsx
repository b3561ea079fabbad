import { checkSupportForm, type SupportForm } from '../../../../contract/messages/contact-form.ts';
import {
  displayOrderNumber,
  orderInquiryMessage,
  orderInquirySubject,
  shortId,
} from '../../../../domain/orders/order.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { EmailField, Field, PhoneField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCheckedForm } from '../../accounts/use-checked-form.ts';
import { tellAnalytics } from '../../analytics.ts';
import { CONTACT_FAILED, sendContact, sendEnquiry } from '../../messages/send-message.ts';
import type { ShownOrder } from '../order-response.ts';

interface Support {
  readonly title: string;
  readonly send: string;
  readonly busy: string;
  readonly sent: string;
  readonly failed: string;
  readonly formType: string;
  readonly call: (form: SupportForm) => Promise<unknown>;
}

const SUPPORT = {
  support: {
    title: 'Contact Support',
    send: 'Send Message',
    busy: 'Sending...',
    sent: 'Your message has been sent successfully! We will get back to you soon.',
    failed: CONTACT_FAILED,
    formType: 'order-support',
    call: (form) => sendContact({ ...form, type: 'SUPPORT' }),
  },
  enquiry: {
    title: 'Ask a Question',
    send: 'Submit Enquiry',
    busy: 'Submitting...',
    sent: 'Your enquiry has been submitted successfully! We will get back to you soon.',
    failed: 'Failed to submit enquiry. Please try again.',
    formType: 'order-enquiry',
    call: (form) => sendEnquiry({ ...form, type: 'ORDER_INQUIRY' }),
  },
} as const satisfies Readonly<Record<string, Support>>;

export type SupportKind = keyof typeof SUPPORT;

interface SupportDialogProps {
  readonly kind: SupportKind;
  readonly order: ShownOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Prefilled from the order. What was typed stays until it is sent, also behind a closed dialog. */
export default function SupportDialog({ kind, order, isOpen, onClose }: SupportDialogProps) {
  const { title, send, busy, sent, failed, formType, call } = SUPPORT[kind];
  const { form, field, isBusy, reset } = useCheckedForm({
    check: checkSupportForm,
    start: prefilled(order),
    async send(message) {
      const isSent = await call(message).then(
        () => true,
        () => false,
      );
      if (!isSent) return void showToast({ kind: 'error', text: failed });
      tellAnalytics({ event: 'form_submit', form_type: formType });
      reset();
      onClose();
      showToast({ kind: 'success', text: sent });
    },
  });

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form {...form} className="grid gap-4">
        <p className="text-steel">About order {shortId(order.id)}</p>
        <Field label="Name*" {...field('name')} required autoComplete="name" />
        <EmailField label="Email*" {...field('email')} required />
        <PhoneField optional {...field('phone')} />
        <Field label="Subject*" {...field('subject')} required />
        <Field label="Message*" {...field('message')} required multiline rows={4} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isBusy} busyLabel={busy}>
            {send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function prefilled({ id, orderNumber, customer, shippingAddress }: ShownOrder) {
  return {
    name: shippingAddress?.fullName || customer.name,
    email: shippingAddress?.email || customer.email,
    phone: shippingAddress?.phone || customer.phone,
    subject: orderInquirySubject(id),
    message: orderInquiryMessage(displayOrderNumber(orderNumber)),
  };
}
