import { TextLink } from '../../ui/text-link.tsx';
import { BUSINESS } from '../frame/shop-facts.ts';
import './order-layout.css';

/** A phone and an e-mail, for whoever has a question about the order. */
export function OrderHelpLines() {
  return (
    <div className="order-help">
      <p>Need help with this order?</p>
      <TextLink href={BUSINESS.phoneLink}>{BUSINESS.phone}</TextLink>
      <TextLink href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</TextLink>
    </div>
  );
}
