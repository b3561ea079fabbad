import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { picturedWeights, weightsOf } from '../variants.ts';

export const smallPlates: CatalogueProduct[] = [
  {
    ...house,
    id: '41',
    slug: 'rubber-tri-grip-plates-28-mm-pair',
    name: 'Rubber Tri-Grip Plates 28 mm (pair)',
    category: 'weight-plates',
    productCode: 'RR-WP-041',
    sku: 'WP-TRI-28',
    price: 1099,
    salePrice: 749,
    priceRange: '₹749 – ₹5,649',
    shippingWeight: 5.2,
    weight: 'Pairs of 2.5 to 20 kg',
    dimensions: '170 mm (2.5 kg) to 370 mm (20 kg) across, 28.5 mm hole',
    images: picturesOf('41', 'three-quarter', 'front', 'detail', 'group'),
    shortDescription:
      'Rubber-coated iron with three grips and a steel ring, for 25 and 28 mm rods. Quiet on tiles, easy to carry.',
    description: [
      'For home gyms with standard rods. Each plate has three openings to hold. Carry it in one hand, load it without pinching a finger, or use it alone for twists and raises.',
      'The 28.5 mm hole has a steel ring. It fits our 28 mm rods and, with a little play, 25 mm rods. It doesn’t fit Olympic bars, which have 50 mm sleeves. The rubber coat protects floors and reduces noise, but these aren’t bumpers, so put them down gently.',
      'In the box: two plates of the weight you choose.',
    ].join('\n\n'),
    specifications: {
      PlateType: 'Standard, rubber-coated, three grips',
      Material: 'Cast iron, rubber coat, steel ring',
      Hole: '28.5 mm',
      Diameter: '170, 220, 290, 330 and 370 mm',
      Thickness: '28, 34, 38, 44 and 46 mm',
      Fits: '25 and 28 mm rods',
      SoldAs: 'Pair',
      Warranty: '2 years',
      features: [
        'Three grips of 95 × 32 mm',
        'Steel ring in the hole, so the rubber doesn’t wear',
        'Rubber coat that protects floor tiles',
        'For 25 and 28 mm rods',
      ],
    },
    keyPoints: [
      { icon: 'hand', title: 'Three grips', description: 'Hold it from any side.' },
      { icon: 'circle-dot', title: '28.5 mm hole', description: 'Steel ring, for standard rods.' },
      { icon: 'layers', title: 'Five weights', description: '2.5 to 20 kg, in pairs.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on coat and ring.' },
    ],
    productFeatures: [
      {
        title: 'Steel ring',
        description: 'The rod touches steel and not rubber, so the hole stays round.',
        image: pictureOf('41', 'detail'),
      },
    ],
    weightVariants: picturedWeights(
      '41',
      weightsOf(
        'RR-WP-041',
        ['2.5 kg pair', 1099, 749, 5.2],
        ['5 kg pair', 2099, 1449, 10.3],
        ['10 kg pair', 4099, 2849, 20.5],
        ['15 kg pair', 6099, 4249, 30.7],
        ['20 kg pair', 8099, 5649, 41],
      ),
    ),
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-02-19T04:30:00.000Z',
    reviews: reviewsOf(
      '41',
      ['2026-09-29', 'Satish Wankhede', 5, 'Good grip, hardly any smell. Happy with the 10 kg pair.'],
      [
        '2026-05-24',
        'Preeti Malhotra',
        4,
        'I use the 5 kg plates on their own for twists. You can feel a seam in the coat at first.',
      ],
      [
        '2026-01-09',
        'Raju Ekka',
        4,
        'Fits my old 25 mm rod with some play. On the 28 mm rod it’s a perfect fit.',
      ],
      [
        '2025-06-20',
        'Stanley Pereira',
        5,
        'I live by the sea in Karwar. The rings have a little rust, the rest is fine.',
      ],
    ),
  },
  {
    ...house,
    id: '42',
    slug: 'fractional-change-plate-set-7-5-kg',
    name: 'Fractional Change Plate Set 7.5 kg',
    category: 'weight-plates',
    productCode: 'RR-WP-042',
    sku: 'WP-CHANGE-7.5',
    price: 4499,
    salePrice: 2999,
    shippingWeight: 7.8,
    weight: '7.5 kg, eight plates',
    dimensions: '135, 150, 165 and 175 mm across, 50.4 mm hole',
    images: picturesOf('42', 'three-quarter', 'detail', 'group', 'in-use'),
    shortDescription:
      'Pairs of 0.5, 0.75, 1 and 1.5 kg for Olympic bars, so you can go up by one kilo at a time.',
    description: [
      'For when 2.5 kg per side is too big a jump. Four pairs let you add one kilo at a time. This helps most on presses, and lighter lifters can use them from day one.',
      'For 50 mm sleeves. The rubber coat helps the small plates stay against the big ones under a spring collar. Each weight has its own colour. In pairs they add 1, 1.5, 2 or 3 kg to the bar, and 7.5 kg all together.',
      'In the box: eight plates, two each of 0.5, 0.75, 1 and 1.5 kg.',
    ].join('\n\n'),
    specifications: {
      PlateType: 'Change plates, Olympic',
      Material: 'Steel, rubber-coated',
      Weights: 'Pairs of 0.5, 0.75, 1 and 1.5 kg',
      Diameter: '135, 150, 165 and 175 mm',
      Hole: '50.4 mm',
      SoldAs: 'Set of 4 pairs',
      Warranty: '5 years',
      features: [
        'Go up by one kilo at a time',
        'Rubber coat that grips the next plate',
        'One colour for each weight',
        'Within 10 g of the stated weight',
      ],
    },
    keyPoints: [
      { icon: 'layers', title: 'Four pairs', description: '0.5, 0.75, 1 and 1.5 kg.' },
      { icon: 'palette', title: 'Colour by weight', description: 'Easy to tell apart.' },
      { icon: 'circle-dot', title: '50.4 mm hole', description: 'For every Olympic sleeve.' },
      { icon: 'shield', title: '5 years', description: 'Warranty on plates and coat.' },
    ],
    productFeatures: [
      {
        title: 'Small steps add up',
        description: 'Adding one kilo is much easier than adding five, especially on presses.',
        image: pictureOf('42', 'group'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2025-05-19T04:30:00.000Z',
    reviews: reviewsOf(
      '42',
      ['2026-10-02', 'Trupti Kale', 5, 'My overhead press is moving again, one kilo at a time.'],
      ['2026-04-29', 'Edwin Lobo', 4, 'Accurate and well made. A bag to keep them in would be nice.'],
      ['2025-12-22', 'Sujata Chakraborty', 5, 'They stay against the big plate and don’t rattle.'],
    ),
  },
];
