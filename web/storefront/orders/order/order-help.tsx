import { callLink } from '../../../../catalogue/policies/office.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStore } from '../../frame/frame-context.ts';
import './order-layout.css';

/** A phone and an e-mail, for whoever has a question about the order. */
export function OrderHelpLines() {
  const store = useStore();
  if (store === null) return null;
  const { storePhone: phone, storeEmail: email } = store;
  return (
    <div className="order-help">
      <p>Need help with this order?</p>
      <TextLink href={callLink(phone)}>{phone}</TextLink>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </div>
  );
}
