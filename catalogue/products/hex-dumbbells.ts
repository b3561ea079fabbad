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
    images: picturesOf('13', 'three-quarter', 'room', 'detail-number', 'detail-handle', 'group', 'set'),
    shortDescription:
      'Cast-iron core, virgin-rubber coat and a shaped chrome handle. Sold in pairs from 2.5 to 35 kg.',
    description: [
      'For presses, rows, lunges and floor exercises. The six-sided head doesn’t roll, so you can also use the pair for push-ups and renegade rows. The core is cast iron and the coat is virgin rubber, which is gentler on tiles and smells less than reclaimed rubber.',
      'The handle is thicker in the middle: 28 to 33 mm, and 32 to 36 mm from the 10 kg pair up. Our 3-Tier Dumbbell Rack holds ten to twelve pairs.',
      'In the box: two dumbbells of the weight you choose. Heavier ones come in one carton each. The full set is twelve pairs from 2.5 to 35 kg, 405 kg in all, on a pallet.',
    ].join('\n\n'),
    specifications: {
      DumbbellType: 'Fixed weight, hexagonal head',
      Core: 'Cast iron',
      Coating: 'Virgin rubber',
      Handle: 'Chrome, knurled, ergonomic',
      HandleDiameter: '28 to 33 mm; 32 to 36 mm from 10 kg',
      GripLength: '120 mm (2.5 kg) to 135 mm (35 kg)',
      HeadAcrossFlats: '72 mm (2.5 kg) to 174 mm (35 kg)',
      SoldAs: 'Pair, or full set of 12 pairs',
      Warranty: '2 years',
      features: [
        'Hexagonal heads that don’t roll away',
        'Virgin rubber that doesn’t mark the floor',
        'Shaped handle, thicker from 10 kg up',
        'Weight marked on the end, easy to read on the rack',
        'Twelve weights; the full set costs less than the pairs bought separately',
      ],
    },
    keyPoints: [
      { icon: 'hexagon', title: 'Stays put', description: 'Six flat sides, no rolling.' },
      {
        icon: 'hand',
        title: 'Shaped handle',
        description: 'Knurled chrome, thickest in the middle.',
      },
      { icon: 'layers', title: 'Twelve weights', description: '2.5 to 35 kg, in pairs or as a full set.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on head and handle.' },
    ],
    features: [
      {
        title: 'Shaped handle',
        description:
          'Thicker in the middle and thinner at the ends, so it sits well in your palm and your grip lasts longer.',
        image: pictureOf('13', 'detail-handle'),
      },
      {
        title: 'Twelve matching weights',
        description: 'All pairs from 2.5 to 35 kg have the same shape and feel.',
        image: pictureOf('13', 'set'),
      },
    ],
    productFeatures: [
      {
        title: 'Rubber all round',
        description: 'The coat covers the whole head, so iron never touches your floor tiles.',
        image: pictureOf('13', 'three-quarter'),
      },
      {
        title: 'Easy to read',
        description: 'The weight is marked on the end, so you can find your pair without turning it.',
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
        'Bought 10 to 25 kg for home. No rubber smell after two days on the balcony, and the numbers are easy to read.',
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
        'Good weights. One carton came torn, but the dumbbells inside were fine.',
      ],
      [
        '2026-05-17',
        'Ananya Rao',
        5,
        'Full set for our studio. We use them in every class and no head has come loose.',
      ],
      [
        '2025-10-25',
        'Faisal Ansari',
        4,
        'I’d like a 27.5 kg pair, the jump from 25 to 30 kg is big. Otherwise no complaints.',
        'unverified',
      ],
    ),
  },
];
