import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const combos: CatalogueProduct[] = [
  {
    ...house,
    id: 'combo-1',
    slug: 'home-strength-combo',
    name: 'Home Strength Combo: Squat Stands, Bench, 5 ft Bar and 50 kg Plates',
    category: 'combo-offers',
    productCode: 'RR-CO-001',
    sku: 'CO-HOME-50',
    price: 26400,
    salePrice: 21999,
    originalPrice: 26400,
    savings: 4401,
    shippingWeight: 120,
    weight: '120 kg packed',
    dimensions: 'Needs about 2,000 × 2,000 mm of floor',
    images: picturesOf('combo-1', 'three-quarter', 'scale', 'detail', 'group', 'squat'),
    shortDescription:
      'Squat, press and pull at home: stands, bench, bar, 50 kg of iron plates and collars in one order.',
    description: [
      'A complete gym for one corner of a room. Squat and press from the stands, bench press between them, and deadlift and row from the floor. The bar and plates together weigh 62 kg, enough to learn every main lift. Add more plates as you get stronger.',
      'The pieces fit each other. You can move the stands to suit the 5 ft bar, which has 1,010 mm between its collars. The bench is 440 mm high and fits between the stands. Any plate with a 50 mm hole fits later on.',
      'In the box: two adjustable squat stands, one flat bench in black, one 5 ft Olympic bar of 12 kg, two 10 kg and two 15 kg iron plates, and two spring collars. Everything ships together.',
    ].join('\n\n'),
    specifications: {
      ComboType: 'Home gym for barbell training',
      BarWeight: '12 kg',
      PlateWeight: '50 kg (2 × 10 kg and 2 × 15 kg)',
      StandHeight: '1,080 to 1,720 mm, 12 heights',
      BenchHeight: '440 mm',
      Maxload: '180 kg on the bar, 200 kg on the stands, 300 kg on the bench',
      Warranty: '1 to 3 years by item',
      features: [
        'Everything for squat, bench press and deadlift',
        'One order, one delivery',
        'Each piece is also sold separately',
        'Bar and plates use the 50 mm standard',
      ],
    },
    items: [
      'Adjustable Squat Stands (pair)',
      'Flat Bench, black',
      'Olympic Barbell 5 ft 12 kg',
      'Cast Iron Olympic Plates, 10 kg pair',
      'Cast Iron Olympic Plates, 15 kg pair',
      'Olympic Spring Collars (pair)',
    ],
    benefits: [
      'Saves ₹4,401 on the list price',
      '62 kg on the bar from day one',
      'Fits a corner of 2,000 × 2,000 mm',
      '50 mm Olympic standard throughout, so you can keep adding to it',
    ],
    keyPoints: [
      { icon: 'package', title: 'Complete', description: 'Stands, bench, bar, plates and collars.' },
      { icon: 'savings', title: '₹4,401 saved', description: 'On the list price of ₹26,400.' },
      { icon: 'house', title: 'One corner', description: 'About 2,000 × 2,000 mm of floor.' },
      { icon: 'shield', title: '1 to 3 years', description: 'Warranty by item.' },
    ],
    features: [
      {
        title: 'Start training the same day',
        description:
          'Stands, bench, bar, plates and collars come together. Setting up takes about an hour with a spanner.',
        image: pictureOf('combo-1', 'group'),
      },
    ],
    productFeatures: [
      {
        title: 'Everything fits together',
        description:
          'The bar, plates and collars share the 50 mm standard. The stands adjust to the bar and the bench fits between them.',
        image: pictureOf('combo-1', 'three-quarter'),
      },
    ],
    inStock: true,
    featured: true,
    bestSeller: false,
    isNew: true,
    createdAt: '2025-10-01T04:30:00.000Z',
    reviews: reviewsOf(
      'combo-1',
      [
        '2026-09-14',
        'Sanjay Waghmare',
        5,
        'I was planning to buy these one by one. This came out cheaper and arrived together.',
      ],
      [
        '2026-06-19',
        'Priyanka Dutta',
        4,
        'Right size for our spare room. You’ll want the 5 kg plates soon, the jumps are big without them.',
      ],
      [
        '2026-01-08',
        'Thomas Chacko',
        4,
        'It comes in several cartons, so keep a friend ready. The collars were inside the bench carton.',
      ],
    ),
  },
];
