import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';

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
    images: ['/images/power-rack.webp', '/images/power-rack-joint.webp'],
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
      { icon: 'shield-check', title: 'Lifetime', description: 'Warranty on the frame.' },
    ],
    productFeatures: [
      {
        title: 'Four posts, one footprint',
        description: '1,225 × 1,370 mm on the floor, with the lifter and the bar inside it.',
        image: '/images/power-rack.webp',
      },
      {
        title: 'Bolted, not hoped',
        description:
          'Cross members meet the posts on full-width plates, so that the frame stays square under load.',
        image: '/images/power-rack-joint.webp',
      },
    ],
    colorVariants: [
      {
        color: 'Black',
        price: 79999,
        salePrice: 59999,
        shippingWeight: 145,
        inStock: true,
        productCode: 'RR-RK-021-BLK',
      },
      {
        color: 'Red',
        price: 79999,
        salePrice: 59999,
        shippingWeight: 145,
        inStock: true,
        productCode: 'RR-RK-021-RED',
      },
    ],
    offer: { discount: '₹20,000 off', forDays: 30, enabled: true },
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-08-12T04:30:00.000Z',
    reviews: [
      {
        id: 'review-21-1',
        userName: 'Rohan Deshpande',
        rating: 5,
        comment:
          'Arrived on two pallets in Indore in six days. Every bolt was bagged and labelled, and the uprights are straight.',
        date: '2026-10-04',
        verified: true,
      },
      {
        id: 'review-21-2',
        userName: 'Manjunath Gowda',
        rating: 5,
        comment:
          'Does not move when I rack 200 kg, and it is not even bolted down. The hole spacing for bench is a blessing.',
        date: '2026-07-01',
        verified: true,
      },
      {
        id: 'review-21-3',
        userName: 'Sneha Iyer',
        rating: 4,
        comment:
          'Excellent rack. Assembly took the two of us closer to three hours, and you want your own socket set.',
        date: '2026-01-18',
        verified: true,
      },
      {
        id: 'review-21-4',
        userName: 'Jaspal Gill',
        rating: 5,
        comment:
          'Two of these in my gym in Ludhiana for a year. A chipped corner from a dropped plate, nothing else.',
        date: '2025-09-13',
        verified: true,
      },
    ],
  },
];
