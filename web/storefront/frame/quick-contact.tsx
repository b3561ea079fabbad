import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm } from '../messages/contact/contact-form.tsx';

/** The contact form from anywhere. What was typed stays until it is sent. */
export default function QuickContact({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Quick Contact">
      <ContactForm formType="quick-contact" onSent={onClose} />
    </Dialog>
  );
}
