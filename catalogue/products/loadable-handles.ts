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
    images: picturesOf('20', 'three-quarter', 'front', 'detail', 'in-use'),
    shortDescription:
      'Turn your Olympic plates into dumbbells: two 5 kg handles with rotating 50 mm sleeves, up to 70 kg on each.',
    description: [
      'For lifters who own plates and would rather not buy them a second time as dumbbells. The handle is a small barbell: a 28 mm knurled grip and sleeves that turn, so a heavy press does not twist the wrist.',
      'Takes plates with a 50 mm hole; each sleeve loads 160 mm. Three 10 kg iron plates and a spring collar on each side make 65 kg in the hand. Small plates are the better choice: above 10 kg the diameter gets in the way of the chest. Two pairs of collars are needed for two handles.',
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
        'From 5 kg upwards, as finely as your plates allow',
        'Two handles, two dumbbells',
      ],
    },
    keyPoints: [
      { icon: 'rotate', title: 'Sleeves turn', description: 'Easy on wrists in a heavy press.' },
      { icon: 'weight', title: '70 kg on each', description: 'On a 5 kg handle.' },
      { icon: 'circle-dot', title: '50 mm sleeves', description: 'One set of plates for everything.' },
      { icon: 'shield', title: '3 years', description: 'Warranty on shafts and sleeves.' },
    ],
    productFeatures: [
      {
        title: 'A barbell of 500 mm',
        description: 'Shaft, collar and turning sleeve are built like those of our long bars.',
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
      [
        '2026-08-13',
        'Akash Thombre',
        5,
        'Saved me a rack of dumbbells. 45 kg rows with four small plates a side, steady.',
      ],
      ['2026-04-02', 'Mridula Sen', 4, 'Well finished. Changing four collars between sets takes patience.'],
      [
        '2025-12-14',
        'Yash Vaidya',
        4,
        'Long, so flat presses need elbows a little wider. Sleeves spin like on a good bar.',
      ],
      ['2025-08-30', 'Harish Rawat', 5, 'Exactly 5 kg each on the kitchen scale.'],
    ),
  },
];
