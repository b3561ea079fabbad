/** Ways to the shop, made from what the store settings say. */

export const chatLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;

export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;

/**
 * An address that was entered in one line breaks before the town: 'Plot 00, Example Estate, Nashik, Maharashtra 422000'
 * is 'Plot 00, Example Estate,' and 'Nashik, Maharashtra 422000'.
 */
export function addressLines(address: string): string[] {
  const entered = address.split('\n').map((line) => line.trim());
  if (entered.length > 1) return entered.filter((line) => line !== '');
  const parts = address.split(',').map((part) => part.trim());
  if (parts.length < 3) return [parts.join(', ')];
  return [`${parts.slice(0, -2).join(', ')},`, parts.slice(-2).join(', ')];
}

export const SOCIAL_LINKS = [
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/rackandrep.example' },
  { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@rackandrep.example' },
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/rackandrep.example' },
] as const;

export const POLICY_LINKS = [
  { title: 'Privacy Policy', to: '/privacy-policy' },
  { title: 'Shipping Policy', to: '/shipping-policy' },
  { title: 'Return and Replacement Policy', to: '/return-refund-policy' },
  { title: 'Terms and Conditions', to: '/terms-and-conditions' },
] as const;
