import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf } from '../variants.ts';

export const powerRacks: CatalogueProduct[] = [
  {
    ...house,
    id: '21',
    slug: 'power-rack-75x75-mm-11-swg',
    name: 'Power Rack 75x75 mm 11 SWG',
    category: 'racks',
    productCode: 'RR-RK-021',
    sku: 'RK-PWR-75-11',
    price: 79999,
    salePrice: 59999,
    shippingWeight: 145,
    weight: '145 kg packed',
    dimensions: '1,225 × 1,370 × 2,290 mm (width × depth × height)',
    images: picturesOf('21', 'three-quarter', 'room', 'scale', 'detail', 'detail-pull-up', 'group'),
    shortDescription:
      'Four 75 × 75 mm posts in 11 SWG tube, with J-cups, safety arms and a multi-grip pull-up bar. Rated for 450 kg.',
    description: [
      'For heavy training on your own. Squat and press inside the four posts, with the safety arms set just below your lowest point, so they catch the bar if you miss a rep. It’s the same frame we build for commercial gyms.',
      'Any bar with 1,310 mm between its collars fits, including our 6 ft and 7 ft Olympic bars. The inside width is 1,075 mm, enough for our flat and adjustable benches. Every post has 25 mm holes, 50 mm apart. In the bench zone, from 650 to 1,150 mm, 14 mm holes half-way between them make steps of 25 mm. Measure your ceiling first: the rack is 2,290 mm high. Leave 300 mm above it for pull-ups.',
      'In the box: four posts, cross members, four base plates, a multi-grip pull-up bar, one pair of lined J-cups, one pair of 600 mm safety arms, all bolts in labelled bags and an assembly drawing. Two people can assemble it in about two hours. Bar, bench and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      RackType: 'Power rack, 4 posts',
      Uprights: '75 × 75 mm tube, 11 SWG (2.95 mm)',
      Height: '2,290 mm',
      Width: '1,225 mm outside, 1,075 mm inside',
      Depth: '1,370 mm',
      Holes: '25 mm, 50 mm apart; 14 mm holes half-way between them from 650 to 1,150 mm',
      SafetyArms: '600 mm cantilever arms, one pair',
      JCups: 'One pair, 75 mm wide, UHMW-lined',
      PullUpBar: 'Multi-grip, 32 mm',
      BasePlates: '150 × 120 × 6 mm, four',
      Finish: 'Powder coat',
      Maxload: '450 kg',
      Warranty: 'Lifetime (frame)',
      features: [
        '11 SWG tube: 2.95 mm walls all round',
        'Steps of 25 mm in the bench zone, to set the bar at your height',
        'Safety arms and lined J-cups included',
        'Pull-up bar with wide, neutral and close grips',
        'Base plates with holes for floor bolts',
        'Black or red powder coat',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 450 kg', description: '75 × 75 mm tube with 2.95 mm walls.' },
      { icon: 'shield', title: 'Train alone', description: '600 mm safety arms included.' },
      { icon: 'ruler', title: '2,290 mm high', description: 'Leave 300 mm above it for pull-ups.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the frame.' },
    ],
    features: [
      {
        title: 'Set it to your height',
        description:
          'One step is 25 mm in the bench zone and 50 mm above it, so you can lift the bar off without tiptoeing.',
        image: pictureOf('21', 'detail'),
      },
      {
        title: 'Safety arms included',
        description:
          'The 600 mm cantilever arms are pinned to the rear posts, reach forward under the bar and catch a missed rep.',
        image: pictureOf('21', 'three-quarter'),
      },
    ],
    productFeatures: [
      {
        title: 'Compact footprint',
        description: 'Takes 1,225 × 1,370 mm of floor, and you lift inside it.',
        image: pictureOf('21', 'front'),
      },
      {
        title: 'Bolted joints',
        description:
          'Cross members are bolted to the posts with full-width plates, which keeps the frame square under load.',
        image: pictureOf('21', 'side'),
      },
    ],
    colorVariants: colorsOf('RR-RK-021', ['Black', 79999, 59999, 145], ['Red', 79999, 59999, 145]),
    offer: { discount: '₹20,000 off', forDays: 30, enabled: true },
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-08-12T04:30:00.000Z',
    reviews: reviewsOf(
      '21',
      [
        '2026-10-04',
        'Rohan Deshpande',
        5,
        'Reached Indore in six days. All bolts were bagged and labelled, and the posts are straight.',
      ],
      [
        '2026-07-01',
        'Manjunath Gowda',
        5,
        'It doesn’t move even with heavy squats, and I haven’t bolted it down. The hole spacing for bench is very useful.',
      ],
      [
        '2026-01-18',
        'Sneha Iyer',
        4,
        'Excellent rack. Assembly took the two of us nearly three hours. Keep your own socket set ready.',
      ],
      [
        '2025-09-13',
        'Jaspal Gill',
        5,
        'We have two in our gym in Ludhiana. One corner chipped from a dropped plate, nothing else.',
      ],
    ),
  },
];
