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
    images: picturesOf('23', 'three-quarter', 'front', 'detail', 'detail-pin', 'heights', 'group'),
    shortDescription:
      'Two free stands in twelve heights, from bench press to squat, that go into a cupboard afterwards. Rated for 200 kg.',
    description: [
      'For squats and presses where a rack cannot stay. Each stand telescopes from 1,080 to 1,720 mm in twelve steps: low for the bench press, chest height for presses, high for squats.',
      'Being two, they take any bar: set them close for the 5 ft bar with its 1,010 mm between collars, wider for the 6 ft and 7 ft bars. A flat or adjustable bench stands between them. There are no spotter arms: leave a repetition in hand, or train with somebody.',
      'In the box: two stands with U-cups, two spring pins, rubber feet. Ten minutes with the spanner that is included. The pair weighs 22 kg and stacks in a corner.',
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
        'Any bar length, because the stands are separate',
        'Spring pins that cannot be lost',
        'Put away in a minute',
      ],
    },
    keyPoints: [
      { icon: 'arrow-up-down', title: 'Twelve heights', description: '1,080 to 1,720 mm.' },
      { icon: 'weight', title: 'Rated for 200 kg', description: 'The pair together.' },
      { icon: 'house', title: 'Put away', description: 'Two stands of 11 kg.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on tubes and cups.' },
    ],
    productFeatures: [
      {
        title: 'Up and down by a pin',
        description: 'The inner tube has a hole for each height; a spring pin goes through both walls.',
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
      [
        '2026-09-11',
        'Vinod Khandelwal',
        4,
        'Does what it should in a rented flat. Put them on a mat or they creep on tiles.',
      ],
      [
        '2026-05-02',
        'Ashwini Gaikwad',
        5,
        'Behind the door on weekdays, in the hall on Sundays. Holes are easy to find even for me.',
      ],
      [
        '2025-12-19',
        'Naveen Joseph',
        4,
        'Solid at bench height. Fully out with 100 kg they sway a finger’s width, which is normal for stands.',
      ],
      [
        '2025-07-11',
        'Bharat Makwana',
        3,
        'Good stands but one U-cup had paint in the thread. Cleaned it myself.',
      ],
    ),
  },
];
