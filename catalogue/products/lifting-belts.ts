import type { CatalogueProduct } from '../catalogue-product.ts';
import { house } from '../house.ts';
import { pictureOf, picturesOf } from '../pictures.ts';
import { reviewsOf } from '../reviews.ts';
import { colorsOf, weightsOf } from '../variants.ts';

export const liftingBelts: CatalogueProduct[] = [
  {
    ...house,
    id: '45',
    slug: 'leather-lever-lifting-belt-10-mm',
    name: 'Leather Lever Lifting Belt 10 mm',
    category: 'accessories',
    productCode: 'RR-AC-045',
    sku: 'AC-BELT-LEVER',
    price: 4999,
    salePrice: 2999,
    shippingWeight: 1.6,
    weight: '1.6 kg packed',
    dimensions: '1,100 mm long (M), 100 mm wide, 10 mm thick',
    images: picturesOf('45', 'three-quarter', 'front', 'detail', 'open', 'back', 'group'),
    shortDescription:
      'Ten millimetres of full-grain leather, 100 mm wide all round, closed by a steel lever in one move.',
    description: [
      'For heavy squats and pulls. A belt does not hold you up; it gives the belly something to push against. For that it has to be stiff and as wide in front as behind: 100 mm of leather, 10 mm thick, double-stitched along both edges.',
      'The lever closes to the same hole every time and opens with a flick after the set. Sizes S to XXL: measure around the navel, not the trousers for the size you choose. Moving the lever by one hole needs a screwdriver. Measures follow the powerlifting rules.',
      'In the box: one belt with its steel lever mounted, spare screws.',
    ].join('\n\n'),
    specifications: {
      BeltType: 'Lever belt',
      Material: 'Full-grain leather, suede inside',
      Width: '100 mm all round',
      Thickness: '10 mm',
      Length: '1,100 mm in size M',
      Sizes: 'S, M, L, XL, XXL',
      Buckle: 'Steel lever, 110 × 75 mm',
      Warranty: '2 years',
      features: [
        'Full-grain leather, double-stitched edges',
        'Steel lever: same fit every set',
        'Suede inside, which does not slip on a shirt',
        'Black or brown, S to XXL',
      ],
    },
    keyPoints: [
      { icon: 'lock', title: 'Steel lever', description: 'Closes in one move, same hole every time.' },
      { icon: 'ruler', title: '10 mm thick', description: '100 mm wide all round.' },
      { icon: 'palette', title: 'Black or brown', description: 'Sizes S to XXL.' },
      { icon: 'shield', title: '2 years', description: 'Warranty on leather, stitching and lever.' },
    ],
    features: [
      {
        title: 'As wide in front as behind',
        description: '100 mm all round gives the belly the same wall on every side.',
        image: pictureOf('45', 'group'),
      },
    ],
    productFeatures: [
      {
        title: 'One flick',
        description:
          'The lever locks past its dead point: it cannot open under load, and opens at once without it.',
        image: pictureOf('45', 'detail'),
      },
      {
        title: 'Leather to the core',
        description:
          'Two layers of 5 mm, glued and stitched. It is stiff on the first day and yours after a month.',
        image: pictureOf('45', 'front'),
      },
    ],
    weightVariants: weightsOf(
      'RR-AC-045',
      ['S', 4999, 2999, 1.6],
      ['M', 4999, 2999, 1.6],
      ['L', 4999, 2999, 1.6],
      ['XL', 4999, 2999, 1.6],
      ['XXL', 4999, 2999, 1.6],
    ),
    colorVariants: colorsOf('RR-AC-045', ['Black', 4999, 2999, 1.6], ['Brown', 4999, 2999, 1.6]),
    inStock: true,
    featured: true,
    bestSeller: true,
    isNew: false,
    createdAt: '2024-09-23T04:30:00.000Z',
    reviews: reviewsOf(
      '45',
      [
        '2026-11-01',
        'Ramesh Choudhury',
        5,
        'They rang me about the size before sending. L was right, I would have taken XL.',
      ],
      [
        '2026-09-13',
        'Divya Pillai',
        5,
        'Ten kilos on my squat in the first week, mostly courage. Brown looks better than the photo.',
      ],
      [
        '2026-06-22',
        'Shoaib Malick',
        4,
        'Stiff as a plank for three weeks. Roll it and use it, then it is superb.',
      ],
      [
        '2026-03-04',
        'Kartik Goenka',
        4,
        'Lever is strong. Changing the hole after a wedding season needs a screwdriver and five minutes.',
      ],
      ['2025-10-24', 'Baldev Thakur', 5, 'Stitching straight, edges smooth, no smell of glue.'],
    ),
  },
  {
    ...house,
    id: '17',
    slug: 'dip-belt-with-steel-chain',
    name: 'Dip Belt with Steel Chain',
    category: 'accessories',
    productCode: 'RR-AC-017',
    sku: 'AC-BELT-DIP',
    price: 2299,
    salePrice: 1349,
    shippingWeight: 1.9,
    weight: '1.9 kg packed',
    dimensions: '680 mm belt, 150 mm wide, 900 mm chain',
    images: picturesOf('17', 'three-quarter', 'front', 'detail', 'detail-chain', 'in-use'),
    shortDescription:
      'Hang plates from your hips for dips and pull-ups: padded belt, 900 mm chain, two carabiners. Rated for 120 kg.',
    description: [
      'For the day bodyweight stops being enough. The belt is nylon over neoprene, 150 mm high at the back, and spreads the pull over the hips instead of cutting into them.',
      'The 900 mm chain goes through plates with any hole, iron, bumper or tri-grip, and through kettlebell handles. Two carabiners set its length so that the weight hangs between the knees. It works with the pull-up bars of all our racks.',
      'In the box: belt, chain of 6 mm steel, two carabiners.',
    ].join('\n\n'),
    specifications: {
      BeltType: 'Dip belt',
      BeltLength: '680 mm',
      BeltWidth: '150 mm',
      Thickness: '8 mm',
      Chain: '900 mm, 6 mm steel',
      Carabiners: 'Two',
      Material: 'Nylon over neoprene, double-stitched',
      Maxload: '120 kg',
      Warranty: '1 year',
      features: [
        'Neoprene lining, no bruised hips',
        'Chain for plates and kettlebells',
        'Two carabiners for a quick change',
        'Double stitching at the rings',
      ],
    },
    keyPoints: [
      { icon: 'weight', title: 'Rated for 120 kg', description: '6 mm steel chain.' },
      { icon: 'layers', title: 'Padded', description: '8 mm of neoprene and nylon.' },
      { icon: 'ruler', title: '900 mm chain', description: 'Plates hang between the knees.' },
      { icon: 'shield', title: '1 year', description: 'Warranty on stitching and chain.' },
    ],
    productFeatures: [
      {
        title: 'Wide at the back',
        description: '150 mm of padding where the chain pulls, tapering to the rings in front.',
        image: pictureOf('17', 'detail'),
      },
    ],
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    createdAt: '2025-02-24T04:30:00.000Z',
    reviews: reviewsOf(
      '17',
      [
        '2026-08-17',
        'Alok Srivastava',
        5,
        'Dips with 40 kg and no marks on the hips. Chain is long enough for a bumper.',
      ],
      ['2026-03-31', 'Jyoti Rawal', 4, 'Comfortable. The carabiners are loud, wrap some tape around them.'],
      ['2025-09-08', 'Manoj Bagri', 4, 'Good stitching. Fits my 84 cm waist with the rings a hand apart.'],
    ),
  },
];
