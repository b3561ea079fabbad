import type { WeightOption, WeightVariant } from '../../domain/catalogue/product.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { picturedWeights, weightsOf } from '../variants.ts';

/** The 50 kg set comes with large plates, or with smaller ones for finer steps, at the same price. */
const plateChoices = ({ price, salePrice }: Pick<WeightVariant, 'price' | 'salePrice'>): WeightOption[] =>
  ['8 x 5 kg + 4 x 1.25 kg plates', '4 x 5 kg + 8 x 2.5 kg + 4 x 1.25 kg plates'].map((weight) => ({
    weight,
    price,
    salePrice,
    inStock: true,
  }));

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
    images: picturesOf('15', 'three-quarter', 'front', 'detail', 'group'),
    shortDescription:
      'Two spin-lock handles and rubber plates: a pair of dumbbells that grows with you, in three sets.',
    description: [
      'For a first home gym, or for one without room for a rack of pairs. Spin the star nuts off, change the plates, spin them back: about half a minute a side.',
      'Fully loaded, each dumbbell weighs 8.75 kg in the 17.5 kg set, 12.5 kg in the 25 kg set and 25 kg in the 50 kg set. The handles of the first two are 25 mm thick, those of the 50 kg set 28 mm, which also takes our 28 mm tri-grip plates.',
      'In the 17.5 kg box: two 14 in handles of 1.25 kg, four plates of 2.5 kg, four of 1.25 kg. In the 25 kg box: two 16 in handles of 2.5 kg, four plates of 2.5 kg, eight of 1.25 kg. In the 50 kg box: two 18 in handles of 2.5 kg, four plates of 1.25 kg and either eight of 5 kg or, for finer steps, four of 5 kg and eight of 2.5 kg. Four star nuts in each.',
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
        icon: 'rotate',
        title: 'One pair, many weights',
        description: 'Change plates in about half a minute a side.',
      },
      { icon: 'layers', title: 'Three sets', description: '17.5, 25 or 50 kg, handles included.' },
      { icon: 'house', title: 'Small footprint', description: 'Fits under a bed.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on handles, nuts and plates.' },
    ],
    productFeatures: [
      {
        title: 'From hand to hand in half a minute',
        description: 'Star nuts run on a coarse thread: four turns off, four turns on.',
        image: pictureOf('15', 'detail'),
      },
      {
        title: 'Three sets, one idea',
        description:
          'Handles and plates are counted together, so the name on the box is the weight in the room.',
        image: pictureOf('15', 'group'),
      },
    ],
    weightVariants: picturedWeights(
      '15',
      weightsOf(
        'RR-DB-015',
        ['17.5 kg set', 4499, 2999, 18.5],
        ['25 kg set', 6499, 4299, 26],
        ['50 kg set', 11999, 8499, 52],
      ),
    ).map((set) => (set.weight.startsWith('50') ? { ...set, weightOptions: plateChoices(set) } : set)),
    inStock: true,
    featured: false,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-03-11T04:30:00.000Z',
    reviews: reviewsOf(
      '15',
      [
        '2026-07-22',
        'Lakshmi Narayanan',
        4,
        'The 25 kg set is enough for my wife and me. Tighten the nuts every few sets, they do work loose on curls.',
      ],
      [
        '2026-03-15',
        'Kunal Saxena',
        5,
        'Took the 50 kg set. All plates counted and weighed, nothing missing. Good start for a one-room flat.',
      ],
      [
        '2025-11-29',
        'Shabnam Qureshi',
        3,
        'Rubber smelled for the first week. Fine after that, and the price is fair.',
      ],
      [
        '2025-08-09',
        'Vivek Thakur',
        4,
        'Solid for the money. The handles are long, so mind your thighs when you sit down with the full load.',
        'unverified',
      ],
    ),
  },
];
