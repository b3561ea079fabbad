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
    images: picturesOf('combo-1', 'three-quarter', 'front', 'detail', 'group', 'squat'),
    shortDescription:
      'Squat, press and pull at home: stands, bench, bar, 50 kg of iron and collars in one order.',
    description: [
      'A whole gym for one corner of a room. Squat and press off the stands, bench press between them, deadlift and row from the floor. Bar and plates together weigh 62 kg, enough to learn every main lift; more plates go on as you grow.',
      'The pieces are made for each other: the stands move apart or together to suit the 5 ft bar, with 1,010 mm between its collars, the bench stands at 440 mm between them, and all plates with a 50 mm hole fit later on.',
      'In the box: two adjustable squat stands, one flat bench in black, one 5 ft Olympic bar of 12 kg, two 10 kg and two 15 kg iron plates, two spring collars. Everything travels together as one consignment.',
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
        'Every piece can be had singly later on',
        'Plates and bar use the 50 mm standard',
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
      '62 kg on the bar from the first day',
      'Fits a corner of 2,000 × 2,000 mm',
      'All parts on the 50 mm Olympic standard, so nothing is outgrown',
    ],
    keyPoints: [
      { icon: 'package', title: 'Complete', description: 'Stands, bench, bar, plates and collars.' },
      { icon: 'savings', title: '₹4,401 saved', description: 'On the list price of ₹26,400.' },
      { icon: 'house', title: 'One corner', description: 'About 2,000 × 2,000 mm of floor.' },
      { icon: 'shield', title: '1 to 3 years', description: 'Warranty by item.' },
    ],
    features: [
      {
        title: 'From empty room to first session',
        description:
          'Stands, bench, bar, iron and collars come together; an hour with a spanner and you train.',
        image: pictureOf('combo-1', 'group'),
      },
    ],
    productFeatures: [
      {
        title: 'Everything meets',
        description:
          'Bar, plates and collars share the 50 mm standard; stands and bench are set for the bar’s length.',
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
        'Was collecting these pieces in a spreadsheet. This came out cheaper and arrived in one go.',
      ],
      [
        '2026-06-19',
        'Priyanka Dutta',
        4,
        'Right size for our spare room. You will want the 5 kg plates soon, the jumps are large without them.',
      ],
      [
        '2026-01-08',
        'Thomas Chacko',
        4,
        'Seven cartons, so have a friend at the door. Collars were hiding in the bench carton.',
      ],
    ),
  },
];
