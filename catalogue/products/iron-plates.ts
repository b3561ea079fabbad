import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { weightsOf } from '../variants.ts';

export const ironPlates: CatalogueProduct[] = [
  {
    ...house,
    id: '36',
    slug: 'cast-iron-olympic-plates',
    name: 'Cast Iron Olympic Plates',
    category: 'weight-plates',
    productCode: 'RR-WP-036',
    sku: 'WP-IRON-50',
    price: 549,
    salePrice: 349,
    priceRange: '₹349 – ₹13,975',
    shippingWeight: 2.7,
    weight: 'Pairs of 1.25 to 20 kg, set 107.5 kg',
    dimensions: '135 × 16 mm (1.25 kg) to 450 × 30 mm (20 kg), 50.4 mm hole',
    images: picturesOf('36', 'three-quarter', 'room', 'front', 'detail', 'group', 'in-use'),
    shortDescription:
      'Slim iron plates with a machined 50.4 mm hole and a grey hammertone coat. Sold in pairs from 1.25 kg.',
    description: [
      'For squats, presses and rows, where you put the bar down and don’t drop it. Iron plates are slim: a 20 kg plate is 30 mm thick, so you can load far more on a sleeve than with rubber.',
      'The hole is machined to 50.4 mm after casting, so the plate slides on any 50 mm sleeve without play. The 20 kg plate is 450 mm across, the same as a bumper, so deadlifts start at the right height. The plates also fit our plate tree and the pegs of our half rack.',
      'In the box: two plates of the weight you choose. The 107.5 kg set has one pair each of 1.25, 2.5, 5, 10, 15 and 20 kg.',
    ].join('\n\n'),
    specifications: {
      PlateType: 'Olympic, cast iron',
      Hole: '50.4 mm, machined',
      Diameter: '135, 165, 228, 290, 345 and 450 mm',
      Thickness: '16, 21, 24, 30, 33 and 30 mm',
      Finish: 'Grey hammertone',
      SoldAs: 'Pair, or set of 6 pairs',
      Warranty: '5 years',
      features: [
        'Hole machined after casting',
        'Slim: 20 kg in 30 mm',
        '20 kg plate 450 mm across, for the right pulling height',
        'Hammertone coat that hides scratches',
        'Not made for dropping: choose bumpers for that',
      ],
    },
    keyPoints: [
      { icon: 'circle-dot', title: '50.4 mm hole', description: 'Machined, for any 50 mm sleeve.' },
      { icon: 'ruler', title: '30 mm thick', description: 'The 20 kg plate. Load more on the sleeve.' },
      { icon: 'layers', title: 'Pairs or set', description: 'Six weights, or the full 107.5 kg set.' },
      { icon: 'shield', title: '5 years', description: 'Warranty against cracks.' },
    ],
    productFeatures: [
      {
        title: 'Machined after casting',
        description: 'The hole is bored to 50.4 mm, so the plate slides on easily and doesn’t wobble.',
        image: pictureOf('36', 'detail'),
      },
      {
        title: 'Slim plates',
        description: '20 kg in 30 mm, so you can load more iron than rubber on a sleeve.',
        image: pictureOf('36', 'group'),
      },
    ],
    weightVariants: weightsOf(
      'RR-WP-036',
      ['1.25 kg pair', 549, 349, 2.7],
      ['2.5 kg pair', 999, 675, 5.2],
      ['5 kg pair', 1949, 1350, 10.3],
      ['10 kg pair', 3899, 2700, 20.5],
      ['15 kg pair', 5799, 4050, 30.7],
      ['20 kg pair', 7699, 5400, 41],
      ['Set 107.5 kg (pairs of 1.25 to 20 kg)', 20499, 13975, 110],
    ),
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: reviewsOf(
      '36',
      ['2026-11-02', 'Harpreet Gill', 5, 'Good plates.'],
      [
        '2026-09-09',
        'Balaji Krishnamurthy',
        5,
        'They slide on and off my bar with no play. Weights are accurate.',
      ],
      [
        '2026-07-08',
        'Tushar Bhosale',
        3,
        'Two of the 10s came with chipped paint. They sent touch-up paint and the weights are right, but I expected better packing.',
      ],
      [
        '2026-04-26',
        'Devendra Yadav',
        4,
        'Nice plain iron. The 15s are hard to pick up off the floor. The coat is holding up well.',
      ],
      ['2026-02-18', 'Leena Kurien', 4, 'Value for money.'],
      ['2025-12-13', 'Mary D’Souza', 5, 'Bought the full set. All cartons numbered, all there.'],
    ),
  },
];
