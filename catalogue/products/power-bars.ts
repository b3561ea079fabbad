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
    images: picturesOf('4', 'three-quarter', 'front', 'detail-knurl', 'detail-sleeve', 'in-use'),
    shortDescription:
      'A stiff 29 mm bar of 205,000 PSI steel with a deep knurl, for squat, bench and deadlift. Rated for 680 kg.',
    description: [
      'For people who count in singles. A 29 mm shaft of 205,000 PSI steel does not whip when you walk out a heavy squat, and the deep knurl holds chalk and hands alike. The centre knurl stops the bar from sliding down the back.',
      'Bronze bushings turn slowly and evenly, which is what a press or a pull wants; for cleans and snatches take the 7 ft Olympic bar with its needle bearings. Each sleeve loads 430 mm: six 25 kg competition bumpers and a lock collar, 320 kg with the bar. Grip marks are 810 mm apart. It fits our power, half, squat and folding racks.',
      'In the box: one barbell in oiled paper and a cardboard tube, a nylon brush for the knurl and a card on how to oil the bushings. Collars and plates are sold separately.',
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
        'Black zinc, which keeps the knurl sharp',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 680 kg', description: '205,000 PSI steel, 29 mm thick.' },
      { icon: 'hand', title: 'Deep knurl', description: 'With a centre knurl for the squat.' },
      { icon: 'ruler', title: '810 mm marks', description: 'Where the rules put them.' },
      { icon: 'shield', title: 'Lifetime', description: 'Warranty on the shaft.' },
    ],
    productFeatures: [
      {
        title: 'A knurl that holds',
        description:
          'Cut deep and left sharp under black zinc, which is thinner than chrome and does not fill it.',
        image: pictureOf('4', 'detail-knurl'),
      },
      {
        title: 'Stiff on purpose',
        description:
          'One millimetre more than an Olympic shaft makes it about 15% stiffer: what you load is what moves.',
        image: pictureOf('4', 'front'),
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
        'Took 240 on the back and it did not talk. The knurl is the real thing, keep your shins covered.',
      ],
      [
        '2026-08-07',
        'Sukhwinder Dhillon',
        5,
        'Marks at 81 cm, centre knurl, no wobble in the sleeves. We replaced both platform bars with it.',
      ],
      [
        '2026-06-12',
        'Nikhil Apte',
        4,
        'Excellent bar. Zinc goes a little brown where sweat sits, so brush and oil it as the card says.',
      ],
      [
        '2026-04-25',
        'Leela Krishnan',
        5,
        'Bench feels locked in. Too rough for high-rep cleans, but nobody sold it for that.',
      ],
    ),
  },
];
