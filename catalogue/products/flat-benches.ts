import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const flatBenches: CatalogueProduct[] = [
  {
    ...house,
    id: '29',
    slug: 'flat-bench',
    name: 'Flat Bench',
    category: 'benches',
    productCode: 'RR-BN-029',
    sku: 'BN-FLAT',
    price: 8999,
    salePrice: 5999,
    shippingWeight: 18,
    weight: '18 kg packed',
    dimensions: '1,220 × 590 × 440 mm, pad 290 mm wide',
    images: picturesOf('29', 'three-quarter', 'front', 'end', 'detail', 'detail-joint', 'three-quarter-red'),
    shortDescription:
      'A flat bench in competition size: 440 mm high, 290 mm wide, no wobble. Rated for 300 kg.',
    description: [
      'For bench presses, rows, step-ups and anything else that needs a firm, flat bench. It has no moving parts. The frame is bolted in four places and has a wide foot at each end.',
      'The pad is 440 mm high and 290 mm wide, as powerlifting rules ask. It fits our power, half and squat racks and goes between our squat stands.',
      'In the box: frame in two parts, pad, rubber feet, bolts and a spanner. Assembly takes about 15 minutes.',
    ].join('\n\n'),
    specifications: {
      BenchType: 'Flat',
      Frame: '60 × 60 mm tube, 14 SWG (2.03 mm)',
      Length: '1,220 mm',
      Width: '590 mm at the feet',
      FlatHeight: '440 mm',
      PadWidth: '290 mm',
      PadThickness: '65 mm',
      Maxload: '300 kg',
      Warranty: '3 years (frame)',
      features: [
        'Height and width as per powerlifting rules',
        'Firm 65 mm pad',
        'Four bolts, no hinge, no wobble',
        'Black or red pad',
      ],
    },
    keyPoints: [
      { icon: 'ruler', title: '440 mm high', description: 'Keep both feet flat on the floor.' },
      { icon: 'weight', title: 'Rated for 300 kg', description: 'You and the bar together.' },
      { icon: 'package', title: '15 minutes', description: 'Four bolts and one spanner.' },
      { icon: 'shield', title: '3 years', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Firm pad',
        description:
          '65 mm of firm foam on a board, so your shoulder blades have something solid to push against.',
        image: pictureOf('29', 'detail'),
      },
    ],
    colorVariants: colorsOf('RR-BN-029', ['Black', 8999, 5999, 18], ['Red', 8999, 5999, 18]),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: reviewsOf(
      '29',
      ['2026-10-06', 'Manish Tandon', 5, 'Benched heavy on it with my feet planted. It doesn’t rock at all.'],
      [
        '2026-06-17',
        'Lavanya Rajan',
        4,
        'Simple and solid. I’m 155 cm, so I keep plates under my feet. That’s the standard height.',
      ],
      ['2026-01-13', 'Rakesh Tomar', 5, 'Second one for our gym. The first is still going strong.'],
      [
        '2025-05-31',
        'Saurabh Dixit',
        4,
        'The red pad is a shade darker than in the picture. Stitching is neat.',
      ],
    ),
  },
  {
    ...house,
    id: '32',
    slug: 'olympic-flat-bench-press-station',
    name: 'Olympic Flat Bench Press Station',
    category: 'benches',
    productCode: 'RR-BN-032',
    sku: 'BN-PRESS-STN',
    price: 25999,
    salePrice: 18499,
    shippingWeight: 58,
    weight: '58 kg packed',
    dimensions: '1,650 × 1,650 × 1,300 mm, bench 430 mm high',
    images: picturesOf('32', 'three-quarter', 'scale', 'detail', 'detail-step', 'group'),
    shortDescription:
      'Bench and uprights in one frame, with three rack heights and a step for the spotter. Rated for 300 kg.',
    description: [
      'For gyms where everyone wants to bench press. The bench and uprights are one frame, so the bar is always in the same place above your eyes. A step behind the bench lets your spotter stand close enough to help.',
      'Three rack heights suit short and long arms. The uprights are 1,070 mm apart inside, and our 6 ft and 7 ft Olympic bars, the powerlifting bar and the Swiss bar all rest on them. The pad is 300 mm wide and 430 mm high. Allow 1,650 × 1,650 mm of floor, plus space to load plates.',
      'In the box: bench frame, two uprights with lined hooks, spotter step, pad, bolts and an assembly drawing. Two people can assemble it in about an hour. Bar and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      BenchType: 'Bench press station',
      Frame: '75 × 75 mm tube, 14 SWG (2.03 mm)',
      Length: '1,650 mm',
      Width: '1,650 mm',
      Height: '1,300 mm',
      FlatHeight: '430 mm',
      PadWidth: '300 mm',
      RackHeights: '3',
      BetweenUprights: '1,070 mm',
      Maxload: '300 kg',
      Warranty: '5 years (frame)',
      features: [
        'Three rack heights with lined hooks',
        'Spotter step behind the bench',
        '75 × 75 mm tube frame',
        'The bar is always in the same place above your eyes',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 300 kg', description: '75 × 75 mm frame.' },
      { icon: 'arrow-up-down', title: 'Three heights', description: 'For short and long arms.' },
      { icon: 'hand', title: 'Spotter step', description: 'Your spotter stands close to the bar.' },
      { icon: 'shield', title: '5 years', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Space for your spotter',
        description: 'The step raises your spotter above the bar, standing level with both hands free.',
        image: pictureOf('32', 'detail-step'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-11-25T04:30:00.000Z',
    reviews: reviewsOf(
      '32',
      [
        '2026-08-22',
        'Ajay Chaudhari',
        5,
        'We have two on our floor in Nashik. Members don’t drag benches into the racks any more.',
      ],
      [
        '2026-04-05',
        'Rebecca Thomas',
        4,
        'Strong station. Keep more space than you think, for loading plates.',
      ],
      [
        '2025-10-29',
        'Parth Trivedi',
        4,
        'The middle height is perfect for me. The liner on one hook came off, they sent a new one free.',
      ],
    ),
  },
];
