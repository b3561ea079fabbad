import { callLink } from '../../../catalogue/policies/office.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useStore } from '../frame/frame-context.ts';
import { chatLink } from '../frame/shop-facts.ts';

/** No carrier goes there; what the shopper can do instead. */
export default function NotDelivered({ refusal }: { readonly refusal: string }) {
  const phone = useStore()?.storePhone;
  return (
    <Callout tone="amber" icon="truck" role="alert">
      <div className="grid gap-2 text-md">
        <p>
          <b>{refusal}</b>
        </p>
        <p>
          Please enter another pincode, or ask us. We may find a way.{' '}
          {phone !== undefined && (
            <>
              <TextLink href={callLink(phone)}>Call {phone}</TextLink>,{' '}
              <TextLink href={chatLink(phone)} target="_blank" rel="noreferrer">
                message us on WhatsApp
              </TextLink>{' '}
              or{' '}
            </>
          )}
          <TextLink to="/contact">send an enquiry</TextLink>.
        </p>
      </div>
    </Callout>
  );
}
