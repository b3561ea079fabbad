import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { weightsOf } from '../variants.ts';

export const kettlebells: CatalogueProduct[] = [
  {
    ...house,
    id: '49',
    slug: 'cast-iron-kettlebell',
    name: 'Cast Iron Kettlebell',
    category: 'others',
    productCode: 'RR-OT-049',
    sku: 'OT-KB-IRON',
    price: 1499,
    salePrice: 999,
    priceRange: '₹999 – ₹4,699',
    shippingWeight: 4.2,
    weight: '4 to 24 kg',
    dimensions: '190 mm high (4 kg) to 295 mm (24 kg), handle 28 to 35 mm',
    images: picturesOf('49', 'three-quarter', 'group', 'detail', 'detail-handle', 'base', 'pair'),
    shortDescription:
      'Cast in one piece, with a smooth handle, a flat base and a powder coat that holds chalk. 4 to 24 kg.',
    description: [
      'For swings, cleans, snatches and get-ups. The handle and ball are cast in one piece and ground smooth, so there’s no seam to hurt your palms in long sets.',
      'The opening is 55 to 60 mm high, enough for one hand in the rack position or two in a swing. The base is flat, so it stands still for push-ups and renegade rows. For swings, most women start with 8 kg and most men with 16 kg. Keep one of our rubber tiles under it to protect your floor.',
      'In the box: one kettlebell of the weight you choose.',
    ].join('\n\n'),
    specifications: {
      KettlebellType: 'Cast iron, one piece',
      HandleDiameter: '28, 32, 33, 33, 35 and 35 mm',
      BallDiameter: '110, 140, 160, 175, 190 and 200 mm',
      Height: '190, 215, 240, 265, 280 and 295 mm',
      Window: '55 to 60 mm high',
      Finish: 'Powder coat',
      SoldAs: 'Single',
      Warranty: '3 years',
      features: [
        'Single casting, handle ground smooth',
        'Powder coat that holds chalk',
        'Flat base',
        'Weight cast into the ball',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Six weights', description: '4 to 24 kg, in 4 kg steps.' },
      { icon: 'hand', title: 'Smooth handle', description: 'No seam, 28 to 35 mm thick.' },
      { icon: 'arrow-down', title: 'Flat base', description: 'Stands still for rows and push-ups.' },
      { icon: 'shield', title: '3 years', description: 'Warranty against cracks.' },
    ],
    features: [
      {
        title: 'Room for two hands',
        description:
          'The 55 to 60 mm opening fits both hands in a swing and your forearm in the rack position.',
        image: pictureOf('49', 'front'),
      },
    ],
    productFeatures: [
      {
        title: 'Cast in one piece',
        description: 'The ball, horns and handle are one casting, with no weld to break.',
        image: pictureOf('49', 'detail-handle'),
      },
      {
        title: 'Six weights',
        description: '4 kg steps, the usual jumps for swings.',
        image: pictureOf('49', 'group'),
      },
    ],
    weightVariants: weightsOf(
      'RR-OT-049',
      ['4 kg', 1499, 999, 4.2],
      ['8 kg', 2499, 1699, 8.3],
      ['12 kg', 3499, 2449, 12.4],
      ['16 kg', 4499, 3199, 16.5],
      ['20 kg', 5499, 3949, 20.6],
      ['24 kg', 6499, 4699, 24.7],
    ),
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-04-08T04:30:00.000Z',
    reviews: reviewsOf(
      '49',
      [
        '2026-10-31',
        'Tashi Lepcha',
        5,
        'I do swings every day here in Gangtok. The handle is really smooth, palms are fine.',
      ],
      ['2026-08-20', 'Madhuri Nene', 5, 'Started with 8, now I have 12 and 16 too. Happy with all three.'],
      ['2026-05-26', 'Aslam Pathan', 4, 'Good casting. The coat chipped where two of them hit each other.'],
      [
        '2026-01-16',
        'Rhea Kapadia',
        4,
        'Base sits flat on the mat for renegade rows. Delivery to Shillong took nine days.',
      ],
      ['2025-07-23', 'Vignesh Raman', 5, 'Smooth handle, no seam. Good value for the price.'],
    ),
  },
];
