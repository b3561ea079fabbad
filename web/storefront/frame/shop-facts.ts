/** Plainly fictitious, but well formed: the shop's own addresses, once. */
export const BUSINESS = {
  name: 'Rack & Rep',
  phone: '+91 90000 00000',
  phoneLink: 'tel:+919000000000',
  chatLink: 'https://wa.me/919000000000',
  email: 'sales@rackandrep.example',
  address: ['Plot 14, Satpur MIDC,', 'Nashik, Maharashtra 422007'],
  hours: ['Mon-Sat', '9:00 AM to 6:00 PM'],
} as const;

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
