import type { CardProduct } from '../domain/catalogue/card-product.ts';

/** Products that show every state of a card, and the moment at which their offers are looked at. */

export const NOW = '2026-11-15T12:00:00+05:30';

const sample = {
  inStock: true,
  rating: 4.7,
  reviewCount: 58,
  salePrice: undefined,
  priceRange: undefined,
  offer: undefined,
};

const wallRack = {
  ...sample,
  name: 'Wall-Mount Folding Rack 75×75 mm 11 SWG',
  slug: 'wall-mount-folding-rack-75x75-mm-11-swg',
  category: 'racks',
  images: ['/images/products/25/three-quarter-1000x1000.webp'],
  price: 34_999,
  salePrice: 25_999,
  specLine: '2,290 mm high, 350 kg max load',
};

export const SALE: CardProduct = {
  ...sample,
  id: 'sale',
  name: 'Power Rack 75×75 mm 11 SWG',
  slug: 'power-rack-75x75-mm-11-swg',
  category: 'racks',
  images: ['/images/products/21/three-quarter-1000x1000.webp'],
  price: 79_999,
  salePrice: 59_999,
  rating: 4.9,
  reviewCount: 92,
  specLine: '2,290 mm high, 450 kg max load',
};

export const RANGE: CardProduct = {
  ...sample,
  id: 'range',
  name: 'Rubber Hex Dumbbells',
  slug: 'rubber-hex-dumbbells',
  category: 'dumbbells',
  images: ['/images/products/13/three-quarter-1000x1000.webp'],
  price: 950,
  priceRange: '₹950 – ₹66,825',
  rating: 4.8,
  reviewCount: 214,
  specLine: '12 pairs, 2.5 to 35 kg',
};

export const PLAIN: CardProduct = {
  ...sample,
  id: 'plain',
  name: 'Olympic Barbell 7 ft 20 kg',
  slug: 'olympic-barbell-7-ft-20-kg',
  category: 'barbells',
  images: ['/images/products/1/three-quarter-1000x1000.webp'],
  price: 9999,
  reviewCount: 1,
  specLine: '28 mm shaft, 320 kg max load',
};

export const LIVE_OFFER: CardProduct = {
  ...wallRack,
  id: 'live-offer',
  offer: { discount: '₹1,500 off', endDate: '2026-11-30', enabled: true },
};

export const ENDED_OFFER: CardProduct = {
  ...wallRack,
  id: 'ended-offer',
  name: 'Squat Stand, offer ended',
  offer: { discount: '₹900 off', endDate: '2026-11-14', enabled: true },
};

export const DISABLED_OFFER: CardProduct = {
  ...wallRack,
  id: 'disabled-offer',
  name: 'Half Rack, offer disabled',
  offer: { discount: '₹700 off', endDate: '2026-11-30', enabled: false },
};

export const SOLD_OUT: CardProduct = {
  ...sample,
  id: 'sold-out',
  name: 'Olympic Loadable Dumbbell Handles (pair)',
  slug: 'olympic-loadable-dumbbell-handles-pair',
  category: 'dumbbells',
  images: ['/images/products/20/three-quarter-1000x1000.webp'],
  price: 6999,
  salePrice: 4799,
  inStock: false,
  rating: 4.4,
  reviewCount: 21,
  specLine: '28 mm shaft, 70 kg on each handle',
};

export const NO_PICTURE: CardProduct = {
  ...sample,
  id: 'no-picture',
  name: 'Heavy-Duty Adjustable Flat, Incline and Decline Bench with Leg Holder and Wheels, Seven Positions',
  slug: 'adjustable-bench',
  category: 'benches',
  images: [],
  price: 14_499,
  rating: 0,
  reviewCount: 0,
};

export const PLATES: CardProduct = {
  ...sample,
  id: 'plates',
  name: 'Rubber Bumper Plates',
  slug: 'rubber-bumper-plates',
  category: 'weight-plates',
  images: ['/images/products/38/three-quarter-1000x1000.webp'],
  price: 2499,
  priceRange: '₹2,499 – ₹32,999',
  rating: 4.6,
  reviewCount: 138,
  specLine: '5 pairs, 5 to 25 kg, 50.4 mm hole',
  weightVariants: [
    { weight: '5 kg pair', inStock: true },
    { weight: '10 kg pair', inStock: true },
  ],
};

export const SIZES = [
  { pair: '15 kg', flats: 133, overall: 284, ships: 30.5, price: '₹5,100' },
  { pair: '20 kg', flats: 146, overall: 302, ships: 40.5, price: '₹6,800' },
  { pair: '35 kg', flats: 174, overall: 347, ships: 70.5, price: '₹11,900' },
] as const;

export const REVENUE = [
  ['10 Nov', 182_300],
  ['11 Nov', 240_750],
  ['12 Nov', 443_940],
  ['13 Nov', 301_200],
  ['14 Nov', 268_400],
] as const;
