import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const collars: CatalogueProduct[] = [
  {
    ...house,
    id: '43',
    slug: 'olympic-spring-collars',
    name: 'Olympic Spring Collars (pair)',
    category: 'accessories',
    productCode: 'RR-AC-043',
    sku: 'AC-COL-SPRING',
    price: 449,
    salePrice: 229,
    shippingWeight: 0.5,
    weight: '0.5 kg packed, the pair',
    dimensions: '110 × 95 mm, for 50 mm sleeves',
    images: picturesOf('43', 'three-quarter', 'front', 'detail', 'in-use'),
    shortDescription:
      'Chromed 7 mm spring steel that keeps plates on a 50 mm sleeve. Squeeze, slide and let go.',
    description: [
      'A simple way to stop plates moving on the bar. Three turns of 7 mm spring steel grip the sleeve as soon as you let go of the handles.',
      'They fit every bar with 50 mm sleeves, so all our Olympic bars. They don’t fit 25 or 28 mm rods, which come with their own star nuts. For overhead lifts or heavy drops, choose our Quick-Lock collars instead.',
      'In the box: two spring collars.',
    ].join('\n\n'),
    specifications: {
      CollarType: 'Spring',
      Fits: '50 mm sleeves',
      Material: 'Spring steel, 7 mm wire',
      Finish: 'Chrome',
      SoldAs: 'Pair',
      Warranty: '1 year',
      features: [
        'On and off with one hand',
        '7 mm wire that keeps its grip',
        'Takes up about 25 mm of the sleeve',
      ],
    },
    keyPoints: [
      { icon: 'hand', title: 'One hand', description: 'Squeeze, slide and let go.' },
      { icon: 'circle-dot', title: '50 mm', description: 'For all our Olympic bars.' },
      { icon: 'shield', title: '1 year', description: 'Warranty against breakage.' },
    ],
    productFeatures: [
      {
        title: 'Nothing to tighten',
        description: 'Three turns of 7 mm wire close on their own. Just squeeze and release.',
        image: pictureOf('43', 'detail'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: reviewsOf(
      '43',
      ['2026-08-02', 'Suresh Pillai', 4, 'Stiff at first, but they hold well.'],
      [
        '2026-01-27',
        'Aditi Bansal',
        4,
        'Cheap and good for squats and bench. For snatches I use lock collars.',
      ],
      [
        '2025-09-30',
        'Mohammed Rafiq',
        5,
        'Bought ten pairs for the gym. Members lose them before they wear out.',
      ],
    ),
  },
  {
    ...house,
    id: '44',
    slug: 'quick-lock-barbell-collars',
    name: 'Quick-Lock Barbell Collars (pair)',
    category: 'accessories',
    productCode: 'RR-AC-044',
    sku: 'AC-COL-LOCK',
    price: 999,
    salePrice: 599,
    shippingWeight: 0.6,
    weight: '0.6 kg packed, the pair',
    dimensions: '95 mm across, 38 mm wide, for 50 mm sleeves',
    images: picturesOf(
      '44',
      'three-quarter',
      'front',
      'detail',
      'in-use',
      'three-quarter-red',
      'three-quarter-blue',
    ),
    shortDescription:
      'Lever collars with rubber pads that hold bumpers in place, even when you drop the bar.',
    description: [
      'For cleans, snatches and circuits, when you drop the bar and change plates often. One lever closes the ring around the sleeve. Rubber pads grip the chrome without marking it.',
      'They fit every bar with 50 mm sleeves. Each collar takes up 38 mm of the sleeve and is 95 mm across, so it stays clear of the floor even with our smallest plate.',
      'In the box: two collars of the colour you choose.',
    ].join('\n\n'),
    specifications: {
      CollarType: 'Lever lock',
      Fits: '50 mm sleeves',
      Material: 'ABS with rubber pads',
      OuterDiameter: '95 mm',
      Width: '38 mm',
      SoldAs: 'Pair',
      Warranty: '1 year',
      features: [
        'Closes with one lever, even with sweaty hands',
        'Rubber pads that don’t scratch the chrome',
        'Holds when you drop the bar',
        'Black, red or blue',
      ],
    },
    keyPoints: [
      { icon: 'lock', title: 'Locks in a second', description: 'One lever, no tools.' },
      { icon: 'circle-dot', title: '50 mm', description: 'For all our Olympic bars.' },
      { icon: 'palette', title: 'Three colours', description: 'Tell your pair from others.' },
      { icon: 'shield', title: '1 year', description: 'Warranty against breakage.' },
    ],
    productFeatures: [
      {
        title: 'Rubber pads inside',
        description: 'The rubber inside the ring grips the chrome without marking it.',
        image: pictureOf('44', 'detail'),
      },
    ],
    colorVariants: colorsOf(
      'RR-AC-044',
      ['Black', 999, 599, 0.6],
      ['Red', 999, 599, 0.6],
      ['Blue', 999, 599, 0.6, 'sold out'],
    ),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: true,
    createdAt: '2026-03-16T04:30:00.000Z',
    reviews: reviewsOf(
      '44',
      [
        '2026-10-27',
        'Karthik Venkatesan',
        5,
        'Using them for touch-and-go cleans. They haven’t slipped once.',
      ],
      [
        '2026-08-19',
        'Meenal Shinde',
        4,
        'Much quicker than springs. The lever is plastic, so don’t step on it like I did.',
      ],
      [
        '2026-05-23',
        'Rohit Negi',
        5,
        'Red looks good on the bar, and I can find mine easily in a shared gym.',
        'unverified',
      ],
    ),
  },
];
