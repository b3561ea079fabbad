import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const plyoBoxes: CatalogueProduct[] = [
  {
    ...house,
    id: '80',
    slug: '3-in-1-wooden-plyo-box',
    name: '3-in-1 Wooden Plyo Box',
    category: 'others',
    productCode: 'RR-OT-080',
    sku: 'OT-PLYO-3IN1',
    price: 8999,
    salePrice: 5999,
    shippingWeight: 24,
    weight: '24 kg packed',
    dimensions: '760 × 610 × 510 mm, 18 mm board',
    images: picturesOf('80', 'three-quarter', 'front', 'group', 'detail', 'scale', 'flat-packed'),
    shortDescription:
      'Three jump heights in one box of 18 mm birch ply: turn it to 510, 610 or 760 mm. Rated for 200 kg.',
    description: [
      'For box jumps, step-ups, dips and split squats. Turn the box on its side to get 510, 610 or 760 mm, so beginners and advanced jumpers can share it.',
      'Keep it on a level floor, with a rubber mat under it on tiles. With the 610 mm height, the top is 760 × 510 mm, enough for both feet with room to spare.',
      'In the box: six birch ply panels with finger joints, screws and a hex key, flat-packed. Add wood glue if you use it in a commercial gym. Assembly takes about 40 minutes.',
    ].join('\n\n'),
    specifications: {
      BoxType: 'Plyometric box, three heights',
      Heights: '510, 610 and 760 mm',
      Material: 'Birch ply, 18 mm',
      Assembly: 'Flat-packed, screws included',
      Maxload: '200 kg',
      Warranty: '1 year',
      features: [
        'Three heights in one box',
        '18 mm birch ply, edges rounded',
        'Hand holes on two sides',
        'Comes flat-packed, fits in a lift',
      ],
    },
    keyPoints: [
      { icon: 'arrow-up-down', title: 'Three heights', description: '510, 610 and 760 mm.' },
      { icon: 'weight', title: 'Rated for 200 kg', description: '18 mm birch ply all round.' },
      { icon: 'package', title: 'Flat-packed', description: 'Screws and hex key included.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on panels and joints.' },
    ],
    productFeatures: [
      {
        title: 'Finger joints',
        description: 'The 18 mm birch panels lock together at every edge, and screws keep them closed.',
        image: pictureOf('80', 'detail'),
      },
      {
        title: 'One box, three heights',
        description: 'Turn it on its side for 510, 610 or 760 mm.',
        image: pictureOf('80', 'group'),
      },
    ],
    inStock: false,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2025-01-13T04:30:00.000Z',
    reviews: reviewsOf(
      '80',
      [
        '2026-07-12',
        'Ishaan Malhotra',
        5,
        'The panels fit together very well. I glued it as they suggest and it doesn’t creak.',
      ],
      ['2026-02-22', 'Swati Kamat', 4, 'Strong box. Got two spare screws, none missing.'],
      [
        '2025-08-24',
        'Bhavesh Mehta',
        3,
        'Good box, but the instructions are one small drawing. It took me well over an hour.',
      ],
    ),
  },
];
