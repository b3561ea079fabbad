import type { WeightOption, WeightVariant } from '../../domain/catalogue/product.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { weightsOf } from '../variants.ts';

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
    dimensions: 'Handles 355, 405 or 455 mm long; largest plate 190, 200 or 230 mm across',
    images: picturesOf('15', 'three-quarter', 'room', 'front', 'detail', 'group'),
    shortDescription:
      'Two spin-lock handles with rubber plates: a pair of dumbbells you can build up, in three set sizes.',
    description: [
      'A good first set for a home gym, or for a home with no space for a rack of dumbbells. Spin off the star nuts, change the plates and spin them back on. It takes about half a minute per side.',
      'Fully loaded, each dumbbell weighs 8.75 kg in the 17.5 kg set, 12.5 kg in the 25 kg set and 25 kg in the 50 kg set. The handles are 25 mm thick in the first two sets and 28 mm in the 50 kg set, which also takes our 28 mm tri-grip plates.',
      'In the 17.5 kg box: two 14 in handles of 1.25 kg, four plates of 2.5 kg and four of 1.25 kg. In the 25 kg box: two 16 in handles of 2.5 kg, four plates of 2.5 kg and eight of 1.25 kg. In the 50 kg box: two 18 in handles of 2.5 kg, four plates of 1.25 kg, and either eight plates of 5 kg or, for smaller jumps, four of 5 kg and eight of 2.5 kg. Each set has four star nuts.',
    ].join('\n\n'),
    specifications: {
      DumbbellType: 'Adjustable, spin-lock',
      HandleLength: '355 mm (17.5 kg), 405 mm (25 kg), 455 mm (50 kg)',
      HandleDiameter: '25 mm; 28 mm in the 50 kg set',
      Plates: 'Rubber, 1.25, 2.5 and 5 kg depending on the set',
      LargestPlate: '190 mm (17.5 kg), 200 mm (25 kg), 230 mm (50 kg)',
      Maxload: '8.75, 12.5 or 25 kg per dumbbell, depending on the set',
      Lock: 'Star nuts',
      Warranty: '1 year',
      features: [
        'Threaded handles with star nuts',
        'Rubber plates that are gentle on floors',
        'The set weight includes handles and plates',
        '50 kg set comes with 28 mm handles that take 28 mm plates',
      ],
    },
    keyPoints: [
      {
        icon: 'rotate',
        title: 'One pair, many weights',
        description: 'Change plates in about half a minute per side.',
      },
      { icon: 'layers', title: 'Three sets', description: '17.5, 25 or 50 kg, handles included.' },
      { icon: 'house', title: 'Small footprint', description: 'Fits under a bed.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on handles, nuts and plates.' },
    ],
    productFeatures: [
      {
        title: 'Quick plate changes',
        description: 'The star nuts have a coarse thread: four turns to take off, four to put on.',
        image: pictureOf('15', 'detail'),
      },
      {
        title: 'Handles included in the weight',
        description: 'We count handles and plates together, so a 25 kg set weighs 25 kg in all.',
        image: pictureOf('15', 'group'),
      },
    ],
    weightVariants: weightsOf(
      'RR-DB-015',
      ['17.5 kg set', 4499, 2999, 18.5],
      ['25 kg set', 6499, 4299, 26],
      ['50 kg set', 11999, 8499, 52],
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
        'The 25 kg set is enough for my wife and me. Check the nuts every few sets, they come a little loose on curls.',
      ],
      [
        '2026-03-15',
        'Kunal Saxena',
        5,
        'Took the 50 kg set. Counted all the plates, nothing missing. Good start for a one-room flat.',
      ],
      [
        '2025-11-29',
        'Shabnam Qureshi',
        3,
        'The rubber smelled for the first week. Fine after that, and the price is fair.',
      ],
      [
        '2025-08-09',
        'Vivek Thakur',
        4,
        'Solid for the money. The handles are long, so be careful when you sit down with a full load.',
        'unverified',
      ],
    ),
  },
];
