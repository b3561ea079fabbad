import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const squatStands: CatalogueProduct[] = [
  {
    ...house,
    id: '23',
    slug: 'adjustable-squat-stands-pair',
    name: 'Adjustable Squat Stands (pair)',
    category: 'racks',
    productCode: 'RR-RK-023',
    sku: 'RK-STAND-ADJ',
    price: 10499,
    salePrice: 6999,
    shippingWeight: 24,
    weight: '24 kg packed, the pair',
    dimensions: '500 × 520 mm each, 1,080 to 1,720 mm high',
    images: picturesOf('23', 'three-quarter', 'room', 'scale', 'detail', 'heights', 'group'),
    shortDescription:
      'Two free-standing stands with twelve heights, from bench press to squat. Easy to put away. Rated for 200 kg.',
    description: [
      'For squats and presses where you have no space for a rack. Each stand adjusts from 1,080 to 1,720 mm in twelve steps: low for the bench press, chest height for presses and high for squats.',
      'The two stands are separate, so they take any bar. Keep them close for the 5 ft bar, which has 1,010 mm between its collars, and wider for the 6 ft and 7 ft bars. A flat or adjustable bench fits between them. There are no spotter arms, so stop one rep before failure or train with a partner.',
      'In the box: two stands with U-cups, two spring pins and rubber feet. Assembly takes ten minutes with the spanner we include. The pair weighs 22 kg and stores in a corner.',
    ].join('\n\n'),
    specifications: {
      RackType: 'Squat stands, free-standing pair',
      Uprights: 'Outer tube 60 × 60 mm, 14 SWG (2.03 mm); inner tube 50 × 50 mm',
      Height: '1,080 to 1,720 mm, 12 heights',
      Base: '500 × 520 mm each',
      Cups: 'U-cups, 75 mm wide',
      Finish: 'Powder coat',
      SoldAs: 'Pair',
      Maxload: '200 kg',
      Warranty: '2 years',
      features: [
        'Twelve heights, from bench press to squat',
        'Fits any bar length, because the stands are separate',
        'Spring pins that stay on the stands',
        'Put away in a minute',
      ],
    },
    keyPoints: [
      { icon: 'arrow-up-down', title: 'Twelve heights', description: '1,080 to 1,720 mm.' },
      { icon: 'weight', title: 'Rated for 200 kg', description: 'The pair together.' },
      { icon: 'house', title: 'Easy to put away', description: 'Two stands of 11 kg each.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on tubes and cups.' },
    ],
    productFeatures: [
      {
        title: 'Adjusts with a pin',
        description: 'The inner tube has a hole for each height, and a spring pin goes through both walls.',
        image: pictureOf('23', 'detail-pin'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: reviewsOf(
      '23',
      ['2026-10-30', 'Yogesh Pawar', 5, 'Superb.'],
      [
        '2026-09-11',
        'Vinod Khandelwal',
        4,
        'Perfect for a rented flat. Keep them on a mat or they slide on tiles.',
      ],
      [
        '2026-05-02',
        'Ashwini Gaikwad',
        5,
        'I keep them behind the door and take them out on Sundays. Easy to adjust.',
      ],
      [
        '2026-02-14',
        'Mridula Sen',
        4,
        'I was worried about two separate stands on a tiled floor. On a rubber mat they don’t move, the pins are easy to change between sets, and they go under the bed when my in-laws visit. I only squat 70 kg, so I can’t say how they are with more.',
      ],
      [
        '2025-12-19',
        'Naveen Joseph',
        4,
        'Solid at bench height. Fully raised they sway slightly, which is normal for stands.',
      ],
      [
        '2025-07-11',
        'Bharat Makwana',
        3,
        'Good stands, but one U-cup had paint in the thread. Cleaned it myself.',
      ],
    ),
  },
];
