import { callLink } from '../../../../catalogue/policies/office.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStore } from '../../frame/frame-context.ts';

/** A phone and an e-mail, for whoever has a question about the order. */
export function OrderHelpLines() {
  const store = useStore();
  if (store === null) return null;
  const { storePhone: phone, storeEmail: email } = store;
  return (
    <div className="grid justify-items-start gap-1 text-md wrap-anywhere text-steel">
      <p>Need help with this order?</p>
      <TextLink tall href={callLink(phone)}>
        {phone}
      </TextLink>
      <TextLink tall href={`mailto:${email}`}>
        {email}
      </TextLink>
    </div>
  );
}
