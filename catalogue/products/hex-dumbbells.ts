import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { weightsOf } from '../variants.ts';

export const hexDumbbells: CatalogueProduct[] = [
  {
    ...house,
    id: '13',
    slug: 'rubber-hex-dumbbells',
    name: 'Rubber Hex Dumbbells',
    category: 'dumbbells',
    productCode: 'RR-DB-013',
    sku: 'DB-HEX-RUB',
    price: 1299,
    salePrice: 950,
    priceRange: '₹950 – ₹66,825',
    shippingWeight: 5.5,
    weight: 'Pairs of 2.5 to 35 kg, full set 405 kg',
    dimensions: '204 mm long (2.5 kg) to 347 mm long (35 kg)',
    images: picturesOf('13', 'three-quarter', 'front', 'detail-number', 'detail-handle', 'group', 'set'),
    shortDescription:
      'Cast-iron core, virgin-rubber coat and a shaped chrome handle. Sold in pairs from 2.5 to 35 kg.',
    description: [
      'For presses, rows, lunges and everything done on the floor: the six-sided head stays where you put it and gives you a flat base for renegade rows and push-ups. The core is iron, the coat virgin rubber, which is kinder to tiles and to the nose than reclaimed rubber.',
      'The handle swells towards the middle of the palm, from 28 to 33 mm, and from the 10 kg pair up from 32 to 36 mm. Our 3-Tier Dumbbell Rack holds ten to twelve pairs.',
      'In the box: two dumbbells of the weight you choose, the heavier ones in a carton each. The full set is twelve pairs, 2.5 to 35 kg, 405 kg in all, on a pallet.',
    ].join('\n\n'),
    specifications: {
      DumbbellType: 'Fixed weight, hexagonal head',
      Core: 'Cast iron',
      Coating: 'Virgin rubber',
      Handle: 'Chrome, knurled, ergonomic',
      HandleDiameter: '28 to 33 mm; from 10 kg 32 to 36 mm',
      GripLength: '120 mm (2.5 kg) to 135 mm (35 kg)',
      HeadAcrossFlats: '72 mm (2.5 kg) to 174 mm (35 kg)',
      SoldAs: 'Pair, or full set of 12 pairs',
      Warranty: '2 years',
      features: [
        'Hexagonal heads that do not roll away',
        'Virgin rubber that does not mark the floor',
        'Shaped handle, thicker from 10 kg up',
        'Weight on the end face, readable on the rack',
        'Twelve weights, with the full set at less than the sum of its pairs',
      ],
    },
    keyPoints: [
      { icon: 'hexagon', title: 'Stays put', description: 'Six flat sides, no rolling.' },
      {
        icon: 'hand',
        title: 'Shaped handle',
        description: 'Knurled chrome, thickest where the palm closes.',
      },
      { icon: 'layers', title: 'Twelve weights', description: '2.5 to 35 kg, by the pair or all at once.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on head and handle.' },
    ],
    features: [
      {
        title: 'A handle with a shape',
        description:
          'Thickest in the middle of the palm, thinner at the fingers: a set of twelve ends with the muscle, not with the grip.',
        image: pictureOf('13', 'detail-handle'),
      },
      {
        title: 'Twelve weights, one row',
        description: '2.5 to 35 kg in the same form, so the hand knows every pair.',
        image: pictureOf('13', 'set'),
      },
    ],
    productFeatures: [
      {
        title: 'Rubber all round',
        description: 'The coat covers the whole head, so that iron never meets tile.',
        image: pictureOf('13', 'three-quarter'),
      },
      {
        title: 'Readable at a glance',
        description: 'The weight stands on the end face: you find the pair without turning it.',
        image: pictureOf('13', 'detail-number'),
      },
    ],
    weightVariants: weightsOf(
      'RR-DB-013',
      ['2.5 kg pair', 1299, 950, 5.5],
      ['5 kg pair', 2499, 1799, 10.5],
      ['7.5 kg pair', 3599, 2625, 15.5],
      ['10 kg pair', 4699, 3400, 20.5],
      ['12.5 kg pair', 5799, 4250, 25.5],
      ['15 kg pair', 6999, 5100, 30.5],
      ['17.5 kg pair', 8199, 5950, 35.5],
      ['20 kg pair', 9399, 6800, 40.5],
      ['22.5 kg pair', 10499, 7650, 45.5],
      ['25 kg pair', 11699, 8500, 50.5],
      ['30 kg pair', 13999, 10200, 60.5],
      ['35 kg pair', 16399, 11900, 70.5],
      ['Full set 405 kg (12 pairs, 2.5 to 35 kg)', 94999, 66825, 420],
    ),
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: reviewsOf(
      '13',
      [
        '2026-10-12',
        'Siddharth Kulkarni',
        5,
        'Bought 10 to 25 kg for the home. No rubber smell after two days on the balcony, and the numbers are easy to read from standing height.',
      ],
      [
        '2026-09-28',
        'Ritika Menon',
        5,
        'Handle thickness is right for small hands up to the 7.5 kg pair. Heads are tight, no rattle.',
      ],
      [
        '2026-09-03',
        'Arjun Patil',
        4,
        'Good weights. One carton arrived torn, but the dumbbells inside were untouched.',
      ],
      [
        '2026-05-17',
        'Ananya Rao',
        5,
        'Full set for our studio. Eight months of classes and not one head has come loose.',
      ],
      [
        '2025-10-25',
        'Faisal Ansari',
        4,
        'Would like a 27.5 kg pair, the jump from 25 to 30 kg is big. Otherwise no complaint.',
        'unverified',
      ],
    ),
  },
];
