import type { StoreSettings } from '../../contract/settings.ts';
import { callLink, OFFICE_HOURS } from './office.ts';

/** A line of the seller's particulars. */
export interface SellerFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** The person a complaint goes to. Plainly fictitious, but well formed. */
export const GRIEVANCE_OFFICER = {
  name: 'Ms Anagha Example',
  designation: 'Grievance Officer',
  email: 'grievance@rackandrep.example',
  phone: '+91 90000 00001',
  /** What the e-commerce rules of 2020 ask of a seller. */
  acknowledgedWithin: '48 hours',
  resolvedWithin: 'one month',
} as const;

/** For what cannot wait, after a message was sent. */
export const URGENT_PHONE_HOURS = 'Mon-Fri 9AM-6PM';
export const EMAIL_HOURS = '24/7';

type Contact = Pick<StoreSettings, 'storeName' | 'storeEmail' | 'storePhone' | 'storeAddress'>;

const write = (email: string) => `mailto:${email}`;

/** Who sells here: an inventory shop that makes what it sells, so seller, manufacturer and packer are one. */
export function sellerFacts({ storeName, storeEmail, storePhone, storeAddress }: Contact): SellerFact[] {
  return [
    { label: 'Seller, manufacturer and packer', value: storeName },
    { label: 'Principal place of business', value: storeAddress },
    { label: 'Country of origin', value: 'India' },
    { label: 'Customer care e-mail', value: storeEmail, href: write(storeEmail) },
    { label: 'Customer care phone', value: storePhone, href: callLink(storePhone) },
    { label: 'Office hours', value: OFFICE_HOURS },
  ];
}

export function grievanceFacts(): SellerFact[] {
  const { name, designation, email, phone, acknowledgedWithin, resolvedWithin } = GRIEVANCE_OFFICER;
  return [
    { label: designation, value: name },
    { label: 'E-mail', value: email, href: write(email) },
    { label: 'Phone', value: phone, href: callLink(phone) },
    { label: 'Acknowledged within', value: acknowledgedWithin },
    { label: 'Resolved within', value: resolvedWithin },
  ];
}
