import type { CATEGORY_IDS } from '../../domain/catalogue/product.ts';

/** What the About page says. */
export const ABOUT = {
  hero: {
    title: 'Made in Nashik',
    text: 'Rack & Rep builds strength equipment for home gyms, commercial gyms and fitness studios, and ships it across India.',
  },
  mission: {
    title: 'Our mission',
    text: 'To make good equipment easy to buy. We list tube sizes, steel grades and loads on every page, and what we send you matches them.',
  },
  vision: {
    title: 'Our vision',
    text: 'Well-equipped training rooms in every neighbourhood of India, with equipment made here and built to last for years.',
  },
} as const;

/** The six categories on the About page. */
export const ABOUT_CATEGORIES: readonly (typeof CATEGORY_IDS)[number][] = [
  'barbells',
  'dumbbells',
  'racks',
  'benches',
  'weight-plates',
  'accessories',
];

/** What the Contact page begins with. */
export const CONTACT_HERO = {
  title: 'Talk to us',
  text: 'Ask us about ceiling height, setting up a gym or your order. We reply within 24 hours.',
} as const;

/** After a message: promised, and worth a look until then. */
export const CONTACT_REPLY = {
  reply: 'We reply within 24 hours.',
  confirmation: 'You’ll get an e-mail confirming your message.',
  urgent: 'If it’s urgent, please call us.',
} as const;

export interface Teaser {
  readonly title: string;
  readonly text: string;
  readonly to: `/${string}`;
}

export const WHILE_YOU_WAIT: readonly Teaser[] = [
  {
    title: 'Best sellers',
    text: 'What other home gyms and studios buy most.',
    to: '/shop',
  },
  {
    title: 'Choose your rack',
    text: 'Compare heights, depths and loads, from a folding rack to a four-post power rack.',
    to: '/category/racks',
  },
  {
    title: 'How delivery works',
    text: 'From our factory in Nashik to your door.',
    to: '/shipping-policy',
  },
];
