import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const loadableHandles: CatalogueProduct[] = [
  {
    ...house,
    id: '20',
    slug: 'olympic-loadable-dumbbell-handles-pair',
    name: 'Olympic Loadable Dumbbell Handles (pair)',
    category: 'dumbbells',
    productCode: 'RR-DB-020',
    sku: 'DB-LOAD-50',
    price: 6999,
    salePrice: 4799,
    shippingWeight: 10.5,
    weight: '5 kg each',
    dimensions: '500 mm long, 28 mm handle, 50 mm sleeves, 140 mm grip',
    images: picturesOf('20', 'three-quarter', 'room', 'front', 'detail', 'in-use'),
    shortDescription:
      'Turn your Olympic plates into dumbbells: two 5 kg handles with rotating 50 mm sleeves, up to 70 kg on each.',
    description: [
      'If you already own plates, you don’t have to buy dumbbells as well. Each handle is like a small barbell, with a 28 mm knurled grip and rotating sleeves that don’t twist your wrist in a heavy press.',
      'Takes plates with a 50 mm hole, and each sleeve has 160 mm for plates. Three 10 kg iron plates and a spring collar on each side make a 65 kg dumbbell. Use plates of 10 kg or less, as bigger ones get in the way of your chest. You need two pairs of collars for two handles.',
      'In the box: two handles. Collars and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      DumbbellType: 'Loadable handle',
      HandleWeight: '5 kg each',
      Length: '500 mm',
      ShaftDiameter: '28 mm',
      Grip: '140 mm',
      SleeveDiameter: '50 mm',
      LoadableSleeve: '160 mm each side',
      Knurl: 'Diamond, medium',
      Rotation: 'Bushings',
      Finish: 'Chrome',
      Maxload: '70 kg on each handle',
      SoldAs: 'Pair',
      Warranty: '3 years',
      features: [
        'Rotating sleeves on bushings',
        'Uses the 50 mm plates you already own',
        'Start at 5 kg and add whatever plates you have',
        'One pair, for two dumbbells',
      ],
    },
    keyPoints: [
      { icon: 'rotate', title: 'Sleeves turn', description: 'Easy on your wrists in a heavy press.' },
      { icon: 'weight', title: '70 kg on each', description: 'The handle itself weighs 5 kg.' },
      { icon: 'circle-dot', title: '50 mm sleeves', description: 'One set of plates for everything.' },
      { icon: 'shield', title: '3 years', description: 'Warranty on shafts and sleeves.' },
    ],
    productFeatures: [
      {
        title: 'Built like our long bars',
        description: '500 mm long, with the same kind of shaft, collar and rotating sleeve.',
        image: pictureOf('20', 'detail'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2025-04-14T04:30:00.000Z',
    reviews: reviewsOf(
      '20',
      ['2026-08-13', 'Akash Thombre', 5, 'Saved me buying a rack of dumbbells. Steady on heavy rows.'],
      ['2026-04-02', 'Mridula Sen', 4, 'Well finished. Changing four collars between sets takes patience.'],
      [
        '2025-12-14',
        'Yash Vaidya',
        4,
        'They’re long, so keep your elbows a little wider on flat presses. Sleeves spin well.',
      ],
      ['2025-08-30', 'Harish Rawat', 5, 'Good quality, smooth sleeves. Worth the price.'],
    ),
  },
];
