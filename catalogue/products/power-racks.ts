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
    images: picturesOf('21', 'three-quarter', 'front', 'side', 'detail', 'detail-pull-up', 'group'),
    shortDescription:
      'Four posts of 75 × 75 mm, 11 SWG tube, with J-cups, safety arms and a multi-grip pull-up bar. Rated for 450 kg.',
    description: [
      'For lifting heavy and alone. Squat and press between the four posts with the safety arms set just below your range: a missed rep ends on steel, not on you. The frame is the one we build for commercial gyms.',
      'Any bar with 1,310 mm between its collars fits, our 6 ft and 7 ft Olympic bars among them. Inside width is 1,075 mm, enough for our flat and adjustable benches. Holes of 25 mm run up every post 50 mm apart, and 25 mm apart in the bench zone. Measure your ceiling: the rack stands 2,290 mm high, and pull-ups want another 300 mm above it.',
      'In the box: four posts, cross members, four base plates, a multi-grip pull-up bar, one pair of lined J-cups, one pair of 600 mm safety arms, all bolts in labelled bags and an assembly drawing. Two people put it up in about two hours. Bar, bench and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      RackType: 'Power rack, 4 posts',
      Uprights: '75 × 75 mm tube, 11 SWG (2.95 mm)',
      Height: '2,290 mm',
      Width: '1,225 mm outside, 1,075 mm inside',
      Depth: '1,370 mm',
      Holes: '25 mm, 50 mm apart (25 mm apart in the bench zone)',
      SafetyArms: '600 mm, one pair',
      JCups: 'One pair, 75 mm wide, UHMW-lined',
      PullUpBar: 'Multi-grip, 32 mm',
      BasePlates: '150 × 120 × 6 mm, four',
      Finish: 'Powder coat',
      Maxload: '450 kg',
      Warranty: 'Lifetime (frame)',
      features: [
        '11 SWG tube: 2.95 mm walls all round',
        '25 mm spacing in the bench zone, so the bar sits at your height',
        'Safety arms and lined J-cups included',
        'Pull-up bar with wide, neutral and close grips',
        'Base plates with holes for floor bolts',
        'Black or red powder coat',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 450 kg', description: '75 × 75 mm tube with 2.95 mm walls.' },
      { icon: 'shield', title: 'Train alone', description: '600 mm safety arms are in the box.' },
      { icon: 'ruler', title: '2,290 mm high', description: 'Allow 300 mm above it for pull-ups.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the frame.' },
    ],
    features: [
      {
        title: 'Your height, to the hole',
        description:
          '25 mm steps in the bench zone and 50 mm above it: the bar comes off the cups without a tiptoe.',
        image: pictureOf('21', 'detail'),
      },
      {
        title: 'A missed rep ends on steel',
        description: '600 mm safety arms slide through both posts and are pinned behind.',
        image: pictureOf('21', 'three-quarter'),
      },
    ],
    productFeatures: [
      {
        title: 'Four posts, one footprint',
        description: '1,225 × 1,370 mm on the floor, with the lifter and the bar inside it.',
        image: pictureOf('21', 'front'),
      },
      {
        title: 'Bolted, not hoped',
        description:
          'Cross members meet the posts on full-width plates, so that the frame stays square under load.',
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
        'Arrived on two pallets in Indore in six days. Every bolt was bagged and labelled, and the uprights are straight.',
        'verified',
        [pictureOf('21', 'group')],
      ],
      [
        '2026-07-01',
        'Manjunath Gowda',
        5,
        'Does not move when I rack 200 kg, and it is not even bolted down. The hole spacing for bench is a blessing.',
      ],
      [
        '2026-01-18',
        'Sneha Iyer',
        4,
        'Excellent rack. Assembly took the two of us closer to three hours, and you want your own socket set.',
      ],
      [
        '2025-09-13',
        'Jaspal Gill',
        5,
        'Two of these in my gym in Ludhiana for a year. A chipped corner from a dropped plate, nothing else.',
      ],
    ),
  },
];
