import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';

export const curlBars: CatalogueProduct[] = [
  {
    ...house,
    id: '7',
    slug: 'olympic-bicep-straight-bar-4-ft',
    name: 'Olympic Bicep Straight Bar 4 ft',
    category: 'barbells',
    productCode: 'RR-BB-007',
    sku: 'BB-CURL-4FT-8',
    price: 8699,
    salePrice: 5900,
    shippingWeight: 9.5,
    weight: '8 kg',
    dimensions: '1,200 mm long, 28 mm shaft, 50 mm sleeves, 790 mm between collars',
    images: [],
    shortDescription:
      'A short, straight 8 kg bar for curls and skull crushers that takes your Olympic plates.',
    description: [
      'Made for arms: curls, skull crushers, close-grip presses, upright rows. At 1,200 mm it turns in a small room and stays steady in the hands, and at 8 kg it leaves room for small jumps.',
      'Takes plates with a 50 mm hole. Each sleeve loads 180 mm: four 10 kg iron plates and a collar. It is shorter than a rack is wide, so lift it from the floor, a bench or a preacher stand, not from J-cups.',
      'In the box: one bar in a cardboard tube. Collars and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      BarType: 'Olympic curl bar, straight',
      BarWeight: '8 kg',
      Length: '1,200 mm',
      ShaftDiameter: '28 mm',
      SleeveDiameter: '50 mm',
      LoadableSleeve: '180 mm each side',
      BetweenCollars: '790 mm',
      Knurl: 'Diamond, medium',
      Finish: 'Chrome',
      Maxload: '160 kg',
      Warranty: '3 years',
      features: [
        'Straight shaft for a full supinated grip',
        'Uses the 50 mm plates you already own',
        'Loads four 10 kg iron plates a side',
        'Short enough for a bedroom or balcony gym',
      ],
    },
    keyPoints: [
      {
        icon: 'weight',
        title: 'Rated for 160 kg',
        description: 'More than any pair of arms will ask of it.',
      },
      { icon: 'ruler', title: '1,200 mm long', description: 'Turns in a small room.' },
      { icon: 'circle-dot', title: '50 mm sleeves', description: 'One set of plates for every bar.' },
      { icon: 'shield-check', title: '3 years', description: 'Warranty against bending and sleeve failure.' },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2024-05-20T04:30:00.000Z',
    reviews: [
      {
        id: 'review-7-1',
        userName: 'Harsh Vardhan Rathore',
        rating: 5,
        comment:
          'Exactly what I wanted for skull crushers. Sleeves turn smoothly and the 10 kg plates sit flush.',
        date: '2026-08-30',
        verified: true,
      },
      {
        id: 'review-7-2',
        userName: 'Deepa Subramanian',
        rating: 4,
        comment:
          'Good bar. If your wrists complain on a straight bar take the EZ one instead, that is on me and not on them.',
        date: '2026-04-11',
        verified: true,
      },
      {
        id: 'review-7-3',
        userName: 'Amit Chauhan',
        rating: 4,
        comment: 'Weighed 8.1 kg on my scale. Knurl could be a little sharper in the middle.',
        date: '2025-12-06',
        verified: true,
      },
    ],
  },
];
