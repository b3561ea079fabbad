import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';

export const olympicBars: CatalogueProduct[] = [
  {
    ...house,
    id: '1',
    slug: 'olympic-barbell-7-ft-20-kg',
    name: 'Olympic Barbell 7 ft 20 kg',
    category: 'barbells',
    productCode: 'RR-BB-001',
    sku: 'BB-OLY-7FT-20',
    price: 14999,
    salePrice: 9999,
    shippingWeight: 22,
    weight: '20 kg',
    dimensions: '2,200 mm long, 28 mm shaft, 50 mm sleeves, 1,310 mm between collars',
    images: ['/images/olympic-barbell.webp', '/images/olympic-barbell-end.webp'],
    shortDescription:
      'The one bar to buy first: full length, 28 mm shaft, sleeves on needle bearings, rated for 320 kg.',
    description: [
      'One bar for the squat, the bench, the deadlift and the clean. The 28 mm alloy shaft is stiff enough for heavy squats and still has some whip off the floor; needle bearings and bushings let the sleeves turn freely, so your wrists do not have to.',
      'Takes any plate with a 50 mm hole. Each sleeve loads 415 mm: four 20 kg rubber bumpers and a collar. With 1,310 mm between the collars it sits on our power, half and squat racks and on our stands. Both grip marks are cut, 810 mm apart for the bench and 910 mm for the snatch.',
      'In the box: one barbell, greased and wrapped, in a cardboard tube with end caps. Collars and plates are sold separately.',
    ].join('\n\n'),
    specifications: {
      BarType: 'Olympic, men’s length',
      BarWeight: '20 kg',
      Length: '2,200 mm',
      ShaftDiameter: '28 mm',
      SleeveDiameter: '50 mm',
      LoadableSleeve: '415 mm each side',
      BetweenCollars: '1,310 mm',
      Steel: 'Alloy steel, 190,000 PSI (1,310 MPa)',
      Knurl: 'Diamond, dual marks 810 and 910 mm apart',
      Rotation: 'Needle bearings and bushings',
      Finish: 'Hard chrome',
      Maxload: '320 kg (700 lb)',
      Warranty: '5 years',
      features: [
        'Alloy steel of 190,000 PSI, hard chromed against sweat and monsoon damp',
        'Needle bearings and bushings in each sleeve',
        'Bench and snatch marks on one shaft',
        'Loads four 20 kg rubber bumpers a side',
        '1,310 mm between the collars, to clear all our racks',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 320 kg', description: '190,000 PSI alloy steel, 28 mm thick.' },
      {
        icon: 'rotate-cw',
        title: 'Turns freely',
        description: 'Needle bearings and bushings in each sleeve.',
      },
      { icon: 'ruler', title: 'Fits our racks', description: '1,310 mm between the collars.' },
      { icon: 'shield-check', title: '5 years', description: 'Warranty against bending and sleeve failure.' },
    ],
    productFeatures: [
      {
        title: 'A sleeve that spins and stays',
        description: 'Needle bearings carry the load, bushings keep the sleeve true, a snap ring holds both.',
        image: '/images/olympic-barbell.webp',
      },
      {
        title: 'Marked for two sports',
        description: 'Rings at 810 mm and 910 mm: the same grip every session, whichever lift is on.',
        image: '/images/olympic-barbell-end.webp',
      },
    ],
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-02-05T04:30:00.000Z',
    reviews: [
      {
        id: 'review-1-1',
        userName: 'Imran Sheikh',
        rating: 5,
        comment:
          'Sharp knurl without tearing the hands, and the sleeves spin properly. Came straight; I rolled it on the kitchen floor to check.',
        date: '2026-09-21',
        verified: true,
      },
      {
        id: 'review-1-2',
        userName: 'Prakash Hegde',
        rating: 5,
        comment:
          'Eight months of squats up to 180 kg. No bend, no rust so far in Mangaluru, which says something.',
        date: '2026-06-08',
        verified: true,
      },
      {
        id: 'review-1-3',
        userName: 'Tanvi Gokhale',
        rating: 4,
        comment:
          'Very good bar. It arrives with a lot of grease on it, keep an old cloth ready before you carry it through the house.',
        date: '2026-02-14',
        verified: true,
      },
      {
        id: 'review-1-4',
        userName: 'Joseph Kurian',
        rating: 5,
        comment:
          'Replaced a bar that cost me twice as much. I miss nothing except the paint on the end caps.',
        date: '2025-11-02',
        verified: true,
      },
      {
        id: 'review-1-5',
        userName: 'Nitin Bhosale',
        rating: 4,
        comment:
          'Tube was torn at one end when the transporter brought it, bar was fine. Good value at the sale price.',
        date: '2025-07-19',
        verified: false,
      },
    ],
  },
];
