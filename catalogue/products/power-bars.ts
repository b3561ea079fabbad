import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';

export const powerBars: CatalogueProduct[] = [
  {
    ...house,
    id: '4',
    slug: 'powerlifting-barbell-29-mm-20-kg',
    name: 'Powerlifting Barbell 29 mm 20 kg',
    category: 'barbells',
    productCode: 'RR-BB-004',
    sku: 'BB-PWR-29-20',
    price: 24999,
    salePrice: 17999,
    shippingWeight: 22,
    weight: '20 kg',
    dimensions: '2,200 mm long, 29 mm shaft, 50 mm sleeves, 1,310 mm between collars',
    images: picturesOf('4', 'three-quarter', 'room', 'detail-knurl', 'detail-sleeve', 'in-use'),
    shortDescription:
      'A stiff 29 mm bar of 205,000 PSI steel with a deep knurl, for squat, bench and deadlift. Rated for 680 kg.',
    description: [
      'For heavy, low-rep lifting. The 29 mm shaft of 205,000 PSI steel doesn’t whip when you walk out a heavy squat, and the deep knurl gives you a firm grip. The centre knurl stops the bar sliding down your back.',
      'Bronze bushings turn slowly and evenly, which suits presses and pulls. For cleans and snatches, choose our 7 ft Olympic bar with needle bearings. Each sleeve has 430 mm for plates: six 25 kg competition bumpers and a lock collar, 320 kg with the bar. The grip marks are 810 mm apart. It fits our power, half, squat and folding racks.',
      'In the box: one barbell in oiled paper and a cardboard tube, a nylon brush for the knurl and a card on oiling the bushings. Collars and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      BarType: 'Powerlifting',
      BarWeight: '20 kg',
      Length: '2,200 mm',
      ShaftDiameter: '29 mm',
      SleeveDiameter: '50 mm',
      LoadableSleeve: '430 mm each side',
      BetweenCollars: '1,310 mm',
      Steel: 'Alloy steel, 205,000 PSI (1,413 MPa)',
      Knurl: 'Deep diamond with centre knurl, marks 810 mm apart',
      Rotation: 'Bronze bushings',
      Finish: 'Black zinc',
      Maxload: '680 kg (1,500 lb)',
      Warranty: 'Lifetime (shaft)',
      features: [
        '205,000 PSI steel, 29 mm thick: no whip in the walk-out',
        'Deep knurl and a centre knurl',
        'Bronze bushings for a slow, even turn',
        '430 mm sleeves for six 25 kg competition bumpers',
        'Black zinc finish that keeps the knurl sharp',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 680 kg', description: '205,000 PSI steel, 29 mm thick.' },
      { icon: 'hand', title: 'Deep knurl', description: 'With a centre knurl for squats.' },
      { icon: 'ruler', title: '810 mm marks', description: 'As per powerlifting rules.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the shaft.' },
    ],
    productFeatures: [
      {
        title: 'Deep, sharp knurl',
        description: 'Black zinc is thinner than chrome and doesn’t fill the knurl, so it stays sharp.',
        image: pictureOf('4', 'detail-knurl'),
      },
      {
        title: 'Extra stiff',
        description: 'The shaft is 1 mm thicker than on an Olympic bar, which makes it about 15% stiffer.',
        image: pictureOf('4', 'three-quarter'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: true,
    createdAt: '2026-02-09T04:30:00.000Z',
    reviews: reviewsOf(
      '4',
      [
        '2026-10-30',
        'Arjun Bhattacharya',
        5,
        'Very stiff, no whip at all on heavy squats. The knurl is sharp, cover your shins.',
      ],
      [
        '2026-08-07',
        'Sukhwinder Dhillon',
        5,
        'Right marks, centre knurl, no wobble in the sleeves. We replaced both our platform bars with it.',
      ],
      [
        '2026-06-12',
        'Nikhil Apte',
        4,
        'Excellent bar. The zinc turns a little brown where sweat sits, so brush and oil it as the card says.',
      ],
      [
        '2026-04-25',
        'Leela Krishnan',
        5,
        'Bench feels very stable. Too rough for high-rep cleans, but it isn’t made for that.',
      ],
    ),
  },
];
