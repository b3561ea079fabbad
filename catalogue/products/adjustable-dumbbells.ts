import { PLACEHOLDER_IMAGE } from '../../domain/images.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';

export const adjustableDumbbells: CatalogueProduct[] = [
  {
    ...house,
    id: '15',
    slug: 'adjustable-dumbbell-set',
    name: 'Adjustable Dumbbell Set',
    category: 'dumbbells',
    productCode: 'RR-DB-015',
    sku: 'DB-ADJ-SPIN',
    price: 4499,
    salePrice: 2999,
    priceRange: '₹2,999 – ₹8,499',
    shippingWeight: 18.5,
    weight: 'Sets of 17.5, 25 and 50 kg',
    dimensions: 'Handles 355, 405 or 455 mm long, largest plate 190, 200 or 230 mm across',
    images: [],
    shortDescription:
      'Two spin-lock handles and rubber plates: a pair of dumbbells that grows with you, in three sets.',
    description: [
      'For a first home gym, or for one without room for a rack of pairs. Spin the star nuts off, change the plates, spin them back: about half a minute a side.',
      'Fully loaded, each dumbbell weighs 8.75 kg in the 17.5 kg set, 12.5 kg in the 25 kg set and 25 kg in the 50 kg set. The handles of the first two are 25 mm thick, those of the 50 kg set 28 mm, which also takes our 28 mm tri-grip plates.',
      'In the 17.5 kg box: two 14 in handles of 1.25 kg, four plates of 2.5 kg, four of 1.25 kg. In the 25 kg box: two 16 in handles of 2.5 kg, four plates of 2.5 kg, eight of 1.25 kg. In the 50 kg box: two 18 in handles of 2.5 kg, eight plates of 5 kg, four of 1.25 kg. Four star nuts in each.',
    ].join('\n\n'),
    specifications: {
      DumbbellType: 'Adjustable, spin-lock',
      HandleLength: '355 mm (17.5 kg), 405 mm (25 kg), 455 mm (50 kg)',
      HandleDiameter: '25 mm; 28 mm in the 50 kg set',
      Plates: 'Rubber, 1.25, 2.5 and 5 kg by set',
      LargestPlate: '190 mm (17.5 kg), 200 mm (25 kg), 230 mm (50 kg)',
      Maxload: '8.75, 12.5 or 25 kg for each dumbbell, by set',
      Lock: 'Star nuts',
      Warranty: '1 year',
      features: [
        'Threaded handles with star nuts',
        'Rubber plates that spare the floor',
        'Every plate counted: the set weighs what it says, handles included',
        '50 kg set on 28 mm handles, which take 28 mm plates',
      ],
    },
    keyPoints: [
      {
        icon: 'refresh-cw',
        title: 'One pair, many weights',
        description: 'Change plates in about half a minute a side.',
      },
      { icon: 'layers', title: 'Three sets', description: '17.5, 25 or 50 kg, handles included.' },
      { icon: 'house', title: 'Small footprint', description: 'Fits under a bed.' },
      { icon: 'shield-check', title: '1 year', description: 'Warranty on handles, nuts and plates.' },
    ],
    weightVariants: [
      {
        weight: '17.5 kg set',
        price: 4499,
        salePrice: 2999,
        shippingWeight: 18.5,
        inStock: true,
        productCode: 'RR-DB-015-17.5',
        variantImages: [PLACEHOLDER_IMAGE],
      },
      {
        weight: '25 kg set',
        price: 6499,
        salePrice: 4299,
        shippingWeight: 26,
        inStock: true,
        productCode: 'RR-DB-015-25',
        variantImages: [PLACEHOLDER_IMAGE],
      },
      {
        weight: '50 kg set',
        price: 11999,
        salePrice: 8499,
        shippingWeight: 52,
        inStock: true,
        productCode: 'RR-DB-015-50',
        variantImages: [PLACEHOLDER_IMAGE],
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-03-11T04:30:00.000Z',
    reviews: [
      {
        id: 'review-15-1',
        userName: 'Lakshmi Narayanan',
        rating: 4,
        comment:
          'The 25 kg set is enough for my wife and me. Tighten the nuts every few sets, they do work loose on curls.',
        date: '2026-07-22',
        verified: true,
      },
      {
        id: 'review-15-2',
        userName: 'Kunal Saxena',
        rating: 5,
        comment:
          'Took the 50 kg set. All plates counted and weighed, nothing missing. Good start for a one-room flat.',
        date: '2026-03-15',
        verified: true,
      },
      {
        id: 'review-15-3',
        userName: 'Shabnam Qureshi',
        rating: 3,
        comment: 'Rubber smelled for the first week. Fine after that, and the price is fair.',
        date: '2025-11-29',
        verified: true,
      },
      {
        id: 'review-15-4',
        userName: 'Vivek Thakur',
        rating: 4,
        comment:
          'Solid for the money. The handles are long, so mind your thighs when you sit down with the full load.',
        date: '2025-08-09',
        verified: false,
      },
    ],
  },
];
