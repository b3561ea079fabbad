import type { CATEGORY_IDS } from '../../domain/catalogue/product.ts';

/** What the About page says. */
export const ABOUT = {
  hero: {
    title: 'Steel, made in Nashik',
    text: 'Rack & Rep builds strength equipment for home gyms, commercial gyms and fitness studios, and ships it across India.',
  },
  mission: {
    title: 'Our mission',
    text: 'To put honest equipment within reach: tube sizes, steel grades and loads are stated on every page, and what leaves the works weighs and measures what we wrote.',
  },
  vision: {
    title: 'Our vision',
    text: 'A rack in every neighbourhood: training rooms all over India that need nothing from abroad, and equipment that is handed on instead of thrown away.',
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
  text: 'About a ceiling that is too low, a gym to fit out or an order on its way. We reply within 24 hours.',
} as const;

/** After a message: promised, and worth a look until then. */
export const CONTACT_REPLY = {
  reply: 'We reply within 24 hours.',
  confirmation: 'You get an e-mail that confirms your message.',
  urgent: 'If it is urgent, call us.',
} as const;

export interface Teaser {
  readonly title: string;
  readonly text: string;
  readonly to: `/${string}`;
}

export const WHILE_YOU_WAIT: readonly Teaser[] = [
  {
    title: 'Best sellers',
    text: 'What other home gyms and studios bought first.',
    to: '/shop',
  },
  {
    title: 'Which rack for which room',
    text: 'From folding racks of 140\u00a0mm to four posts: heights, depths and loads side by side.',
    to: '/category/racks',
  },
  {
    title: 'How delivery works',
    text: 'What happens between our works and your door.',
    to: '/shipping-policy',
  },
];
